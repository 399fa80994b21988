import { type CaseNumberMention, findCaseNumbers } from './case-number.ts';
import type { HeadLine } from './header.ts';

/** A batch of this many cases is longer than any that one judgment has decided. */
const MOST = 200;
/** '(Against the Order dated … in Appeal No. …)', '[Arising out of …]': the case of the court below. */
const BELOW =
  /^\W*(?:against\s+(?:the|order|judge?ment)|arising\s+(?:out\s+of|from)|(?:appeals?\s+)?from\s+(?:the\s+)?(?:judge?ment|order|decree|award)|(?:in\s+)?connection\s+with|assessment\s+year)/i;
const LEAVE = /\bS\.?\s?L\.?\s?P\b|special\s+leave/i;

/** The numbers of the cases that a judgment decides, in the order of its head, without repetitions; the first leads. */
export function ownCaseNumbers(text: string, head: readonly HeadLine[], bodyAt: number): string[] {
  const inHead = numbersOfHead(head, bodyAt);
  if (inHead.length > 0) return inHead;
  const named = namedNumber(text) ?? reportedNumbers(text);
  return named.length > 0 ? named : [...numbersAlone(text), ...numbersAboveHeading(text)].slice(0, MOST);
}

function numbersOfHead(head: readonly HeadLine[], bodyAt: number): string[] {
  const found = new Map<string, string>();
  for (const line of ownLines(head, bodyAt)) {
    if (found.size >= MOST) break;
    for (const number of findCaseNumbers(line.text)) {
      const printed = inOneLine(number);
      const key = printed.toLowerCase().replace(/[^a-z\d]+/gu, '');
      if (!found.has(key)) found.set(key, printed);
    }
  }
  return [...found.values()];
}

const NOT_OWN = /^(?:heading|counsel|furniture)$/;

/** The lines of a head that may name its cases: not those that say from which court below they come. */
function* ownLines(head: readonly HeadLine[], bodyAt: number): Generator<HeadLine> {
  let below = false;
  for (const line of head) {
    if (line.start >= bodyAt || /\bdelivered\s+by\b/i.test(line.text)) return;
    if (/^(?:blank|versus|court)$/.test(line.kind)) below = false;
    else if (BELOW.test(line.text)) below = true;
    // The petition for leave is the same case before leave was granted.
    if (!NOT_OWN.test(line.kind) && (!below || LEAVE.test(line.text))) yield line;
    if (below && /[)\]]\W*$/u.test(line.text)) below = false;
  }
}

function inOneLine({ text }: CaseNumberMention): string {
  return text.replace(/\s+/gu, ' ');
}

/** 'CASE NO.: Appeal (civil) 2294 1986': pages of a legal site also leave out *of*. */
function namedNumber(text: string): string[] | undefined {
  const match =
    /\bCASE NO\.?:\s{0,4}([A-Z][A-Za-z.]{1,20}(?: [A-Za-z.]{1,12}){0,3}(?: ?\([A-Za-z.]{1,12}\))?) {1,3}(\d{1,6}(?:-\d{1,6})?) {1,3}(?:of {1,3})?((?:19|20)\d\d)\b/u.exec(
      text.slice(0, 8_000),
    );
  return match === null ? undefined : [`${match[1]} ${match[2]} of ${match[3]}`];
}

/** 'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 278 of 1959.', between headnote and judgment in the law reports. */
function reportedNumbers(text: string): string[] {
  const match = /\bJURISDICTION\b\s*[:.;-]{0,3}\s*/u.exec(text.slice(0, 40_000));
  if (match === null) return [];
  const from = match.index + match[0].length;
  const after = text.slice(from, from + 400);
  const found: string[] = [];
  let end = 0;
  for (const number of findCaseNumbers(after)) {
    const gap = after.slice(end, number.start);
    if (end === 0 ? number.start > 40 : !/^[\s,;]*(?:and|&|with)?\s*$/iu.test(gap)) break;
    found.push(inOneLine(number));
    end = number.end;
    const more = FURTHER.exec(after.slice(end, end + 120))?.[0];
    if (more !== undefined) {
      found.push(`${typeOf(number)} ${more.replace(/^[\s,]*(?:and|&)?\s*/u, '').replace(/\s+/gu, ' ')}`);
      end += more.length;
    }
  }
  return found;
}

/** ' and Nos. 3 and 97 of 1955': numbers of another year behind the same type. */
const FURTHER =
  /^\s*(?:,|and\b|&)\s*Nos?\.?\s*\d{1,5}(?:\s*(?:,|and\b|to\b|&|-)\s*\d{1,5}){0,20}\s+of\s+(?:18|19|20)\d\d/u;

const typeOf = ({ text }: CaseNumberMention): string => text.replace(/\s*\bN[oO][sS]?\b.*$/su, '').trim();

/** A number alone on one of the first lines. */
function numbersAlone(text: string): string[] {
  return text
    .slice(0, 600)
    .split('\n')
    .flatMap((line) => findCaseNumbers(line).filter((number) => number.text === line.trim()))
    .map(inOneLine);
}

/** 'WITH CIVIL APPEAL NO. 264 OF 1994 O R D E R': the numbers right above the heading of the order. */
function numbersAboveHeading(text: string): string[] {
  const heading = /\b(?:J U D G E? ?M E N T|O R D E R)\b/u.exec(text.slice(0, 20_000));
  if (heading === null) return [];
  const before = text.slice(Math.max(0, heading.index - 300), heading.index);
  const numbers = findCaseNumbers(before);
  const last = numbers.at(-1);
  return last !== undefined && /^[\s.,]*$/u.test(before.slice(last.end)) ? [inOneLine(last)] : [];
}
