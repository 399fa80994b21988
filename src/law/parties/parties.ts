import { PETITIONER_WORD, ROLE_WORD } from '../judgment/head-kinds.ts';
import { type HeadLine, headEnd, headLines, isHead, type Side } from '../judgment/header.ts';
import { matchesOf } from '../text/text.ts';
import { readPartyName } from './read-party-name.ts';

/** A party named in a cause title. The span holds the name alone. */
export interface PartyMention {
  start: number;
  end: number;
  role: Side;
  name: string;
}

interface Mark {
  start: number;
  end: number;
  kind: 'stop' | 'versus' | 'trail' | 'lead';
  side?: Side;
}

const ROLE_RUN = `${ROLE_WORD}(?:s\\b|\\(s\\)|\\/s\\b)?(?:(?:\\s?[/&-]\\s?|\\s+)(?:sole\\s+|\\d(?:st|nd|rd|th)\\s+)?${ROLE_WORD}(?:s\\b|\\(s\\)|\\/s\\b)?)*`;
/** '..... Petitioner', ']...Respondents', '(Appellant)', a role after a gap of spaces. */
const TRAIL = new RegExp(
  `(?:[.…·_\\]]{2,}[.…·_\\s\\]-]{0,40}|-{2,}\\s{0,4}|[\\])]\\s{0,20}|[ \\t]{2,}[.…]?\\s?|(?<=\\s)\\.\\s?|(?<=\\b(?:others?|another|anr|ors))[.\\s]{1,4}|^[\\s.…\\]-]*)\\(?\\s{0,8}(${ROLE_RUN})\\s{0,4}\\)?`,
  'gi',
);
const LEAD = new RegExp(
  `^[ \\t]*(${ROLE_RUN})[ \\t]*(?:\\(s\\))?[ \\t]*(:-?|[ \\t]{2,}(?=\\p{Lu}|M\\/s)|$)`,
  'iu',
);
const INLINE = /^(.{3,200}?)\s+(?:vs?\.?|v\/s\.?|versus)\s+(.{3,200})$/i;

/**
 * The parties of a judgment, from its cause title, in order: names before role markers ('..... Petitioner'), on
 * either side of *versus*, or under role headings ('Respondents:'). Later causes heard together are included. In
 * running text only a party in apposition counts ('The petitioner, Dr. X, …'). Bounded by the head's size.
 */
export function findParties(text: string, lines: readonly HeadLine[] = headLines(text)): PartyMention[] {
  if (!isHead(lines)) return apposed(text);
  const end = Math.max(headEnd(lines), lines.at(-1)?.end ?? 0);
  const found: PartyMention[] = [];
  collectBlocks(text, marksOf(lines, headEnd(lines) || end), found);
  collectInline(lines, headEnd(lines) || end, found);
  const kept: PartyMention[] = [];
  for (const party of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (party.start >= (kept.at(-1)?.end ?? 0)) kept.push(party);
  }
  return kept;
}

function marksOf(lines: readonly HeadLine[], end: number): Mark[] {
  const marks: Mark[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.start >= end) break;
    if (line.kind === 'versus') marks.push({ start: line.start, end: line.end, kind: 'versus' });
    else if (line.kind === 'furniture' || line.kind === 'blank' || runsOn(line, marks)) continue;
    else if (line.kind === 'text' || line.kind === 'role') marks.push(...roleMarks(line, nextText(lines, i)));
    else if (line.kind === 'joiner' && /\band\b/i.test(line.text) && opensRespondents(marks)) {
      marks.push({ start: line.start, end: line.end, kind: 'versus' });
    } else marks.push({ start: line.start, end: line.end, kind: 'stop' });
  }
  marks.push({ start: end, end, kind: 'stop' });
  return marks;
}

/** A case number inside an open list of parties is a running title of the page. */
function runsOn(line: HeadLine, marks: readonly Mark[]): boolean {
  return line.kind === 'case' && marks.at(-1)?.kind === 'lead';
}

/** Karnataka prints 'Between … And …' instead of 'versus'. */
function opensRespondents(marks: readonly Mark[]): boolean {
  const last = marks.findLast((mark) => mark.kind === 'trail' || mark.kind === 'versus');
  return last?.kind === 'trail' && last.side === 'petitioner';
}

function nextText(lines: readonly HeadLine[], i: number): string {
  for (let k = i + 1; k < lines.length && k < i + 5; k += 1) {
    const line = lines[k];
    if (line !== undefined && line.kind !== 'blank' && line.kind !== 'furniture') return line.text;
  }
  return '';
}

function roleMarks(line: HeadLine, next: string): Mark[] {
  const lead = LEAD.exec(line.text);
  if (lead !== null && lead[1] !== undefined) {
    const bare = lead[2] === '';
    if (!bare || /^\s*(?:0|1)\b/u.test(next)) {
      return [{ start: line.start, end: line.start + lead[0].length, kind: 'lead', side: sideOf(lead[1]) }];
    }
  }
  const marks: Mark[] = [];
  for (const match of matchesOf(TRAIL, line.text)) {
    const before = line.text.slice(Math.max(0, match.index - 14), match.index);
    if (/\b(?:the|for|by|of|counsel|learned|all|both|said|and)\s*$/i.test(before) || match[1] === undefined)
      continue;
    marks.push({
      start: line.start + match.index,
      end: line.start + match.index + match[0].length,
      kind: 'trail',
      side: sideOf(match[1]),
    });
  }
  return marks;
}

const PETITIONER_ROLE = new RegExp(`^(?:${PETITIONER_WORD})`, 'i');

export function sideOf(role: string): Side {
  return PETITIONER_ROLE.test(role.trim()) ? 'petitioner' : 'respondent';
}

function collectBlocks(text: string, marks: readonly Mark[], found: PartyMention[]): void {
  let from = 0;
  let open: Side | undefined;
  for (const mark of marks) {
    const side =
      mark.kind === 'trail' ? mark.side : (open ?? (mark.kind === 'versus' ? 'petitioner' : undefined));
    if (side !== undefined) addBlock(text, from, mark.start, side, found);
    open = sideAfter(text, mark);
    from = mark.end;
  }
}

/** The side of the parties listed below a mark; undefined when the mark ends a list. */
function sideAfter(text: string, mark: Mark): Side | undefined {
  if (mark.kind === 'versus') return 'respondent';
  if (mark.kind === 'lead') return mark.side;
  // '1. A ... Respondents / 2. B / 3. C': the list continues below the marker.
  const goesOn = mark.kind === 'trail' && /^\s*2\s?[.)]/u.test(text.slice(mark.end, mark.end + 120));
  return goesOn ? mark.side : undefined;
}

const ITEM = /^[ \t]*(?:\(?(\d{1,3})(?:[ \t]?[.)]{1,2}[ \t]*|[ \t]+)|\(?[a-z]\)[ \t]*)(?=[\p{Lu}(])/gmu;

function addBlock(text: string, from: number, to: number, role: Side, found: PartyMention[]): void {
  const block = text.slice(from, to);
  if (block.length > 9_000 || !/\p{Lu}/u.test(block)) return;
  const starts: number[] = [];
  for (const match of matchesOf(ITEM, block)) starts.push(from + match.index + match[0].length);
  const first = starts[0];
  const opening = first === undefined ? block : text.slice(from, first).replace(/\S+[ \t]*$/u, '');
  if (first === undefined || /\p{L}{4}/u.test(opening.replace(/^\W*$/u, ''))) starts.unshift(from);
  for (const [i, start] of starts.entries()) {
    const name = readPartyName(text, start, starts[i + 1] ?? to);
    if (name !== undefined && isPartyName(name.name)) found.push({ ...name, role });
  }
}

function isPartyName(name: string): boolean {
  return (
    /^\p{L}/u.test(name) &&
    !/^(?:versus|and|with|through|in|order|judgment|dated?|present|coram|before|petition|appeal|the)\b\W*$/i.test(
      name,
    )
  );
}

/** 'Cr.A. No. 397 of 2005 Nathu Singh Vs. State of M.P.' on one line of the head. */
function collectInline(lines: readonly HeadLine[], end: number, found: PartyMention[]): void {
  for (const line of lines) {
    if (
      line.start >= end ||
      line.text.length > 320 ||
      (line.kind !== 'text' && line.kind !== 'role' && line.kind !== 'case')
    )
      continue;
    const match = INLINE.exec(line.text);
    if (match?.[1] === undefined || match[2] === undefined) continue;
    const lead = /^.*\b(?:of|\/)\s?(?:19|20)?\d{2}\)?\s+(?=\p{L})/u.exec(match[1])?.[0].length ?? 0;
    const petitioner = readPartyName(line.text, lead, match[1].length);
    const tail = line.text.length - match[2].length;
    const respondent = readPartyName(line.text, tail, line.text.length);
    for (const [name, role] of [
      [petitioner, 'petitioner'],
      [respondent, 'respondent'],
    ] as const) {
      if (name === undefined) continue;
      found.push({ start: line.start + name.start, end: line.start + name.end, role, name: name.name });
    }
  }
}

const APPOSED = new RegExp(
  `\\b(${ROLE_WORD})s?(?:\\s+No\\.?\\s?\\d{1,3})?(?:,|\\s+by\\s+name)\\s{1,3}(?:the\\s+)?(?:dr|mr|mrs|ms|shri|sri|smt)?\\.?\\s{0,2}(?=[A-Za-z\\u00c0-\\u024f])`,
  'gi',
);

function apposed(text: string): PartyMention[] {
  const found: PartyMention[] = [];
  for (const match of matchesOf(APPOSED, text)) {
    if (match[1] === undefined || !/(?:dr|mr|mrs|ms|shri|sri|smt)\W*$|name\s+$/i.test(match[0])) continue;
    const at = match.index + match[0].length;
    const rest = /^(?:\p{Lu}[\p{L}.]*\s){0,5}?\p{Lu}[\p{L}.]*(?=,|\s\p{Ll})/u.exec(text.slice(at, at + 120));
    if (rest === null) continue;
    found.push({
      start: at,
      end: at + rest[0].length,
      role: sideOf(match[1]),
      name: rest[0].replace(/\s+/gu, ' '),
    });
  }
  return found;
}
