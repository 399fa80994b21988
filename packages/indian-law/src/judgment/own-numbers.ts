import { caseNumberKeys } from '../case-numbers/case-number-keys.ts';
import { findCaseNumbers } from './case-number.ts';
import { isProse } from './head-kinds.ts';
import type { HeadLine } from './header.ts';
import { inOneLine, mendedNumbers, typeOf } from './printed-numbers.ts';
import { reportNumbers } from './report-numbers.ts';

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
  return reportNumbers(text).slice(0, MOST);
}

function numbersOfHead(head: readonly HeadLine[], bodyAt: number): string[] {
  const lines = [...ownLines(head, bodyAt)].map(({ text }) => text);
  const plain = distinct(lines.flatMap(numbersOfLine));
  return plain.length > 0 ? plain : distinct(lines.flatMap((line) => numbersOfLine(mendedNumbers(line))));
}

/** Each number once, in whatever form it is printed. */
function distinct(numbers: readonly string[]): string[] {
  if (numbers.length < 2) return [...numbers];
  const found: string[] = [];
  const seen = new Set<string>();
  // A running title prints the same number on each page.
  for (const printed of [...new Set(numbers)].slice(0, MOST)) {
    const keys = exactKeys(printed);
    if (keys.every((key) => seen.has(key))) continue;
    found.push(printed);
    for (const key of keys) seen.add(key);
  }
  return found;
}

/** 'Order-in-Appeal No. 1/2009': an order of the authority below. */
const ORDER_BELOW = /\border[- ]in[- ]$/i;
/** '(From the judgment and order dated … in Cr.A No. 515/2010 of the High Court)' behind the number. */
const FROM_BELOW =
  /[([]\s?(?:appeals?\s+)?(?:from|against)\s+the\b[^()[\]]{0,200}(?:[([][^()[\]]{0,80}[)\]][^()[\]]{0,200}){0,6}[)\]]?/giu;
/** ' with No. 1072 of 1999', '; 596 of 1981', ', and 865 of 2005': further numbers behind the same type. */
const MORE =
  /^\s*(?:\([^()]{0,80}(?:\([^()]{0,40}\)[^()]{0,80}){0,4}\)?\s*)?(?:[,;]\s*(?:and\s+|with\s+)?|and\s+|&\s*|with\s+)(?:N[oO]s?\.?\s*)?(\d{1,6}(?:\s?(?:,|and\b|to\b|&|-)\s?\d{1,6}){0,20}\s+of\s+(?:18|19|20)\d\d)(?!\d)/iu;

/** The numbers printed in a line of a head, those that leave out the type of the case before them too. */
function numbersOfLine(line: string): string[] {
  const own = line.replace(FROM_BELOW, (below) => ' '.repeat(below.length));
  return findCaseNumbers(own).flatMap((number) => {
    if (ORDER_BELOW.test(own.slice(Math.max(0, number.start - 12), number.start))) return [];
    const found = [inOneLine(number)];
    let end = number.end;
    for (let more = MORE.exec(own.slice(end, end + 400)); more !== null && found.length < 40; ) {
      found.push(`${typeOf(number)} No. ${more[1]?.replace(/\s+/gu, ' ')}`);
      end += more[0].length;
      more = MORE.exec(own.slice(end, end + 400));
    }
    return found;
  });
}

/** Keys that tell types apart: 'W.P.(C) 12/2020' and 'Writ Petition (Civil) No. 12 of 2020' are one number. */
function exactKeys(printed: string): string[] {
  const keys = caseNumberKeys(printed).filter((key) => !key.startsWith('|') && !key.includes('(*)'));
  return keys.length > 0 ? keys : [printed.toLowerCase().replace(/[^a-z\d]+/gu, '')];
}

const NOT_OWN = /^(?:heading|counsel|furniture)$/;
/** 'Patna High Court CR. REV. No.43 of 2025(3) dt.06-08-2025': the running title of a page. */
const RUNNING = /^\W*\p{Lu}\p{L}+\sHigh\sCourt\s.*\bdt\.?\s?\d/u;

/** 'Criminal Appeal Nos. ………… of 2022 @ Petitions for Special Leave': a title from before the case had its number. */
const LEFT_BLANK = /\bNos?\.?\s?[.…_]{2,}[\s.…_]{0,40}of\s(?:19|20)\d\d/iu;

/** 'Appeal (civil) 7256 of 2005, Civil Appeal No. 3553 of 2007 arising out of …'; a sentence goes on with its verb. */
function opensWithNumber(line: string): boolean {
  const [number] = findCaseNumbers(line.slice(0, 200));
  return (
    number !== undefined &&
    number.start < 4 &&
    !/^\W*(?:is|was|are|were|has|have|had|relates?|arises?)\b/iu.test(line.slice(number.end))
  );
}

/** A sentence, the rest of a list of counsel ('and 4 in W.P. No. 12 of 2011.'), a running title: no line names the case there. */
function isAside({ kind, text }: HeadLine, before: HeadLine | undefined): boolean {
  if (RUNNING.test(text) || LEFT_BLANK.test(text)) return true;
  if (kind !== 'case' && isProse(text) && !opensWithNumber(text)) return true;
  return before?.kind === 'counsel' && /^\s*\p{Ll}/u.test(text);
}

/** The lines of a head that may name its cases: not those that say from which court below they come. */
function* ownLines(head: readonly HeadLine[], bodyAt: number): Generator<HeadLine> {
  let below = false;
  for (const line of namingLines(head, bodyAt)) {
    if (/^(?:blank|versus|court)$/.test(line.kind)) below = false;
    else if (BELOW.test(line.text)) below = true;
    // The petition for leave is the same case before leave was granted.
    if (!NOT_OWN.test(line.kind) && (!below || LEAVE.test(line.text))) yield line;
    if (below && /[)\]]\W*$/u.test(line.text)) below = false;
  }
}

function* namingLines(head: readonly HeadLine[], bodyAt: number): Generator<HeadLine> {
  let before: HeadLine | undefined;
  for (const line of head) {
    if (line.start >= bodyAt || /\bdelivered\s+by\b/i.test(line.text)) return;
    if (!isAside(line, before)) yield line;
    if (line.kind !== 'blank') before = line;
  }
}
