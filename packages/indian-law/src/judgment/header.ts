import { type Line, linesOf } from '../text/lines.ts';
import { matchesOf, withPlainBlanks } from '../text/text.ts';
import { BREAK, classifyHeadLine, type HeadKind, isProse, lastRole } from './head-kinds.ts';
import { titleCuts } from './running-title.ts';

/** The side of a cause: the petitioner brings the case, the respondent answers it. */
export type Side = 'petitioner' | 'respondent';

export interface HeadLine extends Line {
  kind: HeadKind;
}

const LIMIT = 14_000;
const LONGEST_LINE = 2_000;
/** The head ends after this many characters of running text in a row. */
const PROSE = 3_000;

/** The lines at the top of a judgment, each with its kind, up to the start of its text; at most 14,000 characters. */
export function headLines(text: string): HeadLine[] {
  const lines: HeadLine[] = [];
  let prose = 0;
  for (const line of classified(withPlainBlanks(text.slice(0, LIMIT)))) {
    if (line.kind === 'role' || line.kind === 'versus' || line.kind === 'bench') prose = 0;
    else if (line.kind === 'text' && isProse(line.text)) prose += line.text.length;
    if (prose > PROSE) break;
    lines.push(line);
  }
  return lines;
}

/** Each line with its kind: by its own words, or by the list of counsel or of cases that it continues. */
function* classified(text: string): Generator<HeadLine> {
  let last: HeadKind = 'blank';
  let open: HeadKind | undefined;
  for (const line of broken(text)) {
    const own = classifyHeadLine(
      line.text.length > LONGEST_LINE ? line.text.slice(0, LONGEST_LINE) : line.text,
    );
    const block = blockKind(line.text, own, open);
    open = block === 'case' && /\)\W*$/u.test(line.text) ? undefined : block;
    const kind: HeadKind = block ?? (own === 'text' ? kindAfter(line.text, last) : own);
    if (block === undefined && kind !== 'blank' && kind !== 'furniture') last = kind;
    yield { ...line, kind };
  }
}

/** The kind of a line in a list of cited cases or in '(Arising out of …)', both of which go over several lines. */
function blockKind(line: string, own: HeadKind, open: HeadKind | undefined): HeadKind | undefined {
  if (LISTED_CASES.test(line)) return 'heading';
  if (open === 'heading' && (own === 'blank' || /^\W*\d/.test(line))) return 'heading';
  if (line.includes('(') && ARISING.test(line)) return 'case';
  return open === 'case' && own !== 'blank' ? 'case' : undefined;
}

/** The kind of a line of names, by the last printed line: it continues counsel, or it names the respondent with one blank before the role. */
function kindAfter(line: string, last: HeadKind): HeadKind {
  if (last === 'versus' && line.length < 120 && lastRole(line) !== undefined) return 'role';
  return last === 'counsel' && !LISTED_PARTY.test(line) && !isProse(line) ? 'counsel' : 'text';
}

/** '(Arising out of the final judgment and order dated … / passed by …)': where the case comes from. */
const ARISING = /^\W*\(\s*arising\s+(?:out\s+of|from)\b/i;

/** '2. The Secretary', '3. State of Bihar': the next party of a list, and no counsel. */
const LISTED_PARTY = /^\s*\d{1,3}\s?[.)]\s*(?:the|state|union|government|m\/s)\b/i;
const LISTED_CASES = /^\W*(?:citations?|cases\s+referred)\b/i;

/** True where lines look like the head of a judgment: they contain at least two of its parts. */
export function isHead(lines: readonly HeadLine[]): boolean {
  // '4. Mr. Rao has relied on …': a passage from the middle of a judgment.
  const first = lines.find(({ kind }) => kind !== 'blank');
  if (
    first !== undefined &&
    /^\s*(?:[2-9]|\d{2,3})\s?\\?\.\s+\p{Lu}/u.test(first.text) &&
    !LISTED_PARTY.test(first.text) &&
    first.kind === 'text'
  )
    return false;
  if (first !== undefined && /\p{Ll}{2}[.”"]\s*$/u.test(first.text) && isNoteOfNews(lines, first))
    return false;
  const structural = new Set<string>();
  for (const line of lines) {
    if (line.text.length > 600) continue;
    if (/^(?:court|case|bench|versus|counsel|role)$/.test(line.kind)) structural.add(line.kind);
    if (structural.size > 2) return true;
    // Judgments cite cases with their counsel: these two alone are not a head.
    if (structural.size === 2 && !(structural.has('case') && structural.has('counsel'))) return true;
  }
  return false;
}

/** 'The bench dismissed the petition. / Case Title: A v. B / Coram: …': a report of a site names the case below its text. */
function isNoteOfNews(lines: readonly HeadLine[], first: HeadLine): boolean {
  const next = lines.find(({ kind, start }) => start > first.start && kind !== 'blank');
  return next !== undefined && /^\s*Case\s(?:[Tt]itle|[Nn]ame)\s?[:-]/u.test(next.text);
}

const OPENING =
  /^\s*\[?[1-5]\s?\\?[.)\]]?\s{0,12}(?:this|the\s+(?:present|petitioner|appellant|instant|appeal|facts?|writ|challenge|plaintiff|short|above|brief|respondent)|by|heard|these|leave|present|in|[a-z]{3,14}ing|rule|delay|feeling|aggrieved|alleging|through|challenging|we|it|whether|what|on|admit)\b/i;
/** '1. A suit …', '2. I have …'; but 'A. Rao' is a name. */
const OPENING_WORD = /^\s*\[?[1-5]\s?\\?[.)\]]?\s{0,12}(?:An?|I)\s\p{Ll}/u;

const ADDRESS =
  /\b(?:resident|registered|represented|rep|through|aged|son|wife|daughter|office|district|department|government|vill(?:age)?|police)\b/i;

/** The slip that registries print above a judgment. */
const STANDARD_QUESTION = /whether\s+(?:reporters|their lordships|this case)|to be referred|circulate/i;

/** 'This appeal …', '1. The petitioner …', '3. Heard …': the judgment's own first words. */
function opensText(line: string): boolean {
  return (
    OPENING.test(line) ||
    OPENING_WORD.test(line) ||
    (/^\s*\[?\d{1,2}\s?\\?[.)\]]/u.test(line) && isProse(line) && !ADDRESS.test(line))
  );
}

const OWN_HEADING = /^\W*(?:\w+\s)?(?:j\s*u\s*d\s*g\s*e?\s*m\s*e\s*n\s*t|o\s*r\s*d\s*e\s*r)s?\b/i;

/** '12. Ram Lal, S/o Mohan Lal, …', 'Village Rampur': an entry of a list of parties, which may be pages long. */
const ENTRY =
  /^\s*\d{1,3}\s?[.)]\s*\p{Lu}.*(?:\b[sdwcr]\s?\/\s?o\b|\b(?:son|daughter|wife|widow|resident)\s+of\b|\bthrough\b)/iu;

/** The lines before the judgment's own first words that are a part of the head: not blank, not running text. */
function* structuralLines(lines: readonly HeadLine[]): Generator<HeadLine> {
  for (const line of lines) {
    if (opensText(line.text) && !STANDARD_QUESTION.test(line.text)) return;
    if (line.kind === 'text' ? ENTRY.test(line.text) : line.kind !== 'blank' && line.kind !== 'furniture')
      yield line;
  }
}

/** '[SANJAY RAO AND B. SEN, JJ.]': a law report prints the bench below the title, and the headnote below the bench. */
const REPORT_BENCH = /(?:\bC\.?J\.?I?|\bJJ?)\.?\s?\]\s*$/u;

/** The place where the title of a law report ends and its headnote begins; the end of the head in other judgments. */
export function titleEnd(lines: readonly HeadLine[], end: number): number {
  let versus = false;
  for (const { kind, text, end: at } of lines) {
    if (at > end || kind === 'court') return end;
    if (kind === 'versus') versus = true;
    if (versus && REPORT_BENCH.test(text)) return at;
  }
  return end;
}

/** The longest gap, in characters, between two parts of one head. */
function longestGap(parties: boolean, headed: boolean): number {
  if (headed) return 400;
  return parties ? 2_500 : 1_200;
}

/** 'maintenance passed in Maintenance Case No. 25 …' below the heading of an order, a paragraph on counsel: running text. */
function goesOn({ kind, text }: HeadLine, headed: boolean): boolean {
  return (headed && /^\s*\p{Ll}/u.test(text)) || (kind === 'counsel' && text.length > 400);
}

/**
 * The offset at which the head of a judgment ends and its text begins; 0 when there is no head. The head ends
 * after its last structural line, and at the latest where paragraph 1 starts.
 */
export function headEnd(lines: readonly HeadLine[]): number {
  if (!isHead(lines)) return 0;
  let last = 0;
  let parties = false;
  let headed = false;
  for (const line of structuralLines(lines)) {
    if (line.start - last > longestGap(parties, headed)) break;
    if (line.kind === 'role' || line.kind === 'versus') parties = true;
    if (goesOn(line, headed)) continue;
    if (parties && OWN_HEADING.test(line.text)) headed = true;
    last = line.end;
  }
  return last;
}

const MAY_BREAK = /[=_*~]{3}|-{5}|~\.|\.[-~]\.|\bv(?:ersus|\/?s)/i;
const MAY_BREAK_BEFORE_COLON = /appearance|coram|\bfor\b[^:]{3,40}:/i;

function mayBreak(line: string): boolean {
  return MAY_BREAK.test(line) || (line.includes(':') && MAY_BREAK_BEFORE_COLON.test(line));
}

/** Printed lines, those that hold several parts of a head cut between them. */
function* broken(text: string): Generator<Line> {
  for (const line of linesOf(text)) {
    if (!mayBreak(line.text)) {
      yield line;
      continue;
    }
    const cuts = titleCuts(line.text);
    yield* cuts.length > 0 ? cutAt(line, cuts) : partsOf(line);
  }
}

function* cutAt(line: Line, cuts: readonly number[]): Generator<Line> {
  for (const [i, end] of [...cuts, line.text.length].entries()) {
    const start = cuts[i - 1] ?? 0;
    const text = line.text.slice(start, end);
    if (text.trim() !== '') yield { start: line.start + start, end: line.start + end, text };
  }
}

function* partsOf(line: Line): Generator<Line> {
  let from = 0;
  const part = (start: number, end: number): Line => ({
    start: line.start + start,
    end: line.start + end,
    text: line.text.slice(start, end),
  });
  for (const match of matchesOf(BREAK, line.text)) {
    const end = match.index + match[0].length;
    if (match.index > from) yield part(from, match.index);
    if (match[0].trim() !== '') yield part(match.index, end);
    from = end;
  }
  if (from === 0) yield line;
  else if (line.start + from < line.end) yield part(from, line.end - line.start);
}
