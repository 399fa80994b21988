import { useSyncExternalStore } from 'react';
import {
  bestLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type LanguageCode,
  languageCodes,
} from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';

/** The language that the user chose in their profile, so that the next visit starts in it. */
const STORAGE_KEY = 'language';

let wanted: LanguageCode = DEFAULT_LANGUAGE;
let shown: LanguageCode = DEFAULT_LANGUAGE;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the page. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(subscribe, shownLanguage, shownLanguage);
}

/** The language of the page, outside of React. */
export const shownLanguage = (): LanguageCode => shown;

/** Shows the chosen language if there is one, else that of the browser, else English. */
async function show(chosen: string | null): Promise<void> {
  const preferred = chosen === null ? navigator.languages : [chosen, ...navigator.languages];
  const code = bestLanguage(preferred, languageCodes) ?? DEFAULT_LANGUAGE;
  wanted = code;
  const { locale, load } = LANGUAGES[code];
  try {
    const active = { locale, texts: await load() };
    if (wanted !== code) return;
    setActiveLanguage(() => active);
  } catch (error) {
    console.warn('The texts of a language could not be loaded; the page stays as it is', error);
    return;
  }
  document.documentElement.lang = locale;
  shown = code;
  for (const listener of listeners) listener();
}

/** Called before the first sentence is shown. */
export function startLanguage(): Promise<void> {
  return show(localStorage.getItem(STORAGE_KEY));
}

/** Shows the language of a profile, and remembers it in this browser; null for the language of the browser. */
export function chooseLanguage(chosen: string | null): Promise<void> {
  if (chosen === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, chosen);
  return show(chosen);
}
