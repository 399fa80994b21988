/** Endings of Hindi nouns in other cases and numbers, and the endings of the words that they come from. */
const HINDI_ENDINGS: readonly [ending: string, bases: readonly string[]][] = [
  ['ियों', ['ी', 'ि']],
  ['ियां', ['ी', 'ि']],
  ['ाओं', ['ा']],
  ['ाएं', ['ा']],
  ['ुओं', ['ु', 'ू']],
  ['ओं', ['']],
  ['एं', ['']],
  ['ों', ['', 'ा']],
  ['ें', ['']],
  ['े', ['ा']],
];

/** The words that a Hindi word may be a form of: अभियुक्तों → अभियुक्त; the word has anusvara in place of candrabindu. */
export function hindiBases(word: string): string[] {
  const found = HINDI_ENDINGS.find(([ending]) => word.endsWith(ending));
  if (found === undefined) return [];
  const [ending, bases] = found;
  return bases.map((base) => `${word.slice(0, -ending.length)}${base}`);
}

/** Letters of a stem below which it begins other words too. */
const SHORT_STEM = 3;

/**
 * The stems with which the forms of a Tamil word begin: without its last sign, and for a word in -ம் the stem in -த்த
 * and its plural in -ங்கள் (நீதிமன்றம், நீதிமன்றத்தில், நீதிமன்றங்கள்).
 */
export function tamilStems(term: string): string[] {
  const stem = term.replace(/[\u0bbe-\u0bcd]$/u, '');
  const stems = [stem.length < SHORT_STEM ? term : stem];
  const base = term.replace(/\u0bae\u0bcd$/u, '');
  return base !== term && base.length >= SHORT_STEM
    ? [...stems, `${base}\u0ba4\u0bcd\u0ba4`, `${base}\u0b99\u0bcd\u0b95`]
    : stems;
}
