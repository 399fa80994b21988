import { withPlainFigures } from '../text/native-figures.ts';

// Courts that write Hindi or Tamil print reports by the sounds of their letters: 'ए.आई.आर. 2019 एस.सी. 4321'.

const NATIVE = /[\u0900-\u0d7f]/;

/** The names of Latin letters in Devanagari and in Tamil. */
const LETTERS: Readonly<Record<string, string>> = {
  ए: 'A',
  बी: 'B',
  सी: 'C',
  डी: 'D',
  ई: 'E',
  एफ: 'F',
  जी: 'G',
  एच: 'H',
  आई: 'I',
  आइ: 'I',
  जे: 'J',
  के: 'K',
  एल: 'L',
  एम: 'M',
  एन: 'N',
  ओ: 'O',
  पी: 'P',
  आर: 'R',
  एस: 'S',
  टी: 'T',
  यू: 'U',
  वी: 'V',
  डब्ल्यू: 'W',
  डब्लू: 'W',
  वाई: 'Y',
  एक्स: 'X',
  जेड: 'Z',
  क्यू: 'Q',
  ஏ: 'A',
  பி: 'P',
  சி: 'C',
  டி: 'D',
  ஐ: 'I',
  ஜே: 'J',
  கே: 'K',
  எல்: 'L',
  எம்: 'M',
  ஆர்: 'R',
  எஸ்: 'S',
  யு: 'U',
  டபிள்யூ: 'W',
};
/** Courts and other words of citations. */
const WORDS: Readonly<Record<string, string>> = {
  'सुप्रीम कोर्ट': 'Supreme Court',
  'उच्चतम न्यायालय': 'Supreme Court',
  'सर्वोच्च न्यायालय': 'Supreme Court',
  'सु.को.': 'SC',
  'सु. को.': 'SC',
  'உச்ச நீதிமன்றம்': 'Supreme Court',
  इलाहाबाद: 'All',
  'इला.': 'All.',
  दिल्ली: 'Delhi',
  बम्बई: 'Bom',
  बॉम्बे: 'Bom',
  मुंबई: 'Bom',
  कलकत्ता: 'Cal',
  मद्रास: 'Mad',
  पटना: 'Pat',
  राजस्थान: 'Raj',
  'राज.': 'Raj.',
  'मध्य प्रदेश': 'MP',
  'म.प्र.': 'M.P.',
  केरल: 'Ker',
  कर्नाटक: 'Kar',
  गुजरात: 'Guj',
  उड़ीसा: 'Ori',
  झारखंड: 'Jhar',
  छत्तीसगढ़: 'Chh',
  उत्तराखंड: 'Utt',
  சென்னை: 'Mad',
  ऑनलाइन: 'OnLine',
  क्रि: 'Cri',
  ला: 'L',
  पृष्ठ: 'page',
};

const sources = (table: Readonly<Record<string, string>>): string =>
  Object.keys(table)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|');
const EDGE = '(?<![\\p{L}\\p{M}])';
const END = '(?![\\p{L}\\p{M}])';
/** Two letters' names or more, with stops and blanks between them or without. */
const SPELLED = new RegExp(
  `${EDGE}(?:(?:${sources(LETTERS)})\\.?\\s?){2,8}(?<=[\\p{L}\\p{M}.\\s])${END}`,
  'gu',
);
const LETTER = new RegExp(sources(LETTERS), 'gu');
const WORD = new RegExp(`${EDGE}(?:${sources(WORDS)})${END}`, 'gu');

const padded = (latin: string, length: number): string => latin.slice(0, length).padEnd(length);

/**
 * The text with Latin letters and the figures 0–9 where a citation may be printed in an Indian script. Every offset stays;
 * a text without such a script is returned as it is. O(n).
 */
export function withLatinCitations(text: string): string {
  if (!NATIVE.test(text)) return text;
  return withPlainFigures(text)
    .replace(WORD, (word) => padded(WORDS[word] ?? word, word.length))
    .replace(SPELLED, (run, offset: number, whole: string) => {
      const latin = run.replace(LETTER, (letter) => LETTERS[letter] ?? letter);
      // 'S.C.C. OnLine' is one token: nothing is put between its parts.
      return /^\s?OnLine/u.test(whole.slice(offset + run.length, offset + run.length + 7))
        ? latin.padStart(run.length)
        : padded(latin, run.length);
    });
}
