import type { Line } from '../../text/lines.ts';
import { matchesOf } from '../../text/text.ts';
import { cutAtDelivery } from './delivery.ts';

/** A line of a judgment as its parts are read. */
export interface CutLine extends Line {
  /** It begins inside a printed line, at what may be the number of a paragraph. */
  inner?: true;
}

/** Lines of this length are whole pages or whole judgments, and not printed lines. */
const GIANT = 2_500;
/** A finished sentence, or the year at the end of a page's footer, before what is cut. */
const BEHIND = String.raw`(?<=(?:(?:\p{Ll}{2}|\d|[)\]”"’])[.:;?!]{1,3}|[.!?][”"’]|-{2,}|\.{2}J|\bof (?:19|20)\d\d)\s)`;
/** Where a line that is a whole judgment is cut: at the fields of a report, at headings, numbers and names. */
const INNER = new RegExp(
  [
    String.raw`(?<=\s)(?=(?:J U D G E? ?M E N T|O R D E R|JUDGMENT:|ACT:|HEADNOTE:|PETITIONER:|RESPONDENT:|CITATION:|BENCH:|CITATOR INFO|CORAM)\s|ORDER (?:\p{Lu}\p{Ll}|["“.]))`,
    String.raw`(?<!\b(?:Nos?|no|nos|Sections?|sections?|Secs?|Arts?|Articles?|Rules?|[Pp]aras?|[Cc]lause|List|Vol|pp?|ss?|Chapter|Part|SCC|SC|SCR|Rs|Cr|Appeal)\.?\s)(?<=[^\s,]\s)(?=\d{1,3}[.)\]]\s{0,4}["“‘(]?\p{Lu}\p{Ll})`,
    String.raw`${BEHIND}(?=(?:\(\d{1,3}\)|\[\d{1,3}\])\s{1,4}["“‘(]?\p{Lu})`,
    String.raw`${BEHIND}(?=(?:\p{Lu}[\p{L}'’]*[., ]{1,2}){1,6}(?:C\.?J\.?I?|J)\.[\s:–-])`,
    String.raw`(?<=\b(?:JUDGMENT:|J U D G E? ?M E N T:?)\s)(?=\S)`,
    String.raw`(?<=\bHon['’]ble\s[^.]{3,40},\s?J\.\s)(?=\p{Lu})`,
    String.raw`(?<=\s)(?=[.…]{4,}\s?,?\s?(?:C\.?J\.?I?|J)\b)`,
  ].join('|'),
  'gu',
);
/** 'CIVIL APPEAL NO. 9 OF 1994 O R D E R These appeals': a spaced heading inside a line. */
const SPACED =
  /(?<=\S\s{1,9})(?=(?:J U D G E? ?M E N T|O R D E R)\s+\p{Lu})|(?<=\bMembers?\s)(?=Per\s?:\s?\p{Lu})/u;
/** 'dispute. 1.1 The respondent': a number inside a printed line, behind a finished sentence. */
const NUMBER_INSIDE =
  /(?<=(?:\p{L}{2}|[\d)\]])[.:;?!]["”’]?\s)(?=\d{1,3}(?:\.\d{1,2}){0,2}[.)]?\s{1,4}["“‘(]?\p{Lu}\p{Ll})/gu;
/** 'RESPONDENT(S) JUDGMENT A. B. NAME, J.': the heading of an opinion at the end of a line. */
const HEADING_LAST =
  /(?<=\S\s)(?:J U D G M E N T|JUDGMENT|O R D E R|ORDER)\s+(?:\p{Lu}[\p{L}.'’]*[., ]{0,2}){1,6}(?:C\.?J\.?I?|J)?\.?\s*$/u;
/** A new cause title behind the signatures of the opinion before. */
const NEXT_TITLE = /(?<=\S\s)(?:NON-)?(?:REPORTABLE|Reportable)\s+IN THE\s*(?:SUPREME|HIGH)?/u;

/** Where a line holds the end of one part and the beginning of another. */
function partsInside(text: string, giant: number): number[] {
  const at: number[] = [];
  if (text.length > giant) for (const { index } of matchesOf(INNER, text)) at.push(index);
  else if (/O R D E R|J U D G|\bPer\b/u.test(text)) at.push(SPACED.exec(text)?.index ?? 0);
  if (text.length < 300 && /JUDG|J U D G|ORDER|O R D E R|REPORT|Report/u.test(text))
    at.push(NEXT_TITLE.exec(text)?.index ?? 0, HEADING_LAST.exec(text)?.index ?? 0);
  return at.filter((one) => one > 0 && one < text.length);
}

/** Where a paragraph's number may be inside a printed line. */
function numbersInside(text: string): number[] {
  if (!/\d/u.test(text)) return [];
  return matchesOf(NUMBER_INSIDE, text).flatMap(({ index }) => (index > 0 ? [index] : []));
}

function cutInner<T extends Line>(line: T, giant: number): (T & CutLine)[] {
  const outer = partsInside(line.text, giant);
  const at = outer.length > 0 ? outer : numbersInside(line.text);
  if (at.length === 0) return [line];
  const cuts = [...new Set(at)].sort((a, b) => a - b);
  return [0, ...cuts].map((from, i) => {
    const to = cuts[i] ?? line.text.length;
    const inner = from > 0 && outer.length === 0 ? { inner: true as const } : {};
    return {
      ...line,
      ...inner,
      start: line.start + from,
      end: line.start + to,
      text: line.text.slice(from, to),
    };
  });
}

/** Limit: a text with fewer numbers at the start of its lines may have them inside. */
const FEW_NUMBERED = 4;
const NUMBERED = /^\s*[([]?\d{1,3}[.)\]]/u;

/** The length from which a line holds several printed ones: a text of pages in one line each has no short lines. */
function giantLength(lines: readonly Line[]): number {
  let [printed, length, numbered] = [0, 0, 0];
  for (const { text } of lines) {
    if (text.trim() === '') continue;
    printed += 1;
    length += text.length;
    if (NUMBERED.test(text)) numbered += 1;
  }
  return numbered < FEW_NUMBERED && length > 300 * printed ? 300 : GIANT;
}

/** The lines of a text, those that hold the end of one part and the beginning of another cut between them. Linear. */
export function cutLines<T extends Line>(lines: readonly T[]): (T & CutLine)[] {
  const giant = giantLength(lines);
  return cutAtDelivery(lines.flatMap((line) => cutInner(line, giant)));
}
