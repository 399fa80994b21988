import { keepLongest, type Span } from '../../text/text.ts';

/** A term of art and the word for it in the language of a translation. */
export interface TermPair {
  term: string;
  word: string;
}

const REGULAR = /[$()*+.?[\\\]^{|}]/gu;
const TAIL = String.raw`[\p{L}\p{M}\u200c\u200d]{0,16}`;
/** A vowel that Hindi exchanges in other cases and numbers, a sign or a letter: मामला, मामले; सुनवाई, सुनवाइयाँ. */
const HINDI_VOWEL = /(?<=[\u0900-\u097f])[\u0908\u093e\u0940]$/u;
/** Tamil exchanges these letters before an ending: நீதிமன்றம், நீதிமன்றத்தில்; மனுதாரர், மனுதாரரின். */
const TAMIL_END = /(?:\u0bae?\u0bcd|\u0bc1)$/u;
const SHORTEST = 3;
/** Plurals that take more than an s; *writs* is one of *writ*, *writes* is not. */
const ENGLISH_PLURALS: readonly [end: RegExp, forms: (word: string) => string][] = [
  [/(?:s|x|z|ch|sh)$/iu, (word) => `${word}(?:es)?`],
  [/[^aeiou]y$/iu, (word) => `${word.slice(0, -1)}(?:y|ies)`],
];

/** The forms of one word that count as this word. */
function formsOf(word: string): string {
  const plain = word.replaceAll(REGULAR, String.raw`\$&`);
  if (/[a-z]/iu.test(word))
    return ENGLISH_PLURALS.find(([end]) => end.test(word))?.[1](plain) ?? `${plain}s?`;
  const [hindi, tamil] = [word.replace(HINDI_VOWEL, ''), word.replace(TAMIL_END, '')];
  if (hindi !== word) return String.raw`${hindi}[\p{M}\u0907\u0908]${TAIL}`;
  return `${tamil.length >= SHORTEST ? tamil : plain}${TAIL}`;
}

/** The places of a term in a text, also with the endings that Hindi and Tamil give it. O(n). */
export function placesOfTerm(text: string, term: string): Span[] {
  const forms = term.trim().split(/\s+/u).map(formsOf).join(String.raw`\s+`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${forms})(?![\p{L}\p{M}])`, 'giu');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The pairs whose terms a text has, each once, in the order of the text. *High Court* is not *court*. */
export function termsIn(text: string, pairs: readonly TermPair[]): TermPair[] {
  const places = pairs.flatMap((pair) => placesOfTerm(text, pair.term).map((place) => ({ ...place, pair })));
  return [...new Set(keepLongest(places).map(({ pair }) => pair))];
}
