import { findCaseNumbers } from '../judgment/case-number.ts';
import { matchesOf, type Span } from '../text/text.ts';

const S = '[\\s\\u00a0]';
/** Marks that a draft prints for a page, a volume or a number that is not yet known: '___', '…', '[●]', 'XXX'. */
export const BLANK = `(?:_{1,20}|\\.{3,20}|…{1,6}|-{2,12}|–{2,12}|—{1,6}|\\*{2,12}|#{1,8}|\\?{1,8}|[Xx]{2,6}\\b|[([]${S}{0,3}(?:[●•_.…*?-]{1,12})?${S}{0,3}[\\])]|[●•]{1,6})`;

/** '____ of 2021', '…/2023', '[●]-2022': a blank where the number of a case is printed. */
const OPEN = new RegExp(
  `(?<![\\d_.…])(?:[.…]{2,20}|${BLANK})(?<year>(?:${S}{0,3}(?:of|OF|Of)${S}{1,3}|${S}?/${S}?|-)(?:19|20)\\d\\d)(?![\\d/])`,
  'gu',
);
/** Characters before the blank that name the kind of the case. */
const REACH = 100;
/** The draft's own number stands alone on its line in capitals. */
const TITLE = /(?:^|\n)[^\S\n]*$/u;

function isOwnTitle(text: string, start: number, end: number): boolean {
  const line = text.slice(start, end);
  return TITLE.test(text.slice(Math.max(0, start - 20), start)) && line === line.toUpperCase();
}

/**
 * Numbers of cases that a draft leaves open: 'W.P. No. ____ of 2021', 'SLP (C) No. …/2023'. They are those that would be
 * numbers of cases with a figure in the blank. O(n).
 */
export function findOpenNumbers(text: string): Span[] {
  return matchesOf(OPEN, text).flatMap(({ 0: raw, index, groups }) => {
    const from = Math.max(0, index - REACH);
    const filled = `${text.slice(from, index)}1${groups?.year ?? ''}`;
    const number = findCaseNumbers(filled).at(-1);
    if (number?.end !== filled.length) return [];
    const span = { start: from + number.start, end: index + raw.length };
    return isOwnTitle(text, span.start, span.end) ? [] : [span];
  });
}
