import { type Line, linesOf } from '../text/lines.ts';
import { matchesOf } from '../text/text.ts';
import { BREAK, type HeadKind, isProse, kindOf } from './head-kinds.ts';

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
  let inCounsel = false;
  let cited = false;
  let prose = 0;
  for (const line of broken(text.slice(0, LIMIT))) {
    const kind = kindOf(line.text.length > LONGEST_LINE ? line.text.slice(0, LONGEST_LINE) : line.text);
    if (LISTED_CASES.test(line.text)) cited = true;
    else if (cited && kind !== 'blank' && !/^\W*\d/.test(line.text)) cited = false;
    if (cited) {
      lines.push({ ...line, kind: 'heading' });
      continue;
    }
    if (inCounsel && kind === 'text' && !isProse(line.text)) {
      lines.push({ ...line, kind: 'counsel' });
      continue;
    }
    if (kind !== 'blank' && kind !== 'furniture') inCounsel = kind === 'counsel';
    if (kind === 'role' || kind === 'versus' || kind === 'bench') prose = 0;
    else if (kind === 'text' && isProse(line.text)) prose += line.text.length;
    if (prose > PROSE) break;
    lines.push({ ...line, kind });
  }
  return lines;
}

const LISTED_CASES = /^\W*(?:citations?|cases\s+referred)\b/i;

/** Whether lines look like the head of a judgment: they contain at least two of its parts. */
export function isHead(lines: readonly HeadLine[]): boolean {
  const structural = new Set<string>();
  for (const line of lines) {
    if (line.text.length > 600) continue;
    if (/^(?:court|case|bench|versus|counsel|role)$/.test(line.kind)) structural.add(line.kind);
    if (
      structural.size >= 2 &&
      !(structural.size === 2 && structural.has('case') && structural.has('counsel'))
    ) {
      return true;
    }
  }
  return false;
}

const OPENING =
  /^\s*\[?[1-5]\s?\\?[.)\]]?\s{0,12}(?:this|the\s+(?:present|petitioner|appellant|instant|appeal|facts?|writ|challenge|plaintiff|short|above|brief|respondent)|by|heard|these|leave|present|in|an?|[a-z]{3,14}ing|rule|delay|feeling|aggrieved|alleging|through|challenging|we|i|it|whether|what|on|admit)\b/i;

const ADDRESS =
  /\b(?:resident|registered|represented|rep|through|aged|son|wife|daughter|office|district|department|government|vill(?:age)?|police)\b/i;

/** The slip that registries print above a judgment. */
const STANDARD_QUESTION = /whether\s+(?:reporters|their lordships|this case)|to be referred|circulate/i;

/** 'This appeal …', '1. The petitioner …', '3. Heard …': the judgment's own first words. */
function opensText(line: string): boolean {
  return (
    OPENING.test(line) || (/^\s*\[?\d{1,2}\s?\\?[.)\]]/u.test(line) && isProse(line) && !ADDRESS.test(line))
  );
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
  for (const line of lines) {
    if (last === 0 && line.start > 1_500) return 0;
    if (opensText(line.text) && !STANDARD_QUESTION.test(line.text)) break;
    if (line.kind === 'blank' || line.kind === 'furniture' || line.kind === 'text') continue;
    if (line.start - last > (headed ? 400 : parties ? 2_500 : 1_200)) break;
    if (line.kind === 'role' || line.kind === 'versus') parties = true;
    if (line.kind === 'counsel' && line.text.length > 400) continue;
    if (
      parties &&
      /^\W*(?:\w+\s)?(?:j\s*u\s*d\s*g\s*e?\s*m\s*e\s*n\s*t|o\s*r\s*d\s*e\s*r)s?\b/i.test(line.text)
    )
      headed = true;
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
    let from = line.start;
    for (const match of mayBreak(line.text) ? matchesOf(BREAK, line.text) : []) {
      const at = line.start + match.index;
      if (at > from) yield { start: from, end: at, text: text.slice(from, at) };
      if (match[0].trim() !== '') yield { start: at, end: at + match[0].length, text: match[0] };
      from = at + match[0].length;
    }
    if (from < line.end || from === line.start)
      yield from === line.start ? line : { start: from, end: line.end, text: text.slice(from, line.end) };
  }
}
