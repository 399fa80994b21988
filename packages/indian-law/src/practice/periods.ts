import { addDays, addMonths } from '../limitation/days.ts';
import type { DateMention } from '../text/dates.ts';
import { withPlainFigures } from '../text/native-figures.ts';
import { foldedNumberWord, NUMBER_WORDS } from '../text/number-words.ts';

/** A last day that a paper gives as a period. */
export interface Period {
  /** `yyyy-mm-dd` */
  day: string;
  /** The period in the text. */
  start: number;
  end: number;
  /** The working: 02.03.2027 + 4 weeks = 30.03.2027 */
  base: string;
}

type Unit = 'days' | 'weeks' | 'months';
const UNITS: readonly (readonly [RegExp, Unit, times: number])[] = [
  [/^(?:days?|दिन|दिवस|நாட்|நாள்)/iu, 'days', 1],
  [/^(?:fortnights?)/iu, 'weeks', 2],
  [/^(?:weeks?|सप्ताह|हफ़?्ते|வார)/iu, 'weeks', 1],
  [/^(?:months?|माह|महीन|மாத)/iu, 'months', 1],
];
const NUMBER = '(\\d{1,3}|[\\p{L}\\p{M}-]{1,20})';
const IN_BRACKETS = '(?:\\s*\\([^)\\n]{1,20}\\))?';
const PERIODS = new RegExp(
  [
    `\\bwithin\\s+(?:(?:a\\s+)?(?:further\\s+)?(?:period|time)\\s+of\\s+)?${NUMBER}${IN_BRACKETS}[\\s-]+(days?|weeks?|fortnights?|months?)\\b`,
    `\\b${NUMBER}${IN_BRACKETS}[\\s-]+(days?|weeks?|fortnights?|months?)['’]?\\s+(?:further\\s+)?time\\b`,
    `${NUMBER}\\s+(दिन|दिवस|दिनों|सप्ताह|हफ़्ते|हफ्ते|माह|महीने)\\s+(?:के|में)\\s*(?:भीतर|अंदर|अन्दर)`,
    `${NUMBER}\\s+(நாட்|நாள்|வார|மாத)[\\p{L}\\p{M}]{0,8}க்குள்`,
  ].join('|'),
  'giu',
);

/** The words behind a period that name its beginning: the paper itself, or a date. */
const FROM_NOW =
  /^\s*(?:from\s+(?:today|now|the\s+date\s+(?:hereof|of\s+this\s+(?:order|notice|letter))|this\s+date|this\s+day)|of\s+this\s+(?:order|notice)|hereof|से\s+आज|आज\s+से)/iu;
const FROM_DATE = /^\s*(?:from|of|after|commencing\s+(?:on|from)|beginning\s+(?:on|from))(?:\s+the)?\s*$/iu;
/** Any other beginning is not known here. */
const FROM_ELSEWHERE =
  /^\s*(?:from|of|after|since|thereafter|therefrom|there\s?upon|before|prior|preceding|later|बाद|के\s+बाद)(?!\p{L})/iu;
const TO_BE_DONE =
  /\b(?:shall|must|let|direct(?:ed|s)|called upon|requested to|granted|allowed|permitted|time to|be (?:fil|pa[iy]|deposit|serv|vacat|produc|submit|furnish|complet|compl|return|plac|hand|remov)\p{L}*|(?:fil|pay|deposit|submit|furnish|vacat|comply|produc|serv)\p{L}*|reply|counter|rejoinder|objections?|written statement|affidavit)\b|प्रस्तुत|दाखिल|जमा|पेश|अदा|भुगतान|पालन|தாக்கல்|சமர்ப்பி|செலுத்த|வேண்டும்/iu;
const PAST = /\b(?:was|were|did|had|has|have|failed|could|would)\b/iu;
/** Somebody asks for time, which nobody gives. */
const ASKED = /\b(?:seek|pray|request|ask)(?:s|ing)?\b(?!.*\b(?:granted|allowed|given)\b)/iu;
/** The words before a period in its sentence, and behind it. */
const REACH = 160;

/** The line of a date that is the date of the paper: nothing stands before it but a word that says so. */
const OWN_DATE =
  /^\W*(?:(?:dated?(?:\s+this)?|dt|dtd|date\s+of\s+(?:the\s+)?(?:order|decision|judge?ment|pronouncement)|order\s+dated|दिनांक|तारीख|தேதி|நாள்)\W*)?$/iu;

/** The same in the heading of a notice, which ends its line: in a sentence it may be the date of another one. */
const DATE_OF_NOTICE = /^\W*(?:\p{L}+\s+){0,3}?(?:notice|letter)\s+(?:dated|dt\.?)\W*$/iu;

/** The line before ends in the middle of a sentence: its date is none of the paper. */
const GOES_ON = /\b(?:on|to|for|by|from|till|until|upto|dated|of|before|after|the|and|is|at)\s*$/iu;
const OPEN_END = /[,(-]\s*$/u;

/** The date of a paper: the only one that a line gives as such. */
function dateOfPaper(text: string, dates: readonly DateMention[]): string | undefined {
  const own = new Set<string>();
  for (const { start, end, iso } of dates) {
    const from = Math.max(0, text.lastIndexOf('\n', start - 1) + 1, start - 80);
    const line = text.slice(from, start);
    const above = text.slice(Math.max(0, from - 20), from);
    if (GOES_ON.test(above) || (OPEN_END.test(above) && !/\p{L}/u.test(line))) continue;
    const behind = text.slice(end, end + 4);
    const isOwn = OWN_DATE.test(line) && /^\s*(?:[.,:;)\n]|$)/u.test(behind);
    const isOfNotice = DATE_OF_NOTICE.test(line) && /^[ .]*(?:\n|$)/u.test(behind);
    if (iso !== undefined && (isOwn || isOfNotice)) own.add(iso);
  }
  return own.size === 1 ? [...own][0] : undefined;
}

function numberOf(words: string): number | undefined {
  const figures = withPlainFigures(words);
  if (/^\d+$/u.test(figures)) return Number(figures);
  if (/^an?$/iu.test(words)) return 1;
  return NUMBER_WORDS.get(foldedNumberWord(words));
}

const printed = (iso: string) => `${iso.slice(8)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`;

/**
 * The last days that a paper gives as periods: *within four weeks*. They count from the date of the paper, or from the date
 * that is named behind the period; the first day is left out (General Clauses Act 1897, s. 9), and a month is a month of the
 * calendar (s. 3(35)). A period that counts from anything else, such as a receipt, has no day here. Linear time.
 */
export function findPeriods(text: string, dates: readonly DateMention[]): Period[] {
  const found: Period[] = [];
  let own: { day: string | undefined } | undefined;
  for (const match of text.matchAll(PERIODS)) {
    const length = lengthOf(match.slice(1));
    const [start, end] = [match.index, match.index + match[0].length];
    if (!length || !isOrdered(text, start, end)) continue;
    own ??= { day: dateOfPaper(text, dates) };
    const day = beginningOf(text, end, dates, own.day);
    if (day === undefined) continue;
    const { count, unit } = length;
    const last = unit === 'months' ? addMonths(day, count) : addDays(day, count * (unit === 'weeks' ? 7 : 1));
    found.push({ day: last, start, end, base: `${printed(day)} + ${count} ${unit} = ${printed(last)}` });
  }
  return found;
}

function lengthOf(parts: readonly (string | undefined)[]): { count: number; unit: Unit } | undefined {
  const [words = '', unitWord = ''] = parts.filter((part) => part !== undefined);
  const [number, unit] = [numberOf(words), UNITS.find(([form]) => form.test(unitWord))];
  return number === undefined || number < 1 || !unit ? undefined : { count: number * unit[2], unit: unit[1] };
}

/** True where the sentence of a period says that something is to be done in it. */
function isOrdered(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(/[;।]|(?<=\p{L}{3})\.\s/u)
      .at(-1) ?? '';
  const rest = text.slice(end, end + REACH).split(/[.;।]/u)[0];
  if (/time$/iu.test(text.slice(start, end)) && ASKED.test(before)) return false;
  return !PAST.test(before) && TO_BE_DONE.test(`${before} ${rest}`);
}

/** The day from which a period counts; undefined for a beginning that is not known here. */
function beginningOf(
  text: string,
  end: number,
  dates: readonly DateMention[],
  own: string | undefined,
): string | undefined {
  const rest = text.slice(end, end + REACH);
  if (!FROM_ELSEWHERE.test(rest)) return own;
  return dateBehind(text, end, dates) ?? (FROM_NOW.test(rest) ? own : undefined);
}

/** The date that follows a period at once: *within 30 days from 01.02.2027*. */
function dateBehind(text: string, end: number, dates: readonly DateMention[]): string | undefined {
  const next = dates.find(({ start }) => start >= end && start < end + 40);
  return next && FROM_DATE.test(text.slice(end, next.start)) ? next.iso : undefined;
}
