import type { Line } from '../../text/lines.ts';
import { MARK, type Marks, markStarts, markWhole, markWords, matchesAtMarks } from '../../text/marks.ts';
import { isBlank, matchAt, matchesOf } from '../../text/text.ts';
import type { LayoutLine } from '../pages/layout-line.ts';
import { cutAtDelivery } from './delivery.ts';

const ZERO = 48;
const NINE = 57;
const SMALL_A = 97;
const SMALL_Z = 122;
const [BACKSLASH, STOP, BRACKET] = [92, 46, 41];
/** Limit: a paragraph's number has so many figures. */
const MOST_FIGURES = 3;

/** Offsets of figures behind a blank that may count a paragraph, in order. */
function countingFigures(text: string, { figures }: Marks): number[] {
  const found: number[] = [];
  for (let i = 0; i < figures.length; i += 2) {
    const start = figures[i] ?? 0;
    const end = figures[i + 1] ?? 0;
    if (end - start > MOST_FIGURES || start === 0 || !isBlank(text.charCodeAt(start - 1))) continue;
    if (mayCount(text, end)) found.push(start);
  }
  return found;
}

/** A fast check: a stop, or blanks and no small letter or figure, behind a number. */
function mayCount(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  if (code === STOP || code === BRACKET || code === BACKSLASH) return true;
  let at = end;
  while (isBlank(text.charCodeAt(at))) at += 1;
  if (at === end) return false;
  const next = text.charCodeAt(at);
  return !((next >= ZERO && next <= NINE) || (next >= SMALL_A && next <= SMALL_Z));
}

/** Ascending offsets, asked for stretches of a text from its start to its end. */
class Offsets {
  readonly #at: readonly number[];
  #next = 0;

  constructor(at: readonly number[]) {
    this.#at = at;
  }

  /** The offsets from `start` to before `end`. A later call asks for a later stretch. */
  within({ start, end }: { start: number; end: number }): readonly number[] {
    let from = this.#next;
    while ((this.#at[from] ?? Number.POSITIVE_INFINITY) < start) from += 1;
    let to = from;
    while ((this.#at[to] ?? Number.POSITIVE_INFINITY) < end) to += 1;
    this.#next = to;
    return from === to ? NONE : this.#at.slice(from, to);
  }
}

const NONE: readonly number[] = [];

/** A line of a judgment as its parts are read. */
export interface CutLine extends LayoutLine {
  /** It begins inside a printed line, at what may be the number of a paragraph. */
  inner?: true;
}

/** Lines of this length are whole pages or whole judgments, and not printed lines. */
const GIANT = 2_500;
/** A number, a field of a report, a heading or a signature behind a blank, in a line that is a whole judgment. */
const INNER =
  /\s(?=[\d([JAHPRBCTO.…])(?:(?<number>\d{1,3}[.)\]]\s{0,4}["“‘(]?(?:\p{Lu}\p{Ll}|\p{Lu}{4,}\s\p{Lu}{2,}\s|[AI]\s\p{Ll}{2}))|(?<bracket>(?:\(\d{1,3}\)|\[\d{1,3}\])\s{1,4}["“‘(]?\p{Lu})|(?:J U D G E? ?M E N T|O R D E R|JUDGMENT:|ACT:|HEADNOTE:|PETITIONER:|RESPONDENT:|CITATION:|BENCH:|CITATOR INFO|CORAM|(?:CIVIL|CRIMINAL) (?:APPELLATE|ORIGINAL) JURISDICTION|The [Jj]udgments? of the Court (?:was|were) delivered)\s|Order Date\s?:|ORDER (?:\p{Lu}\p{Ll}|["“.])|[.…]{4,}\s?,?\s?(?:C\.?J\.?I?|J)\b)/gu;
/** 'No. 3. The', 'Section 5. It': the number belongs to the word before. */
const NUMBERED_THING =
  /(?:\b(?:Nos?|no|nos|Sections?|sections?|Secs?|Arts?|Articles?|Rules?|[Pp]aras?|[Cc]lause|List|Vol|pp?|ss?|Chapter|Part|SCC|SC|SCR|Rs|Cr|Appeal|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.?|,)$/u;
/** A finished sentence, or the year at the end of a page's footer. */
const FINISHED = /(?:(?:\p{Ll}{2}|\d|[)\]”"’])[.:;?!]{1,3}|[.!?][”"’]|-{2,}|\.{2}J|\bof (?:19|20)\d\d)$/u;
/** The office behind a judge's name, and the name before it. */
const OFFICE = /(?:[,.] ?| )(?:C\.?J\.?I?|J)\.(?=[\s:–-])/gu;
const NAME_BEFORE = /(?<=^|\s)(?:(?:\p{Lu}[\p{L}'’]*[., ]{1,2}){0,5}\p{Lu}[\p{L}'’]*)$/u;
const HONOURABLE = /\bHon['’]ble\s[^.]{3,40}$/u;
const OWN_HEADING_BEHIND = /\b(?:JUDGMENT:|J U D G E? ?M E N T:?)\s(?=\S)/gu;

/** Places at which a line that is a whole judgment is cut. */
function placesInside(text: string): number[] {
  const at: number[] = [];
  for (const { index, groups = {} } of matchesOf(INNER, text)) {
    const before = text.slice(Math.max(0, index - 24), index);
    if (
      groups.number !== undefined
        ? !NUMBERED_THING.test(before)
        : groups.bracket === undefined || FINISHED.test(before)
    )
      at.push(index + 1);
  }
  for (const { index, 0: office } of matchesOf(OFFICE, text)) {
    const from = Math.max(0, index - 70);
    const before = text.slice(from, index);
    if (HONOURABLE.test(before)) at.push(index + office.length + 1);
    const name = NAME_BEFORE.exec(before);
    if (name !== null && FINISHED.test(before.slice(0, name.index).trimEnd())) at.push(from + name.index);
  }
  for (const { index, 0: heading } of matchesOf(OWN_HEADING_BEHIND, text)) at.push(index + heading.length);
  return at;
}

/** 'CIVIL APPEAL NO. 9 OF 1994 O R D E R These appeals': a spaced heading inside a line. */
const SPACED =
  /(?<=\S\s{1,9})(?=(?:J U D G E? ?M E N T|O R D E R)\s+\p{Lu})|(?<=\bMembers?\s)(?=Per\s?:\s?\p{Lu})/u;
/**
 * 'dispute. 1.1 The respondent', '(emphasis supplied) 59.It', '." 354\\. The', '459 6.On a careful': a number inside a printed line,
 * behind a finished sentence, the end of a quotation or the number of a page. A converter that joined lines left the
 * backslash of a number that began one.
 */
const NUMBER_INSIDE =
  /\s(?=\d)(?:(?=\d{1,3}(?:\.\d{1,2}){0,2}(?:[.)]?\s{1,4}|\s?\\?[.)]{1,2})["“‘(]?\p{Lu}\p{Ll}|\d{1,3}\s?\\?\.{1,2}\s?A\s|\d{1,2}\.\d{1,2}\.?\s{0,2}(?:\n|$))(?<=(?:[\p{L}\d)\]…]\s?[.:;?!…]["”’]{0,2}|["”’')\]],?)(?:\d{0,3}|\s\d{1,4})\s)|(?=\d{1,3}\\\.\s)|(?=\d{1,2}\.\d{1,2}\.\s?\p{Lu}\p{Ll})(?<=\d\s)|(?=\d{1,2}\.\d{1,2}\s\p{Lu}\p{Ll}{0,12}\s\p{Ll})(?<=\p{Ll}{4}\s)|(?=\d{1,3}\s?\\?[.)]\s{0,4}\p{Lu}\p{Ll})(?<=(?:^|\n)\s?\d{2,4}\s))/uy;
/** An initial or a short word with a stop: 'A. 3 The', 'No. 3 The'. */
const SHORT_WORD = /(?:^|[^\p{L}])(?:\p{L}|[Nn]os?|Art|Sec|Rs|vs?|para|Vol|pp?)\.\s$/u;
/** 'RESPONDENT(S) JUDGMENT A. B. NAME, J.': the heading of an opinion at the end of a line, or before its first words. */
const HEADING_LAST =
  /(?<=\S\s)(?:(?:J U D G M E N T|JUDGMENT|O R D E R|ORDER)\s+(?:\p{Lu}[\p{L}.'’]*(?: |, ?)){1,6}(?:C\.?J\.?I?|J)\b\.?(?=\s*$|\s\p{Lu}\p{Ll}+\s\p{Ll})|(?:J U D G M E N T|JUDGMENT)(?:\s\p{Lu}[\p{Ll}.]+){1,3}\s*$)/u;
/** 'to a Constitution Bench. SEN, J.': the name of the next judge at the end of a paragraph's line. */
const NAME_LAST =
  /(?<=\p{Ll}{2}[.?!”"]{1,2}\s)(?:\p{Lu}[\p{Lu}.'’]*[., ]{1,2}){0,4}\p{Lu}{3,}, J\.?\s{0,4}$/u;
/** A new cause title behind the signatures of the opinion before. */
const NEXT_TITLE = /(?<=\S\s)(?:NON-)?(?:REPORTABLE|Reportable)\s+IN THE\s*(?:SUPREME|HIGH)?/u;

/** Words of the headings that `SPACED`, `NEXT_TITLE`, `HEADING_LAST`, `NAME_LAST` and `DASHED` find. */
const HEADING_WORD =
  /J(?:UDG| U D G|\. ?[-–—]|\.?[^\S\n]{0,3}(?:\n|$))|O(?:RDER| R D E R)|R(?:EPORT|eport)|Per\b/y;
markStarts(MARK.heading, ['jud', 'ord', 'rep']);
markWhole(MARK.heading, ['per', 'j', 'o']);
/** 'the Court below RAO J.-I am unable', 'judgment, 607 RAO J.--This is': an opinion begins inside a line. */
const DASHED = /(?:C\. ?)?J\. ?[-–—]{1,2} ?["“]?\p{Lu}/gu;
const CAPITALS_BEFORE =
  /(?<=^|\S\s)(?:\p{Lu}[\p{Lu}.'’]{0,20}[., ]{1,2}){0,4}\p{Lu}[\p{Lu}'’]{2,20}[., ]{1,2}$/u;
const NAMED_IN_CLAUSE = /\b(?:per|by|of|and|to|in|v|vs)\.?\s$/iu;

function dashedJudge(text: string): number[] {
  return matchesOf(DASHED, text).flatMap(({ index }) => {
    const from = Math.max(0, index - 80);
    const before = text.slice(from, index);
    const name = CAPITALS_BEFORE.exec(before);
    if (name === null) return [];
    const words = before.slice(0, name.index);
    return NAMED_IN_CLAUSE.test(words) || !/\p{L}/u.test(words) ? [] : [from + name.index];
  });
}

/** Places in a line between the end of one part and the beginning of another. */
function partsInside(text: string, giant: number): number[] {
  const at: number[] = [];
  if (text.length > giant) at.push(...placesInside(text));
  else at.push(SPACED.exec(text)?.index ?? 0);
  if (text.includes('J.')) at.push(...dashedJudge(text));
  if (text.length > 80 && /, J\.?\s*$/u.test(text.slice(-8))) {
    const from = text.length - 80;
    at.push(from + (NAME_LAST.exec(text.slice(from))?.index ?? -from));
  }
  if (text.length < 300) at.push(NEXT_TITLE.exec(text)?.index ?? 0, HEADING_LAST.exec(text)?.index ?? 0);
  return at.filter((one) => one > 0 && one < text.length);
}

/** The places inside a printed line that may hold a paragraph's number, `figures` those of its figures that may count. */
function numbersInside(text: string, figures: readonly number[]): number[] {
  const [nearest] = figures;
  if (nearest === undefined) return [];
  const found = figures.filter(
    (at) =>
      at > 0 &&
      matchAt(NUMBER_INSIDE, text, at - 1) !== null &&
      !SHORT_WORD.test(text.slice(Math.max(0, at - 8), at)),
  );
  if (nearest >= 90) return found;
  const start = text.slice(0, 90);
  const first = (BEHIND_NAME.exec(start) ?? BEHIND_DATE.exec(start))?.[0].length;
  return first === undefined ? found : [first, ...found];
}

/** '2 11-02-2025 1. Heard': the first number behind the number and the day of an order. */
const BEHIND_DATE = /^\s{0,60}\d{1,3}\s{1,4}\d\d-\d\d-\d{4}\s{1,8}(?=\d{1,3}[.)]\s)/u;
/** 'A. B. Name, J 1 The appeal': the first number behind the name of the judge who writes. */
const BEHIND_NAME =
  /^\s{0,20}\p{Lu}[\p{L}.' ]{3,50},? (?:C\.?)?J\.?I? (?=1(?:\.0)?[.)\]]?\s{1,3}["“]?\p{Lu})/u;

function cutInner<T extends Line>(
  line: T,
  giant: number,
  heading: boolean,
  figures: readonly number[],
): (T & CutLine)[] {
  const outer = heading || line.text.length > giant ? partsInside(line.text, giant) : [];
  const at = outer.length > 0 ? outer : numbersInside(line.text, figures);
  if (at.length === 0) return [line];
  const cuts = [...new Set(at)].sort((a, b) => a - b);
  return [0, ...cuts].map((from, i) => {
    const to = cuts[i] ?? line.text.length;
    const inner = from > 0 && outer.length === 0 ? { inner: true as const } : {};
    return {
      ...line,
      ...inner,
      start: line.start + from,
      end: line.start + to,
      text: line.text.slice(from, to),
    };
  });
}

/** Limit: a text with fewer numbers at the start of its lines may have them inside. */
const FEW_NUMBERED = 4;
const NUMBERED = /^\s*[([]?\d{1,3}[.)\]]/u;

/** The length from which a line holds several printed ones: a text of pages in one line each has no short lines. */
function giantLength(lines: readonly Line[]): number {
  let [printed, length, numbered, finished] = [0, 0, 0, 0];
  for (const { text } of lines) {
    if (text.trim() === '') continue;
    printed += 1;
    length += text.length;
    if (NUMBERED.test(text)) numbered += 1;
    if (numbered === FEW_NUMBERED) return GIANT;
    if ('.:;"”'.includes(text.trimEnd().at(-1) ?? '')) finished += 1;
  }
  // Lines that are whole paragraphs end with their sentences; lines that are whole pages do not.
  const pages = numbered < FEW_NUMBERED && length > 300 * printed && finished < printed / 2;
  return pages ? 300 : GIANT;
}

/** The lines of a text, those that hold the end of one part and the beginning of another cut between them. Linear. */
export function cutLines<T extends Line>(
  source: string,
  lines: readonly T[],
  marks: Marks = markWords(source),
): (T & CutLine)[] {
  const giant = giantLength(lines);
  const figures = new Offsets(countingFigures(source, marks));
  const headings = new Offsets(
    matchesAtMarks(HEADING_WORD, source, marks, MARK.heading).map(({ index }) => index),
  );
  const cut: (T & CutLine)[] = [];
  for (const line of lines) {
    const heading = headings.within(line).length > 0;
    const inside = figures.within(line);
    if (!heading && inside.length === 0 && line.text.length <= giant) cut.push(line);
    else
      cut.push(
        ...cutInner(
          line,
          giant,
          heading,
          inside.map((at) => at - line.start),
        ),
      );
  }
  return cutAtDelivery(cut);
}
