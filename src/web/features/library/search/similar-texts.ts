const PREFIX = 'text-';
const KEY = 'munshi-similar-';
const kept = new Map<string, string>();

/** True for the key of a pasted text, false for the id of a document. */
export function isTextKey(similar: string): boolean {
  return similar.startsWith(PREFIX);
}

/**
 * Keeps a pasted text for this tab and returns its key for the URL. Facts of a client's case never go into a URL, and
 * the tab forgets them when it is closed or the user signs out.
 */
export function keepText(text: string): string {
  const key = PREFIX + crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36);
  kept.set(key, text);
  try {
    sessionStorage.setItem(KEY + key, text);
  } catch (cause) {
    console.warn('The text is kept only until the page is loaded again', cause);
  }
  return key;
}

export function keptText(key: string): string | undefined {
  return sessionStorage.getItem(KEY + key) ?? kept.get(key);
}
