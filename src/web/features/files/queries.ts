import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { PaperCategory } from '#law/practice/paper-category.ts';
import { caseFileText, fileReading } from '#shared/contracts/file-pages.ts';
import { CASE_FILES, type CaseFile, caseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api, errorFrom, send } from '#web/data/api.ts';
import { PERSISTED_OFFLINE } from '#web/data/device/persisted-offline.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';

const OBJECTS = `/storage/v1/object/${CASE_FILES.bucket}`;

/** The files of a case, newest first; with very many, the newest are shown while the others load. */
export const caseFilesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-files', caseId],
    queryFn: ({ signal, client, queryKey }) =>
      allRows('case_files', z.array(caseFile), {
        query: { case_id: `eq.${caseId}`, select: '*', order: 'uploaded_at.desc,id' },
        signal,
        onFirst: (rows) => client.setQueryData<CaseFile[]>(queryKey, (known) => known ?? rows),
      }),
    meta: PERSISTED_OFFLINE,
    staleTime: 0,
  });

/** Writes the row of a stored file. */
export const createFileRow = (caseId: string, path: string, file: File): Promise<CaseFile> =>
  api.post(
    '/rest/v1/case_files',
    {
      case_id: caseId,
      file_name: file.name,
      file_path: path,
      file_type: file.type || null,
      file_size: file.size,
    },
    caseFile,
    { headers: { ...RETURN_ROWS, ...ONE_ROW } },
  );

export const removeObject = (path: string) => api.run('DELETE', OBJECTS, { prefixes: [path] });

/**
 * Removes the row, then the object; the server deletes an object without a row within a day. `leaving`: the page is
 * closing, so only the first call can be made.
 */
export async function deleteFile(file: CaseFile, leaving: boolean): Promise<void> {
  await api.run('DELETE', '/rest/v1/case_files', undefined, {
    query: { id: `eq.${file.id}` },
    keepalive: leaving,
  });
  if (leaving || file.storage_provider !== CASE_FILES.defaultProvider) return;
  await removeObject(file.file_path).catch((error: unknown) =>
    console.warn('A stored file could not be removed with its row', error),
  );
}

export const renameFile = (file: CaseFile, file_name: string) =>
  api.patch('/rest/v1/case_files', { file_name }, caseFile, {
    query: { id: `eq.${file.id}` },
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });

export const changeCategory = (file: CaseFile, category: PaperCategory) =>
  api.patch('/rest/v1/case_files', { category }, caseFile, {
    query: { id: `eq.${file.id}` },
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });

export const changeFolder = (file: CaseFile, folder: string) =>
  api.patch('/rest/v1/case_files', { folder }, caseFile, {
    query: { id: `eq.${file.id}` },
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });

/** The text of the pages of a file, starting at `from`. */
export const fileText = (file_id: string, from: number, signal: AbortSignal) =>
  api.post('/rest/v1/rpc/case_file_text', { file_id, from }, caseFileText, { signal });

export const cancelReading = (file_id: string) =>
  api.post('/rest/v1/rpc/cancel_file_reading', { file_id }, fileReading);

export const retryReading = (file_id: string) =>
  api.post('/rest/v1/rpc/retry_file_reading', { file_id }, fileReading);

const signed = z.object({ signedURL: z.string().startsWith('/') });

/** A URL that opens a file for an hour; with `name` the browser saves it under that name. Errors: `ApiError`. */
export async function signedAddress(path: string, name?: string): Promise<string> {
  const body = { expiresIn: CASE_FILES.signedUrlSeconds };
  const { signedURL } = await api.post(`/storage/v1/object/sign/${CASE_FILES.bucket}/${path}`, body, signed);
  return `/storage/v1${signedURL}${name === undefined ? '' : `&download=${encodeURIComponent(name)}`}`;
}

/** The URL of the bytes of a file, for the signed-in user. */
export const objectAddress = (path: string): string => `${OBJECTS}/${path}`;

export async function fileBytes(path: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const answer = await send('GET', objectAddress(path), undefined, { signal });
  return answer.arrayBuffer();
}

/** The URL of a photo of a phone as JPEG: most browsers show no HEIC. */
export const photoAddress = (file_id: string): string =>
  `/functions/v1/photo-as-jpeg?${new URLSearchParams({ file_id })}`;

/** A PDF of a case without its password. Errors: `ApiError`. */
export async function unlockedPdf(file_id: string, password: string): Promise<Blob> {
  return (await send('POST', '/functions/v1/unlock-pdf', { file_id, password })).blob();
}

function problemOf(request: XMLHttpRequest): ApiError {
  try {
    return errorFrom(request.status, JSON.parse(request.responseText));
  } catch (cause) {
    return new ApiError(request.status, 'unreadable', errorFrom(request.status, undefined).message, {
      cause,
    });
  }
}

/** Sends a file and reports its progress, which fetch cannot do yet. Errors: `ApiError`; the abort reason when aborted. */
export function sendFile(
  path: string,
  file: File,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', objectAddress(path));
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('x-upsert', 'false');
    request.upload.onprogress = ({ loaded, total }) => progress(total === 0 ? 0 : loaded / total);
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(problemOf(request));
    request.onerror = () => reject(new ApiError(0, 'unreachable', t(messages.connectionBrokeUnsaved)));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
