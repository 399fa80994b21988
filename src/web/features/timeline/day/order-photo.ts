import { z } from 'zod';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';

const OBJECTS = `/storage/v1/object/${CASE_FILES.bucket}`;
const FOLDER = CASE_FILES.bucket.replace('-', '_');
const row = z.object({ id: z.uuid() });

/** Stores the photo of an order among the files of its case. Returns the id of the file. Errors: `ApiError`. */
export async function keepPhoto(caseId: string, day: string, photo: File): Promise<string> {
  const ending = photo.type === 'image/png' ? 'png' : 'jpg';
  const path = `${FOLDER}/${caseId}/${crypto.randomUUID().replaceAll('-', '')}_${Date.now()}.${ending}`;
  await api.run('POST', `${OBJECTS}/${path}`, photo, { headers: { 'x-upsert': 'false' } });
  const { id } = await api.post(
    '/rest/v1/case_files',
    {
      case_id: caseId,
      file_name: `${t(messages.photoName, { day: day.split('-').reverse().join('-') })}.${ending}`,
      file_path: path,
      file_type: photo.type || null,
      file_size: photo.size,
    },
    row,
    { headers: { ...RETURN_ROWS, ...ONE_ROW } },
  );
  return id;
}
