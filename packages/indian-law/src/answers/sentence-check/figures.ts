import { withPlainFigures } from '../../text/native-figures.ts';
import { FRACTIONS, foldedNumberWord, HALVES, MULTIPLIERS, NUMBER_WORDS } from '../../text/number-words.ts';
import type { Span } from '../../text/text.ts';
import { wordTerm } from '../../text/words.ts';

/** A number of a text with what it counts. */
export interface Figure extends Span {
  /** The figure as printed, with the sign of money or the word behind it that makes it an amount or a period. */
  text: string;
  value: number;
  /** `money`, `percent`, `days`, `months`, `hours`, else the term of the word behind it; empty without one. */
  unit: string;
  /** False for a small number in words that counts no money or time: *two cheques*. */
  certain: boolean;
}

const ATOM = /\d[\d,]*(?:\.\d+)?|\p{L}[\p{L}\p{M}]*/gu;
const MONEY_BEFORE = /(?:\bRs\.?|₹|\bINR|\bRupees|रु\.?|रुपये|रुपए|ரூ\.?|ரூபாய்)\s{0,2}(?:रु\.?\s)?$/iu;
const MONEY_BEHIND = /^\s{0,2}(?:\/-|rupees?\b|रुपय\p{M}*|रुपए|रुपयों|रु\.?(?!\p{L})|ரூபாய்)(?:\s{0,2}\/-)?/iu;
const PERCENT = /^\s{0,2}(?:%|per\s?cent(?:um|age)?\b|प्रतिशत|फीसदी|फ़ीसदी|சதவீதம்|சதவிகிதம்)/iu;
const PERIOD =
  /^(?:st|nd|rd|th)?[\s-]{0,2}(?:\(\d{1,4}\)\s)?(?:(?:clear|calendar|working|full|consecutive)\s)?(?:(days?\b|दिन\p{M}*|दिवस|நாட்கள்|நாள்|நாட்களு)|(weeks?\b|सप्ताह|हफ्त\p{M}*|வார)|(months?\b|माह|महीन\p{M}*|மாத)|(years?\b|वर्ष\p{M}*|साल|ஆண்டு|வருட)|(hours?\b|घंट\p{M}*|घण्ट\p{M}*|மணி\s?நேர))/iu;
const PERIODS = [
  ['days', 1],
  ['days', 7],
  ['months', 1],
  ['months', 12],
  ['hours', 1],
] as const;
const NEXT_WORD = /^[\s-]{1,2}(\p{L}[\p{L}\p{M}]*)/u;
const BETWEEN = /^[\s-]{1,3}$/u;
/** One lakh and fifty thousand is one number; 2 crore and 20 are two. */
const JOINED = /^\s{1,2}and\s{1,2}$/iu;
/** Money is written after so many characters at most, and a unit within so many. */
const [BEFORE, BEHIND] = [14, 40];

type Atom = Span & { word: string; digits?: number; unit?: number; times?: number; plus?: number };

function atomAt(text: string, start: number, printed: string): Atom | undefined {
  const end = start + printed.length;
  if (/^\d/u.test(printed)) {
    const figures = printed.replace(/,+$/u, '');
    return { start, end: start + figures.length, word: '', digits: Number(figures.replaceAll(',', '')) };
  }
  const word = foldedNumberWord(printed);
  const unit = NUMBER_WORDS.get(word) ?? HALVES.get(word);
  if (unit !== undefined) return { start, end, word, unit };
  const times = MULTIPLIERS.get(word);
  if (times !== undefined) return { start, end, word, times };
  const plus = FRACTIONS.get(word);
  if (plus !== undefined) return { start, end, word, plus };
  // Cr. is an abbreviation of many things: only behind figures and money it is ten million.
  if (word === 'cr' && /(?:Rs\.?|₹|INR)\s?[\d.,]+\s?$/iu.test(text.slice(Math.max(0, start - 24), start)))
    return { start, end, word, times: 1e7 };
  return word === 'and' ? { start, end, word } : undefined;
}

/** The atoms of a number in their order, as long as they belong together. */
class Phrase {
  readonly start: number;
  end = 0;
  #total = 0;
  #current = 0;
  #plus = 0;
  #count = 0;
  #digits = false;
  #multiplied = false;

  constructor(start: number) {
    this.start = start;
  }

  /** Adds an atom; false where it begins another number. */
  add(atom: Atom): boolean {
    if (!this.#fits(atom)) return false;
    this.#count += 1;
    this.end = atom.end;
    if (atom.plus !== undefined) this.#plus = atom.plus;
    else if (atom.times !== undefined) this.#multiply(atom.times);
    else {
      this.#digits ||= atom.digits !== undefined;
      this.#current += atom.digits ?? atom.unit ?? 0;
    }
    return true;
  }

  #fits({ digits, unit, times, plus }: Atom): boolean {
    if (this.#count === 0) return true;
    if (times !== undefined) return this.#current > 0 || this.#plus !== 0;
    if (plus !== undefined) return this.#current === 0 && this.#plus === 0;
    if (this.#current === 0) return true;
    if (digits !== undefined || this.#digits) return false;
    const low = this.#current % 100;
    return (low === 0 && (unit ?? 0) < 100) || (low >= 20 && low % 10 === 0 && (unit ?? 0) < 10);
  }

  #multiply(times: number): void {
    this.#multiplied = true;
    const head = (this.#current || 0) + this.#plus || 1;
    this.#plus = 0;
    if (times === 100) this.#current = head * 100;
    else {
      this.#total += head * times;
      this.#current = 0;
    }
  }

  get value(): number {
    return this.#total + this.#current + this.#plus;
  }

  get isNumber(): boolean {
    return this.#digits || this.#current > 0 || (this.#multiplied && this.#count > 1);
  }

  get isCertain(): boolean {
    return this.#digits || this.#multiplied;
  }
}

function figureOf(text: string, phrase: Phrase): Figure {
  const before = text.slice(Math.max(0, phrase.start - BEFORE), phrase.start);
  const behind = text.slice(phrase.end, phrase.end + BEHIND);
  const sign = MONEY_BEFORE.exec(before)?.[0] ?? '';
  const rupees = MONEY_BEHIND.exec(behind)?.[0] ?? '';
  const make = (unit: string, more: string, factor = 1, certain = true): Figure => {
    const [start, end] = [phrase.start - sign.length, phrase.end + more.length];
    return { start, end, text: text.slice(start, end).trim(), value: phrase.value * factor, unit, certain };
  };
  if (sign !== '' || rupees !== '') return make('money', rupees);
  const percent = PERCENT.exec(behind);
  if (percent) return make('percent', percent[0]);
  const period = PERIOD.exec(behind);
  const kind = period ? PERIODS[period.slice(1).findIndex((one) => one !== undefined)] : undefined;
  if (period && kind) return make(kind[0], period[0], kind[1]);
  const next = NEXT_WORD.exec(behind)?.[1];
  return make(next === undefined ? '' : wordTerm(next), '', 1, phrase.isCertain);
}

/** The atoms of numbers in order; undefined for a word that ends a number. */
function* atomsIn(text: string, without: readonly Span[]): Generator<Atom | undefined> {
  let skip = 0;
  for (const { index, 0: word } of text.matchAll(ATOM)) {
    while ((without[skip]?.end ?? Number.POSITIVE_INFINITY) <= index) skip += 1;
    const inside = (without[skip]?.start ?? Number.POSITIVE_INFINITY) <= index;
    yield inside ? undefined : atomAt(text, index, word);
  }
}

/** True where an atom can go on with a number that ended at a place. */
function continues(text: string, end: number, { start, digits }: Atom): boolean {
  const gap = text.slice(end, start);
  return BETWEEN.test(gap) || (digits === undefined && JOINED.test(gap));
}

/**
 * The numbers of a text in order, in figures and in words of English, Hindi and Tamil, with lakh and crore; not those that
 * lie in `without`, which is in order. O(n).
 */
export function findFigures(printed: string, without: readonly Span[] = []): Figure[] {
  const text = withPlainFigures(printed);
  const phrases: Phrase[] = [];
  let open: Phrase | undefined;
  for (const atom of atomsIn(text, without)) {
    if (!atom) open = undefined;
    else if (atom.word === 'and') continue;
    else if (!(open && continues(text, open.end, atom) && open.add(atom))) {
      open = new Phrase(atom.start);
      open.add(atom);
      phrases.push(open);
    }
  }
  return phrases
    .filter(({ isNumber }) => isNumber)
    .map((phrase) => figureOf(text, phrase))
    .map((one) => ({ ...one, text: printed.slice(one.start, one.end).trim() }));
}

const PERIOD_UNITS = ['days', 'months', 'hours'];
/** True for the unit of a length of time. */
export const isPeriod = (unit: string): boolean => PERIOD_UNITS.includes(unit);
const isNoun = (unit: string): boolean =>
  unit !== '' && unit !== 'money' && unit !== 'percent' && !isPeriod(unit);

/** True where two numbers can count one thing: an amount with and without its sign; a period only as a period. */
export function sameUnit({ unit: one }: Figure, { unit: other }: Figure): boolean {
  if (one === other) return true;
  if (isPeriod(one) || isPeriod(other)) return false;
  if (one === '' || other === '') return true;
  return (isNoun(one) && other !== 'percent') || (isNoun(other) && one !== 'percent');
}

const HOURS = { days: 24, hours: 1 } as const;
/** Hours of a length of time; undefined for months, which differ. */
const hoursOf = ({ unit, value }: Figure): number | undefined =>
  unit === 'days' || unit === 'hours' ? HOURS[unit] * value : undefined;

export const sameFigure = (one: Figure, other: Figure): boolean =>
  (Math.abs(one.value - other.value) < 1e-6 && sameUnit(one, other)) ||
  (hoursOf(one) !== undefined && hoursOf(one) === hoursOf(other));

/** A number that counts no money, share or time. */
const isPlain = ({ unit, certain }: Figure): boolean => certain && (unit === '' || isNoun(unit));

const looksLikeYear = ({ value, text }: Figure): boolean =>
  value >= 1700 && value < 2100 && /^\d{4}$/u.test(text);

/** True when a figure can be what a source says in place of another: of the same unit, or a plain number for one. */
export const rivals = (said: Figure, other: Figure): boolean =>
  said.unit === other.unit ||
  (isPlain(said) && isPlain(other) && looksLikeYear(said) === looksLikeYear(other));
