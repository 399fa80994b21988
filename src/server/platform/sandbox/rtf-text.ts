import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { UnreadableFileError } from './serve-tasks.ts';

const damaged = () => new UnreadableFileError(sentenceOf(fileReading.documentDamaged));

/** RTF groups that hold metadata instead of text. */
const SILENT =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|themedata|datastore|listtable|listoverridetable|rsidtbl|generator|xmlnstbl|latentstyles|atnid|atnauthor|annotation|bkmkstart|bkmkend|fldinst|shpinst|nonshppict|revtbl|filetbl)$/u;

const RTF_TOKEN = /\\([a-z]{1,32})(-?\d{1,7})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/giu;
/** Text shown for a control word or a control symbol. */
const RTF_SIGNS: ReadonlyMap<string, string> = new Map([
  ...['par', 'line', 'sect', 'page', 'row'].map((word) => [word, '\n'] as const),
  ...['tab', 'cell', 'nestcell'].map((word) => [word, '\t'] as const),
  ['nestrow', '\n'],
  ['~', ' '],
  ['_', '-'],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  ['emspace', ' '],
  ['enspace', ' '],
  ...['\\', '{', '}'].map((symbol) => [symbol, symbol] as const),
]);

interface RtfState {
  /** The group shows nothing. */
  silent: boolean;
  /** Its words are hidden, or their deletion is tracked. */
  hidden: boolean;
  deleted: boolean;
  /** Characters after a Unicode escape that older readers show in its place. */
  fallback: number;
}

/** Limit: groups inside groups. */
const MOST_GROUPS = 5000;

/** Follows the groups of an RTF document: a group takes the state of the one around it, which returns at its end. */
class RtfGroups {
  #now: RtfState = { silent: false, hidden: false, deleted: false, fallback: 1 };
  readonly #around: RtfState[] = [];
  /** Notes in the text, each of which ends as a line. */
  readonly #notes: number[] = [];

  get silent(): boolean {
    return this.#now.silent || this.#now.hidden || this.#now.deleted;
  }
  get fallback(): number {
    return this.#now.fallback;
  }

  /** True at the end of a note. */
  brace(brace: string): boolean {
    if (brace === '{') {
      if (this.#around.length < MOST_GROUPS) this.#around.push({ ...this.#now });
      return false;
    }
    const ends = this.#notes.at(-1) === this.#around.length;
    if (ends) this.#notes.pop();
    this.#now = this.#around.pop() ?? this.#now;
    return ends;
  }

  word(word: string, figure: string | undefined): void {
    const on = figure !== '0';
    if (SILENT.test(word)) this.#now.silent = true;
    else if (word === 'v') this.#now.hidden = on;
    else if (word === 'deleted') this.#now.deleted = on;
    else if (word === 'plain') [this.#now.hidden, this.#now.deleted] = [false, false];
    else if (word === 'uc') this.#now.fallback = Math.min(10, Number(figure ?? 1));
    else if (word === 'footnote') this.#notes.push(this.#around.length);
  }

  /** A group that older readers leave out. */
  optional(): void {
    this.#now.silent = true;
  }
}

type Token = readonly (string | undefined)[];

/** Collects what the tokens of an RTF document show. */
class RtfText {
  readonly out: string[] = [];
  readonly #groups = new RtfGroups();
  readonly #decode: (byte: number) => string;
  /** Characters that still replace a Unicode escape in older readers. */
  #skip = 0;

  constructor(decode: (byte: number) => string) {
    this.#decode = decode;
  }

  token([, word, figure, hex, symbol, brace, text]: Token): void {
    if (brace !== undefined) this.#brace(brace);
    else if (word !== undefined) this.#word(word, figure);
    else if (symbol === '*') this.#groups.optional();
    else if (symbol !== undefined) this.#say(RTF_SIGNS.get(symbol) ?? '');
    else this.#show(hex === undefined ? (text ?? '') : this.#decode(Number.parseInt(hex, 16)));
  }

  #brace(brace: string): void {
    this.#skip = 0;
    if (this.#groups.brace(brace)) this.#say('\n');
  }

  #word(word: string, figure: string | undefined): void {
    if (word === 'u') {
      this.#say(String.fromCharCode(Number(figure) & 0xffff));
      this.#skip = this.#groups.fallback;
      return;
    }
    this.#groups.word(word, figure);
    // A note begins on a line of its own.
    this.#say(word === 'footnote' ? '\n' : (RTF_SIGNS.get(word) ?? ''));
  }

  #show(text: string): void {
    const left = text.slice(this.#skip);
    this.#skip = Math.max(0, this.#skip - text.length);
    this.#say(left);
  }

  #say(text: string): void {
    if (!this.#groups.silent) this.out.push(text);
  }
}

/** The text of a Rich Text document, from Windows-1252 or its Unicode escapes; without hidden and deleted words. Linear time. */
export function rtfText(rtf: string, decode: (byte: number) => string): string {
  if (!rtf.startsWith('{\\rtf')) throw damaged();
  const text = new RtfText(decode);
  for (const token of rtf.matchAll(RTF_TOKEN)) text.token(token);
  return text.out.join('');
}
