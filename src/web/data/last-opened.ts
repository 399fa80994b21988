import { useEffect } from 'react';
import { z } from 'zod';
import { useSession } from './session.ts';

const OPENED_KINDS = ['judgment', 'chat', 'check', 'draft'] as const;
const opened = z.object({ kind: z.enum(OPENED_KINDS), url: z.string(), title: z.string() });
/** A page on which the user stopped. */
export type Opened = z.infer<typeof opened>;
const kept = z.array(opened).catch([]);

const LONGEST_TITLE = 200;

// Titles can be privileged, so they stay in the browser: signing out clears its storage.
const keyOf = (user: string) => `last-opened:${user}`;

/** The last page of each kind that a user opened in this browser, newest first. */
export function readOpened(user: string): Opened[] {
  const text = localStorage.getItem(keyOf(user));
  if (text === null) return [];
  try {
    return kept.parse(JSON.parse(text)).slice(0, OPENED_KINDS.length);
  } catch (error) {
    // A text that is no JSON is not ours.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Keeps a page as the last one of its kind. */
export function keepOpened(user: string, page: Opened): void {
  const others = readOpened(user).filter(({ kind }) => kind !== page.kind);
  const title = [...page.title].slice(0, LONGEST_TITLE).join('');
  localStorage.setItem(keyOf(user), JSON.stringify([{ ...page, title }, ...others]));
}

/** Keeps the page that is shown, once its title is known; `url` may change while the user reads on. */
export function useOpened(kind: Opened['kind'], url: string, title: string | undefined): void {
  const user = useSession().user?.id;
  useEffect(() => {
    if (user !== undefined && title !== undefined && title !== '') keepOpened(user, { kind, url, title });
  }, [user, kind, url, title]);
}
