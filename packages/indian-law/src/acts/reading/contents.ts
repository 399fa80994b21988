import type { ActLine } from './lines.ts';
import { folded } from './marks.ts';
import { endsOrders, orderHead, ruleNumber } from './orders.ts';
import { compareNumbers, plainNumber } from './section-number.ts';

export interface ContentsEntry {
  number: string;
  title: string;
}

/** The contents that a copy prints before the act: entries, and the headings between them. */
export interface ActContents {
  entries: ContentsEntry[];
  /** Folded headings of groups of sections. */
  groups: ReadonlySet<string>;
  /** Rules of the orders of a schedule, with numbers such as 'O39R1'. */
  rules: ContentsEntry[];
}

const HEAD =
  /^ARRANGEMENT OF (?:SECTIONS|CLAUSES|RULES|ARTICLES|REGULATIONS|CHAPTERS)\b|^(?:TABLE OF )?CONTENTS$/iu;
const ENTRY = /^[[“"]?(\d{1,4}(?:-?[A-Z]{1,3})?)\.?\s*(?=[\p{L}“"[*‘'(])(.*)$/u;
const DIVISION = /^(?:CHAPTER|PART|Part|SECTIONS?|CLAUSES?|RULES?|ARTICLES?)\b/u;
/** The first lines of an act behind its contents. */
const BEGINNING =
  /^(?:\[?An Act (?:to|for|further)|BE it enacted|Be it enacted|WHEREAS\b|Preamble\.?\s?[—–―]|A BILL$|ACT NO\.?\s?\d|NO\. \d+ OF (?:18|19|20)\d\d|Act,? No\. \d+ of|\[\d{1,2}(?:st|nd|rd|th) [A-Z])/u;

/** Marks the lines of the contents; undefined where the copy has none. */
export function takeContents(lines: readonly ActLine[]): ActContents | undefined {
  const start = lines.findIndex(({ text, role }) => role === undefined && HEAD.test(text));
  if (start < 0) return undefined;
  const end = endOfContents(lines, start + 1);
  const entries: ContentsEntry[] = [];
  const rules: ContentsEntry[] = [];
  const groups = new Set<string>();
  let open: ContentsEntry | undefined;
  let order: string | undefined;
  for (let at = start; at < end; at += 1) {
    const line = lines[at];
    if (!line || line.role !== undefined) continue;
    line.role = 'contents';
    const head = orderHead(line.text);
    const ends = order !== undefined && endsOrders(line.text);
    if (head || ends) {
      open = undefined;
      order = head?.prefix ?? '';
    } else if (order === undefined) open = takeLine(line.text, open, entries, groups);
    else if (order !== '') open = takeRule(line.text, open, rules, order);
  }
  return entries.length + rules.length === 0 ? undefined : { entries, groups, rules };
}

/** A rule of an order: its number is the order's and its own. */
function takeRule(
  text: string,
  open: ContentsEntry | undefined,
  rules: ContentsEntry[],
  order: string,
): ContentsEntry | undefined {
  const [, printed, title = ''] = ENTRY.exec(text) ?? [];
  if (printed !== undefined) {
    const entry = { number: ruleNumber(order, plainNumber(printed)), title };
    rules.push(entry);
    return entry;
  }
  if (open && !/[.\]]\s*$/u.test(open.title)) open.title = `${open.title} ${text}`;
  return open;
}

function takeLine(
  text: string,
  open: ContentsEntry | undefined,
  entries: ContentsEntry[],
  groups: Set<string>,
): ContentsEntry | undefined {
  const [, printed, title = ''] = ENTRY.exec(text) ?? [];
  const number = printed === undefined ? undefined : plainNumber(printed);
  if (number !== undefined && compareNumbers(entries.at(-1)?.number ?? '0', number) < 0) {
    const entry = { number, title };
    entries.push(entry);
    return entry;
  }
  if (DIVISION.test(text) || HEAD.test(text) || /SCHEDULE/u.test(text)) return undefined;
  if (open && !/[.\]]\s*$/u.test(open.title)) {
    open.title = `${open.title} ${text}`;
    return open;
  }
  groups.add(folded(text));
  return open && /^[\p{Lu}\s,.—–-]+$/u.test(text) ? undefined : open;
}

/** The contents end where the act begins, else where its numbers begin again. */
function endOfContents(lines: readonly ActLine[], from: number): number {
  let first: string | undefined;
  let last = '';
  let inOrders = false;
  for (let at = from; at < lines.length; at += 1) {
    const { text = '', role } = lines[at] ?? {};
    if (role !== undefined) continue;
    inOrders ||= orderHead(text) !== undefined;
    if (first !== undefined && BEGINNING.test(text)) return titleBefore(lines, at, from);
    const [, printed] = ENTRY.exec(text) ?? [];
    if (printed === undefined) continue;
    const number = plainNumber(printed);
    // The numbers of rules begin again in each order.
    if (number === first && last !== first && !inOrders) return titleBefore(lines, at, from);
    first ??= number;
    last = number;
  }
  return from;
}

/** The title of the act, its chapter and the like, printed between the contents and the words that begin it. */
function titleBefore(lines: readonly ActLine[], at: number, from: number): number {
  let start = at;
  for (let back = at - 1; back > from && back > at - 12; back -= 1) {
    const { text = '', role } = lines[back] ?? {};
    if (role !== undefined) continue;
    if (/SCHEDULE|^\d/u.test(text) || /[a-z]\.$/u.test(text)) break;
    start = back;
  }
  return start;
}
