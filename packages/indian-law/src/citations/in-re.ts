import { MARK, type Marks, markWhole, matchesAtMarks } from '../text/marks.ts';
import type { Span } from '../text/text.ts';
import { endsName, entersName, leftWords, REACH, rightWords } from './party-words.ts';
import { printedWords, type Word } from './printed-words.ts';

// The title of a matter without an opponent: 'In re Delhi Laws Act', 'In Re: Delay in Hearings, (2022) 3 SCC 117'.

const IN_RE =
  /(?:\bIn[\s\u00a0]{1,5}[Rr]e:?|(?<=\bin[\s\u00a0]|^|[.;]\s|\n)Re:|\bIN[\s\u00a0]{1,5}RE:?|\bEx[\s\u00a0]?-?[Pp]arte)[\s\u00a0]{1,5}(?=[A-Z("“])/y;
markWhole(MARK.inRe, ['in', 're', 'ex', 'exparte']);
/** 'Ramesh Chandra, In re, (2003) 6 SCC 81': the form of some reports, with the name before it. */
const BEHIND_NAME =
  /(?<=[\p{L}.],[\s\u00a0])In[\s\u00a0][Rr]e(?=,?[\s\u00a0][[(]{1,2}(?:1[89]|20)\d\d|,[\s\u00a0](?:AIR|(?:1[89]|20)\d\d)[\s\u00a0])/uy;
/** At the 're' of 'in re'. */
const SMALL_IN_RE = /(?<=[\s\u00a0(]in[\s\u00a0])re:?[\s\u00a0](?=[A-Z][a-z])/y;
markWhole(MARK.smallRe, ['re']);
/** The small words inside a title; a title never ends in one. */
const SMALL_WORD =
  /^(?:in|of|by|on|during|for|to|under|and|or|the|an?|near|against|from|with|without|at|into|over|between|regarding|relating|after|before|through|upon|among|amongst|towards|within|across)$/u;

/** A title without an opponent and the last word of its matter. */
interface InRe extends Span {
  /** The start of the matter, behind 'In re'. */
  matter: number;
  last: Word;
}

/** Every 'In re …' and 'Ex parte …' of a text. `cited` are the citations of the text, in order. */
export function findInRe(text: string, cited: readonly Span[], marks: Marks): InRe[] {
  const found: InRe[] = [];
  let next = 0;
  for (const { start, end: matter } of openings(text, marks)) {
    while ((cited[next]?.start ?? Number.POSITIVE_INFINITY) < matter) next += 1;
    if (isBare(text, start) && !isCited(text, matter, cited[next])) continue;
    const titled = text.slice(start, matter).includes(':') || isCited(text, matter, cited[next]);
    const last =
      (titled ? titleEnd(text, matter) : undefined) ?? rightWords(text, matter, text.length).at(-1);
    if (last !== undefined) found.push({ start, end: last.end, matter, last });
  }
  found.push(...namedBefore(text, marks));
  return found;
}

/** Every 'Ramesh Chandra, In re', with the name as its matter. */
function namedBefore(text: string, marks: Marks): InRe[] {
  return matchesAtMarks(BEHIND_NAME, text, marks, MARK.inRe).flatMap(({ index: start, 0: word }) => {
    const [first] = leftWords(text, 0, start - ', '.length);
    const end = start + word.length;
    if (first === undefined || first.word.endsWith('.')) return [];
    return [{ start: first.start, end, matter: first.start, last: { word, start, end } }];
  });
}

/** 'Re: Kumar, (2002) 3 SCC 343' is a title, and the subject of a letter without a citation. */
const isBare = (text: string, start: number): boolean =>
  text.startsWith('Re:', start) && !/\bin\s$/u.test(text.slice(Math.max(0, start - 4), start));

/** True where the next citation belongs to the title that begins at `matter`. */
function isCited(text: string, matter: number, next: Span | undefined): boolean {
  if (next === undefined || next.start - matter > REACH) return false;
  return !/[.;]\s/u.test(text.slice(matter, next.start));
}

/** Every 'In re ' and the like, up to the matter. */
function openings(text: string, marks: Marks): Span[] {
  const spanOf = (match: RegExpExecArray, before: number): Span => ({
    start: match.index - before,
    end: match.index + match[0].length,
  });
  return [
    ...matchesAtMarks(IN_RE, text, marks, MARK.inRe).map((match) => spanOf(match, 0)),
    ...matchesAtMarks(SMALL_IN_RE, text, marks, MARK.smallRe).map((match) => spanOf(match, 'in '.length)),
  ].sort((a, b) => a.start - b.start);
}

/** The last word of a title that goes on over small words. */
function titleEnd(text: string, from: number): Word | undefined {
  const all = printedWords(text, from, from + REACH);
  let last: Word | undefined;
  for (const one of all.slice(0, 24)) {
    if (SMALL_WORD.test(one.word) && last !== undefined) continue;
    if (!entersName(one.word)) break;
    last = one;
    if (endsName(one.word)) break;
  }
  return last;
}
