import { LANGUAGES as REAL } from '#shared/messages/languages.ts';
import type { Texts } from '#shared/messages/translation.ts';

// The build of the pseudo-language takes this module in the place of the product's list of languages.
export { bestLanguage, DEFAULT_LANGUAGE, LANGUAGE_CHOICE } from '#shared/messages/languages.ts';

/** The tag of a pseudo-language with accents, as browsers and Android know it. */
export const PSEUDO = 'en-XA';

export const LANGUAGES = {
  ...REAL,
  [PSEUDO]: {
    name: 'Pseudo',
    locale: 'en-IN',
    load: async (): Promise<Texts> => (await import('virtual:pseudo-texts')).texts,
  },
};

export const languageCodes = Object.keys(LANGUAGES);
