import { ApiError, api, type Reader } from '../api.ts';
import type { RequestOptions } from '../requests.ts';
import { MOST, rowsFrom } from './row-requests.ts';

/**
 * All rows of a query, fetched page by page, so that a long list is never cut off silently. The query must name an
 * order. `onFirst` gets the first page while the others are fetched. Errors: `ApiError`.
 */
export async function allRows<T>(
  table: string,
  rows: Reader<T[]>,
  { query, signal, onFirst }: Pick<RequestOptions, 'query' | 'signal'> & { onFirst?: (rows: T[]) => void },
): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const { path, ...options } = rowsFrom(table, query, found.length);
    const page = await api.get(path, rows, { ...options, signal });
    if (found.length === 0) onFirst?.(page);
    found.push(...page);
    if (page.length < MOST) return found;
  }
}

/** The id in an address, which may be blank. Errors: `ApiError` with this sentence. */
export function requiredId(id: string, sentence: string): string {
  if (id.trim() === '') throw new ApiError(400, 'id_required', sentence);
  return id;
}

/** True when the requested row does not exist, is not the user's, or cannot exist (its id is invalid). */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && ['PGRST116', 'PGRST100'].includes(error.code);
}
