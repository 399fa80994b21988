import { useEffect } from 'react';
import { z } from 'zod';
import { useSession } from '../session.ts';
import { readTexts, useDeviceTexts } from './device-texts.ts';

const opened = z.object({
  kind: z.enum(['judgment', 'chat', 'check', 'draft']),
  url: z.string(),
  title: z.string(),
});
/** A page on which the user stopped. */
export type Opened = z.infer<typeof opened>;
/** A row may be of another build. */
const kept = z.array(opened).catch([]);

const LONGEST_TITLE = 200;
const PREFIX = 'opened ';

/** The last page of each kind that the user opened in this browser, newest first. */
export const readOpened = (): Opened[] => kept.parse(readTexts.list(PREFIX).map(({ value }) => value));

/** The same, again when it changes. */
export function useLastOpened(): Opened[] {
  useDeviceTexts(readTexts);
  return readOpened();
}

/** Keeps a page as the last one of its kind. */
export function keepOpened({ title, ...page }: Opened): void {
  const cut = [...title].slice(0, LONGEST_TITLE).join('');
  readTexts.set(PREFIX + page.kind, { ...page, title: cut });
}

/** Keeps the page that is shown, once its title is known; `url` may change while the user reads on. */
export function useOpened(kind: Opened['kind'], url: string, title: string | undefined): void {
  const user = useSession().user?.id;
  useEffect(() => {
    if (user !== undefined && title !== undefined && title !== '') keepOpened({ kind, url, title });
  }, [user, kind, url, title]);
}
