import { useSyncExternalStore } from 'react';
import {
  bestLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_CHOICE,
  LANGUAGES,
  type LanguageCode,
  languageCodes,
} from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';

/** The language that the user chose in their profile, so that the next visit starts in it. */
const STORAGE_KEY = 'language';
const CHOICE = `${LANGUAGE_CHOICE}=`;

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

/** The visitor's choices of a language, by the URL and by the cookie. */
const choices = (): string[] =>
  [location.search.slice(1).split('&'), document.cookie.split('; ')]
    .flat()
    .filter((pair) => pair.startsWith(CHOICE))
    .map((pair) => pair.slice(CHOICE.length));

const preferredLanguage = (ofProfile: string | null): LanguageCode =>
  bestLanguage([ofProfile ?? '', ...choices(), ...navigator.languages], languageCodes) ?? DEFAULT_LANGUAGE;

/** The language of a visitor, whose texts may not be loaded yet. */
export const visitorLanguage = (): LanguageCode => preferredLanguage(null);

/** Shows the language of the profile if it has one, else the chosen one, else that of the browser, else English. */
async function show(ofProfile: string | null): Promise<void> {
  const code = preferredLanguage(ofProfile);
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

type Save = (code: LanguageCode) => Promise<void>;
let saveInProfile: Save = async () => undefined;

/** Called once at the start of a page that can have a signed-in user: how a choice is saved in the profile. */
export function saveChoicesWith(save: Save): void {
  saveInProfile = save;
}

const warn = (error: unknown) => console.warn('The chosen language could not be kept', error);

/** Shows the language that was chosen on a page, and keeps it for later pages: in a cookie, and in the profile of a user. */
export async function switchLanguage(code: LanguageCode): Promise<void> {
  if (location.search.includes(CHOICE)) history.replaceState(history.state, '', location.pathname);
  await show(code);
  // The answer of the server sets the cookie.
  const cookie = fetch(`?${CHOICE}${code}`, { method: 'HEAD' });
  await Promise.all([cookie.catch(warn), saveInProfile(code).catch(warn)]);
}

/** Shows the language of a profile, and remembers it in this browser; null for what a visitor chose. */
export function chooseLanguage(chosen: string | null): Promise<void> {
  if (chosen === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, chosen);
  return show(chosen);
}
