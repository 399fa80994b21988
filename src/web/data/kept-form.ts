const KEY = 'kept-form';
/** Long enough to sign in again with a second factor. */
const LIFE_MS = 15 * 60_000;

/** A form as it was when the session ended. */
type KeptForm<T> = {
  name: string;
  userId: string;
  /** Epoch ms. */
  at: number;
  values: T;
  /** The user had sent it: it is sent again after signing in. */
  sent: boolean;
};

/**
 * Keeps a form whose session was ended elsewhere, in this tab alone: the sign-in page is another document. The same
 * user gets it back within fifteen minutes; a sign-out by the user removes it.
 */
export function keepForm<T>(form: Omit<KeptForm<T>, 'at'>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...form, at: Date.now() }));
}

/**
 * The kept form of this name and user. Reading removes nothing that the user may get, because the browser may draw a
 * form twice before it shows it: the code that shows it calls `dropKeptForm`.
 */
export function keptForm<T>(name: string, userId: string | undefined): KeptForm<T> | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null || userId === undefined) return undefined;
  const kept = JSON.parse(text) as KeptForm<T>;
  if (kept.userId !== userId || Date.now() - kept.at > LIFE_MS) {
    sessionStorage.removeItem(KEY);
    return undefined;
  }
  return kept.name === name ? kept : undefined;
}

/** True when a form of this name waits for the user. */
export const hasKeptForm = (name: string, userId: string | undefined): boolean =>
  keptForm(name, userId) !== undefined;

/** Removes the kept form, which the user has back. */
export const dropKeptForm = (): void => sessionStorage.removeItem(KEY);
