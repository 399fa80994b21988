import type { CaseNumberMention } from './case-number.ts';

export const inOneLine = ({ text }: CaseNumberMention): string => text.replace(/\s+/gu, ' ');

/** 'Civil Appeals' of 'Civil Appeals Nos. 3 and 4 of 1955'. */
export const typeOf = ({ text }: CaseNumberMention): string =>
  text.replace(/\s*\bN[oO][sS]?\b.*$/su, '').trim();

/** Slips of the copies in a number: 'No, 20 of1963', 'Nos. 1133 and 11 34 of 1965', '51.7 of 1 974', 'No. II of 1949', '4542 1991'. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\(?\b(N[oO]s?)(?:[,.'’]{1,3}\s?|\s)(?=[\dIVXLl])/gu, '$1. '],
  [/(?<=[A-Z]),\./gu, '.'],
  [/\b(?:is|in)\s(?=N[oO]s\.)/gu, ''],
  [/(?<=\d\.?\s?)of[\s.]{0,2}([12])[.\s]{0,2}(\d{3})(?!\d)/gu, ' of $1$2'],
  [/(?<=N[oO]s?\.\s?|\band\s|[,&-]\s?)(\d{1,3})[\s.](\d{1,3})(?=\s{0,2}(?:of\s|-))/gu, '$1$2'],
  [/(?<=\d)\.(?=\s{0,2}of\s)/gu, ''],
  [/(?<=N[oO]\.\s?)Il(?=\sof\s)|(?<=N[oO]\.\s?)l[Il](?=\sof\s)/gu, '11'],
  [/(?<=N[oO]\.\s?)l(?=\sof\s)/gu, '1'],
  [/(?<=\d\s?\([A-Z]{1,4}\))\s?\/\s?(?=(?:19|20)\d\d)/gu, ' of '],
  [/(?<=N[oO]s?\.\s?\d{1,5}(?:-\d{1,5})?)\s(?=(?:19|20)\d\d\b)/gu, ' of '],
];
/** The first volumes print Roman numbers: 'Petition No. XVI of 1950'. */
const ROMAN = /(?<=N[oO]\.\s?)[IVXLC]{1,8}(?=\sof\s)/gu;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The first words of a line with the slips of a copy mended, so that its numbers can be read. */
export function mendedNumbers(printed: string): string {
  const mended = SLIPS.reduce((text, [slip, right]) => text.replace(slip, right), printed.slice(0, 160));
  return mended.replace(ROMAN, (numerals) => String(fromRoman(numerals)));
}

function fromRoman(numerals: string): number {
  const values = [...numerals].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
