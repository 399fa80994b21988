import { AsyncLocalStorage } from 'node:async_hooks';
import { parseAccept } from 'hono/utils/accept';
import { bestLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/messages/languages.ts';
import { type ActiveLanguage, setActiveLanguage } from '#shared/messages/translate.ts';

/** More than any browser sends. */
const MAX_TAGS = 20;

const english: ActiveLanguage = { locale: LANGUAGES[DEFAULT_LANGUAGE].locale, texts: {} };
const languages = new Map<string, ActiveLanguage>([[DEFAULT_LANGUAGE, english]]);

/** An object, because the language of a request becomes that of its user once the session is known. */
const current = new AsyncLocalStorage<{ code: string }>();

// Here, so that whatever runs in a language formats its sentences in it.
setActiveLanguage(() => languages.get(activeLanguage()) ?? english);

/** Loads the texts of the languages. Called once at start; until then there is English. */
export async function loadLanguages(offered: Readonly<Record<string, Language>> = LANGUAGES): Promise<void> {
  for (const [code, { locale, load }] of Object.entries(offered))
    languages.set(code, { locale, texts: await load() });
}

/** Runs `work` in a language. A language that is not offered, or none, leaves the one that is active. */
export function inLanguage<T>(code: string | null | undefined, work: () => T): T {
  return code && languages.has(code) ? current.run({ code }, work) : work();
}

/**
 * Runs a request in the first of the `chosen` languages that is offered, else in that of its `Accept-Language`, else in
 * English.
 */
export function inRequestLanguage<T>(
  header: string | undefined,
  work: () => T,
  chosen: readonly string[] = [],
): T {
  const wanted = header === undefined ? [] : parseAccept(header).slice(0, MAX_TAGS);
  const tags = wanted.filter(({ q }) => q > 0).map(({ type }) => type);
  const code = bestLanguage([...chosen, ...tags], [...languages.keys()]);
  return current.run({ code: code ?? DEFAULT_LANGUAGE }, work);
}

/** The code of the language that is active here. */
export function activeLanguage(): string {
  return current.getStore()?.code ?? DEFAULT_LANGUAGE;
}

/** From here on the request is in the language of its user's profile, if they chose one. */
export function setRequestLanguage(code: string | null): void {
  const request = current.getStore();
  if (request && code && languages.has(code)) request.code = code;
}
