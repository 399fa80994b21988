import type { ActHeading } from './act-text.ts';
import type { ActContents, ContentsEntry } from './contents.ts';
import type { ActLine } from './lines.ts';
import { endsOrders, type OrderHead, orderHead } from './orders.ts';
import { type SectionStart, sectionStarts } from './section-starts.ts';

/** The rules of one order: lines on which they begin, and the line behind the last of them. */
export interface OrderRules {
  head: OrderHead;
  starts: SectionStart[];
  end: number;
  contents: ActContents | undefined;
}

/** Limit: lines of the heading of an order. */
const HEADING = 4;

/**
 * The orders that a schedule of rules holds, from line `from`. Their headings get the role `heading`. Numbers of rules begin
 * again in each order, so each is read for itself.
 */
export function ordersOf(
  lines: readonly ActLine[],
  from: number,
  to: number,
  contents: ActContents | undefined,
): OrderRules[] {
  const heads: { at: number; head: OrderHead }[] = [];
  let end = to;
  for (let at = from; at < to; at += 1) {
    const line = lines[at];
    if (!line || line.role !== undefined) continue;
    if (heads.length > 0 && endsOrders(line.text)) {
      end = at;
      break;
    }
    const head = orderHead(line.text);
    if (head) heads.push({ at, head });
  }
  return heads.flatMap(({ at, head }, i) => {
    const next = heads[i + 1]?.at ?? end;
    const own = entriesOfOrder(contents?.rules ?? [], head.prefix);
    const listed =
      own.length === 0
        ? undefined
        : { entries: own, groups: contents?.groups ?? new Set<string>(), rules: [] };
    const starts = sectionStarts(lines, at + 1, next, listed);
    if (starts.length === 0) return [];
    const title = takeHeading(lines, at, starts[0]?.at ?? next, head.title);
    return [{ head: { ...head, title }, starts, end: next, contents: listed }];
  });
}

/** The heading of an order is on its line or on the lines below it. */
function takeHeading(lines: readonly ActLine[], at: number, first: number, printed: string): string {
  const titles = printed === '' ? [] : [printed];
  const own = lines[at];
  if (own) own.role = 'heading';
  for (let i = at + 1; i < first && i <= at + HEADING; i += 1) {
    const line = lines[i];
    if (!line || line.role !== undefined) continue;
    if (/[.;:]$/u.test(line.text) || line.text.length > 90) break;
    line.role = 'heading';
    titles.push(line.text);
  }
  return titles.join(' ').replace(/[\s.:—–\]-]+$/u, '');
}

export const headingOfOrder = ({ head }: OrderRules, at: number): ActHeading => ({
  kind: 'order',
  label: head.label,
  title: head.title,
  at,
});

/** The entries of one order among the rules that the contents list, with the numbers that the order itself prints. */
function entriesOfOrder(rules: readonly ContentsEntry[], prefix: string): ContentsEntry[] {
  return rules.flatMap(({ number, title }) =>
    number.startsWith(`${prefix}R`) ? [{ number: number.slice(prefix.length + 1), title }] : [],
  );
}
