import { COURTS } from '../courts/court-list.ts';

/*
 * Citations whose parts are printed with other marks between them than any reader of reports expects. They name no judgment
 * for certain, so they are listed as unread.
 */

const S = '[\\s\\u00a0]';
const YEAR = '(?:1[89]|20)\\d\\d';
const WORD = '[A-Z][A-Za-z.&]{1,12}';
/** The words of a draft for a page that its author did not know. */
const UNKNOWN_PAGE =
  '(?:[[(<][^\\])>\\n]{0,24}\\b(?:[Pp]age|pg|[Ii]llegible|[Bb]lank)\\b[^\\])>\\n]{0,20}[\\])>]|TB[CD]\\b)';
/** The codes of neutral citations that mean no place and no word. */
const CODES = [
  ...new Set(COURTS.flatMap((court) => court.neutralCodes.map((code) => code.split('-')[0] ?? code))),
].filter((code) => code.length > 2 && code !== 'INSC');

/** Sources of patterns; `court` is that of the courts and series behind *AIR*. */
export function looseSources(court: string): readonly string[] {
  return [
    // 'AIR 1973 Bom (461)', 'AIR 1973 SC page no. 461', 'AIR 1973/Del/461'.
    `\\bA\\.?${S}?I\\.?${S}?R\\.?${S}?[/:,-]?${S}?${YEAR}${S}?[/:,-]?${S}?(?:${court})\\.?${S}?(?:[/:,(-]${S}?|(?=[Pp]|[Nn]o))(?:[Pp]age${S}?)?(?:[Nn]o\\.?${S}?)?\\d{1,5}(?!\\d)`,
    // '2017 : 10 : ITR : 123'.
    `(?<![\\d:])${YEAR}${S}?:${S}?\\d{1,3}${S}?:${S}?${WORD}${S}?:${S}?\\d{1,5}(?!\\d)`,
    // '(2017) Supreme 10: 123', 'ACC (2017) Vol. 10 at 123'.
    `\\(${YEAR}\\)${S}(?<token>${WORD})${S}\\d{1,3}:${S}?\\d{1,5}(?![\\d:])`,
    `(?<![A-Za-z\\d.])${WORD}${S}\\(${YEAR}\\)${S}[Vv]ol\\.?${S}?\\d{1,3}${S}(?:at${S})?\\d{1,5}(?!\\d)`,
    // '(2017) 10 ITR (page not given)', '(20__) 10 Supreme 123'.
    `\\((?:${YEAR}|year|[12]\\d{1,2}[_?]{1,2})\\)${S}?\\d{1,3}${S}${WORD}(?:${S}|\\b)(?:${UNKNOWN_PAGE}|(?<=\\((?:year|[12]\\d{1,2}[_?]{1,2})\\)[^()]{4,24})\\d{1,5}(?!\\d))`,
    // '2024 DHC 1234', '2024-BHC-AS-1234', '2024:KER:', '2024 INSC'.
    `(?<![\\d:/.-])${YEAR}${S}?[:/-]?${S}?(?:${CODES.join('|')})(?:-[A-Z]{1,3})?(?:${S}?[:/-]?${S}?\\d{1,6}(?!\\d)|:)`,
    `(?<![\\d:/.-])${YEAR}${S}INSC\\b`,
    // Publishers' own numbers.
    `[[(]?${YEAR}[\\])]?${S}\\d{1,4}${S}[Tt]axmann${S}\\d{1,5}|\\bTS-\\d{1,5}-[A-Z]{2,6}-${YEAR}|\\bIndlaw${S}[A-Z]{2,4}${S}\\d{1,6}|\\b${YEAR}${S}(?:AIJEL${S}[A-Z]{2,4}|eLegalix)${S}\\d{1,7}`,
  ];
}
