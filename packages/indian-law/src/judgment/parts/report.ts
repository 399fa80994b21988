import type { Line } from '../../text/lines.ts';
import { isProse } from '../head-kinds.ts';
import type { PartKind } from '../parts.ts';
import { argumentsLine } from './arguments.ts';
import { type BenchNames, isOfBench } from './bench-names.ts';
import { deliveryAt } from './delivery.ts';
import type { Opening } from './opening.ts';
import { openingJudge } from './opening-judge.ts';

/** Limit: the fields of a law report begin within so many lines. */
const FIELDS_WITHIN = 60;
const CITATION = /^\s*CITATIONS?\s*:/u;
const FIELD = /^\s*(?:CITATIONS?|CITATOR INFO|HEAD ?NOTES?|ACT)\s*[:†*]|^\s*Head ?notes?\s*[†*:]?\s*$/u;
const CITATOR = /^\s*CITATOR INFO\b/u;
/** 'F 1990 SC1851 (29)', 'RF [1992 SC 1475] (3)', and the paragraphs of one on a line of their own. */
const TREATED = /^\s*(?:[A-Z*&]{1,4}|Rel|MV)\s*\[?(?:19|20)\d\d\b|^\s*[\d(),\s-]{1,40}$/u;
const HEADNOTE =
  /^\s*(?:HEAD ?NOTES?|ACT|CASE NOTE)\s*:|^\s*(?:Head ?notes?\s*[†*:]?|Case Note\s*:.*|Issues? for Consideration)\s*$/u;
const HELD = /^\W{0,4}(?:HELD|H E L D)\b|^\W{0,4}Held\s*[:,(]/u;
const LIST =
  /^\s*(?:Case Law Cited|(?:Other )?Cases? (?:Cited|Referred)(?: to)?|Books and Periodicals Cited|List of (?:Citations?|Cases)(?: Cited)?)\s*:?\s*$/iu;
const LIST_ENDS =
  /^\s*(?:List of (?:Acts|Keywords)|Case Arising From|Appearances?(?: for Parties)?)\s*:?\s*$/iu;
const JURISDICTION =
  /^\W{0,6}(?:\d{1,4} )?\p{Lu}[\p{Lu}.,'`l]*(?:\s\p{Lu}[\p{Lu}.,'`l]*){0,4}\s?\bJUR\p{L}{3,12}(?:\s?\.?\s?[:.;-]|\s(?=Civil|Criminal|Writ|Petition|Special|Transfer|Election|C\.))/u;
const ARISING = /^\s*From the (?:Judge?ment|Order|Award|Final|judge?ment|order)\b/u;
const OWN_HEADING =
  /^\W{0,8}(?:J\s?U\s?D\s?G\s?E?\s?M\s?E\s?N\s?T|O\s?R\s?D\s?E\s?R)S?(?:\s+OF\s+(?:THE\s+)?COURT)?(?=\W*$|\W{1,5}(?:\d|\p{Lu}))/u;
/** 'Per MUKHERJEA J. (dissenting)': a holding in a headnote. */
const PER = /^\W*(?:\d{1,4}\s+)?\(?per\b/iu;
/** The order that gives the outcome of several opinions. */
const ORDER_OF_ALL = /\b(?:in accordance with|in view of|majority)\b/iu;
/** 'JUDGMENT: A v. B, [1980] 2 SCC 441, overruled': an authority in a headnote. */
const AUTHORITY =
  /^\W{0,8}JUDGMENT\W{1,4}[^\n]{3,160}\bv(?:s|ersus)?\.?\s[^\n]{3,160}[[(](?:19|20)\d\d[\])][^\n]{1,120}\b(?:overruled|[Rr]eferred|[Rr]elied|[Ff]ollowed|[Dd]istinguished|[Aa]pproved|[Aa]ffirmed)\b/u;
const REPORT_JUDGMENT = /^\s*Judgment\s*\/\s*Order of the Supreme Court\s*$/u;
const APPEARANCE =
  /\bfor\s+(?:the\s+)?(?:\w+\s+)?(?:appell?ants?|respondents?|petitioners?|intervener|state|union)|\b(?:advs?|advocates?)\b|^\W*(?:THE,? \d|present\b|hon'ble)/iu;
/** The bench in square brackets, behind the date, in the reports of 2000 and later. */
const CORAM = /^\s*(?:\[[^\]]{5,160}|[^\][]{5,160})\bJJ?\.\s*\]\s*$/u;

/** The parts of a law report before its judgment, and the line with which the judgment begins. */
export interface ReportedParts {
  openings: Opening[];
  /** Index of the first line of the judgment. */
  judgment: number;
}

function isJurisdiction(text: string): boolean {
  return (
    (text.includes('JUR') && JURISDICTION.test(text)) || (text.includes('From the') && ARISING.test(text))
  );
}

interface Landmarks {
  field?: number;
  held?: number;
  coram?: number;
  jurisdiction?: number;
  judgment?: number;
}

/** Limit: arguments of counsel as reported, in lines between the jurisdiction and the judgment. */
const LONGEST_ARGUMENTS = 250;

/** The lines by which a report is recognised; the judgment's own words are not read. */
function landmarksOf(lines: readonly Line[], bench: BenchNames): Landmarks {
  const marks: Landmarks = {};
  for (let i = 0; i < lines.length && mayStillBegin(marks, i); i += 1) {
    noteFields(marks, i, (lines[i]?.text ?? '').slice(0, 400));
    if (!opensJudgment(lines, i, marks, bench)) continue;
    marks.judgment = i;
    break;
  }
  return marks;
}

/** True where the judgment of a report may begin at line `i` or later. */
function mayStillBegin({ field, coram, jurisdiction }: Landmarks, i: number): boolean {
  if (jurisdiction !== undefined && i > jurisdiction + LONGEST_ARGUMENTS) return false;
  return i <= FIELDS_WITHIN || (field ?? coram) !== undefined;
}

function noteFields(marks: Landmarks, i: number, text: string): void {
  if (i < FIELDS_WITHIN && FIELD.test(text)) marks.field ??= i;
  if (i < FIELDS_WITHIN && text.includes(']') && CORAM.test(text)) marks.coram ??= i;
  if (marks.held === undefined && HELD.test(text)) marks.held = i;
  if (marks.jurisdiction === undefined && isJurisdiction(text)) marks.jurisdiction = i;
}

function opensJudgment(lines: readonly Line[], i: number, marks: Landmarks, bench: BenchNames): boolean {
  const text = (lines[i]?.text ?? '').slice(0, 400);
  const delivered = deliveryAt(lines, i);
  if (delivered !== undefined && delivered.at < 30) return true;
  if (REPORT_JUDGMENT.test(text)) return true;
  if (
    (marks.field ?? marks.held) !== undefined &&
    OWN_HEADING.test(text) &&
    !ORDER_OF_ALL.test(text) &&
    !AUTHORITY.test(`${text.trim()} ${(lines[i + 1]?.text ?? '').slice(0, 400)}`)
  )
    return true;
  if (marks.jurisdiction === undefined && (marks.held !== undefined || i > (marks.field ?? -9) + 4))
    return false;
  const judge = PER.test(text) ? undefined : openingJudge(text);
  return judge !== undefined && (judge.capitals || isOfBench(judge.judge, bench));
}

/** The parts before the judgment of a law report; undefined for a judgment without fields, headnote and holdings above it. */
export function reportedParts(
  lines: readonly Line[],
  furniture: readonly boolean[],
  bench: BenchNames,
): ReportedParts | undefined {
  const marks = landmarksOf(lines, bench);
  const isReport =
    marks.field !== undefined ||
    (marks.held !== undefined &&
      marks.judgment !== undefined &&
      marks.held < marks.judgment &&
      marks.jurisdiction !== undefined);
  if (!isReport) return undefined;
  const judgment = marks.judgment ?? judgmentWithoutPhrase(lines, furniture, marks);
  const openings = openingsBefore(lines, furniture, judgment, marks);
  const argued =
    marks.judgment === undefined || marks.jurisdiction === undefined
      ? undefined
      : argumentsLine(lines, furniture, marks.jurisdiction, judgment);
  if (argued !== undefined && openings.every(({ line }) => line < argued))
    openings.push({ line: argued, kind: 'arguments' });
  return { openings, judgment };
}

/** The first running text behind the counsel, or behind the citations when the report has nothing else above the judgment. */
function judgmentWithoutPhrase(
  lines: readonly Line[],
  furniture: readonly boolean[],
  marks: Landmarks,
): number {
  if (marks.jurisdiction === undefined)
    return marks.held === undefined ? afterCitations(lines, furniture, marks.field ?? 0) : lines.length;
  let last = marks.jurisdiction;
  for (let i = last; i < Math.min(lines.length, marks.jurisdiction + 40); i += 1)
    if ((lines[i]?.text.length ?? 0) < 400 && APPEARANCE.test(lines[i]?.text ?? '')) last = i;
  return Math.min(last + 1, lines.length);
}

function afterCitations(lines: readonly Line[], furniture: readonly boolean[], field: number): number {
  let i = field + 1;
  while (
    i < lines.length &&
    (isBlank(lines, furniture, i) ||
      (isCitationLine(lines[i]?.text ?? '') && openingJudge(lines[i]?.text ?? '') === undefined))
  )
    i += 1;
  return Math.min(i, lines.length - 1);
}

function isBlank(lines: readonly Line[], furniture: readonly boolean[], i: number): boolean {
  return furniture[i] === true || lines[i]?.text.trim() === '';
}

function isCitationLine(text: string): boolean {
  return CITATOR.test(text) || TREATED.test(text) || !/\p{Ll}{4}/u.test(text);
}

/** One pass over the lines above the judgment. */
function openingsBefore(
  lines: readonly Line[],
  furniture: readonly boolean[],
  judgment: number,
  marks: Landmarks,
): Opening[] {
  const openings: Opening[] = [{ line: 0, kind: 'heading' }];
  let cited = false;
  for (let i = 0; i < judgment; i += 1) {
    if (isBlank(lines, furniture, i)) continue;
    const text = (lines[i]?.text ?? '').slice(0, 400);
    if (CITATION.test(text) || i === marks.coram) {
      cited = true;
      continue;
    }
    const kind = kindOpened(text, openings.at(-1), cited && !titleGoesOn(lines, i));
    if (kind === undefined) continue;
    if (kind === 'heading') cited = false;
    open(openings, i, kind, text);
  }
  return openings.filter(
    ({ line, kind }, i) => kind !== 'headnote' || hasWords(lines, line, openings[i + 1]?.line ?? judgment),
  );
}

/** 'ACT:' and 'HEADNOTE:' with nothing behind them are lines of the heading. */
function hasWords(lines: readonly Line[], from: number, to: number): boolean {
  return lines
    .slice(from, to)
    .some(({ text }) => /\p{L}{3}/u.test(text.replace(/\b(?:ACT|HEAD ?NOTES?)\s*:/gu, '')));
}

function open(openings: Opening[], line: number, kind: PartKind, text: string): void {
  const title = CITATOR.test(text) || LIST.test(text) || HEADNOTE.test(text) ? titleOf(text) : undefined;
  if (openings.at(-1)?.line === line) openings.pop();
  openings.push({ line, kind, ...(title === undefined ? {} : { title }) });
}

/** The kind of the part that a line above the judgment opens; undefined when it goes on with the last. */
function kindOpened(text: string, last: Opening | undefined, cited: boolean): PartKind | undefined {
  if (CITATOR.test(text) || LIST.test(text)) return last?.kind === 'citator' ? undefined : 'citator';
  if (isJurisdiction(text) || LIST_ENDS.test(text)) return last?.kind === 'heading' ? undefined : 'heading';
  if (last?.kind === 'headnote') return undefined;
  return HEADNOTE.test(text) || opensHeadnote(text, last, cited) ? 'headnote' : undefined;
}

/** 'WITH WRIT PETITION NO. 33 OF 1996 …': a connected case. */
const CONNECTED = /^\W{0,4}(?:WITH|AND|With|And)\s/u;

/** True where the line above is a connected case whose title goes on: 'WITH Writ Petition No. 33 of 1996 A. Singh V.' */
function titleGoesOn(lines: readonly Line[], i: number): boolean {
  const above = (lines[i - 1]?.text ?? '').trimEnd();
  return CONNECTED.test(above) && /\b[Vv](?:s|ersus|S|ERSUS)?\.?$/u.test(above);
}

/** The first words behind the citations, or behind the bench, that are no citation and no appearance. */
function opensHeadnote(text: string, last: Opening | undefined, cited: boolean): boolean {
  if (HELD.test(text)) return true;
  const citator = last?.kind === 'citator' && CITATOR.test(last.title ?? '');
  if (!citator && !(cited && last?.kind === 'heading')) return false;
  if (CONNECTED.test(text) && !isProse(text)) return false;
  return !isCitationLine(text) && !(APPEARANCE.test(text) && !isProse(text));
}

function titleOf(text: string): string {
  return text
    .trim()
    .replace(/[\s:†*]+$/u, '')
    .slice(0, 90);
}
