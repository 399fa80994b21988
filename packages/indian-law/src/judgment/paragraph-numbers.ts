import { withPlainFigures } from '../text/native-figures.ts';
import type { CutLine } from './parts/cut-lines.ts';

/** A line that opens with what may be a paragraph number. */
export interface NumberedLine {
  /** Index of the line. */
  line: number;
  /** The number as printed, without brackets and stops: '12', '12.1'; figures of Indian scripts as 0–9. */
  number: string;
  top: number;
  /** The rest of '12.1.3': [1, 3]. */
  sub: readonly number[];
  /** Offset in the line where the paragraph's words begin. */
  wordsAt: number;
  /** The stop or bracket behind it, as printed. */
  mark: string;
  /** Doubt that this number counts the judgment's own paragraphs: 0 or more. */
  doubt: number;
}

const NUMBERED =
  /^(\s{0,60}[*_>]{0,3}(?:\d{1,3}\s{1,4}\d\d-\d\d-\d{4}\s{1,8})?["“”'‘`]{0,2}\s?(?:\.(?=\d{1,3}\.\s))?)(?:\[(\d{1,4}(?:\.\d{1,3}){0,3})\]|\((\d{1,4})\)|(?:para(?:graph)?s?\.?\s{1,3}(?:no\.?\s?)?|[§¶]\s?)?(\d{1,4}(?:\.\d{1,3}){0,3})(\s?\\?[.):\]।](?:[-–.]|\))?|\s?[-–](?=\s{0,2}[\u0900-\u0dff])|(?=\s)))(\s{0,40})/i;
const STANDARD_QUESTION =
  /^(?:whether\s+(?:reporters|their lordships|it is to be circulated|this case involves|the judgment|fair copy)|to be referred|circulate)/i;

/** A footnote ('‘CrPC’, for short') or a list of cases cited: the number counts notes or authorities. */
const FOOTNOTE =
  /^(?:\[+\d|\(?(?:17|18|19|20)\d\d[ )]|A\.?\s?I\.?\s?R\b|I\.?\s?L\.?\s?R\b|L\.\s?R\.|\d+\s(?:I\.A|Cal|Bom|Mad|All)\b|S\.?C\.?[CR]\b|SCALE\b|Supp\b|['‘"“][^'’"”]{1,40}['’"”],?\s[Ff]or\sshort\b|For\sshort\b|Here(?:in)?after\s(?:also\s)?(?:referred|called)\b)/u;

/** A letter or a figure of an Indian script. */
const NATIVE = /[\u0900-\u0dff]/u;

/** Limit: a quotation that is opened and never closed ends after so many characters. */
const LONGEST_QUOTATION = 8_000;

/** The numbered lines among `lines`, from index `from` to before index `to`. */
export function numberedLines(
  lines: readonly CutLine[],
  furniture: readonly boolean[],
  from: number,
  to: number,
): NumberedLine[] {
  const found: NumberedLine[] = [];
  const quotation = new Quotation();
  for (let i = from; i < to; i += 1) {
    const line = lines[i];
    if (line === undefined || furniture[i] === true) continue;
    const numbered =
      (mayBeNumbered(line.text) ? numberedLine(plainStart(line.text), i) : undefined) ??
      misreadNumber(line.text.slice(0, 200), i);
    quotation.read(line, numbered);
    if (numbered === undefined) continue;
    if (line.inner === true) numbered.doubt += INSIDE;
    found.push(numbered);
  }
  return withoutRows(found, lines);
}

/** A fast check: false where the first letter of a line begins no number and no 'Para'. */
function mayBeNumbered(line: string): boolean {
  const first = line.trimStart().charCodeAt(0) | 32;
  return !(first >= 97 && first <= 122 && first !== 112);
}

/** The start of a line, figures of Indian scripts as 0–9. */
function plainStart(line: string): string {
  const start = line.slice(0, 200);
  return NATIVE.test(start.slice(0, 12)) ? withPlainFigures(start) : start;
}

/** The quotation that is open while lines are read, with the numbers in it, which are rather its own. */
class Quotation {
  #from: number | undefined;
  #numbers: NumberedLine[] = [];

  read({ text, start }: CutLine, numbered: NumberedLine | undefined): void {
    if (this.#from !== undefined && start - this.#from >= LONGEST_QUOTATION) this.#close();
    if (numbered !== undefined && this.#from !== undefined) {
      numbered.doubt += QUOTED;
      this.#numbers.push(numbered);
    }
    const [opened, closed] = [text.lastIndexOf('“'), text.lastIndexOf('”')];
    if (closed > opened) {
      for (const one of this.#numbers) one.doubt += CLOSED;
      this.#close();
    } else if (opened !== -1) {
      this.#from = start + opened;
      this.#numbers = numbered !== undefined && /^\s*“/u.test(text) ? [numbered] : [];
    }
  }

  #close(): void {
    this.#from = undefined;
    this.#numbers = [];
  }
}

/** A number that is followed at once by the next is a row of a table or of an index, unless a sentence ends between them. */
function withoutRows(found: NumberedLine[], lines: readonly CutLine[]): NumberedLine[] {
  for (const [i, one] of found.entries()) {
    const next = found[i + 1];
    if (next === undefined || next.line !== one.line + 1 || next.top !== one.top + 1 || one.sub.length > 0)
      continue;
    if (/[.:;?!।”"]\s*$/u.test(lines[one.line]?.text ?? '')) continue;
    one.doubt += ROW;
    // The last row has none behind it.
    const third = found[i + 2];
    if (third?.line !== next.line + 1 || third.top !== next.top + 1) next.doubt += ROW;
  }
  return found;
}

function numberedLine(text: string, line: number): NumberedLine | undefined {
  const match = NUMBERED.exec(text);
  if (match === null) return undefined;
  const number = match[2] ?? match[3] ?? match[4];
  if (number === undefined) return undefined;
  // '3.0' is paragraph 3 of a court that prints every number so.
  const [top = 0, ...sub] = number
    .replace(/^(\d{1,4})\.0$/u, '$1')
    .split('.')
    .map(Number);
  const words = text.slice(match[0].length);
  const mark = match[4] === undefined ? '[]' : (match[5] ?? '').trim();
  if (top === 0 || STANDARD_QUESTION.test(words) || FOOTNOTE.test(words)) return undefined;
  if (mark !== '[]' && endsSentence(words) && !(mark.startsWith('\\') && BEGAN_A_LINE.test(words)))
    return undefined;
  if (mark === '' && sub.length === 0 && !/^["“‘'(]?\p{Lu}/u.test(words)) return undefined;
  return { line, number, top, sub, wordsAt: match[0].length, mark, doubt: doubtOf(match, mark, words) };
}

/** 'l. The', 'I0. The', '1O) The': letters for figures, as a scan is misread. */
const MISREAD =
  /^(\s{0,60}["“‘'([]{0,2})(\d{0,2}[lIO][\dlIO]{0,2})(?=\s?\\?[.)\]]\s{1,4}["“‘(]?\p{Lu}\p{L}*\s)/u;
/** More doubt than the number of a paragraph has, because 'I.' may be Roman and open a heading. */
const MISREAD_DOUBT = 0.4;

function misreadNumber(text: string, line: number): NumberedLine | undefined {
  const match = MISREAD.exec(text);
  const printed = match?.[2];
  if (match === null || printed === undefined) return undefined;
  const figures = printed.replace(/[lI]/gu, '1').replace(/O/gu, '0');
  const at = match[1]?.length ?? 0;
  const read = numberedLine(`${text.slice(0, at)}${figures}${text.slice(at + printed.length)}`, line);
  return read === undefined ? undefined : { ...read, doubt: read.doubt + MISREAD_DOUBT };
}

/** '13\\. the petitioner', '34\\. 1 am': behind a number that a converter found at the start of a line. */
const BEGAN_A_LINE = /^(?:\p{Ll}{2}|1[ ,])/u;

/** '15.1 3,05,000 shares were allotted': a paragraph that begins with an amount. */
const AMOUNT = /^\d{1,3}(?:,\d{2,3}){1,4} \p{Ll}{3}/u;

/** True where the number before these words ends a wrapped sentence ('… dated\n12. 3.2019', '30% of'). */
function endsSentence(words: string): boolean {
  if (/^[\d%/]/u.test(words)) return !AMOUNT.test(words);
  return /^(?:\p{Ll}|[,;)])/u.test(words) && !/^(?:i|ii|iii|iv|a|in|that)\b/u.test(words);
}

/** A number inside a quotation, and one inside a printed line: each rather counts something else. */
const QUOTED = 0.6;
/** More, when the quotation is closed behind the number. */
const CLOSED = 0.4;
const INSIDE = 0.4;
const ROW = 0.6;

function doubtOf(match: RegExpExecArray, mark: string, words: string): number {
  const quoted = /["“”'‘`>]/u.test(match[1] ?? '') ? 0.6 : 0;
  const bare = mark === '' ? 0.3 : 0;
  const bracketed = match[3] === undefined ? 0 : 0.5;
  const glued = mark !== '' && mark !== '[]' && match[6] === '' && words !== '' ? 0.1 : 0;
  return quoted + bare + bracketed + glued;
}

interface Node {
  of: NumberedLine;
  score: number;
  /** The last sub-number that follows it: [3] of 12.3. */
  sub: readonly number[];
  before?: Node;
}

const START_COST = [0, 0, 0.5, 0.8];
const FAR_START_COST = 4;
const MAX_GAP = 3;
const GAP_COST = 0.7;
/** A number that is followed by its sub-numbers counts paragraphs. */
const SUB_GAIN = 0.3;

/**
 * The numbers that count the judgment's own paragraphs: the ascending chain 1, 2, 3 … that explains most numbered
 * lines. Quoted judgments ('"45. In our view …') and lists inside a paragraph restart or jump, so they do not
 * join it; up to two numbers in a row may be missing. Sub-numbers (12.1) follow their own paragraph.
 * One pass over the lines: linear.
 */
export function paragraphChain(candidates: readonly NumberedLine[]): NumberedLine[] {
  const best = new Map<number, Node>();
  let top: Node | undefined;
  for (const candidate of candidates) {
    const node =
      candidate.sub.length > 0
        ? supported(candidate, best.get(candidate.top), best.get(candidate.top + 1))
        : extended(candidate, best);
    if (node === undefined) continue;
    const known = best.get(candidate.top);
    if (known === undefined || node.score > known.score) best.set(candidate.top, node);
    if (top === undefined || node.score > top.score) top = node;
  }
  const chain: NumberedLine[] = [];
  if (top === undefined || top.score < 0.5) return chain;
  for (let node: Node | undefined = top; node !== undefined; node = node.before) chain.push(node.of);
  return withSubNumbers(chain.reverse(), candidates);
}

/** The paragraph that a sub-number supports, when it follows the sub-numbers before it. */
function supported(candidate: NumberedLine, own: Node | undefined, next: Node | undefined): Node | undefined {
  if (own === undefined || !ascends(own.sub, candidate.sub)) return undefined;
  // Behind paragraph 6, a '5.1' is not of paragraph 5; but behind 5.2 a '6' is of a list or a quotation when 5.3 follows.
  const goesOn = next?.before === own;
  if (goesOn && !isNext(own.sub, candidate.sub)) return undefined;
  // A judgment whose paragraphs have no sub-numbers quotes those that have them.
  if (goesOn || own.before === undefined || own.before.sub.length > 0)
    own.score += SUB_GAIN * Math.max(0, 1 - candidate.doubt);
  own.sub = candidate.sub;
  return own;
}

/** True where a sub-number is the next of its paragraph: 3 behind 2. */
function isNext([before = 0, ...deeper]: readonly number[], sub: readonly number[]): boolean {
  return before > 0 && deeper.length === 0 && sub.length === 1 && sub[0] === before + 1;
}

function extended(candidate: NumberedLine, best: ReadonlyMap<number, Node>): Node {
  let node: Node = {
    of: candidate,
    score: 1 - candidate.doubt - (START_COST[candidate.top] ?? FAR_START_COST),
    sub: [],
  };
  for (let gap = 1; gap <= MAX_GAP; gap += 1) {
    const before = best.get(candidate.top - gap);
    if (before === undefined) continue;
    const score = before.score + 1 - candidate.doubt - (gap - 1) * GAP_COST;
    if (score > node.score) node = { of: candidate, score, sub: [], before };
  }
  return node;
}

function withSubNumbers(chain: readonly NumberedLine[], candidates: readonly NumberedLine[]): NumberedLine[] {
  const merged: NumberedLine[] = [];
  let next = 0;
  let current: NumberedLine | undefined;
  for (const candidate of candidates) {
    if (candidate === chain[next]) {
      merged.push(candidate);
      current = candidate;
      next += 1;
    } else if (
      current !== undefined &&
      candidate.sub.length > 0 &&
      follows(current, candidate, chain[next])
    ) {
      merged.push(candidate);
      current = candidate;
    }
  }
  return merged;
}

/** True where a sub-number follows: 3.1 behind 3, 3.2 behind 3.1, and 4.1 behind 3.9 where no 4 is printed alone. */
function follows(current: NumberedLine, candidate: NumberedLine, next: NumberedLine | undefined): boolean {
  if (candidate.top === current.top) return ascends(current.sub, candidate.sub);
  return (
    current.sub.length > 0 &&
    candidate.top === current.top + 1 &&
    candidate.sub.length === 1 &&
    candidate.sub[0] === 1 &&
    (next === undefined || next.top > candidate.top)
  );
}

/** True where `b` can follow `a` as sub-numbers: 1 → 2, 1 → 1.1, 1.2 → 2. */
function ascends(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const left = a[i] ?? 0;
    const right = b[i] ?? 0;
    if (left !== right) return right > left && right <= left + MAX_GAP;
  }
  return false;
}
