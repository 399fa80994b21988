import { isInitialV } from '../citations/initial-v.ts';
import { findCaseNumbers } from '../judgment/case-number.ts';
import { classifyHeadLine, isProse, lastRole, PETITIONER_WORD, ROLE_WORD } from '../judgment/head-kinds.ts';
import { type HeadLine, headEnd, headLines, isHead, type Side, titleEnd } from '../judgment/header.ts';
import { keepLongest, matchesOf, withPlainBlanks } from '../text/text.ts';
import { findApposedNames } from './apposed-names.ts';
import { findFilingNames } from './filing-names.ts';
import { findHindiTitle } from './hindi-parties.ts';
import { informationParties } from './information-parties.ts';
import type { PartyMention } from './party-mention.ts';
import { readPartyName } from './read-party-name.ts';
import { isSiteTitle } from './site-title.ts';

interface Mark {
  start: number;
  end: number;
  kind: 'stop' | 'versus' | 'trail' | 'lead';
  side?: Side;
  /** Both parties are printed in this line. */
  both?: true;
  /** The mark is the number of a case. */
  numbered?: true;
}

const ROLE_RUN = `${ROLE_WORD}(?:s\\b|\\(s\\)|\\/s\\b)?(?:(?:\\s?[/&-]\\s?|\\s+)(?:sole\\s+|\\d(?:st|nd|rd|th)\\s+)?${ROLE_WORD}(?:s\\b|\\(s\\)|\\/s\\b)?)*`;
/** '..... Petitioner', ']...Respondents', '(Appellant)', a role after a gap of spaces. */
const TRAIL = new RegExp(
  `(?:(?:[.…·_\\]]{2,}|…)[.…·_\\s\\]-]{0,40}|-{2,}\\s{0,4}|[\\])]\\s{0,20}|[ \\t]{1,40}[:–-]{1,2}[ \\t]{1,20}|(?:[ \\t]{2,}|\\t)[.…]?\\s?|(?<=\\s)\\.\\s?|(?<=\\b(?:others?|another|anr|ors))[.\\s]{1,4}|^[\\s.…\\]-]*)\\(?\\s{0,8}(${ROLE_RUN})\\s{0,4}\\)?`,
  'gi',
);
const LEAD = new RegExp(
  `^[ \\t.…_-]*(${ROLE_RUN})[ \\t]*(?:\\(s\\))?[ \\t]*(:-?|[ \\t]{2,}(?=\\p{Lu}|M\\/s)|$)`,
  'iu',
);
/** 'PETITIONER/ACCUSED NO.1:', 'RESPONDENTS/COMPLAINANT & STATE:': Kerala prints the roles in every court below. */
const LEAD_RUN = new RegExp(
  `^[ \\t]*(${ROLE_RUN})(?:\\s?[/&,]\\s?|\\s(?=nos?\\b))(?!.*\\b(?:adv|counsel|by|through)\\b)[a-z0-9][\\w.&/(), ]{0,60}:-?[ \\t]*$`,
  'i',
);
/** ' in W.P.No.123/2020' behind a role, up to the end of its line. */
const IN_CASE = /^[ \t]*\bin[ \t]+(?:both|all|W\.?[PA]\.?|Cr|C\.|S\.|A\.|O\.).*/i;

/** 'RAO SUNITI V. (J)' is a judge: law reports print the initial behind the name. */
const INLINE = /^(.{3,200}?)\s+-?(?:v\/?r?s?[.,]?|versus)-?(?!\s*\((?:CJI?|J)\))\s+(.{3,200})$/i;

/** 'Ram Lal & Sons Ltd.     vs.   Income Tax Officer,': tribunals print the parties in two columns. */
const BOTH = /\p{L}.{2,}[ \t]{2,}-?(?:v\/?s?[.,]?|versus)-?[ \t]{2,}\p{Lu}/iu;
/** A fast check: most lines of a head have no *v* behind two blanks. */
const MAY_BE_BOTH = /[ \t]{2}-?v/i;

function printsBoth(line: string): boolean {
  return MAY_BE_BOTH.test(line) && BOTH.test(line);
}

/**
 * The parties of a judgment, from its cause title, in order: names before role markers ('..... Petitioner'), on
 * either side of *versus*, or under role headings ('Respondents:'). Later causes heard together are included. In
 * running text a party counts in apposition ('The petitioner, Dr. X, …') and by what it filed. Bounded by the head's size.
 */
export function findParties(
  printed: string,
  lines: readonly HeadLine[] = headLines(printed),
): PartyMention[] {
  if (!isHead(lines)) {
    const plain = withPlainBlanks(printed);
    const inWords = keepLongest([...findApposedNames(plain), ...findFilingNames(plain)]).map(
      ({ role, ...name }) => ({ ...name, role: sideOf(role) }),
    );
    return inWords.length > 0 ? inWords : findHindiTitle(printed);
  }
  const last = lines.at(-1)?.end ?? 0;
  const text = withPlainBlanks(printed.slice(0, last));
  const end = titleEnd(lines, headEnd(lines)) || last;
  const found: PartyMention[] = [];
  collectBlocks(withoutFurnitureLines(text, lines), marksOf(lines, end), found);
  collectInline(lines, end, found);
  if (found.length === 0) {
    const informed = informationParties(lines, last);
    return informed.length > 0 ? informed : matterOf(lines, end);
  }
  const kept: PartyMention[] = [];
  for (const party of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (party.start >= (kept.at(-1)?.end ?? 0)) kept.push(party);
  }
  return kept;
}

/** The head with blanks where page furniture is printed, so that it is no part of a name; offsets stay. */
function withoutFurnitureLines(text: string, lines: readonly HeadLine[]): string {
  const report = lines.some((line) => REPORT_LINE.test(line.text));
  let head = text.slice(0, lines.at(-1)?.end ?? 0);
  const blanked = (from: number, to: number): void => {
    head = head.slice(0, from) + ' '.repeat(to - from) + head.slice(to);
  };
  for (const { start, end, kind, text: printed } of lines) {
    if (kind === 'furniture' || (kind !== 'versus' && (REPORT_LINE.test(printed) || NO_NAME.test(printed))))
      blanked(start, end);
    else if (report)
      for (const letter of matchesOf(MARGIN_LETTER, printed))
        blanked(start + letter.index, start + letter.index + letter[0].length);
  }
  return head;
}

/** 'SUPREME COURT REPORTS', '[2020] 1 S.C.R.', '[2026] 1 S.C.R. 30 : 2026 INSC 6': a law report's running title and citation. */
const REPORT_LINE =
  /SUPREME\s+COURT\s+REPORTS|\bREPORTS\b.*\d|^[\s\d\][]*SUPREME\s+COURT\s.*\bS\.C\.R|\[(?:19|20)\d\d\]\s?(?:Supp\.?\s)?\d{1,2}\s?S\.?C\.?R\b|^\s*(?:19|20)\d\d\s+INSC\s+\d/u;
/** '15:39:41 +0530', '-2-': a stamp or the number of a page; a number with its stop opens an entry of a list. */
const NO_NAME = /^(?!\s*\(?\d{1,3}\s?[.)]\s*$)[^\p{L}]*\d[^\p{L}]*$/u;
/** The letter in the margin by which law reports count their lines. */
const MARGIN_LETTER = /^[ \t]*[A-H](?=[ \t]{2,}|[ \t]*$)|[ \t]{3,}[A-H](?=[ \t]*$)/gmu;

function marksOf(lines: readonly HeadLine[], end: number): Mark[] {
  const marks: Mark[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.start >= end) break;
    if (line.kind !== 'furniture' && line.kind !== 'blank') marks.push(...lineMarks(lines, i, line, marks));
  }
  marks.push({ start: end, end, kind: 'stop' });
  return marks;
}

/** The marks in one line of a head; `marks` are those before it. */
function lineMarks(
  lines: readonly HeadLine[],
  i: number,
  line: HeadLine,
  marks: readonly Mark[],
): readonly Mark[] {
  const { start, end, kind } = line;
  if (kind === 'versus') return [{ start, end, kind: 'versus' }];
  if (kind === 'text' && isPoliceLine(line.text, marks))
    return [{ start, end, kind: 'stop', numbered: true }];
  if (kind === 'text' || kind === 'role') return wordMarks(lines, i, line, marks);
  if (kind === 'case') return runsOn(marks) ? [] : caseMarks(line);
  // 'The Income Tax Appellate Tribunal' below *versus* is a party.
  if (kind === 'court' && marks.at(-1)?.kind === 'versus') return [];
  return [{ start, end, kind: answers(line, marks) ? 'versus' : 'stop' }];
}

function wordMarks(
  lines: readonly HeadLine[],
  i: number,
  line: HeadLine,
  marks: readonly Mark[],
): readonly Mark[] {
  if (printsBoth(line.text)) return [{ start: line.start, end: line.end, kind: 'stop', both: true }];
  const next = nextText(lines, i);
  const found = appearsFor(lines, i) ? [] : roleMarks(line, next);
  return found.length > 0 ? found : besideVersus(line, next, marks);
}

/** Karnataka prints 'Between … And …' instead of 'versus'. */
function answers({ kind, text }: HeadLine, marks: readonly Mark[]): boolean {
  return kind === 'joiner' && /\band\b/i.test(text) && opensRespondents(marks);
}

/** 'FIR No. 12/2020', then 'PS Begumpur', 'U/s 302 IPC', before the parties: what the police recorded is no party. */
function isPoliceLine(line: string, marks: readonly Mark[]): boolean {
  if (marks.some(({ kind }) => kind !== 'stop')) return false;
  if (/^\W*(?:f\.?\s?i\.?\s?r\b|cnr\b|crime\s+no|u\/s\b|under\s+sections?\b|case\s+id\b)/i.test(line))
    return true;
  return marks.at(-1)?.numbered === true && /^\W*(?:p\.?\s?s\b|police\s+station|thana\b)/i.test(line);
}

/** 'W.P. No. 12 of 2017 A. Murali ... Petitioner': the party is printed behind the number. */
function caseMarks(line: HeadLine): Mark[] {
  const roles = roleMarks(line, '');
  const number = roles.length === 0 ? undefined : findCaseNumbers(line.text).at(-1);
  if (number === undefined) return [{ start: line.start, end: line.end, kind: 'stop', numbered: true }];
  return [{ start: line.start, end: line.start + number.end, kind: 'stop', numbered: true }, ...roles];
}

/** A case number inside an open list of parties is a running title of the page. */
function runsOn(marks: readonly Mark[]): boolean {
  return marks.at(-1)?.kind === 'lead';
}

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

/** 'Mr. A. Rao for' above 'Respondent No. 5', 'the cause of the' above 'Petitioners.': counsel or a sentence, and no party. */
const FOR_AT_END = /\b(?:for|of|by|the|said|learned|against)\W*$/i;

function appearsFor(lines: readonly HeadLine[], i: number): boolean {
  if (!ROLE_FIRST.test(lines[i]?.text ?? '')) return false;
  const above = lines
    .slice(Math.max(0, i - 4), i)
    .findLast(({ kind }) => kind !== 'blank' && kind !== 'furniture');
  return above !== undefined && FOR_AT_END.test(above.text);
}

function roleMarks(line: HeadLine, next: string): Mark[] {
  const run = LEAD_RUN.exec(line.text);
  if (run?.[1] !== undefined)
    return [{ start: line.start, end: line.end, kind: 'lead', side: sideOf(run[1]) }];
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
    const end = match.index + match[0].length;
    const rest = IN_CASE.exec(line.text.slice(end))?.[0].length ?? 0;
    marks.push({
      start: line.start + match.index,
      end: line.start + end + rest,
      kind: 'trail',
      side: sideOf(match[1]),
    });
  }
  return marks;
}

/** 'RAM LAL & ANR. Petitioner(s)' beside *versus*, with one blank before the role: the Supreme Court's record of proceedings. */
function besideVersus(line: HeadLine, next: string, marks: readonly Mark[]): Mark[] {
  const last = lastRole(line.text);
  if (last === undefined || isProse(line.text)) return [];
  if (/\b(?:the|for|by|of|counsel|learned|all|both|said|and)\s*$/i.test(line.text.slice(0, last.at)))
    return [];
  const side = sideOf(last.role);
  const beside =
    side === 'petitioner' ? classifyHeadLine(next) === 'versus' : marks.at(-1)?.kind === 'versus';
  return beside ? [{ start: line.start + last.at, end: line.end, kind: 'trail', side }] : [];
}

const ROLE_FIRST = new RegExp(`^\\W*(?:the\\s)?${ROLE_WORD}`, 'i');
const PETITIONER_ROLE = new RegExp(`^(?:${PETITIONER_WORD})`, 'i');

export function sideOf(role: string): Side {
  return PETITIONER_ROLE.test(role.trim()) ? 'petitioner' : 'respondent';
}

function collectBlocks(text: string, marks: readonly Mark[], found: PartyMention[]): void {
  const answered = marks.some((mark) => mark.kind === 'versus' || mark.side === 'respondent');
  let before: Mark | undefined;
  let open: Side | undefined;
  for (const [i, mark] of marks.entries()) {
    const from = before?.end ?? 0;
    const side = before?.both ? undefined : (sideOfBlock(mark, open) ?? sideInBatch(marks, i));
    const split = startsAt(mark, before) ? lastParagraph(text, from, mark.start) : undefined;
    if (split !== undefined) {
      addBlock(text, from, split, 'petitioner', found);
      addBlock(text, split, mark.start, 'respondent', found);
    } else if (side !== undefined) addBlock(text, from, mark.start, side, found);
    else if (!answered && followsPetitioner(text, mark, before))
      addBlock(text, from, mark.start, 'respondent', found);
    open = sideAfter(text, mark);
    before = mark;
  }
}

/** 'W.P.(C) 1/2012 / RAM LAL & ORS. / W.P.(C) 2/2012 / SHYAM LAL & ORS. / ..... Petitioners': one role for a batch. */
function sideInBatch(marks: readonly Mark[], i: number): Side | undefined {
  if (marks[i]?.numbered !== true || marks[i - 1]?.numbered !== true) return undefined;
  const next = marks.slice(i, i + 40).find(({ numbered }) => numbered !== true);
  return next?.kind === 'trail' && next.side === 'petitioner' ? 'petitioner' : undefined;
}

/** The side whose names are printed before a mark. */
function sideOfBlock(mark: Mark, open: Side | undefined): Side | undefined {
  if (mark.kind === 'trail') return mark.side;
  return open ?? (mark.kind === 'versus' ? 'petitioner' : undefined);
}

/** Hyderabad's registry leaves out *versus* and the petitioner's role: the first paragraph names the petitioner. */
function startsAt(mark: Mark, before: Mark | undefined): boolean {
  return mark.kind === 'trail' && mark.side === 'respondent' && before?.kind === 'stop';
}

/** The beginning of the last of several paragraphs between two offsets. */
function lastParagraph(text: string, from: number, to: number): number | undefined {
  const block = text.slice(from, to).trimEnd();
  if (block.length > 1_500 || new RegExp(ITEM, 'mu').test(block)) return undefined;
  const at = matchesOf(/\n[^\S\n]*\n/gu, block).at(-1)?.index;
  return at === undefined || !/\p{L}{2}/u.test(block.slice(0, at)) ? undefined : from + at;
}

/** It also leaves out the respondent's: a paragraph below the petitioner's role, before counsel. */
function followsPetitioner(text: string, mark: Mark, before: Mark | undefined): boolean {
  if (mark.kind !== 'stop' || before?.kind !== 'trail' || before.side !== 'petitioner') return false;
  return /^[^\S\n]*\n\s*\n[^\S\n]*(?:the|m\/s|\p{Lu})/iu.test(text.slice(before.end, mark.start));
}

/** The side of the parties listed below a mark; undefined when the mark ends a list. */
function sideAfter(text: string, mark: Mark): Side | undefined {
  if (mark.kind === 'versus') return 'respondent';
  if (mark.kind === 'lead') return mark.side;
  // '1. A ... Respondents / 2. B / 3. C': the list continues below the marker.
  const goesOn = mark.kind === 'trail' && /^\s*2\s?[.)]/u.test(text.slice(mark.end, mark.end + 120));
  return goesOn ? mark.side : undefined;
}

const ITEM =
  /^[ \t]*(?:[#$][ \t]*)?(?:\(?(\d{1,3})(?:[ \t]?[.:)\]]{1,2}[ \t]*|[ \t][-–][ \t]|[ \t]?[.]?\([a-z]{1,2}\)[.:)]?[ \t]*|[ \t]+)|\(?[a-z]\)[ \t]*)(?=[\p{Lu}(])/gmu;

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
    !/^(?:(?:versus|and|with|through|in|order|judgment|dated?|present|coram|before|petition|appeal|the)\b\W*$|(?:behind|near|opp(?:osite)?[.:]?)\s(?!part))/i.test(
      name,
    )
  );
}

/** 'A. K. Rao & R. V. Sen', 'R. RAO, SUJATA V. SEN, B. DAS': the *V.* of a person's name is no *versus*. */
function isInitial(line: string, before: string): boolean {
  if (!/^\s+V\.\s/u.test(line.slice(before.length))) return false;
  return isInitialV(line, line.indexOf('V.', before.length)) || /^[^\d]{3,60},\s\p{Lu}\p{L}+$/u.test(before);
}

/** 'Cr.A. No. 397 of 2005 Nathu Singh Vs. State of M.P.' on one line of the head. */
function collectInline(lines: readonly HeadLine[], end: number, found: PartyMention[]): void {
  for (const [i, line] of lines.entries()) {
    if (line.start >= end) break;
    if (line.text.length > 320 || !/^(?:text|role|case)$/.test(line.kind)) continue;
    // The title of a site may go on in the next line.
    const site = isSiteTitle(line.text) || isSiteTitle(`${line.text} ${lines[i + 1]?.text.trim() ?? ''}`);
    found.push(...inlineParties(line, site));
  }
}

/** Words that may be printed before the first name: the number of the case, 'Case title:', 'In re:'. */
const INLINE_LEAD =
  /^(?:.*(?:\bof|\/)\s?(?:19|20)?\d{2}\)?\s+(?=\p{L})|.*\btitle\s*[:–-]+\s*|\W*in\s+re\s*:\s*|\W*\()/iu;

function inlineParties(line: HeadLine, site: boolean): PartyMention[] {
  const printed = site ? line.text.replace(DECIDED_ON, '') : line.text;
  const match = INLINE.exec(printed);
  if (match?.[1] === undefined || match[2] === undefined || isInitial(printed, match[1])) return [];
  const lead = INLINE_LEAD.exec(match[1])?.[0].length ?? 0;
  const sides = [
    [readPartyName(printed, lead, match[1].length), 'petitioner'],
    [readPartyName(printed, printed.length - match[2].length, printed.length), 'respondent'],
  ] as const;
  return sides.flatMap(([name, role]) =>
    name === undefined
      ? []
      : [
          {
            start: line.start + name.start,
            end: line.start + name.end,
            role,
            name: name.name,
            ...(site ? { fromSite: true as const } : {}),
          },
        ],
  );
}

/** ' on 21 February, 1996': the day behind a legal site's title. */
const DECIDED_ON = /\s\.?\s?on\s\d{1,2}\s[A-Z][a-z]{2,8}(?:,?\s*\d{4})?.*$/u;

/** 'IN RE: CHILDREN IN STREET SITUATIONS': a matter that the court took up itself has no opponent. */
const MATTER = /^\W*in\s+re\s*[:.–-]+\s*(?=\S)/i;

function matterOf(lines: readonly HeadLine[], end: number): PartyMention[] {
  for (const line of lines) {
    const lead = line.start < end ? MATTER.exec(line.text)?.[0].length : undefined;
    if (lead === undefined) continue;
    const name = line.text
      .slice(lead)
      .trim()
      .replace(/[\s.,…]+$/u, '');
    const start = line.start + line.text.indexOf(name, lead);
    if (/\p{L}{3}/u.test(name)) return [{ start, end: start + name.length, role: 'petitioner', name }];
  }
  return [];
}
