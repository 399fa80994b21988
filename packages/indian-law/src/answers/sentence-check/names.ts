import { nameKeys } from '../../parties/names.ts';
import { MONTHS } from '../../text/months.ts';
import type { Span } from '../../text/text.ts';
import { wordTerm } from '../../text/words.ts';
import { ofWriting } from '../grounding.ts';
import type { Statement } from './read-statement.ts';

/** A word of a name, with the words beside it. */
export interface NameWord extends Span {
  text: string;
  key: string;
  /** It may be an ordinary word: it begins its sentence, and nothing beside it says that it is a name. */
  doubtful: boolean;
}

/** Words that are written with a capital letter and name no person, body or place. */
const USUAL = new Set(
  (
    'the a an in on of at by for to it he she they this that these those his her its their as if when while where who and but or no not however ' +
    'therefore thus hence under since because although section sections article articles order rule clause schedule act code ' +
    'constitution court high supreme district sessions judge justice hon honourable bench tribunal commission plaintiff ' +
    'defendant petitioner respondent appellant complainant accused landlord tenant lessor lessee applicant counsel advocate ' +
    'state union government india indian exhibit annexure page para paragraph source sources clause notice petition suit appeal ' +
    'agreement deed lease rent cheque bank lok sabha civil criminal penal procedure evidence negotiable instruments limitation ' +
    'contract property transfer rupees rs inr mr mrs ms dr shri smt sri kum km adv scc air scr ilr llj crlj insc yes there here ' +
    'one two three first second third both each all any some such according also further ' +
    MONTHS.join(' ') +
    ' monday tuesday wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec'
  ).split(' '),
);
/** Endings of words that are rarely names. */
const COMMON_ENDING =
  /(?:ment|tion|sion|ing|ed|ly|ness|ity|ance|ence|able|ible|ful|less|ism|ship|als|ers|ors)$/iu;
const CAPITAL = /(?<![\p{L}\p{M}\p{N}'’])\p{Lu}[\p{L}\p{M}]+(?:[-'’]\p{L}+)*/gu;
const HONORIFIC = /(?:Mr|Mrs|Ms|Dr|Shri|Smt|Sri|Kum|Adv|Justice|श्री|श्रीमती|सुश्री|डॉ)\.?\s{1,2}$/u;
/** A Hindi or Tamil name with the title before it, by which it is found. */
const HINDI_NAME =
  /(?<![\p{L}\p{M}])(?:श्री|श्रीमती|सुश्री|डॉ\.?|திரு\.?|திருமதி\.?)\s{1,2}((?:[\p{Lo}\p{M}]+\s?){1,2})/gu;
const ABBREVIATION = /^\p{Lu}{2,5}$/u;

const lastKey = (word: string): string => nameKeys(word).join(' ') || wordTerm(word);

const isUsual = (word: string): boolean => USUAL.has(word.toLowerCase()) || ofWriting(wordTerm(word));

/** The capital words of a sentence that may be names, in order; not those inside what is compared by itself. */
export function namesIn({ text, citations, provisions, days }: Statement): NameWord[] {
  const taken = [...citations, ...provisions, ...days];
  const words = [...text.matchAll(CAPITAL)]
    .map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
      text: word.replace(/['’]s$/u, ''),
    }))
    .filter(({ text: word }) => !isUsual(word) && !ABBREVIATION.test(word))
    .filter((one) => !taken.some(({ start, end }) => one.start < end && start < one.end));
  const first = /[\p{L}\p{N}]/u.exec(text)?.index ?? 0;
  const latin = words.map((one): NameWord => {
    const begins =
      one.start === first || /[.:;“"(]\s{0,2}$/u.test(text.slice(Math.max(0, one.start - 3), one.start));
    const beside = words.some((other) => other !== one && Math.abs(other.start - one.end) <= 2);
    const named = beside || HONORIFIC.test(text.slice(Math.max(0, one.start - 12), one.start));
    return { ...one, key: lastKey(one.text), doubtful: COMMON_ENDING.test(one.text) || (begins && !named) };
  });
  return [...latin, ...nativeNames(text)];
}

function nativeNames(text: string): NameWord[] {
  const found: NameWord[] = [];
  for (const { index, 0: whole, 1: names = '' } of text.matchAll(HINDI_NAME)) {
    const from = index + whole.length - names.length;
    const [word = ''] = names.split(' ');
    if (word.length >= 2)
      found.push({
        start: from,
        end: from + word.length,
        text: word,
        key: word.normalize('NFC'),
        doubtful: false,
      });
  }
  return found;
}

/** The words beside a place of a text: the one before and the one behind, in small letters. */
export function besideWords(text: string, { start, end }: Span): { before: string; behind: string } {
  const before =
    /([\p{L}\p{M}\p{N}]+)[^\p{L}\p{N}]{0,3}$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1] ?? '';
  const behind = /^[^\p{L}\p{N}]{0,3}([\p{L}\p{M}\p{N}]+)/u.exec(text.slice(end, end + 40))?.[1] ?? '';
  return { before: before.toLowerCase(), behind: behind.toLowerCase() };
}
