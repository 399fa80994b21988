import { useEffect, useSyncExternalStore } from 'react';
import { tabName, unsentTexts } from './device-texts.ts';

const MARK = 'form-of-ended-session';
/** Long enough to sign in again with a second factor. */
const LIFE_MS = 15 * 60_000;

/** The form that was open in this tab when the session ended; it holds nothing that was typed. */
interface Mark {
  name: string;
  /** Epoch ms. */
  at: number;
  /** The user had sent it: it is sent again after signing in. */
  sent: boolean;
}

const keyOf = (name: string) => `form ${tabName()} ${name}`;

/** Keeps what is typed in a form: at the end of a session it is too late to encrypt it. */
export const persistForm = (name: string, values: object): void => unsentTexts.set(keyOf(name), values);

/**
 * Records that the session ended while a form was open. The same user gets it back in this tab within fifteen minutes; a
 * sign-out by the user removes it.
 */
export function markForm(mark: Omit<Mark, 'at'>): void {
  sessionStorage.setItem(MARK, JSON.stringify({ ...mark, at: Date.now() }));
}

/** The kept form of this name. Reading removes nothing: the code that shows it calls `dropPersistedForm`. */
export function persistedForm<T>(name: string): { values: T; sent: boolean } | undefined {
  const mark = JSON.parse(sessionStorage.getItem(MARK) ?? 'null') as Mark | null;
  const values = unsentTexts.get(keyOf(name)) as T | undefined;
  if (mark?.name !== name || Date.now() - mark.at > LIFE_MS || values === undefined) return undefined;
  return { values, sent: mark.sent };
}

/** True when a form of this name waits for the user; again when this browser has read what it keeps. */
export function useHasPersistedForm(name: string): boolean {
  useEffect(() => void unsentTexts.load(), []);
  return useSyncExternalStore(unsentTexts.subscribe, () => persistedForm(name) !== undefined);
}

/** Forgets what was typed: the form is as it was at first. */
export const forgetForm = (name: string): void => unsentTexts.remove(keyOf(name));

/** Removes the kept form, which the user has back. */
export function dropPersistedForm(name: string): void {
  sessionStorage.removeItem(MARK);
  forgetForm(name);
}
