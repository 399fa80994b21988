/** One object of a PDF: its text up to a stream, the numbers that it refers to, and the stream as it is. */
export interface PdfObject {
  text: string;
  refers: readonly number[];
  /** From the word `stream` to the word `endstream`. */
  stream: Buffer | undefined;
}

export class MalformedPdf extends Error {}

/** A reference, a name, a bracket, a hexadecimal string, the start of a string, or another word. */
const TOKEN =
  /(\d+)\s+\d+\s+R(?![^\s()<>[\]{}/%])|\/[^\s()<>[\]{}/%]*|<<|>>|[[\]{}]|<[\dA-Fa-f\s]*>|\(|%[^\r\n]*|[^\s()<>[\]{}/%]+/y;
const SPACE = /\s*/y;

/** Index behind the end of a string in brackets. Errors: `MalformedPdf`. */
function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')' && --depth === 0) return at + 1;
  }
  throw new MalformedPdf('a string without its end');
}

/** Calls `onToken` for each token until the object ends. Returns where it ends, and whether a stream follows. */
function scan(text: string, onToken: (token: RegExpExecArray) => void): { end: number; hasStream: boolean } {
  for (let at = 0; ; ) {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    TOKEN.lastIndex = SPACE.lastIndex;
    const token = TOKEN.exec(text);
    if (!token) throw new MalformedPdf('an object without its end');
    const [word] = token;
    if (word === 'endobj' || word === 'stream') return { end: token.index, hasStream: word === 'stream' };
    onToken(token);
    at = word === '(' ? endOfString(text, token.index) : TOKEN.lastIndex;
  }
}

/** The text of an object in which each reference has the number that `numberOf` gives. */
export function renumbered({ text }: Pick<PdfObject, 'text'>, numberOf: (old: number) => number): string {
  const parts: string[] = [];
  let copied = 0;
  scan(`${text}\nendobj`, (token) => {
    if (token[1] === undefined) return;
    parts.push(text.slice(copied, token.index), `${numberOf(Number(token[1]))} 0 R`);
    copied = token.index + token[0].length;
  });
  return parts.join('') + text.slice(copied);
}

const END_OF_STREAM = 'endstream';

/** The objects of a PDF that PDFium wrote: one table of references, and each object by itself. Linear time. */
export class PdfObjects {
  readonly #bytes: Buffer;
  readonly trailer: string;
  /** Object number → offset of its start. */
  readonly #starts = new Map<number, number>();
  /** Offset of an object's start → the last offset at which it can end. */
  readonly #ends = new Map<number, number>();

  /** Errors: `MalformedPdf`. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const { table, lines, trailer } = referencesOf(bytes);
    this.trailer = trailer;
    let next = 0;
    for (const line of lines.slice(1)) {
      const section = /^(\d+) (\d+)\s*$/u.exec(line);
      const entry = /^(\d{10}) \d{5} ([fn])\s*$/u.exec(line);
      if (entry) {
        if (entry[2] === 'n') this.#starts.set(next, Number(entry[1]));
        next += 1;
      } else if (section) next = Number(section[1]);
      else break;
    }
    const ordered = [...new Set([...this.#starts.values(), table])].sort((a, b) => a - b);
    for (const [at, start] of ordered.entries()) this.#ends.set(start, ordered[at + 1] ?? table);
  }

  /** Undefined when there is no such object. Errors: `MalformedPdf`. */
  get(number: number): PdfObject | undefined {
    const start = this.#starts.get(number);
    if (start === undefined) return undefined;
    const end = this.#ends.get(start) ?? start;
    const whole = this.#bytes.toString('latin1', start, end);
    const head = /^\s*\d+\s+\d+\s+obj\b/u.exec(whole);
    if (!head) throw new MalformedPdf('an object without its number');
    const body = whole.slice(head[0].length);
    const refers: number[] = [];
    const found = scan(body, ({ 1: reference }) => {
      if (reference !== undefined) refers.push(Number(reference));
    });
    const text = body.slice(0, found.end).trim();
    if (!found.hasStream) return { text, refers, stream: undefined };
    const bytes = this.#bytes.subarray(start + head[0].length + found.end, end);
    const last = bytes.lastIndexOf(END_OF_STREAM);
    if (last < 0) throw new MalformedPdf('a stream without its end');
    return { text, refers, stream: bytes.subarray(0, last + END_OF_STREAM.length) };
  }
}

/** The last table of references: where it starts, its lines, and the trailer behind it. Errors: `MalformedPdf`. */
export function referencesOf(bytes: Buffer): { table: number; lines: string[]; trailer: string } {
  const named = /startxref\s+(\d+)\s+%%EOF\s*$/u.exec(bytes.subarray(-1024).toString('latin1'));
  const table = Number(named?.[1] ?? Number.NaN);
  const text = table < bytes.length ? bytes.toString('latin1', table) : '';
  const end = text.lastIndexOf('trailer');
  if (!text.startsWith('xref') || end < 0) throw new MalformedPdf('no table of references');
  return { table, lines: text.slice(0, end).split(/\r\n|\r|\n/u), trailer: text.slice(end) };
}
