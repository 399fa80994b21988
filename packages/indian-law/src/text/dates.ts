import { MARK, type Marks, markWhole, markWords } from './marks.ts';
import { fullYear, INDIAN_MONTHS, monthNumber } from './months.ts';

/** A date as printed. `iso` is `yyyy-mm-dd`; undefined when the printed day cannot exist or the year is implausible. */
export interface DateMention {
  start: number;
  end: number;
  text: string;
  iso?: string;
}

const MONTH =
  '(jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?\\.?|july?\\.?|aug(?:ust|\\.)?|' +
  `sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?|${INDIAN_MONTHS.flat().join('|')})`;
const DASH = '[-\\u2010-\\u2014\\u00ad]';
const PAIR_DAY = '(?:\\d{1,2}\\s?\\/\\s?){0,3}';

/** 31.12.2019 · 31/12/2019 · 31-12-19 · 29/30.10.2014 (two days of hearing: the last counts). */
const FIGURES = `(?<![\\d./-])${PAIR_DAY}(\\d{1,2})\\s?([./]|${DASH})\\s?(\\d{1,2})\\s?\\2\\s?(\\d{4}|\\d{2})(?![\\d/]|[.-]\\d|-[A-Z]{2})`;
/** 14th day of August, 2018 · 5 th Feb. 2016 · 18th-04-2022 is read by ORDINAL_FIGURES. */
const DAY_MONTH = `(?<![\\d./-])(\\d{1,2})\\s?(?:st|nd|rd|th)?(?:\\s+day)?(?:\\s+of)?(?:\\s|,|${DASH}|\\.){1,3}${MONTH}(?:\\s|,|\\.|${DASH}){1,4}(\\d{4})(?!\\d)`;
/** July 12, 2019 · May 10, 13 and 14, 1968 (several days of hearing: the last counts). */
const MONTH_DAY = `(?<![a-z])${MONTH}\\s{1,3}(?:\\d{1,2}(?:,\\s|\\s(?:and|&)\\s)){0,3}(\\d{1,2})(?:st|nd|rd|th)?[,.]?\\s{1,3}(\\d{4})(?!\\d)`;
const ORDINAL_FIGURES = `(?<![\\d./-])(\\d{1,2})(?:st|nd|rd|th)[-.](\\d{1,2})[-.](\\d{4})(?!\\d)`;
/** 1952. April 30: how the law reports print the day of a judgment, with '1952\\.' where a converter marked the stop. */
const YEAR_FIRST = `(?<![\\d./-])(\\d{4})\\\\?\\.\\s{1,3}${MONTH}\\s{1,3}(\\d{1,2})(?![\\d/])`;
const ISO = `(?<![\\d./-])(\\d{4})-(\\d{2})-(\\d{2})(?![\\d-])`;

/** ஏப்ரல் 9, 2027: found by its day, as only English names are marked. */
const INDIAN_MONTH_DAY = `(?<=(${INDIAN_MONTHS.flat().join('|')})\\s{1,3})(\\d{1,2})[,.]?\\s{1,3}(\\d{4})(?!\\d)`;

/** 12-Mar-26 · 12/Mar/26: how workbooks and lists of courts print a day, with the year in two figures. */
const SHORT_YEAR = `(?<![\\d./-])(\\d{1,2})([./]|${DASH})${MONTH}\\24(\\d{2})(?![\\d/]|[.-]\\d)`;

const TAMIL_MONTHS = INDIAN_MONTHS.flat().filter((month) => /^\p{Script=Tamil}/u.test(month));
/** 2027-ஆம் ஆண்டு ஏப்ரல் மாதம் 9 · 2027 ஏப்ரல் 9: courts of Tamil Nadu write the year first; another year behind it is that of the day. */
const TAMIL_YEAR_FIRST = `(?<![\\d./-])(\\d{4})(?:\\s?${DASH}?\\s?(?:ஆம்|ம்))?(?:\\s{1,3}(?:ஆண்டு|ஆண்டின்|வருடம்))?,?\\s{1,3}(${TAMIL_MONTHS.join('|')})(?:\\s{1,3}(?:மாதம்|மாதத்தின்|திங்கள்))?,?\\s{1,3}(\\d{1,2})(?![./]?\\d|,?\\s{1,3}\\d{4})`;

const ANY = new RegExp(
  [
    ...[FIGURES, DAY_MONTH, MONTH_DAY, ORDINAL_FIGURES, ISO, YEAR_FIRST, INDIAN_MONTH_DAY, SHORT_YEAR],
    TAMIL_YEAR_FIRST,
  ].join('|'),
  'iy',
);
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
markWhole(MARK.month, [
  ...MONTHS.flatMap((month) => [month, month.slice(0, 3), month.slice(0, 4)]),
  // As the pattern allows.
  'sepember',
]);

/**
 * Every date in a text, in order, never overlapping: figures with dots, strokes or hyphens (day first, as in
 * India), `14th August, 2018`, `the 8th day of January, 2021`, `July 12, 2019`, `15 दिसम्बर, 2026`, `ஏப்ரல் 9, 2027`,
 * `2027 ஏப்ரல் 9` and ISO dates. Linear time.
 */
export function findDates(text: string, marks: Marks = markWords(text)): DateMention[] {
  const found: DateMention[] = [];
  let done = 0;
  for (const start of openings(text, marks)) {
    if (start < done) continue;
    ANY.lastIndex = start;
    const match = ANY.exec(text);
    if (match === null) continue;
    done = start + match[0].length;
    const iso = isoOf(match);
    const from = match[20] === undefined ? match.index : text.lastIndexOf(match[20], match.index);
    found.push({
      start: from,
      end: done,
      text: text.slice(from, done),
      ...(iso === undefined ? {} : { iso }),
    });
  }
  return found;
}

const isTamil = (code: number): boolean => code >= 0xb80 && code <= 0xbff;

function opensDate(text: string, start: number, end: number): boolean {
  if (end - start <= 2) return true;
  if (end - start !== 4) return false;
  const after = text.charCodeAt(end);
  // '-', '.', '\\'
  return after === 45 || after === 46 || after === 92 || isTamil(after) || isTamil(text.charCodeAt(end + 1));
}

/** Positions where a date may start, in order: a month's name, one or two digits, or four before a hyphen, a stop or Tamil. */
function openings(text: string, marks: Marks): number[] {
  const { words, figures } = marks;
  const places: number[] = [];
  let month = 0;
  for (let i = 0; i < figures.length; i += 2) {
    const start = figures[i] ?? 0;
    const end = figures[i + 1] ?? 0;
    for (; (words[month] ?? start) < start; month += 3)
      if (((words[month + 2] ?? 0) & MARK.month) !== 0) places.push(words[month] ?? 0);
    if (opensDate(text, start, end)) places.push(start);
  }
  return places;
}

/** The date that makes up the whole text, as `yyyy-mm-dd`; undefined when there is none or it cannot exist. */
export function parseDate(text: string): string | undefined {
  return findDates(text)[0]?.iso;
}

function isoOf(m: RegExpMatchArray): string | undefined {
  if (m[4] !== undefined) return isoDate(fullYear(m[4]), Number(m[3]), Number(m[1]));
  if (m[7] !== undefined) return isoDate(Number(m[7]), monthOf(m[6]), Number(m[5]));
  if (m[10] !== undefined) return isoDate(Number(m[10]), monthOf(m[8]), Number(m[9]));
  if (m[13] !== undefined) return isoDate(Number(m[13]), Number(m[12]), Number(m[11]));
  if (m[14] !== undefined) return isoDate(Number(m[14]), Number(m[15]), Number(m[16]));
  if (m[17] !== undefined) return isoDate(Number(m[17]), monthOf(m[18]), Number(m[19]));
  if (m[22] !== undefined) return isoDate(Number(m[22]), monthOf(m[20]), Number(m[21]));
  if (m[26] !== undefined) return isoDate(fullYear(m[26]), monthOf(m[25]), Number(m[23]));
  return isoDate(Number(m[27]), monthOf(m[28]), Number(m[29]));
}

/** The month of a printed name, which may end with a full stop; `sept` is September too. */
const monthOf = (name = ''): number => monthNumber(/^[a-z]/iu.test(name) ? name.slice(0, 3) : name);

/** `yyyy-mm-dd` of a day that exists in the years courts write about (1700–2099), else undefined. */
export function isoDate(year: number, month: number, day: number): string | undefined {
  if (year < 1700 || year > 2099 || month < 1 || month > 12 || day < 1) return undefined;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
