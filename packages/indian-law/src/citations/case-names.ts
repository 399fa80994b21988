import { MARK, type Marks, markStarts, markWords, matchesAtMarks } from '../text/marks.ts';
import { type Span, singleSpaces } from '../text/text.ts';
import { findInRe } from './in-re.ts';
import { isInitialV } from './initial-v.ts';
import { splitAt } from './name-division.ts';
import { endsSentence, GLUED_NUMBER, leftWords, REACH, rightWords } from './party-words.ts';
import type { Word } from './printed-words.ts';
import { unknownReport } from './unknown-report.ts';

/** A case name in running prose: 'A.K. Kraipak v. Union of India', 'In re Delhi Laws Act'. */
export interface CaseName extends Span {
  petitioner: string;
  /** '' for 'In re …' and 'Ex parte …'. */
  respondent: string;
}

const VERSUS =
  /(?=v|V(?<![A-Z]\.V))(?<=[\s\u00a0)\].,]-?)(?:v[.,]?|[Vv]s[.,]?|v\.s\.|VS\.?|V\.|[Vv]\/[Ss]\.?|[Vv]rs\.?|[Vv]ersus|VERSUS)(?=-?[\s\u00a0]|(?<=[.,s])[A-Z])/y;
markStarts(MARK.versus, ['v']);

function clean(text: string, from: number, to: number): string {
  return singleSpaces(text.slice(from, to))
    .replace(/^[\s"“”‘’'([*]+|[\s"”’',;:\]*]+$/gu, '')
    .replace(/(?<=[a-z.)])\d{1,3}$/u, '')
    .trim();
}

/** An unknown report is read in so many characters behind a name. */
const REPORT_REACH = 90;

/** End of a party: without the closing point of a sentence and the '(3)' of a law report's footnote, with the bare number of one. */
function partyEnd(last: Word): number {
  const note = /[,.]?\(\d{1,2}\)[,.;:]*$/u.exec(last.word)?.[0].length ?? 0;
  const word = last.word.slice(0, last.word.length - note);
  const tail = /[,;:'"’”*]+$/u.exec(word)?.[0].length ?? 0;
  const stop = endsSentence(word) ? (/[.:?!"”'’*]+$/u.exec(word)?.[0].length ?? 0) : tail;
  return last.end - note - stop;
}

/** Drops closing brackets that the name did not open. */
function withoutStrays(text: string, start: number, end: number): number {
  const inside = text.slice(start, end);
  const closed = (inside.match(/[)\]]/gu) ?? []).length;
  let strays = closed - (inside.match(/[([]/gu) ?? []).length;
  let at = end;
  for (; strays > 0 && /[)\]]/u.test(text[at - 1] ?? ''); strays -= 1) at -= 1;
  return at;
}

function leadingMarks(word: string): number {
  const glued = GLUED_NUMBER.exec(word);
  if (glued !== null) return glued[0].length;
  return (
    /^["“”‘’'[*]*\(?(?=[A-Z])/u.exec(word)?.[0].replace(/\($/u, word.includes(')') ? '' : '(').length ?? 0
  );
}

function readVersus(
  text: string,
  match: RegExpExecArray,
  floor: number,
  ceiling: number,
): CaseName | undefined {
  // '-vs-'
  const at = text.charAt(match.index - 1) === '-' ? match.index - 1 : match.index;
  const wordEnd = match.index + match[0].length;
  const end = text.charAt(wordEnd) === '-' ? wordEnd + 1 : wordEnd;
  const alone =
    /\n[^\S\n]*$/u.test(text.slice(Math.max(0, at - 80), at)) &&
    /^[^\S\n]*\n/u.test(text.slice(end, end + 80));
  const apart =
    /[^\S\n]{5,}$/u.test(text.slice(Math.max(0, at - 8), at)) ||
    /^[^\S\n]{5,}/u.test(text.slice(end, end + 8));
  if (alone || apart) return undefined;
  const left = leftWords(text, floor, at);
  const right = rightWords(text, end, ceiling);
  const [first, last] = [left[0], right.at(-1)];
  if (!first || !last) return undefined;
  const start = first.start + leadingMarks(first.word);
  const stop = withoutStrays(text, start, partyEnd(last));
  return { start, end: stop, petitioner: clean(text, start, at), respondent: clean(text, end, stop) };
}

/** The fifth item of a list: 'iv. … / v. One handset'. */
function isNumeral(text: string, { 0: printed, index }: RegExpExecArray): boolean {
  if (printed !== 'v.' || !/\n[^\S\n]*$/u.test(text.slice(Math.max(0, index - 20), index))) return false;
  return /\n[^\S\n]*iv\.\s/u.test(text.slice(Math.max(0, index - 1_500), index));
}

/** The first place where the name before a 'v.' may begin, behind another 'v.' that is printed shortly before; else 0. */
function floorAfter(text: string, previous: RegExpExecArray | undefined, at: number): number {
  if (!previous) return 0;
  const end = previous.index + previous[0].length;
  return at - end < REACH ? splitAt(text, end, at) : 0;
}

/** The last place where the name after a 'v.' may end, before another 'v.' that is printed shortly after; else the text's end. */
function ceilingBefore(text: string, match: RegExpExecArray, next: RegExpExecArray | undefined): number {
  if (!next || next.index - match.index >= REACH) return text.length;
  const end = match.index + match[0].length;
  const split = splitAt(text, end, next.index);
  return split > end ? split : text.length;
}

/** The earliest start of the name before the 'v.' at an index, behind the citation at `walled` and the name before. */
function floorOf(
  text: string,
  at: number,
  previous: RegExpExecArray | undefined,
  walled: number,
  before: CaseName | undefined,
): number {
  const last = before?.end ?? 0;
  const cited = last + (last > walled ? unknownReport(text.slice(last, last + REPORT_REACH)) : 0);
  // A citation between two names divides them better than a comma does, also one of a report that nobody knows.
  const divided = walled > (previous?.index ?? 0) || cited > last;
  return Math.max(walled, divided ? 0 : floorAfter(text, previous, at), cited);
}

function findVersusNames(text: string, walls: readonly Span[], marks: Marks): CaseName[] {
  const versus = matchesAtMarks(VERSUS, text, marks, MARK.versus).filter(
    (match) => !isNumeral(text, match) && !(match[0] === 'V.' && isInitialV(text, match.index)),
  );
  const names: CaseName[] = [];
  let wall = 0;
  for (const [index, match] of versus.entries()) {
    while ((walls[wall]?.start ?? Number.POSITIVE_INFINITY) < match.index) wall += 1;
    const floor = floorOf(text, match.index, versus[index - 1], walls[wall - 1]?.end ?? 0, names.at(-1));
    const wallAhead = walls[wall]?.start ?? text.length;
    const next = versus[index + 1];
    const ceiling =
      wallAhead < (next?.index ?? 0) ? wallAhead : Math.min(wallAhead, ceilingBefore(text, match, next));
    const name = readVersus(text, match, floor, ceiling);
    if (name) names.push(name);
  }
  return names;
}

const ACT_YEAR = /^,[\s\u00a0](?:1[89]|20)\d\d(?=[\s\u00a0,]{1,3}(?:[([]|AIR\b|A\.I\.R|reported\b))/u;

function findInReNames(text: string, cited: readonly Span[], marks: Marks): CaseName[] {
  return findInRe(text, cited, marks).map(({ start, matter, last }) => {
    const name = partyEnd(last);
    // 'Special Courts Bill, 1978 (1979) 1 SCC 380': the year of a bill or an act.
    const end = name + (ACT_YEAR.exec(text.slice(name, name + 20))?.[0].length ?? 0);
    return { start, end, petitioner: clean(text, matter, end).replace(/,\sIn\s[Rr]e$/u, ''), respondent: '' };
  });
}

/**
 * Every case name in running prose: first those with a 'v.', in order and never overlapping, then 'In re …'. No name
 * with a 'v.' reaches into `walls`, the citations of the text in order. Cause titles set out in lines are skipped. O(n).
 */
export function findCaseNames(
  text: string,
  walls: readonly Span[],
  marks: Marks = markWords(text),
): CaseName[] {
  return [...findVersusNames(text, walls, marks), ...findInReNames(text, walls, marks)];
}
