import { z } from 'zod';
import type { CaseFile } from '#shared/contracts/files.ts';
import { libraryDocument } from '#shared/contracts/library.ts';
import { api } from '#web/data/api.ts';
import { originalAddress } from '#web/data/original-address.ts';

const answer = z.object({
  results: z.array(z.object({ _id: z.string(), _source: z.object({ s3_file_key: z.string() }) })),
});

/** `12-karnataka-cheque.md` → `12 karnataka cheque`: the words of a file name, to search for. */
export function fileNameWords(fileName: string): string {
  return fileName
    .replace(/\.[a-z\d]{1,10}$/iu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The id of the library document; older rows have none, so it is searched by its name. Null if there is none. */
export async function documentIdOf(file: CaseFile, signal?: AbortSignal): Promise<string | null> {
  if (file.document_id !== null) return file.document_id;
  // The row was named after the library's file; its path keeps that name when it is renamed.
  const query = fileNameWords(file.file_path);
  if (query === '') return null;
  const { results } = await api.post('/keyword_search', { query, size: 20, highlight: false }, answer, {
    signal,
  });
  const found = results.find(({ _source }) => _source.s3_file_key.split('/').pop() === file.file_path);
  return found?._id ?? null;
}

/** The URL of the original of a library document in a case. Errors: `ApiError`; `Error` without an original. */
export async function documentAddress(file: CaseFile): Promise<string> {
  const id = await documentIdOf(file);
  if (id === null) throw new Error('The library does not have this document');
  const found = await api.get(`/library/documents/${encodeURIComponent(id)}`, libraryDocument);
  const address = await originalAddress(id, found.metadata);
  if (address === undefined) throw new Error('The document has no original');
  return address;
}
