import { COURTS } from '../courts/court-list.ts';
import { MARK, type Marks, matchesAtDigits, matchesAtMarks } from '../text/marks.ts';
import { matchesOf, type Span } from '../text/text.ts';
import { seriesOf } from './series.ts';
import type { NeutralParts, ReporterParts } from './types.ts';

/** A citation's parts and their position in the text. */
export interface Found extends Span {
  parts: NeutralParts | ReporterParts;
}

const SPACE = '[\\s\\u00a0]{0,3}';
const YEAR = '(?:1[89]|20)\\d\\d';
const DIVISION = `(?:${SPACE}[-–]${SPACE}([DFSLC]B)(?![A-Za-z]))?`;
/** Every High Court prints 'year:code:number'; Madras and some scans use slashes. */
const HIGH_COURT = new RegExp(
  `(?<![\\d/:])(${YEAR})${SPACE}([:/])${SPACE}([A-Za-z]{2,6}(?:${SPACE}-${SPACE}[A-Za-z]{1,4})?)${SPACE}\\2${SPACE}(\\d{1,7})(?!\\d)${DIVISION}`,
  'y',
);
const INSC = new RegExp(
  `(?<![\\d/:])([[(]?)(${YEAR})[\\])]?${SPACE}[:/-]?${SPACE}INSC${SPACE}[:/-]?${SPACE}(\\d{1,6})(?!\\d)${DIVISION}`,
  'gi',
);
const MANU = new RegExp(
  `\\bMANU${SPACE}/${SPACE}([A-Z]{2,5}&?[A-Z]?)${SPACE}/${SPACE}(\\d{1,6})${SPACE}/${SPACE}(${YEAR})(?!\\d)`,
  'iy',
);

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
export function findNeutral(text: string, marks: Marks): Found[] {
  const found: Found[] = [];
  for (const match of matchesAtDigits(HIGH_COURT, text, marks, 4, 4)) {
    const [raw, year = '', stroke, printed = '', number = '', division] = match;
    const code = printed.replace(/[\s\u00a0]/gu, '').toUpperCase();
    const known = STEMS.has(code.split('-')[0] ?? code);
    const shaped = stroke === ':' && printed === printed.toUpperCase() && code.length >= 3;
    if (code === 'INSC' || !(known || shaped)) continue;
    const parts = neutralParts(year, code, number, division);
    found.push({ start: match.index, end: match.index + raw.length, parts });
  }
  for (const match of (marks.all & MARK.neutral) !== 0 ? matchesOf(INSC, text) : []) {
    const [raw, bracket, year = '', number = '', division] = match;
    const online = bracket !== '' && Number(year) < 2023;
    const parts: Found['parts'] = online
      ? { kind: 'reporter', reporter: 'INSC', year: Number(year), page: String(Number(number)) }
      : neutralParts(year, 'INSC', number, division);
    found.push({ start: match.index, end: match.index + raw.length, parts });
  }
  return found;
}

/** Citations by an online publisher's own number: 'MANU/SC/0001/1973'. */
export function findNumbered(text: string, marks: Marks): Found[] {
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
