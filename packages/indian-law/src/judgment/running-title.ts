import { matchesOf } from '../text/text.ts';
import { ROLE_WORD } from './head-kinds.ts';

const LONGEST = 2_000;
const ROLE = `${ROLE_WORD}(?:s\\b|\\s?\\(s\\)|\\/s\\b)?`;
/** A line that names court or case, a case number, a role and *versus*: a whole cause title. */
const TITLE = /\bjurisdiction\b|^\W*\(\s?arising\b/i;
const VERSUS = /(?<=\s)[\\–-]{0,2}\s?versus(?:\s?[–-])?(?=\s)/giu;
const ANY_ROLE = new RegExp(ROLE_WORD, 'iu');
/** The words of the court end; a converter leaves the numbers of lines behind. */
const COURT_END = /\bjurisdiction(?:\s\d{1,2}\b)*(?=\s+\p{L})/giu;
/** A case number ends before a name: not before its origin in brackets, a further number or another case. */
const NUMBER_END =
  /(?:\bof\s?(?:19|20)\d{2}|\d\s?\/\s?(?:19|20)?\d{2})\b(?:\s?[\])])*(?=\s+(?!(?:and|with|of|in|nos?|civil|criminal|writ|special|slp|s\.l\.p|c\.a|w\.p|crl|cr|transfer|contempt|dated)\b)\p{L})/giu;
const ROLE_END = new RegExp(
  `(?<=\\b${ROLE})(?=\\s+(?:with|j\\s?u\\s?d\\s?g|o\\s?r\\s?d\\s?e\\s?r)\\b)`,
  'giu',
);
const WITH_CASE =
  /\bwith(?=\s+(?:civil|criminal|writ|special|slp|s\.l\.p|c\.a|w\.p|crl|transfer|contempt)\b)/giu;
const OWN_HEADING = /(?<=\s)(?:j\s?u\s?d\s?g\s?e?\s?m\s?e\s?n\s?t|o\s?r\s?d\s?e\s?r)(?=\s)/giu;

/**
 * Offsets at which a cause title printed in one run is cut into the lines of a head
 * ('… JURISDICTION | CIVIL APPEAL NO. 1 OF 2010 | A … Appellant | Versus | B … Respondent'), in order; empty when the
 * line is none. Linear in the line, at most 2,000 characters.
 */
export function titleCuts(line: string): number[] {
  if (line.length > LONGEST || !TITLE.test(line) || !/\bversus\b/i.test(line) || !ANY_ROLE.test(line))
    return [];
  const cuts = new Set<number>();
  const around = (pattern: RegExp): void => {
    for (const { index, 0: words } of matchesOf(pattern, line)) cuts.add(index).add(index + words.length);
  };
  const behind = (pattern: RegExp): void => {
    for (const { index, 0: words } of matchesOf(pattern, line)) cuts.add(index + words.length);
  };
  around(VERSUS);
  around(WITH_CASE);
  around(OWN_HEADING);
  behind(COURT_END);
  behind(NUMBER_END);
  behind(ROLE_END);
  return [...cuts].filter((at) => at > 0 && at < line.length).sort((a, b) => a - b);
}
