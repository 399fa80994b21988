import { DEFAULT_LANGUAGE, type LanguageCode } from '#shared/messages/languages.ts';

/** So much of a text shows its language. */
const SAMPLE = 400;

const SCRIPTS: readonly (readonly [LanguageCode, RegExp])[] = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  [DEFAULT_LANGUAGE, /\p{Script=Latin}/gu],
];

/**
 * The language of a text that is not a sentence of the interface, for its `lang`: a judgment, an act, a paper, an
 * answer. It is read from the script; a text in Devanagari is taken as Hindi, one without letters as English.
 */
export function languageOfText(text: string): LanguageCode {
  const sample = text.slice(0, SAMPLE);
  let best = { code: DEFAULT_LANGUAGE, letters: 0 };
  for (const [code, script] of SCRIPTS) {
    const letters = sample.match(script)?.length ?? 0;
    if (letters > best.letters) best = { code, letters };
  }
  return best.code;
}
