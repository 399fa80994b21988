import { withPlainFigures } from '../text/native-figures.ts';
import { isBlank, isBlankText } from '../text/text.ts';
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
  /** It counts a paragraph only where the numbers on both sides leave room for it alone: 'l4', '1 4', '14,', '14. the'. */
  weak?: true;
  /** Closing quotation marks without an opening one that are above it. */
  closes: number;
  /** Places above it at which pages of the copy are missing, or may be. */
  gaps: number;
  /** Those of them that end above it. */
  gapsEnded: number;
}

const NUMBERED =
  /^(\s{0,60}(?:\\?[*_>]){0,3}["“”'‘`]{0,2}\s?(?:\.(?=\d{1,3}\.\s))?)(?:\\?\[(\d{1,4}(?:\.\d{1,3}){0,3})\\?\]|\\?\((\d{1,4})\\?\)|(?:para(?:graph)?s?\.?\s{1,3}(?:no\.?\s?)?|[§¶]\s?)?(\d{1,4}(?:\.\d{1,3}){0,3})(\s?\\?[.):\]।](?:[-–.]|\))?|\s?[-–](?=\s{0,2}[\u0900-\u0dff])|(?=\s|$)|(?<=[*_]\d{1,4})(?=\\?[*_])))(?:\\?[*_]){0,3}(\s{0,40})/i;
/** The place of a number before its text is read. */
export const NO_PLACE = { gaps: 0, gapsEnded: 0, closes: 0 } as const;
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
  let [gaps, gapsEnded] = [0, 0];
  let before = '';
  for (let i = from; i < to; i += 1) {
    const line = lines[i];
    if (line?.behindMissing !== undefined && line.inner !== true) gaps += 1;
    if (line?.endsMissing === true) gapsEnded += 1;
    if (line === undefined || furniture[i] === true) continue;
    const numbered = numberIn(line.text, i, before);
    if (!isBlankText(line.text)) before = line.text;
    quotation.read(line, numbered);
    if (numbered === undefined) continue;
    if (line.inner === true) numbered.doubt += INSIDE;
    found.push(Object.assign(numbered, { gaps, gapsEnded, closes: quotation.closes }));
  }
  return withoutRows(found, lines);
}

/** The number that a line opens with; `before` is the printed line above it. */
function numberIn(text: string, line: number, before: string): NumberedLine | undefined {
  if (!mayBeNumbered(text)) return undefined;
  const start = plainStart(text);
  const found = numberedLine(start, line) ?? misreadNumber(start, line) ?? weakNumber(start, line);
  if (found === undefined) return undefined;
  const above = before.slice(-LAST_WORDS);
  return OF_WORD.test(above) || (found.weak === true && !FINISHED.test(above)) ? undefined : found;
}

/** Letters of the first word of a line that opens with 'Para' or with a number that a scan misread. */
const NUMBER_LETTERS = /[lIOoSBiZPp]/;
const ASCII_LETTER = /[A-Za-z]/;

/** A fast check: false where the first letter of a line begins no number and no 'Para'. */
function mayBeNumbered(line: string): boolean {
  let at = 0;
  while (at < line.length && isBlank(line.charCodeAt(at))) at += 1;
  const first = line.charAt(at);
  return !ASCII_LETTER.test(first) || NUMBER_LETTERS.test(first);
}

/** The start of a line, figures of Indian scripts as 0–9. */
function plainStart(line: string): string {
  const start = line.slice(0, 200);
  return NATIVE.test(start.slice(0, 12)) ? withPlainFigures(start) : start;
}

/** 'respondent no.' at the end of the line above: the number is that of a party, a section, a page. */
const OF_WORD = /\b(?:[Nn]os?|[Ss]ecs?|[Aa]rts?|Rs|pp?)\.\s*$/u;
/** Limit: characters of the line above that are looked at. */
const LAST_WORDS = 80;
/** The end of a sentence, a heading, or nothing. */
const FINISHED = /(?:^|[.:;?!।”"’)\]*-]|^[^\p{Ll}]+)\s*$/u;
/** 'S. The', 'l4. The', '1 4. The', '14, The', '3. information': letters, blanks and stops as a scan misreads them. */
const DAMAGED =
  /^(\s{0,60}["“”'‘([]{0,2})(?:([\dlIOoSBiZ|]{1,3}|\d\s\d{1,2})\s?\\?[.)\],:;]{1,2}\s{0,6})(?=["“‘(]?\p{L}{2})/u;
const FIGURES: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  O: '0',
  o: '0',
  S: '5',
  B: '8',
  Z: '2',
};

/** A number that OCR may have damaged, or whose paragraph begins with a small letter. */
function weakNumber(text: string, line: number): NumberedLine | undefined {
  const match = DAMAGED.exec(text);
  const printed = match?.[2];
  if (match === null || printed === undefined) return undefined;
  const number = [...printed.replace(/\s/u, '')].map((letter) => FIGURES[letter] ?? letter).join('');
  const top = Number(number);
  if (top === 0) return undefined;
  return {
    line,
    number,
    top,
    sub: [],
    wordsAt: match[0].length,
    mark: '.',
    doubt: 1,
    weak: true,
    ...NO_PLACE,
  };
}

/** The quotation that is open while lines are read, with the numbers in it, which are rather its own. */
class Quotation {
  /** Closing marks that no opening one is before. */
  closes = 0;
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
      if (opened === -1 && this.#from === undefined) this.closes += 1;
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
  return {
    line,
    number,
    top,
    sub,
    wordsAt: match[0].length,
    mark,
    doubt: doubtOf(match, mark, words),
    ...NO_PLACE,
  };
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

/** 'Gujarat 05.02.20 24 NIL NO 24 deposition': cells of a table, and no sentence. */
function isRow(words: string): boolean {
  const start = words.slice(0, 50);
  return (start.match(/(?<![\p{L}\d])(?:\d[\d./-]*|NIL|NO|YES)(?![\p{L}\d])/gu) ?? []).length >= 3;
}

function doubtOf(match: RegExpExecArray, mark: string, words: string): number {
  const quoted = /["“”'‘`>]/u.test(match[1] ?? '') ? 0.6 : 0;
  const bare = mark === '' ? 0.3 : 0;
  const bracketed = match[3] === undefined ? 0 : 0.5;
  const row = isRow(words) ? ROW : 0;
  const glued = mark !== '' && mark !== '[]' && match[6] === '' && words !== '' ? 0.1 : 0;
  return quoted + bare + bracketed + glued + row;
}
