import { OTHERS } from './party-words.ts';

const JOINERS = [' and ', '\nand ', ' and\n', '; ', ';\n'];

/** The position between two names printed in a row, 'A v. B and C v. D': before the last joiner. */
export function splitAt(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  // In 'A v. B; C and D Mills v. E' the semicolon divides two cases, the joiner at most two parties.
  const semicolon = between.lastIndexOf(';');
  if (semicolon >= 0 && !/^;\s*(?:and|or)?\s*$/u.test(between.slice(semicolon))) return from + semicolon + 1;
  const joiner = Math.max(...JOINERS.map((joined) => lastJoiner(between, joined)));
  const cut = Math.max(joiner, lastComma(between), lastLine(between, joiner));
  return cut < 0 ? from : from + cut + 1;
}

/** The last place of a joiner that is no part of a name: not of 'A. K. Gupta and Sons'. */
function lastJoiner(between: string, joined: string): number {
  let at = between.lastIndexOf(joined);
  while (at > 0 && goesOn(between.slice(at + joined.length, at + joined.length + 12)))
    at = between.lastIndexOf(joined, at - 1);
  return at;
}

/** True where the words behind a joiner belong to the name before it: 'and Sons', 'and Ors.'. */
function goesOn(behind: string): boolean {
  return SECOND_HALF.test(behind) || OTHERS.test(behind);
}

/** A line that ends in the middle of a name: in a joiner, initials or a title. */
const OPEN_LINE =
  /(?:\b(?:of|and|the|for)|[&,@-]|(?<!\p{L})(?:\p{Lu}\.\s?){1,3}|(?:M\/s|Messrs|Smt|Shri|Mr|Dr)\.?)\s*$/u;

/** The last line's end that divides two names, or -1: running text also breaks lines within a name. */
function lastLine(between: string, joiner: number): number {
  const line = between.lastIndexOf('\n');
  if (line < 0 || between.slice(line).trim() === '' || OPEN_LINE.test(between.slice(0, line))) return -1;
  const start =
    joiner >= 0 && joiner < line
      ? between
          .slice(joiner, line)
          .replace(/^(?:\sand|;)\s+/u, '')
          .trim()
      : '';
  const isName = NAME_START.test(start) && !OTHERS.test(start) && !SECOND_HALF.test(start);
  return isName ? -1 : line;
}

/** 'Ashok Kumar', 'H.H.', 'Gurwinder Kaur @': the first words of a name that goes on in the next line. */
const NAME_START = /^\p{Lu}[\p{L}.&'’/-]*(?:\s+(?:\p{Lu}[\p{L}.&'’/-]*|@|&|of)){0,4}$/u;

/** Words that 'and' joins to one name: 'Jammu and Kashmir', 'Ram Lal and Sons'. */
const SECOND_HALF =
  /^(?:Kashmir|Haryana|Nagar|Nicobar|Diu|Sons?|Brothers|Bros|Co|Company|Customs|Excise|Ceylon)\b/u;

/** A party that begins with an office, behind another case: '; Commissioner of Income Tax', not 'v. Commissioner of Income Tax'. */
const OFFICE_AND_PLACE =
  /(?:[;,]|\band)[\s\u00a0]{1,3}(?:the[\s\u00a0])?(?:(?:Chief|Principal|Deputy|Addl\.|Additional|Asst\.|Assistant|Joint)[\s\u00a0])?(?:Commissioner|Commr\.|Collector|Director|Secretary|Chairman|Principal|Registrar|Superintendent|Manager|Controller|Officer|Commission|CIT|CCE)\b[^,;]{0,60}$/u;

/** 'the judgment in Election Office, ': the words before a comma begin the name that the next words end. */
const ANNOUNCED =
  /\b(?:judgment|decision|case|ruling|order)s?[\s\u00a0](?:in|of)[\s\u00a0](?:the[\s\u00a0]case[\s\u00a0]of[\s\u00a0])?(?:\p{Lu}[^\s,;]*[\s\u00a0]){0,3}\p{Lu}[^\s,;]*$/u;

function isInsideName(before: string): boolean {
  return OFFICE_AND_PLACE.test(before) || ANNOUNCED.test(before);
}

/** The last comma that is not between an office and its place: 'Commissioner of Income Tax, Madras'. */
function lastComma(between: string): number {
  let at = between.lastIndexOf(', ');
  while (at > 0 && isInsideName(between.slice(Math.max(0, at - 100), at)))
    at = between.lastIndexOf(', ', at - 1);
  return at;
}
