/** Search parameters as in the URL: text, or a list when a key occurs more than once. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** `?q=302&court=delhi&court=madras` → `{q: '302', court: ['delhi', 'madras']}`; numbers stay text. */
export function parseSearch(text: string): SearchParams {
  const search: SearchParams = {};
  const params = new URLSearchParams(text);
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    search[key] = values.length > 1 ? values : values[0];
  }
  return search;
}

/** The inverse of `parseSearch`: empty and absent values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Validates the search parameters of a route with `pick`, and sets all others to `undefined`: otherwise the router
 * keeps omitted parameters both in the URL and in what the page reads.
 */
export function validateSearch<T extends object>(pick: (search: Record<string, unknown>) => T) {
  return (search: Record<string, unknown>): T => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...pick(search),
  });
}

/** The path to open after signing in: one of our own, never another site. */
export function sameOriginPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;
}
