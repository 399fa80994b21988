const KEY = 'kept-form';
/** Long enough to sign in again with a second factor. */
const LIFE_MS = 15 * 60_000;

/** A form as it was when the session ended. */
type PersistedForm<T> = {
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
export function persistForm<T>(form: Omit<PersistedForm<T>, 'at'>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...form, at: Date.now() }));
}

/**
 * The kept form of this name and user. Reading removes nothing that the user may get, because the browser may draw a
 * form twice before it shows it: the code that shows it calls `dropPersistedForm`.
 */
export function persistedForm<T>(name: string, userId: string | undefined): PersistedForm<T> | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null || userId === undefined) return undefined;
  const kept = JSON.parse(text) as PersistedForm<T>;
  if (kept.userId !== userId || Date.now() - kept.at > LIFE_MS) {
    sessionStorage.removeItem(KEY);
    return undefined;
  }
  return kept.name === name ? kept : undefined;
}

/** True when a form of this name waits for the user. */
export const hasPersistedForm = (name: string, userId: string | undefined): boolean =>
  persistedForm(name, userId) !== undefined;

/** Removes the kept form, which the user has back. */
export const dropPersistedForm = (): void => sessionStorage.removeItem(KEY);
