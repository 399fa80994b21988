import { z } from 'zod';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { api } from './api.ts';
import { ONE_ROW, RETURN_ROWS } from './requests.ts';

const OBJECTS = `/storage/v1/object/${CASE_FILES.bucket}`;
const FOLDER = CASE_FILES.bucket.replace('-', '_');
const row = z.object({ id: z.uuid() });

export const endingOf = (file: File): string =>
  /\.([a-z\d]{1,10})$/iu.exec(file.name)?.[1]?.toLowerCase() ?? (file.type === 'image/png' ? 'png' : 'jpg');

/** Stores one file among those of a case under a name without ending. Returns its id. Errors: `ApiError`. */
export async function keepCaseFile(caseId: string, name: string, file: File): Promise<string> {
  const ending = endingOf(file);
  const path = `${FOLDER}/${caseId}/${crypto.randomUUID().replaceAll('-', '')}_${Date.now()}.${ending}`;
  await api.run('POST', `${OBJECTS}/${path}`, file, { headers: { 'x-upsert': 'false' } });
  const { id } = await api.post(
    '/rest/v1/case_files',
    {
      case_id: caseId,
      file_name: `${name}.${ending}`,
      file_path: path,
      file_type: file.type || null,
      file_size: file.size,
    },
    row,
    { headers: { ...RETURN_ROWS, ...ONE_ROW } },
  );
  return id;
}
