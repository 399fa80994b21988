import { COURTS } from '../courts/court-list.ts';
import { MARK, type Marks, markWhole, matchesAtDigits, matchesAtMarks } from '../text/marks.ts';
import { isBlank, type Span } from '../text/text.ts';
import { seriesOf } from './series.ts';
import type { NeutralParts, ReporterParts } from './types.ts';

/** A citation's parts and their position in the text. */
export interface FoundCitation extends Span {
  parts: NeutralParts | ReporterParts;
}

const SPACE = '[\\s\\u00a0]{0,3}';
const YEAR = '(?:1[89]|20)\\d\\d';
const DIVISION = `(?:${SPACE}[-–]${SPACE}([DFSLC]B)(?![A-Za-z]))?`;
/** Every High Court prints 'year:code:number'; Madras and some scans use slashes. */
const HIGH_COURT = new RegExp(
  `(?<![\\d/:])(${YEAR})${SPACE}([:/])${SPACE}([A-Za-z]{2,6}(?:${SPACE}-${SPACE}[A-Za-z]{1,4})?)${SPACE}\\2${SPACE}(\\d{1,7})(?!\\d|[OlI]\\d)${DIVISION}`,
  'y',
);
const INSC = new RegExp(
  `(?<![\\d/:])(${YEAR})[\\])]?${SPACE}[:/-]?${SPACE}INSC${SPACE}[:/-]?${SPACE}(\\d{1,6})(?!\\d|[OlI]\\d)${DIVISION}`,
  'iy',
);
markWhole(MARK.neutral, ['insc']);
/** The bracket before its year. */
const BRACKET_BEFORE = /(?<![\d/:])[[(]$/u;
const MANU = new RegExp(
  `\\bMANU${SPACE}/${SPACE}([A-Z]{2,5}&?[A-Z]?)${SPACE}/${SPACE}(\\d{1,6})${SPACE}/${SPACE}(${YEAR})(?!\\d)`,
  'iy',
);

/** '(1990)IILLJ70SC', 'II(2005)ACC361(SC)': an online publisher prints volumes in Roman figures, without blanks. */
const GLUED = new RegExp(
  `(${YEAR})\\)(IV|V|I{1,3})(LLJ|ACC|CPJ|DMC|BC|LLN|CTR|CLR)(\\d{1,5})(?:\\([A-Z][A-Za-z&]{1,3}\\)|[A-Z][A-Za-z&]{1,3})?(?![A-Za-z\\d])`,
  'y',
);
/** '2023-TIOL-123-SC-GST', '2021-VIL-45-DEL': publishers of tax cases print year, number and court in a row. */
const ROW = new RegExp(
  `(${YEAR})${SPACE}[-–/ ]${SPACE}(TIOL|VIL)${SPACE}[-–/ ]${SPACE}(\\d{1,5})(?!\\d)(?:${SPACE}[-–/]${SPACE}([A-Z]{2,10}(?:${SPACE}[-–]${SPACE}[A-Z]{2,10}){0,3}))?(?![A-Za-z])`,
  'y',
);
/** 'LAWS(DLH)-2005-3-12': court, year, month and number. */
const LAWS = new RegExp(
  `\\bLAWS${SPACE}\\(([A-Z&]{2,6})\\)${SPACE}[-–]${SPACE}(${YEAR})${SPACE}[-–]${SPACE}(\\d{1,2})${SPACE}[-–]${SPACE}(\\d{1,5})(?!\\d)`,
  'y',
);
markWhole(MARK.manu, ['manu', 'laws']);

const ROMAN_VOLUMES = ['I', 'II', 'III', 'IV', 'V'];

const STEMS = new Set(
  COURTS.flatMap((court) => court.neutralCodes.map((code) => code.split('-')[0] ?? code)),
);

function neutralParts(
  year: string,
  code: string,
  number: string,
  division: string | undefined,
): NeutralParts {
  const parts: NeutralParts = { kind: 'neutral', year: Number(year), code, number: Number(number) };
  return division === undefined ? parts : { ...parts, division: division.toUpperCase() };
}

/**
 * Neutral citations of the Supreme Court and the High Courts. An unknown code counts only in capitals between colons.
 * '[1973] INSC 52' before 2023 is the number of an online collection, not of the court, so it counts as a reporter.
 */
export function findNeutral(text: string, marks: Marks): FoundCitation[] {
  const found: FoundCitation[] = [];
  const divided = (_: number, end: number): boolean =>
    ':/'.includes(text.charAt(blanksEnd(text, end)) || 'x');
  for (const match of matchesAtDigits(HIGH_COURT, text, marks, 4, 4, divided)) {
    const [raw, year = '', stroke, printed = '', number = '', division] = match;
    const code = printed.replace(/[\s\u00a0]/gu, '').toUpperCase();
    const known = STEMS.has(code.split('-')[0] ?? code);
    const shaped = stroke === ':' && printed === printed.toUpperCase() && code.length >= 3;
    if (code === 'INSC' || !(known || shaped)) continue;
    const parts = neutralParts(year, code, number, division);
    found.push({ start: match.index, end: match.index + raw.length, parts });
  }
  for (const match of (marks.all & MARK.neutral) !== 0 ? matchesAtDigits(INSC, text, marks, 4, 4) : []) {
    const [raw, year = '', number = '', division] = match;
    const open = BRACKET_BEFORE.test(text.slice(Math.max(0, match.index - 2), match.index)) ? 1 : 0;
    const online = open > 0 && Number(year) < 2023;
    const parts: FoundCitation['parts'] = online
      ? { kind: 'reporter', reporter: 'INSC', year: Number(year), page: String(Number(number)) }
      : neutralParts(year, 'INSC', number, division);
    found.push({ start: match.index - open, end: match.index + raw.length, parts });
  }
  return found;
}

/** The end of the blanks at an offset. */
function blanksEnd(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function findGlued(text: string, marks: Marks): FoundCitation[] {
  if (!text.includes(')I') && !text.includes(')V')) return [];
  return matchesAtDigits(GLUED, text, marks, 4, 4).flatMap((match) => {
    const [raw, year = '', volume = '', reporter = '', page = ''] = match;
    if (text.charAt(match.index - 1) !== '(') return [];
    const parts: ReporterParts = {
      kind: 'reporter',
      reporter,
      year: Number(year),
      volume: ROMAN_VOLUMES.indexOf(volume) + 1,
      page,
    };
    return [{ start: match.index - 1, end: match.index + raw.length, parts }];
  });
}

/** Citations by an online publisher's own number, 'MANU/SC/0001/1973', or in its manner, '(1990)IILLJ70SC'. */
export function findNumbered(text: string, marks: Marks): FoundCitation[] {
  return [
    ...findManu(text, marks),
    ...findLaws(text, marks),
    ...findRows(text, marks),
    ...findGlued(text, marks),
  ];
}

function findLaws(text: string, marks: Marks): FoundCitation[] {
  return matchesAtMarks(LAWS, text, marks, MARK.manu).map((match) => {
    const [raw, court = '', year = '', month = '', number = ''] = match;
    const parts: ReporterParts = {
      kind: 'reporter',
      reporter: 'LAWS',
      year: Number(year),
      volume: Number(month),
      court,
      page: String(Number(number)),
    };
    return { start: match.index, end: match.index + raw.length, parts };
  });
}

function findRows(text: string, marks: Marks): FoundCitation[] {
  if (!text.includes('TIOL') && !text.includes('VIL')) return [];
  return matchesAtDigits(ROW, text, marks, 4, 4).map((match) => {
    const [raw, year = '', reporter = '', number = '', court] = match;
    const parts: ReporterParts = {
      kind: 'reporter',
      reporter,
      year: Number(year),
      ...(court === undefined ? {} : { court: court.replace(/[\s\u00a0]/gu, '').replaceAll('–', '-') }),
      page: String(Number(number)),
    };
    return { start: match.index, end: match.index + raw.length, parts };
  });
}

function findManu(text: string, marks: Marks): FoundCitation[] {
  return matchesAtMarks(MANU, text, marks, MARK.manu).map((match) => {
    const [raw, court = '', number = '', year = ''] = match;
    const parts: ReporterParts = {
      kind: 'reporter',
      reporter: 'MANU',
      year: Number(year),
      court: court.length > 2 ? court.toUpperCase() : seriesOf(court.toUpperCase()),
      page: String(Number(number)),
    };
    return { start: match.index, end: match.index + raw.length, parts };
  });
}
