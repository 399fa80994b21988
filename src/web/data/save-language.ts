import type { QueryClient } from '@tanstack/react-query';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { messages } from '#shared/messages/en/common/common.ts';
import type { LanguageCode } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { chooseLanguage } from '../i18n/language.ts';
import { api } from './api.ts';
import { sessionQuery } from './session.ts';
import { needsSecondFactor } from './session-answer.ts';
import { toastFailure } from './toast-failure.ts';

/**
 * Saves a language in the profile of the signed-in user; before the second factor the profile is closed, and nothing is saved.
 * Errors: `ApiError`; a toast shows it to the user.
 */
export async function saveLanguage(
  client: QueryClient,
  session: CurrentSession,
  language: LanguageCode,
): Promise<void> {
  if (needsSecondFactor(session)) return;
  const { id } = session.user;
  try {
    await api.run('PATCH', '/rest/v1/profiles', { language }, { query: { id: `eq.${id}` } });
  } catch (error) {
    toastFailure(t(messages.error), error);
    throw error;
  }
  client.setQueryData(sessionQuery.queryKey, (now) => (now?.user.id === id ? { ...now, language } : now));
  await chooseLanguage(language);
  await client.invalidateQueries({ queryKey: ['profiles', id] });
}
