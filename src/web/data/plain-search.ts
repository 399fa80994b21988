/** Search parameters as they stand in the address: text, and a list where a key comes more than once. */
export type PlainSearch = Record<string, string | string[] | undefined>;

/** `?q=302&court=delhi&court=madras` → `{q: '302', court: ['delhi', 'madras']}`; nothing is guessed to be a number. */
export function parseSearch(text: string): PlainSearch {
  const search: PlainSearch = {};
  const params = new URLSearchParams(text);
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    search[key] = values.length > 1 ? values : values[0];
  }
  return search;
}

/** The inverse of `parseSearch`: what is empty or absent is left out. */
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
 * A route's reading of its address, `pick`, with all that it does not pick named `undefined`: the router keeps what is
 * merely left out as it came, both in the address and in what the page reads.
 */
export function onlyKnown<T extends object>(pick: (search: Record<string, unknown>) => T) {
  return (search: Record<string, unknown>): T => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...pick(search),
  });
}
