import {
  MARK,
  type Marks,
  markStarts,
  markWhole,
  markWords,
  matchesAtDigits,
  matchesAtMarks,
} from '../text/marks.ts';
import { aroundDigits, isBlank, matchAt, type Span } from '../text/text.ts';
import { canonicalNumber } from './canonical-number.ts';

export type ProvisionUnit =
  | 'section'
  | 'article'
  | 'order'
  | 'rule'
  | 'clause'
  | 'regulation'
  | 'schedule'
  | 'chapter'
  | 'part'
  | 'sub-section';

/** One number as printed in a list: '19(1)(g)'. */
export interface Item extends Span {
  number: string;
  sub: string;
  /** Printed after 'to' or a dash: the end of a range that starts at the item before. */
  rangeEnd: boolean;
}

/** A unit word with the numbers behind it: 'Sections 147, 148 and 149', 'Order XXXIX Rules 1 and 2'. */
export interface Group extends Span {
  unit: ProvisionUnit;
  items: Item[];
  /** CPC: the order that the rules belong to. */
  order?: string;
}

const S = '[\\s\\u00a0]';
const SUB = `(?:${S}{0,3}\\(${S}{0,2}(?:\\d{1,3}(?:-?[A-Za-z]{1,2})?|[ivxIVX]{1,5}|[a-zA-Z]{1,2})${S}{0,2}\\)){0,6}`;
const ARABIC =
  '\\d{1,4}(?:\\.\\d{1,3}){0,3}(?:[A-Za-z]{1,2}(?![A-Za-z])|(?:[\\s\\u00a0]?[-–])?(?!IPC|CPC|BNS|BSA|ACT|AND)[A-Z]{3}(?![A-Za-z])|[\\s\\u00a0]?[-–][\\s\\u00a0]?[A-Z]{1,2}(?![A-Za-z])|[\\s\\u00a0][A-Z](?=[\\s\\u00a0]{0,3}(?:,|\\(|of\\b|IPC|and\\b|&|/|r/w)))?(?!\\d)';
const ROMAN = '(?:[IVXLC]{1,8}|[ivxlc]{1,8}|[IVXLC][ivxlc]{1,7})(?:-?[A-Z])?(?![A-Za-z])';
const ORDINAL = 'First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth';
const NUMBER_AT = new RegExp(`(${ARABIC})(${SUB})`, 'uy');
const ROMAN_AT = new RegExp(`(${ROMAN}|${ARABIC})(${SUB})`, 'uy');
const CLAUSE_AT = new RegExp(`(?:\\(${S}{0,2}(?:[a-z]{1,4}|\\d{1,2}[a-zA-Z]?)${S}{0,2}\\)){1,3}`, 'uy');
const GLUE = new RegExp(
  `${S}{0,10}(?:(,|;|/|&|\\band\\b|\\bor\\b|\\br${S}?[./]${S}?w\\.?(?:${S}?s\\.)?|\\bR[./]W\\.?(?:S\\.)?|\\bread${S}{1,10}with\\b|\\bAND\\b)${S}{0,20}(?:and\\b|&|or\\b|also\\b|r/w)?|\\b([Tt]o|TO)\\b|([-–])(?=\\d))${S}{0,20}(?:and${S}{1,10})?`,
  'uy',
);
/** An amount, a date or the page of a report is not a further section. */
const NO_ITEM =
  /^(?:1[789]|20)\d\d(?!\d)|^\d+[\s\u00a0]{1,3}(?:days?|months?|years?|others?|persons?|accused|crores?|lakhs?|per|%|SCC|SCR|AIR|acres?|cents|weeks?|hours?|[ap]\.?m\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|(?:S\.?C\.?[CR]\b))|^(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])[./](?:(?:19|20)\d\d|\d\d)(?![\d/])/u;

/** 'sub-section (6) of', 'clause (a) of sub-section (1) of': read before the unit word. */
const PIECE = `(?:sub${S}?[-\\u00ad]?${S}{0,3}(?:ss?\\.${S}{0,3}(?=\\())?)?(?:clauses?|cls?\\.|sections?|rules?|articles?|(?<=sub${S}?-?${S}{0,3}ss?\\.${S}{0,3}))${S}{0,3}(?:\\(?[0-9]{1,3}[A-Za-z]{0,2}\\)?|[([][a-z0-9]{1,4}[\\])])(?:${S}{0,3}(?:,|and|or|to|&)${S}{0,3}(?:the${S}{1,3})?(?:sub${S}?-?${S}{0,3}(?:clause|section|rule)${S}{0,3})?\\([0-9a-z]{1,4}\\)){0,4}`;
const INSIDE = new RegExp(`(?:${PIECE}${S}{0,10}(?:of|to|in)${S}{1,10}(?:the${S}{1,10})?){1,3}$`, 'i');
const INSIDE_ENDS = /\b(?:of|to|in)[\s\u00a0]{1,10}(?:the[\s\u00a0]{1,10})?$/i;

/** A fast check before `INSIDE_ENDS`: the last letter before an offset is one of 'of', 'to', 'in', 'the'. */
function mayEndInside(text: string, at: number): boolean {
  let last = at - 1;
  while (last >= 0 && isBlank(text.charCodeAt(last))) last -= 1;
  return last < at - 1 && 'fonetFONE'.includes(text.charAt(last));
}

interface UnitWord {
  unit: ProvisionUnit;
  pattern: string;
}

const UNITS: readonly UnitWord[] = [
  {
    unit: 'section',
    pattern: `\\b[Uu]${S}?/${S}?[Ss]{1,2}\\.?|\\bU/SS?\\.?|\\b(?:[Ss]ec-?${S}?tions?|SECTIONS?|[Ss]ecs?\\.|[Ss]ec(?=${S}{1,3}\\d)|SECS?\\.|(?<!\\w\\.|M\\/)[Ss]{1,2}\\.(?=${S}{0,3}\\d))|§{1,2}`,
  },
  { unit: 'article', pattern: '\\b(?:[Aa]rticles?|ARTICLES?|[Aa]rts?\\.|[Aa]rt(?=[\\s\\u00a0]\\d))' },
  { unit: 'order', pattern: '\\b(?:[Oo]rder|ORDER|O\\.|Or\\.)' },
  {
    unit: 'rule',
    pattern: `\\b(?:[Rr]ules?|RULES?|(?<!\\w\\.)Rr?\\.(?=${S}{0,3}\\d)|(?<![\\w.,&/-])rr?\\.(?=${S}{0,3}\\d{1,3}(?![\\d,])))`,
  },
  { unit: 'regulation', pattern: '\\b(?:[Rr]egulations?|REGULATIONS?|Regn\\.)' },
  { unit: 'clause', pattern: '\\b(?:[Cc]lauses?|[Cc]ls?\\.)' },
  { unit: 'schedule', pattern: '\\b(?:[Ss]chedules?|SCHEDULES?)' },
  { unit: 'chapter', pattern: '\\b(?:[Cc]hapters?|CHAPTERS?)' },
  { unit: 'part', pattern: '\\bPart(?=[\\s\\u00a0-]{1,3}[IVX])' },
  { unit: 'sub-section', pattern: `\\b[Ss]ub${S}?-?${S}{0,3}[Ss]ections?(?=${S}{0,3}\\()` },
];
/** Units that may have roman numerals; all others directly precede a digit. */
const ROMAN_UNITS: readonly ProvisionUnit[] = ['order', 'schedule', 'chapter', 'part'];
const isRoman = ({ unit }: UnitWord): boolean => ROMAN_UNITS.includes(unit);
const unitPattern = (units: readonly UnitWord[]): RegExp =>
  new RegExp(units.map(({ pattern }) => `(${pattern})`).join('|'), 'y');
const WITH_ROMANS = UNITS.filter(isRoman);
const WITH_FIGURES = UNITS.filter((word) => !isRoman(word));
const ROMAN_UNIT = unitPattern(WITH_ROMANS);
const FIGURED_UNIT = unitPattern(WITH_FIGURES);
markStarts(MARK.romanUnit, ['ord', 'sch', 'cha', 'par']);
markWhole(MARK.romanUnit, ['o', 'or']);
markStarts(MARK.figuredUnit, ['sec', 'art', 'rul', 'reg', 'cla', 'sub']);
markWhole(MARK.figuredUnit, ['u', 's', 'ss', 'r', 'rr', 'cl', 'cls']);
/** Limit: characters from the start of 'Sub-sections Nos.' to its digit. */
const FIGURE_REACH = 60;
/** 'Seventh Schedule', 'VIIth Schedule', matched at its last word. */
const ORDINAL_SCHEDULE = new RegExp(
  `(?<=\\b((${ORDINAL}|${ORDINAL.toUpperCase()}|[IVX]{1,4}(?:th|st|nd|rd)?)${S}{1,10}))(?:Schedule|SCHEDULE)\\b`,
  'y',
);
markWhole(MARK.schedule, ['schedule']);
/** 'Item 11 of List II of the ' before a schedule of the Constitution. */
const ENTRY = new RegExp(
  `\\b(?:(?:Items?|Entry|Entries)${S}\\d{1,3}[A-Z]?(?:(?:,|${S}and)${S}\\d{1,3}[A-Z]?){0,6}${S}(?:of|in)${S}(?:the${S})?)?List(?:-|${S})(?:I{1,3}|[123])${S}(?:of|in|to)${S}(?:the${S})?$`,
  'u',
);
const AFTER_UNIT = new RegExp(`${S}{0,12}(?:[-–:]${S}{0,3})?(?:[Nn]os?\\.?${S}{0,3})?`, 'uy');
const RULE_OF_ORDER = new RegExp(
  `,?${S}{0,10}(?:[Rr]ules?|RULES?|[Rr]{1,2}\\.)${S}{0,5}[-–]?${S}{0,3}`,
  'uy',
);
const OF_ORDER = new RegExp(
  `${S}{1,10}of${S}{1,10}(?:the${S}{1,5})?(?:Order|ORDER|O\\.)${S}{0,5}(${ROMAN}|\\d{1,2}[A-Z]?)(?![\\w])`,
  'uy',
);
/** '302/34 IPC', '498A, 406 IPC': numbers directly before a code, without a unit word. */
const BARE_ITEM = '\\d{1,3}[A-Z]{0,2}(?:\\([0-9a-zA-Z]{1,4}\\)){0,4}';
const BARE = new RegExp(
  `(?<![\\w./-])${BARE_ITEM}(?:${S}{0,2}(?:[,/&]|and|r/w)${S}{0,2}${BARE_ITEM}){0,20}(?=${S}{1,3}(?:of${S})?(?:(?:I\\.?P\\.?C|Cr\\.?${S}?P\\.?C|BNSS?|BSA|CPC|C\\.P\\.C|N\\.?D\\.?P\\.?S|POCSO|PMLA|UAPA)\\b|(?:Arms|N\\.?I\\.?|P\\.?C\\.?|I\\.?T\\.?|JJ|J\\.J\\.|M\\.?V\\.?|SC[/ ]ST|D\\.?P\\.?|Dowry${S}Prohibition|DV|D\\.V\\.|Excise|Gambling|Explosives?|Customs)${S}{1,2}Act\\b))`,
  'iy',
);
/** 'BNS 318(4)', 'IPC 420': a number directly behind a code, which is not the number of the code among the acts of a year. */
const BEHIND_CODE = new RegExp(
  `(?<=(?<![A-Za-z.])(?:I\\.?P\\.?C\\.?|Cr\\.?${S}?P\\.?C\\.?|BNSS?|BSA|C\\.?P\\.?C\\.?)${S}{1,2})(?=\\d{1,3}[A-Z]{0,2}(?![\\d/.]|${S}?of${S}))`,
  'y',
);
/** 'Section 304 Part II', 'Section 326 (Part-I)': a part of the section, before the act. */
const PART_OF_SECTION = new RegExp(
  `${S}{0,2}[,-]?${S}{0,2}\\(?(?:Part|PART|Pt\\.)[\\s\\u00a0-]{0,3}(?:I{1,3}|[12])\\)?(?![\\w])`,
  'uy',
);
/** The CPC of 1908 has 51 orders in its First Schedule. */
const ORDERS_MAX = 51;

function item(match: RegExpExecArray, rangeEnd: boolean): Item {
  const [raw, number = '', sub = ''] = match;
  return { number, sub, rangeEnd, start: match.index, end: match.index + raw.length };
}

/** The list of numbers that starts at a position. At most 60 numbers. */
function readItems(text: string, at: number, roman: boolean): Item[] {
  const pattern = roman ? ROMAN_AT : NUMBER_AT;
  const first = matchAt(pattern, text, at);
  if (!first) return [];
  const items = [item(first, false)];
  let end = at + first[0].length;
  while (items.length < 60) {
    const glue = matchAt(GLUE, text, end);
    if (!glue) break;
    const from = end + glue[0].length;
    const next =
      matchAt(/^\d/u.test(first[0]) ? NUMBER_AT : pattern, text, from) ??
      repeatedRule(text, from) ??
      clauseAlone(text, from, items);
    if (!next || NO_ITEM.test(text.slice(next.index, next.index + 24))) break;
    items.push(item(next, (glue[2] ?? glue[3]) !== undefined));
    end = next.index + next[0].length;
  }
  return items;
}

/** '19(1)(f) and (g)': a clause of the number before it, whose last clause it replaces. */
function clauseAlone(text: string, at: number, items: readonly Item[]): RegExpExecArray | null {
  const last = items.at(-1);
  const clauses = last?.sub.match(/\([^)]*\)/gu) ?? [];
  const match = last === undefined || clauses.length === 0 ? null : matchAt(CLAUSE_AT, text, at);
  if (match === null || last === undefined) return null;
  // A paragraph '(b) the accused …' of the judgment begins like that, too.
  if (
    /^\s+(?:the|that|this|an?|in|if|it|he|she|they|whether|to)\b/u.test(
      text.slice(at + match[0].length, at + match[0].length + 9),
    )
  )
    return null;
  const sub = match[0].replace(/[\s\u00a0]/gu, '');
  // '22(1)(a) and (2)': a figure replaces the last figure, a letter the last letter.
  const figure = /^\(\d/u.test(sub);
  const level = clauses.findLastIndex((clause) => /^\(\d/u.test(clause) === figure);
  const same = clauses.slice(0, level === -1 ? -1 : level).join('');
  return Object.assign(match, { 1: last.number, 2: same + sub });
}

/** 'Rule 3 and Rule 3A': the unit word again inside the list of an order. */
function repeatedRule(text: string, at: number): RegExpExecArray | null {
  const word = matchAt(RULE_OF_ORDER, text, at);
  return word ? matchAt(NUMBER_AT, text, at + word[0].length) : null;
}

function grouped(unit: ProvisionUnit, start: number, items: Item[], end?: number): Group | undefined {
  const last = items.at(-1);
  return last ? { unit, items, start, end: end ?? last.end } : undefined;
}

/** 'Order XXXIX Rules 1 and 2', 'O. 7 R. 11', 'Order 21'; 'Order 5' of a court's daily sheet has no rule: skipped. */
function readOrder(text: string, start: number, at: number): Group | undefined {
  const number = matchAt(ROMAN_AT, text, at);
  if (!number) return undefined;
  const order = canonicalNumber(number[1] ?? '');
  if (Number.parseInt(order, 10) > ORDERS_MAX || !/^\d+[A-Z]?$/u.test(order)) return undefined;
  const numberEnd = at + number[0].length;
  const rule = matchAt(RULE_OF_ORDER, text, numberEnd);
  const items = rule ? readItems(text, numberEnd + rule[0].length, false) : [];
  const rules = grouped('rule', start, items);
  if (rules) return { ...rules, order };
  const roman = /^[IVXL]{1,7}$/u.test(number[1] ?? '');
  return roman ? { unit: 'order', items: [item(number, false)], start, end: numberEnd } : undefined;
}

function readUnit(text: string, match: RegExpExecArray, units: readonly UnitWord[]): Group | undefined {
  const unit = units.find((_, at) => match[at + 1] !== undefined)?.unit ?? 'section';
  const wordEnd = match.index + match[0].length;
  const at = wordEnd + (matchAt(AFTER_UNIT, text, wordEnd)?.[0].length ?? 0);
  if (unit === 'order') return readOrder(text, match.index, at);
  if (unit === 'sub-section') return readSubSection(text, match.index, wordEnd);
  const roman = unit === 'schedule' || unit === 'chapter' || unit === 'part';
  const items = readItems(text, at, roman);
  const group = grouped(unit, match.index, items);
  if (!group || (unit === 'rule' && isNoRule(text, match.index, group))) return undefined;
  const order = unit === 'rule' ? matchAt(OF_ORDER, text, group.end) : null;
  const part = unit === 'section' ? matchAt(PART_OF_SECTION, text, group.end) : null;
  if (part) return withInside(text, { ...group, end: group.end + part[0].length });
  const held = order
    ? { ...group, order: canonicalNumber(order[1] ?? ''), end: group.end + order[0].length }
    : group;
  return withInside(text, held);
}

/** 'Civil Rule No. 65 of 1957' is a case, 'the Amendment Rules 2019' are a statute. */
function isNoRule(text: string, start: number, group: Group): boolean {
  if (
    /\bNos?\b/iu.test(text.slice(start, group.end)) &&
    /^\s(?:\([A-Z]{1,3}\)\s)?of\s(?:1[89]|20)\d\d/u.test(text.slice(group.end, group.end + 14))
  )
    return true;
  const [first] = group.items;
  return (
    group.items.length === 1 &&
    /^(?:1[89]|20)\d\d$/u.test(first?.number ?? '') &&
    /\p{Lu}\p{L}+\s$/u.test(text.slice(Math.max(0, start - 20), start))
  );
}

/** 'sub-section (3)' without a section after it: its parent is unknown. */
function readSubSection(text: string, start: number, at: number): Group | undefined {
  const found = /^[\s\u00a0]{0,3}\(([0-9]{1,3}[A-Z]?)\)/u.exec(text.slice(at, at + 12));
  if (!found) return undefined;
  const end = at + found[0].length;
  return {
    unit: 'sub-section',
    start,
    end,
    items: [{ number: found[1] ?? '', sub: '', rangeEnd: false, start, end }],
  };
}

/** Moves 'clause (a) of sub-section (1) of' before a group into its first number. */
function withInside(text: string, group: Group): Group {
  if (
    !mayEndInside(text, group.start) ||
    !INSIDE_ENDS.test(text.slice(Math.max(0, group.start - 26), group.start))
  )
    return group;
  const inside = INSIDE.exec(text.slice(Math.max(0, group.start - 120), group.start));
  const [first, ...others] = group.items;
  if (!inside || !first) return group;
  const parts = [
    ...inside[0].matchAll(/[\s([]([0-9]{1,3}[A-Za-z]{0,2}|[a-z]{1,4})[)\]]|(?<=section |rule )(\d{1,3})/giu),
  ];
  const pieces = inside[0].split(/\b(?:of|to|in)[\s\u00a0]/iu).filter((piece) => /[([\d]/u.test(piece));
  const sub =
    parts.length === pieces.length
      ? parts
          .map((part) => `(${part[1] ?? part[2] ?? ''})`)
          .reverse()
          .join('')
      : '';
  return {
    ...group,
    start: group.start - inside[0].length,
    items: [{ ...first, sub: first.sub + sub }, ...others],
  };
}

/** Every group of provisions in a text, in order, never overlapping. O(n). */
export function findGroups(text: string, marks: Marks = markWords(text)): Group[] {
  const groups: Group[] = [];
  const add = (match: RegExpExecArray, units: readonly UnitWord[]): void => {
    const group = readUnit(text, match, units);
    if (group) groups.push(group);
  };
  for (const match of matchesAtMarks(ROMAN_UNIT, text, marks, MARK.romanUnit)) add(match, WITH_ROMANS);
  for (const match of figuredUnits(text, marks)) add(match, WITH_FIGURES);
  for (const match of matchesAtDigits(BARE, text, marks, 3, 1, (start, end) => mayBeBare(text, start, end))) {
    const group = grouped('section', match.index, readItems(text, match.index, false));
    if (group) groups.push(group);
  }
  for (const { index } of matchesAtDigits(BEHIND_CODE, text, marks, 3, 1, (start) =>
    mayFollowCode(text, start),
  )) {
    const items = NO_ITEM.test(text.slice(index, index + 24)) ? [] : readItems(text, index, false);
    const group = grouped('section', index, items);
    if (group) groups.push(group);
  }
  for (const match of matchesAtMarks(ORDINAL_SCHEDULE, text, marks, MARK.schedule)) {
    const [raw, before = '', number = ''] = match;
    const start = match.index - before.length;
    const end = match.index + raw.length;
    const bare = number.replace(/(?<=[IVX])(?:th|st|nd|rd)$/u, '');
    const one: Item = { number: bare, sub: '', rangeEnd: false, start, end };
    const entry = ENTRY.exec(text.slice(Math.max(0, start - 60), start))?.[0].length ?? 0;
    groups.push({ unit: 'schedule', items: [one], start: start - entry, end });
  }
  return groups;
}

/** A fast check before `BARE`: neither a word, a stroke or a stop before the figures, nor a stop or the like behind them. */
function mayBeBare(text: string, start: number, end: number): boolean {
  if (start > 0 && NOT_BEFORE_BARE.includes(text.charAt(start - 1))) return false;
  return !NOT_BEHIND_BARE.includes(text.charAt(end));
}

const NOT_BEFORE_BARE = './-_';
const NOT_BEHIND_BARE = '.:;)]-"”’\'?!=';

/** A fast check before `BEHIND_CODE`: a blank, and the last letter or the stop of a code. */
function mayFollowCode(text: string, start: number): boolean {
  if (start < 2 || !isBlank(text.charCodeAt(start - 1))) return false;
  const last = isBlank(text.charCodeAt(start - 2)) ? start - 3 : start - 2;
  return 'CcSsAa.'.includes(text.charAt(last));
}

/** Unit words shortly before a digit. */
function figuredUnits(text: string, marks: Marks): RegExpExecArray[] {
  const stretches = aroundDigits(marks, text.length, FIGURE_REACH, 0);
  let next = 0;
  return matchesAtMarks(FIGURED_UNIT, text, marks, MARK.figuredUnit, (start) => {
    while ((stretches[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (stretches[next]?.start ?? Number.POSITIVE_INFINITY) <= start;
  });
}
