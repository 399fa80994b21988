import { ENGLISH_NUMBERS } from './dates-in-words.ts';
import { wordTerm } from './words.ts';

/** One to ninety-nine in Hindi; other spellings of one number follow a stroke. */
const HINDI =
  'एक दो तीन चार पांच/पाँच छह/छः/छ सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह उन्नीस बीस ' +
  'इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस/अठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस ' +
  'इकतालीस बयालीस तैंतालीस चवालीस/चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ ' +
  'इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी अस्सी ' +
  'इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी/अठासी नवासी नब्बे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पचानबे छियानवे/छियानबे सत्तानवे/सत्तानबे अट्ठानवे/अट्ठानबे निन्यानवे/निन्यानबे';
const TAMIL = 'ஒன்று/ஒரு இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து';

const inOrder = (list: string): [string, number][] =>
  list.split(' ').flatMap((words, at) => words.split('/').map((word): [string, number] => [word, at + 1]));

/** One spelling for letters that Unicode writes in two ways: ड़ as one character and as two. */
export const foldedNumberWord = (word: string): string => word.normalize('NFC').toLowerCase();

const folded = (entries: Iterable<readonly [string, number]>): Map<string, number> =>
  new Map([...entries].map(([word, value]) => [foldedNumberWord(word), value]));

/** The words of numbers below a hundred in English, Hindi and Tamil, with their values. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = folded([
  ...ENGLISH_NUMBERS,
  ...inOrder(HINDI),
  ...inOrder(TAMIL),
]);

/** Words and signs that multiply the number before them. */
export const MULTIPLIERS: ReadonlyMap<string, number> = folded([
  ...['hundred', 'सौ', 'நூறு'].map((word) => [word, 100] as const),
  ...['thousand', 'thousands', 'k', 'हजार', 'हज़ार', 'ஆயிரம்', 'ஆயிரத்து'].map((word) => [word, 1000] as const),
  ...['lakh', 'lakhs', 'lac', 'lacs', 'लाख', 'லட்சம்', 'லட்சத்து', 'இலட்சம்'].map((word) => [word, 1e5] as const),
  ...['million', 'millions', 'mn'].map((word) => [word, 1e6] as const),
  ...['crore', 'crores', 'करोड़', 'கோடி'].map((word) => [word, 1e7] as const),
  ...['billion', 'billions', 'bn'].map((word) => [word, 1e9] as const),
]);

/** Hindi words that change the number behind them: साढ़े तीन is three and a half. Alone before a multiplier the first two are numbers. */
export const FRACTIONS: ReadonlyMap<string, number> = folded([
  ['साढ़े', 0.5],
  ['सवा', 0.25],
  ['पौने', -0.25],
]);
export const HALVES: ReadonlyMap<string, number> = folded([
  ['डेढ़', 1.5],
  ['ढाई', 2.5],
  ['आधा', 0.5],
]);

const COUNTS = new Set(
  [...NUMBER_WORDS, ...MULTIPLIERS, ...FRACTIONS, ...HALVES]
    .map(([word]) => wordTerm(word))
    .concat(['rupees', 'rs', 'inr', 'रुपये', 'रुपए', 'रु', 'ரூபாய்'].map(wordTerm)),
);
/** True when the term of a word counts or names money: it can be printed in figures instead. */
export const counts = (term: string): boolean => COUNTS.has(term) || /^\p{N}/u.test(term);
