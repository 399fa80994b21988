import { accountOf } from './account.ts';
import type { ActHeading, ActLeftOut, ActNote, ActText, ActUnit } from './act-text.ts';
import { type ActContents, takeContents } from './contents.ts';
import { withDamagedStarts } from './damaged-starts.ts';
import { factsOf } from './facts.ts';
import { takeHeadings } from './headings.ts';
import { type ActLine, columnWidth, joined, linesOf } from './lines.ts';
import { hasMargins, takeMargins } from './margins.ts';
import { folded } from './marks.ts';
import { headingOfOrder, type OrderRules, ordersOf } from './order-rules.ts';
import { ruleNumber } from './orders.ts';
import { type PlacedNote, pageSpans, takeEndNotes, takePageNotes } from './page-notes.ts';
import { paragraphsOf } from './paragraphs.ts';
import { piecesOf } from './pieces.ts';
import { beginsEnd, headsSchedule, schedulesOf } from './schedules.ts';
import { headingLength, type SectionStart, sectionStarts } from './section-starts.ts';
import { takeStateAmendments } from './state-amendments.ts';

/** Lines that the head of a Gazette begins and ends with. Its Hindi is often in an old encoding. */
const BEGINS = /^(?:vlk\/kkj\.k|vlk\/|jftLVªh|EXTRAORDINARY$|असाधारण|REGISTERED NO|रजिस्ट्री सं|\[?भाग I)/u;
const ENDS =
  /^(?:CG-[A-Z]{2}-|सी\.जी\.|SG-[A-Z]{2}-)|published for general information|\((?:Legislative Department)\)|^New Delhi, the \d/u;

/** Marks the head of a Gazette on its first pages; the text may have it before or behind the act's first lines. */
function takeMasthead(lines: readonly ActLine[]): void {
  for (const [from, to] of pageSpans(lines).slice(0, 3)) {
    const begin = lines.findIndex(({ text }, at) => at >= from && at < to && BEGINS.test(text));
    if (begin < 0) continue;
    const end = lines.findLastIndex(({ text }, at) => at > begin && at < to && ENDS.test(text));
    for (const line of lines.slice(begin, Math.max(end, begin) + 1)) line.role ??= 'front';
  }
}

/** Reads an act from the text of its pages. Undefined where no section was found. */
export function actFromPages(pages: readonly string[], fileName: string): ActText | undefined {
  const lines = linesOf(pages);
  takeMasthead(lines);
  const contents = takeContents(lines);
  const notes = [...takeEndNotes(lines), ...takePageNotes(lines)];
  const cut = scheduleStart(lines, contents);
  const listed = contents?.entries.map(({ number }) => number);
  const starts = withDamagedStarts(lines, sectionStarts(lines, 0, cut, contents), listed);
  if (starts.length === 0) return undefined;
  const margins = hasMargins(starts, contents);
  const margin = margins ? takeMargins(lines, starts) : new Map<number, string>();
  const first = starts[0]?.at ?? 0;
  const headings = takeHeadings(lines, starts, cut, contents);
  const tail = endStart(lines, Math.max(cut, starts.at(-1)?.at ?? 0));
  const orders = ordersOf(lines, cut, tail, contents);
  markRest(lines, first, cut, tail, orders);
  const copy = { lines, contents, margins, margin, notes };
  const last = Math.min(cut, tail);
  const units = starts.map((start, i) => unitOf(copy, start, starts[i + 1]?.at ?? last));
  for (const order of orders) {
    headings.push(headingOfOrder(order, units.length));
    units.push(...unitsOfOrder(copy, order));
  }
  // A note behind the last section, or before the first, belongs to none of them.
  const spans = [{ from: first, to: last }, ...orders.map(spanOf)];
  const loose = notes.filter(
    ({ at }) => !spans.some(({ from, to }) => at !== undefined && at >= from && at < to),
  );
  const damaged = starts.flatMap((start) =>
    start.damaged === undefined || start.damaged === start.number ? [] : [start.damaged],
  );
  return assemble({ lines, fileName, contents, headings, units, notes: loose, margins, damaged });
}

/** The line of the first schedule behind the last section that the contents name; else the end. */
function scheduleStart(lines: readonly ActLine[], contents: ActContents | undefined): number {
  const last = contents?.entries.at(-1);
  let from = 0;
  if (last) {
    const begins = new RegExp(`^\\W{0,4}(?:Section\\s+)?\\W{0,3}${last.number}\\s?[.\\-–—]`, 'u');
    const found = lines.findLastIndex(
      ({ text, role }) => role === undefined && begins.test(text) && hasTitle(text, last.title),
    );
    const any = lines.findIndex(({ text, role }) => role === undefined && begins.test(text));
    from = Math.max(found >= 0 ? found : any, 0);
  }
  const at = lines.findIndex(({ text, role }, i) => i > from && role === undefined && headsSchedule(text));
  return at < 0 ? lines.length : at;
}

const hasTitle = (text: string, title: string): boolean => folded(text).includes(folded(title).slice(0, 12));

function endStart(lines: readonly ActLine[], from: number): number {
  const at = lines.findIndex(({ text, role }, i) => i > from && role === undefined && beginsEnd(text));
  return at < 0 ? lines.length : at;
}

const spanOf = ({ starts, end }: OrderRules): { from: number; to: number } => ({
  from: starts[0]?.at ?? end,
  to: end,
});

/** The rules of an order, numbered 'O39R1'. */
function unitsOfOrder(copy: CopyParts, { head, starts, end, contents }: OrderRules): ActUnit[] {
  const own = { ...copy, contents, margins: false };
  return starts.map((start, i) => {
    const unit = unitOf(own, start, starts[i + 1]?.at ?? end);
    return { ...unit, number: ruleNumber(head.prefix, unit.number) };
  });
}

function markRest(
  lines: readonly ActLine[],
  first: number,
  cut: number,
  tail: number,
  orders: readonly OrderRules[],
): void {
  for (const { from, to } of orders.map(spanOf))
    for (const line of lines.slice(from, to)) line.role ??= 'section';
  for (const [at, line] of lines.entries()) {
    if (line.role !== undefined) continue;
    if (at < first) line.role = 'preamble';
    else if (at >= tail) line.role = 'end';
    else if (at >= cut) line.role = 'schedule';
    else line.role = 'section';
  }
}

/** The parts of one copy from which its sections are read. */
interface CopyParts {
  lines: readonly ActLine[];
  contents: ActContents | undefined;
  /** True where headings are in the margin. */
  margins: boolean;
  margin: ReadonlyMap<number, string>;
  notes: readonly PlacedNote[];
}

function unitOf(
  { lines, contents, margins, margin, notes }: CopyParts,
  start: SectionStart,
  to: number,
): ActUnit {
  const listed = contents?.entries.find(({ number }) => number === start.number)?.title;
  const own = lines.slice(start.at, to).filter(({ role }) => role === 'section');
  const [head] = own;
  const body = own.map(({ text }) => text);
  body[0] = start.rest;
  const byWord = /^(?:Section|SECTION|Article|Rule)\s/u.test(head?.text ?? '');
  const cut = margins
    ? { title: listed ?? margin.get(start.at) ?? '', rest: body }
    : titleAndRest(body, listed, byWord, columnWidth(own));
  const at = notes.flatMap(({ at: place, ...note }) =>
    place !== undefined && place >= start.at && place < to ? [note] : [],
  );
  const again = byWord ? headingAgain(cut.rest, start.number, cut.title) : undefined;
  const behind = body.length - cut.rest.length;
  for (const line of own.slice(behind, behind + (again?.lines ?? 0))) line.role = 'repeated';
  const opening = `${start.opening}${again?.opening ?? ''}`;
  const printedLines = cut.rest.slice(again?.lines ?? 0);
  const rest =
    opening === '' ? printedLines : [`${opening}${printedLines[0] ?? ''}`, ...printedLines.slice(1)];
  const paragraphs = paragraphsOf(rest, columnWidth(lines.slice(start.at, to)));
  const { own: printed, states } = takeStateAmendments(paragraphs);
  const pieces = piecesOf(printed);
  return {
    number: start.number,
    title: cut.title.replace(/[\s.:—–-]+$/u, ''),
    pieces,
    notes: at,
    ...(states.length === 0 ? {} : { states }),
    ...(isOmitted(cut.title, body.join(' ')) ? { omitted: true as const } : {}),
    ...(head ? { page: head.page } : {}),
  };
}

export function isOmitted(title: string, text: string): boolean {
  if (/^\W*(?:omitted|repealed|rep)\b/iu.test(title)) return true;
  return (
    text.length < 420 &&
    /(?:^|[.\]—–-]\s*)\[?(?:Omitted|Repealed|Rep\.)(?:\s+by|[.\]]|$)/u.test(text.slice(0, 300))
  );
}

/** The heading of a section and the lines behind it. */
function titleAndRest(
  body: readonly string[],
  listed: string | undefined,
  byWord: boolean,
  width: number,
): { title: string; rest: string[] } {
  if (byWord) return headingLines(body, width);
  const head = body.slice(0, 5).reduce((text, line) => joined(text, line), '');
  const length = headingLength(head);
  if (length === undefined) return { title: listed ?? '', rest: [...body] };
  const title = head.slice(0, length);
  return { title, rest: withoutStart(body, length) };
}

/** The lines without the first characters of their joined text. */
function withoutStart(body: readonly string[], length: number): string[] {
  let text = '';
  for (const [at, line] of body.entries()) {
    const next = joined(text, line);
    if (next.length > length) return [next.slice(length), ...body.slice(at + 1)];
    if (next.length === length) return body.slice(at + 1);
    text = next;
  }
  return [];
}

/** A heading on lines of its own: it goes on where the line is full and the next begins in small letters. */
function headingLines(body: readonly string[], width: number): { title: string; rest: string[] } {
  let title = body[0] ?? '';
  let at = 1;
  while (at < 4 && (body[at] ?? '') !== '' && goesOn(title, body[at] ?? '', width)) {
    title = joined(title, body[at] ?? '');
    at += 1;
  }
  return { title, rest: body.slice(at) };
}

/** A heading that is printed a second time on lines of its own, behind the mark of an amendment: '[209] [134A. Protection …'. */
function headingAgain(
  body: readonly string[],
  number: string,
  title: string,
): { lines: number; opening: string } | undefined {
  const [, opening = '', printed = '', first = ''] =
    /^((?:\[\d{1,3}\]\s?|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?)?\[?)(\d{1,4}[A-Z]{0,3})\s?\.\s*(.*)$/u.exec(body[0] ?? '') ??
    [];
  if (printed !== number || title === '') return undefined;
  let text = first;
  for (let lines = 1; lines <= 3; lines += 1) {
    if (folded(text) === folded(title)) return { lines, opening };
    text = joined(text, body[lines] ?? '');
  }
  return undefined;
}

function goesOn(title: string, next: string, width: number): boolean {
  if (/^\p{Ll}|^\d/u.test(next)) return title.length >= width * 0.55;
  return (
    /\b(?:of|the|and|or|in|to|by|for|with|from|this|Central|State)$/u.test(title) && next.length < width * 0.5
  );
}

interface Assembly {
  lines: readonly ActLine[];
  fileName: string;
  contents: ActContents | undefined;
  headings: ActHeading[];
  units: ActUnit[];
  notes: readonly PlacedNote[];
  margins: boolean;
  /** Numbers as printed that were read as others. */
  damaged: readonly string[];
}

function assemble({
  lines,
  fileName,
  contents,
  headings,
  units,
  notes,
  margins,
  damaged,
}: Assembly): ActText {
  const of = (role: ActLine['role']): string[] =>
    lines.filter((line) => line.role === role).map(({ text }) => text);
  const preamble = paragraphsOf(of('preamble'), columnWidth(lines));
  const front = of('front');
  const aside = (['page', 'contents', 'front', 'end'] as const).flatMap(of);
  const facts = factsOf([...of('contents').slice(0, 6), ...front, ...preamble], fileName, aside);
  const unplaced = notes.map(({ at: _, ...note }): ActNote => note);
  const schedules = schedulesOf(lines.filter(({ role }) => role === 'schedule'));
  const leftOut = (['page', 'front', 'contents', 'margin', 'end', 'repeated'] as const).flatMap(
    (reason): ActLeftOut[] => {
      const text = [...of(reason), ...(reason === 'repeated' ? damaged : [])].join('\n');
      return text === '' ? [] : [{ text, reason }];
    },
  );
  return {
    ...facts,
    preamble,
    headings,
    units,
    schedules,
    notes: unplaced,
    left_out: leftOut,
    account: accountOf(units, contents && [...contents.entries, ...contents.rules], {
      margins,
      kind: facts.kind,
    }),
  };
}
