import type { Line } from '../../text/lines.ts';
import { classifyHeadLine, isProse } from '../head-kinds.ts';
import { deliveryAt } from './delivery.ts';
import { openingJudge } from './opening-judge.ts';
import { behindHeading, isOwnHeading, opensOrder } from './own-heading.ts';

/** Limit: the judgment's heading is looked for in so many printed lines behind the end of the head. */
const BEHIND = 12;
/** Limit: without a head, the judgment's heading is looked for in so many printed lines. */
const WITHOUT_HEAD = 90;
const OF_A_NAME = 0.1;
/** 'The following Judgment of the Court was delivered:' begins a line, after a date at most. */
const LATE = 30;
const STRUCTURAL: ReadonlySet<string> = new Set(['court', 'case', 'role', 'versus', 'bench', 'counsel']);

const FIRST = /^\s*1\s?[.)]\s+\S/u;
const NUMBER = /^\s*[([]?\d{1,2}\s?\\?[.)\]]\s*\p{L}/u;
const TITLE_GOES_ON = /^\s*(?:UNDER|Under|IN THE MATTER)\b/u;
const SECTION = /^\s*(?:[A-Z]|[IVX]{1,4}|\(?[ivx]{1,4}\))[.)]?\s+\p{Lu}[^.]{2,60}$/u;

/** 'This appeal has been filed by the husband against': a wrapped sentence in a narrow column. */
const OPENS_SENTENCE = /^\s*(?:This|These|The (?:present|instant)|By (?:this|way)|Heard)\s[^\n]{35}/u;

interface Candidates {
  heading?: number;
  /** 'P.C.:' or 'Per X, Member'. */
  order?: number;
  author?: number;
  prose?: number;
  /** '1. The petitioner …', its section heading included. */
  first?: number;
  structural: boolean;
  /** 'ORDER / UNDER SECTION 11 …': the heading goes on as a title. */
  titled: boolean;
}

/**
 * The line with which the judgment's own part begins, its heading 'JUDGMENT' included: 0 when the text has nothing above
 * it. `bodyLine` is the first line behind the head, 0 when no head was recognised.
 */
export function judgmentLine(
  lines: readonly Line[],
  furniture: readonly boolean[],
  bodyLine: number,
): number {
  const found = candidates(lines, furniture, bodyLine);
  if (bodyLine === 0 && found.first !== undefined && (found.heading === undefined || found.titled))
    return deliveryAt(lines, found.first - 1) === undefined ? found.first : found.first - 1;
  const opening = found.heading ?? found.order ?? found.author;
  if (opening !== undefined && (found.structural || bodyLine > 0 || found.author === opening)) return opening;
  if (bodyLine > 0 && bodyLine < lines.length && hasWords(lines, furniture, bodyLine)) return bodyLine;
  return found.structural ? (found.prose ?? bodyLine) : 0;
}

/** A line of a name or an address counts less: a tribunal lists twenty opposite parties. */
const weightOf = (text: string, bodyLine: number): number => (bodyLine > 0 && !isProse(text) ? OF_A_NAME : 1);

function candidates(lines: readonly Line[], furniture: readonly boolean[], bodyLine: number): Candidates {
  const found: Candidates = { structural: bodyLine > 0, titled: false };
  let before = -1;
  let left = bodyLine > 0 ? BEHIND : WITHOUT_HEAD;
  for (let i = 0; i < lines.length && left > 0; i += 1) {
    const text = lines[i]?.text ?? '';
    if (furniture[i] === true || text.trim() === '') continue;
    if (i >= bodyLine) left -= weightOf(text, bodyLine);
    noteTitle(found, lines, i, before);
    noteDelivery(found, lines, i);
    note(found, text, i, i <= bodyLine);
    before = i;
    // The judgment's own words start here.
    if (i >= bodyLine && (NUMBER.test(text) || (text.length > 60 && isProse(text))) && hasBegun(found)) break;
  }
  return found;
}

function noteDelivery(found: Candidates, lines: readonly Line[], i: number): void {
  if ((deliveryAt(lines, i)?.at ?? LATE) < LATE) found.order ??= i;
}

/** True where the heading goes on as a title, and the first numbered paragraph with its section heading. */
function noteTitle(found: Candidates, lines: readonly Line[], i: number, before: number): void {
  const text = lines[i]?.text ?? '';
  if (found.heading !== undefined && before === found.heading && TITLE_GOES_ON.test(text))
    found.titled = true;
  if (found.first === undefined && FIRST.test(text) && (text.length > 60 || isProse(text)))
    found.first = before >= 0 && SECTION.test(lines[before]?.text ?? '') ? before : i;
}

function hasBegun({ heading, order, author, prose, first, titled }: Candidates): boolean {
  return titled ? first !== undefined : (heading ?? order ?? author ?? prose) !== undefined;
}

function note(found: Candidates, text: string, i: number, inHead: boolean): void {
  if (isOwnHeading(text) || opensWithHeading(text)) found.heading = i;
  else if (opensOrder(text)) found.order = i;
  else if (isAuthor(text, found, i, inHead)) found.author = i;
  else if (isProse(text) && (text.length > 60 || OPENS_SENTENCE.test(text))) found.prose ??= i;
  if (!found.structural && i < 30 && STRUCTURAL.has(classifyHeadLine(text.slice(0, 400))))
    found.structural = true;
}

/** 'Dr A. B. Name, J This judgment has': the words follow the office at once. */
const JUDGE_AND_WORDS = /^(?:\p{Lu}[\p{L}.'’]*(?: |, ?)){1,6}(?:C\.?J\.?I?|J)\b\.?\s\p{Lu}\p{Ll}+\s\p{Ll}/u;

/** 'O R D E R Leave granted. …' and 'JUDGMENT A. B. NAME, J.' at the start of a line. */
function opensWithHeading(text: string): boolean {
  const words = behindHeading(text);
  if (words === undefined) return false;
  return (
    openingJudge(words) !== undefined ||
    JUDGE_AND_WORDS.test(words.slice(0, 120)) ||
    (/^(?:J U D|J U D G|O R D E R)/u.test(text.trim()) && /^\p{Lu}/u.test(words))
  );
}

/** The author's name alone in a line, or before the first words of the judgment. */
function isAuthor(text: string, found: Candidates, i: number, inHead: boolean): boolean {
  const judge = openingJudge(text);
  if (judge === undefined) return false;
  const words = text.slice(judge.wordsAt);
  if (inHead && found.structural) return i > 0 && isProse(words);
  return words.trim() === '' || isProse(words);
}

function hasWords(lines: readonly Line[], furniture: readonly boolean[], from: number): boolean {
  for (let i = from; i < lines.length; i += 1)
    if (furniture[i] !== true && /\p{L}{3}/u.test(lines[i]?.text ?? '')) return true;
  return false;
}
