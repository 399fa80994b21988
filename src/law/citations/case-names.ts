import { MARK, type Marks, markWords, matchesAtMarks } from '../text/marks.ts';
import type { Span } from '../text/text.ts';
import { splitAt } from './name-division.ts';
import { endsSentence, GLUED_NUMBER, leftWords, REACH, rightWords } from './party-words.ts';
import type { Word } from './printed-words.ts';

/** A case name in running prose: 'A.K. Kraipak v. Union of India', 'In re Delhi Laws Act'. */
export interface CaseName extends Span {
  petitioner: string;
  /** '' for 'In re …' and 'Ex parte …'. */
  respondent: string;
}

const VERSUS =
  /(?=v|V(?<![A-Z]\.V))(?<=[\s\u00a0)\].,]-?)(?:v[.,]?|[Vv]s[.,]?|v\.s\.|VS\.?|V\.|[Vv]\/[Ss]\.?|[Vv]rs\.?|[Vv]ersus|VERSUS)(?=-?[\s\u00a0]|(?<=[.,s])[A-Z])/y;
const IN_RE =
  /(?:\bIn[\s\u00a0]{1,5}[Rr]e:?|(?<=\bin[\s\u00a0])Re:|\bIN[\s\u00a0]{1,5}RE:?|\bEx[\s\u00a0]?-?[Pp]arte)[\s\u00a0]{1,5}(?=[A-Z("“])/y;
const HONORIFIC = /^(?:Justice|Shri|Sri|Mr\.?|Dr\.?|Smt\.?|Ms\.?|J\.?|Prof\.?)$/u;

function clean(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/^[\s"“”‘’'([*]+|[\s"”’',;:\]*]+$/gu, '')
    .replace(/(?<=[a-z.)])\d{1,3}$/u, '')
    .trim();
}

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
  if (match[0] === 'V.' && isInitial(left, right)) return undefined;
  const start = first.start + leadingMarks(first.word);
  const stop = withoutStrays(text, start, partyEnd(last));
  return { start, end: stop, petitioner: clean(text, start, at), respondent: clean(text, end, stop) };
}

/** The fifth item of a list ('iv. … / v. One handset'), or an initial behind a surname in a list of judges ('ERADI, V. B. (J)'). */
function isNumeral(text: string, { 0: printed, index }: RegExpExecArray): boolean {
  // 'General, V.D. Mahajan': the first of several initials.
  if (printed === 'V.' && /^\s\p{Lu}\.\p{Lu}\./u.test(text.slice(index - 1, index + 4))) return true;
  // 'N. C. Rao and V. S. Sen': initials in a list of names.
  if (
    printed === 'V.' &&
    /(?:,|\band|&)\s$/u.test(text.slice(Math.max(0, index - 5), index)) &&
    /^V\.\s(?:\p{Lu}\.\s?)*\p{Lu}/u.test(text.slice(index, index + 10))
  )
    return true;
  if (printed === 'V.' && /\p{Lu}{3},[ ]$/u.test(text.slice(Math.max(0, index - 6), index)))
    return /^.{0,60}\(C?J\)/su.test(text.slice(index, index + 70));
  if (printed !== 'v.' || !/\n[^\S\n]*$/u.test(text.slice(Math.max(0, index - 20), index))) return false;
  return /\n[^\S\n]*iv\.\s/u.test(text.slice(Math.max(0, index - 1_500), index));
}

/** 'Mr Tarun V. Shah', 'K. V. Rao': an initial inside a person's name. */
function isInitial(left: readonly Word[], right: readonly Word[]): boolean {
  const nearest = left.at(-1)?.word ?? '';
  if (HONORIFIC.test(nearest) || /^[A-Z]\.$/u.test(nearest)) return true;
  const person = left.length === 2 && HONORIFIC.test(left[0]?.word ?? '');
  return (
    person &&
    !right.some(({ word }) => /^(?:State|Union|Govt|Bank|\w+Corp|Ltd|Ors|Anr|another|others)/u.test(word))
  );
}

/** Where the name before a 'v.' may begin when another 'v.' is printed shortly before it; 0 otherwise. */
function floorAfter(text: string, previous: RegExpExecArray | undefined, at: number): number {
  if (!previous) return 0;
  const end = previous.index + previous[0].length;
  return at - end < REACH ? splitAt(text, end, at) : 0;
}

/** Where the name after a 'v.' must end when another 'v.' is printed shortly after it; the text's end otherwise. */
function ceilingBefore(text: string, match: RegExpExecArray, next: RegExpExecArray | undefined): number {
  if (!next || next.index - match.index >= REACH) return text.length;
  const end = match.index + match[0].length;
  const split = splitAt(text, end, next.index);
  return split > end ? split : text.length;
}

function findVersusNames(text: string, walls: readonly Span[], marks: Marks): CaseName[] {
  const versus = matchesAtMarks(VERSUS, text, marks, MARK.versus).filter((match) => !isNumeral(text, match));
  const names: CaseName[] = [];
  let wall = 0;
  for (const [index, match] of versus.entries()) {
    while ((walls[wall]?.start ?? Number.POSITIVE_INFINITY) < match.index) wall += 1;
    const walled = walls[wall - 1]?.end ?? 0;
    // A citation between two names divides them better than a comma does.
    const floor = Math.max(
      walled,
      walled > (versus[index - 1]?.index ?? 0) ? 0 : floorAfter(text, versus[index - 1], match.index),
      names.at(-1)?.end ?? 0,
    );
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

function findInReNames(text: string, marks: Marks): CaseName[] {
  const names: CaseName[] = [];
  for (const match of matchesAtMarks(IN_RE, text, marks, MARK.inRe)) {
    const from = match.index + match[0].length;
    const last = rightWords(text, from, text.length).at(-1);
    if (!last) continue;
    const name = partyEnd(last);
    // 'Special Courts Bill, 1978 (1979) 1 SCC 380': the year of a bill or an act.
    const end = name + (ACT_YEAR.exec(text.slice(name, name + 20))?.[0].length ?? 0);
    names.push({ start: match.index, end, petitioner: clean(text, from, end), respondent: '' });
  }
  return names;
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
  return [...findVersusNames(text, walls, marks), ...findInReNames(text, marks)];
}
