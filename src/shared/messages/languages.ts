import type { Texts } from './translation.ts';

export interface Language {
  /** The language's name in its own script. */
  name: string;
  /** The locale of dates, numbers, lists and plurals: Indian grouping and Indian dates. */
  locale: string;
  /** Loads the texts. Those of English are in the code. */
  load: () => Promise<Texts>;
}

/** The languages that a reader can choose, by their BCP 47 tag. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN', load: async () => ({}) },
  hi: { name: 'हिन्दी', locale: 'hi-IN', load: async () => (await import('./hi/texts.ts')).texts },
  ta: { name: 'தமிழ்', locale: 'ta-IN', load: async () => (await import('./ta/texts.ts')).texts },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;

/** The cookie and the search parameter by which a visitor chooses a language. */
export const LANGUAGE_CHOICE = 'lang';

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

export const languageCodes = Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]];

/**
 * The first of the wanted tags that is offered: the same tag, else the same language (`ta-LK` finds `ta`).
 * `wanted` is in order of preference.
 */
export function bestLanguage<Code extends string>(
  wanted: readonly string[],
  offered: readonly Code[],
): Code | undefined {
  for (const tag of wanted) {
    const same = (other: string) => offered.find((code) => code.toLowerCase() === other.toLowerCase());
    const found = same(tag) ?? same(tag.split('-')[0] ?? '');
    if (found) return found;
  }
  return undefined;
}
