import { chooseLanguage } from '../i18n/language.ts';
import { type AuthEvent, onAuthEvent } from './auth-events.ts';

/** A change in another window does not count: the page would be built again, without what was typed. */
const EVENTS: ReadonlySet<AuthEvent> = new Set(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']);

/** Shows the page in the language of the signed-in user's profile. Returns the function that ends this. */
export function watchLanguage(): () => void {
  return onAuthEvent((event, session) => {
    if (EVENTS.has(event)) void chooseLanguage(session?.language ?? null);
  });
}
