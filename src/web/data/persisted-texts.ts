import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { onAuthEvent } from './auth-events.ts';

const KEY = 'kept-texts';
/** A working day with its night. */
const LIFE_MS = 24 * 3_600_000;
/** Limit: dialogs whose texts are kept; the oldest goes. */
const MOST = 10;

const persistedText = z.object({
  typed: z.record(z.string(), z.object({ before: z.string(), value: z.string() })),
  same: z.record(z.string(), z.string()),
  about: z.string(),
});
type PersistedText = z.infer<typeof persistedText>;
const stored = z.object({
  userId: z.string(),
  dialogs: z.array(z.object({ name: z.string(), at: z.number(), text: persistedText })),
});

function readAll(userId: string): z.infer<typeof stored>['dialogs'] {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return [];
  const read = stored.safeParse(JSON.parse(text));
  if (!read.success || read.data.userId !== userId) {
    sessionStorage.removeItem(KEY);
    return [];
  }
  return read.data.dialogs.filter(({ at }) => Date.now() - at < LIFE_MS);
}

function writeAll(userId: string, dialogs: z.infer<typeof stored>['dialogs']): void {
  try {
    if (dialogs.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ userId, dialogs: dialogs.slice(-MOST) }));
  } catch (error) {
    // A browser whose storage is full keeps the text on the screen alone.
    console.warn(error);
  }
}

/**
 * Keeps the typed texts of dialogs in this tab alone, for the user who typed them: over a reload and over a session
 * that the server ended. A sign-out by the user removes them.
 */
export function sessionTexts(client: QueryClient) {
  const userId = () => client.getQueryData<CurrentSession | null>(['session'])?.user.id;
  // The page goes away with the session, which is no answer to what was typed.
  let ended = false;
  onAuthEvent((event, session, { by }) => {
    if (event === 'SIGNED_OUT' && by !== 'server') sessionStorage.removeItem(KEY);
    ended = session === null;
  });
  const others = (user: string, name: string) => readAll(user).filter((one) => one.name !== name);
  return {
    read: (name: string): PersistedText | undefined => {
      const user = userId();
      return user === undefined ? undefined : readAll(user).find((one) => one.name === name)?.text;
    },
    keep: (name: string, text: PersistedText): void => {
      const user = userId();
      if (user !== undefined) writeAll(user, [...others(user, name), { name, at: Date.now(), text }]);
    },
    drop: (name: string): void => {
      const user = userId();
      if (user !== undefined && !ended) writeAll(user, others(user, name));
    },
  };
}
