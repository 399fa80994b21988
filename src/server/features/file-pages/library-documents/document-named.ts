import type { LibraryReader } from '#server/platform/search/engine.ts';

const CANDIDATES = 20;

/** `12-karnataka-cheque.md` → `12 karnataka cheque`: the words of a file name, to search for. */
function wordsOf(fileName: string): string {
  return fileName
    .replace(/\.[a-z\d]{1,10}$/iu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The id of the one library document with this file name; undefined when there is none, or several. For rows that name
 * no document: older ones, and those of other clients.
 */
export async function documentNamed(library: LibraryReader, fileName: string): Promise<string | undefined> {
  const query = wordsOf(fileName);
  if (query === '') return undefined;
  const { hits } = await library.search({ mode: 'keyword', query, size: CANDIDATES });
  const found = hits.filter(({ record }) => record.file_key.split('/').pop() === fileName);
  return found.length === 1 ? found[0]?.id : undefined;
}
