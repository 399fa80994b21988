import type { QueryClient } from '@tanstack/react-query';
import { chooseLanguage, saveChoicesWith } from '../i18n/language.ts';
import { type AuthEvent, onAuthEvent } from './auth-events.ts';
import { sessionQuery } from './session.ts';

/** A change in another window does not count: the page would be built again, without what was typed. */
const EVENTS: ReadonlySet<AuthEvent> = new Set(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']);

/**
 * Shows the page in the language of the signed-in user's profile, which comes before every other choice, and saves there what
 * the user chooses on a page. Returns the function that ends the first.
 */
export function watchLanguage(client: QueryClient): () => void {
  saveChoicesWith(async (code) => {
    const session = client.getQueryData(sessionQuery.queryKey);
    if (session) await (await import('./save-language.ts')).saveLanguage(client, session, code);
  });
  return onAuthEvent((event, session) => {
    if (EVENTS.has(event)) void chooseLanguage(session?.language ?? null);
  });
}
