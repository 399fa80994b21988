import { actOfKey } from '../acts/acts.ts';
import { type Marks, markWords } from '../text/marks.ts';
import { keepLongest, type Span } from '../text/text.ts';
import { actBefore, opensSection } from './act-before.ts';
import { canonicalNumber, canonicalSub, numbersBetween } from './canonical-number.ts';
import { findGroups, type Group, type Item, type ProvisionUnit } from './groups.ts';
import { findNativeProvisions } from './native-provisions.ts';
import { type StatuteMention, statuteAt } from './statutes.ts';

export type { ProvisionUnit } from './groups.ts';

/** One provision of an act: 'u/s 302 r/w 34 IPC' gives two. */
export interface Provision extends Span {
  /** Key of a known act ('ipc') or the name of another as printed ('Karnataka Rent Act, 1961'); undefined when the text does not say. */
  act?: string;
  actRaw?: string;
  unit: ProvisionUnit;
  /** '302', '498A', '13B'; orders, schedules and chapters in arabic figures. */
  number: string;
  /** '(1)(a)'. */
  sub?: string;
  /** CPC: 'O. 39 R. 1' has unit 'rule', number '1', order '39'. */
  order?: string;
  raw: string;
}

/** Provisions printed as one list, with the act they share: 'Sections 147, 148 and 149 of the IPC'. */
export interface ProvisionGroup extends Span {
  raw: string;
  /** The position of the act's name, when it is printed beside the list. */
  statute?: StatuteMention;
  provisions: Provision[];
}

const S = '[\\s\\u00a0]';
const TO_ACT = new RegExp(
  `[\\])]?${S}{0,3},?${S}{0,20}(?:(?:of|under|in|from|to|appended${S}to|read${S}with)${S}{1,20})?(?:(?:the|our)${S}{1,20})?(?:(?:First${S}{1,5})?Schedule${S}{1,5}(?:to|of)${S}{1,5}(?:the${S}{1,5})?)?(?:(?:old|new|unamended|amended|repealed|Principal|principal)${S}{1,5}(?=[A-Z]))?[("“'‘[]{0,1}`,
  'iy',
);
const LINK =
  /^[\s\u00a0]{0,20}(?:,|;|\/|&|and|or|r\.?[\s\u00a0]?\/?[\s\u00a0]?w\.?(?:[\s\u00a0]?s\.)?|read[\s\u00a0]{1,20}with|along[\s\u00a0]with|read[\s\u00a0]{1,20}along[\s\u00a0]{1,20}with)?[\s\u00a0]{0,20}(?:,|and|&|also|r\/w)?[\s\u00a0]{0,20}(?:under|of|the|with)?[\s\u00a0]{0,20}$/i;
const READ_WITH =
  /^[\s\u00a0]{0,20},?[\s\u00a0]{0,20}(?:r\.?[\s\u00a0]?\/?[\s\u00a0]?w\.?|read[\s\u00a0]{1,20}(?:along[\s\u00a0]{1,20})?with)[\s\u00a0]{0,20}(?:the[\s\u00a0]{1,20})?$/iu;
/** 'of' after an article means another instrument unless it is the Constitution's own words. */
const OTHERWISE =
  /^[\s\u00a0]{0,10}(?:of|to|in)[\s\u00a0]{1,20}(?:the[\s\u00a0]{1,20})?(?:[A-Z]|said|Articles|agreement|charter|treaty|convention)/u;

type GroupWithAct = Group & { statute?: StatuteMention };

/** The act named directly after a group of provisions. */
function statuteAfter(text: string, group: Group): StatuteMention | undefined {
  TO_ACT.lastIndex = group.end;
  const gap = TO_ACT.exec(text)?.[0].length ?? 0;
  return statuteAt(text, group.end + gap);
}

/** True where no act is printed behind a group, or the one of the next section. */
function belongsToNext(text: string, statute: StatuteMention | undefined): boolean {
  return statute === undefined || opensSection(text, statute);
}

/** Each group with the act beside it. An act before a group counts unless the group before it has it. */
function withOwnActs(text: string, groups: readonly Group[]): GroupWithAct[] {
  let floor = 0;
  return groups.map((group) => {
    const after = statuteAfter(text, group);
    const before = belongsToNext(text, after) ? actBefore(text, group, floor) : undefined;
    const statute = before ?? after;
    floor = Math.max(group.end, statute?.end ?? 0);
    return statute ? { ...group, statute } : group;
  });
}

/** The act of the group before: 'Section 302 IPC read with Section 34'. */
function actOfNeighbour(
  text: string,
  before: GroupWithAct | undefined,
  group: GroupWithAct,
): StatuteMention | undefined {
  if (!before?.statute || group.statute) return undefined;
  const from = Math.max(before.end, before.statute.end);
  return READ_WITH.test(text.slice(from, group.start)) ? before.statute : undefined;
}

/** Lets linked groups share an act: 'Sections 147 and 148 read with Section 149 of IPC'. */
function shareActs(text: string, groups: Group[]): GroupWithAct[] {
  const held = withOwnActs(text, groups);
  for (let at = held.length - 2; at >= 0; at -= 1) {
    const [one, next] = [held[at], held[at + 1]];
    if (!one || !next?.statute || one.statute || next.start < one.end) continue;
    const alike =
      one.unit === next.unit || (one.order !== undefined && next.unit === 'section') || one.unit === 'rule';
    if (alike && next.start - one.end < 60 && LINK.test(text.slice(one.end, next.start)))
      one.statute = next.statute;
  }
  for (const [at, group] of held.entries()) {
    const statute = actOfNeighbour(text, held[at - 1], group);
    if (statute) group.statute = statute;
  }
  return held;
}

/** An order with rules belongs to the CPC; a bare article to the Constitution: only its articles are cited so. */
function impliedAct(text: string, group: GroupWithAct): string | undefined {
  if (group.statute) return group.statute.act ?? group.statute.raw.replace(/\s+/gu, ' ');
  const other = OTHERWISE.test(text.slice(group.end, group.end + 60));
  if (other) return undefined;
  if (group.unit === 'article') return 'constitution';
  return group.order !== undefined ? 'cpc' : undefined;
}

function provision(
  group: GroupWithAct,
  act: string | undefined,
  number: string,
  sub: string | undefined,
  { raw, start, end }: Span & { raw: string },
): Provision {
  const one: Partial<Provision> = {};
  if (act !== undefined) one.act = act;
  if (group.statute !== undefined) one.actRaw = group.statute.raw;
  one.unit = group.unit;
  if (group.order !== undefined) one.order = group.order;
  one.number = number;
  if (sub !== undefined) one.sub = sub;
  return Object.assign(one, { unit: group.unit, number, raw, start, end });
}

function toProvisions(text: string, group: GroupWithAct): Provision[] {
  const act = impliedAct(text, group);
  const provisions: Provision[] = [];
  let previous: Item | undefined;
  for (const item of group.items) {
    const start = previous ? item.start : group.start;
    const end = group.items.length === 1 ? group.end : item.end;
    const printed = text.slice(start, end);
    // '16(1) and (2)': '(2)' alone says nothing.
    const raw = printed.startsWith('(') ? item.number + item.sub : printed;
    const number = canonicalNumber(item.number);
    const between = item.rangeEnd && previous ? numbersBetween(canonicalNumber(previous.number), number) : [];
    const printedAs = { raw, start, end };
    for (const inner of between) provisions.push(provision(group, act, inner, undefined, printedAs));
    provisions.push(provision(group, act, number, canonicalSub(item.sub), printedAs));
    previous = item;
  }
  return provisions;
}

/** Every list of provisions in a text, in order, never overlapping, each with the act that it names. O(n). */
export function findProvisionGroups(text: string, marks: Marks = markWords(text)): ProvisionGroup[] {
  const groups = keepLongest(findGroups(text, marks));
  const held = shareActs(text, groups).filter(
    // 'Section 302 IPC 34 of them': a number without a unit is a section only beside its act.
    (group) => group.statute !== undefined || !/^\d/u.test(text.charAt(group.start)),
  );
  const all = [...held, ...findNativeProvisions(text)].sort((a, b) => a.start - b.start);
  return all.map((group) => {
    const { start, end, statute } = group;
    const raw = text.slice(start, end);
    const provisions = toProvisions(text, group);
    return statute === undefined ? { start, end, raw, provisions } : { start, end, raw, statute, provisions };
  });
}

/**
 * Every provision in a text, in order. The act comes from the words beside it; 'Section 302' alone, or 'of the said
 * Act', leaves it undefined. A bare article belongs to the Constitution, an order with rules to the CPC. The numbers
 * inside a printed range share the span of its end.
 */
export function findProvisions(text: string, marks: Marks = markWords(text)): Provision[] {
  return findProvisionGroups(text, marks).flatMap((group) => group.provisions);
}

/** The provision that makes up the whole text: 'Section 302 IPC', '302 IPC', 'Art. 226'. */
export function parseProvision(text: string): Provision | undefined {
  const bare =
    /^[\s\u00a0]*(\d{1,4}[A-Za-z]{0,2}(?:\([0-9a-zA-Z]{1,4}\)){0,4})[\s\u00a0,]+(?=[A-Za-z])/u.exec(
      text.slice(0, 60),
    );
  const provisions = findProvisions(bare ? `Section ${text.trimStart().slice(0, 300)}` : text.slice(0, 300));
  return provisions.length === 1 ? provisions[0] : undefined;
}

const UNIT_WORD: Readonly<Record<ProvisionUnit, string>> = {
  section: 'Section',
  article: 'Article',
  order: 'Order',
  rule: 'Rule',
  clause: 'Clause',
  regulation: 'Regulation',
  schedule: 'Schedule',
  chapter: 'Chapter',
  part: 'Part',
  'sub-section': 'Sub-section',
};

function roman(value: string): string {
  const tens = ['', 'X', 'XX', 'XXX', 'XL', 'L'];
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
  const [, digits = '', letter = ''] = /^(\d+)([A-Z]?)$/u.exec(value) ?? [];
  const number = Number(digits);
  const numeral = number < 60 ? `${tens[Math.floor(number / 10)]}${ones[number % 10]}` : '';
  return numeral === '' ? value : numeral + letter;
}

/** 'Section 302, IPC', 'Order XXXIX Rule 1, CPC', 'Article 226 of the Constitution', 'Section 34'. */
export function formatProvision(provision: Provision): string {
  const { unit, number, order, act } = provision;
  const figures = ['order', 'chapter', 'part', 'schedule'].includes(unit) ? roman(number) : number;
  const bare =
    unit === 'sub-section'
      ? `Sub-section (${number})`
      : `${UNIT_WORD[unit]} ${figures}${provision.sub ?? ''}`;
  const full = order === undefined ? bare : `Order ${roman(order)} ${bare}`;
  if (act === undefined) return full;
  if (act === 'constitution') return `${full} of the Constitution`;
  return `${full}, ${actOfKey(act)?.short ?? act}`;
}

/** 'ipc:302', 'cpc:o39r1', 'constitution:226', 'mv:rule:5'; '?:302' without an act. Sub-sections are left out. */
export function provisionKey(provision: Provision): string {
  const { unit, number, order } = provision;
  const act = (provision.act ?? '?').toLowerCase();
  const figure = number.toLowerCase();
  if (order !== undefined) return `${act}:o${order.toLowerCase()}r${figure}`;
  if (unit === 'section' || unit === 'article') return `${act}:${figure}`;
  return `${act}:${unit === 'order' ? 'o' : `${unit}:`}${figure}`;
}
