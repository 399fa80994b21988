/**
 * A value as one line of JSON. Node 24's line reader also breaks at U+2028 and U+2029, which JSON does not escape and
 * which a file name may contain.
 */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u0085\u2028\u2029]/gu,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
