import { NOTE_PLACE } from '#shared/checks/sentence-notes.ts';

/** A piece of running text. A `source` is `[2]`: its number. A `note` is what was found about a sentence: its place among the notes. */
type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis' | 'underline'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'source'; n: number }
  | { kind: 'note'; at: number };
/** `key` is its place among its siblings. */
export type Inline = Piece & { key: number };

/** Emphasis inside emphasis, at most so deep; deeper marks are shown as they are. */
const DEPTH = 3;

const SOURCES = /\[(\d{1,3}(?:, ?\d{1,3}){0,9})\]/y;
/** A link or an image: only its words are shown, never its address. */
const LINK = /!?\[([^[\]\n]{0,300})\]\([^()\s]{0,2000}(?: "[^"\n]{0,200}")?\)/y;
const WORD = /[\p{L}\p{N}]/u;

const MARKS = [
  { mark: '**', kind: 'strong' },
  { mark: '__', kind: 'underline' },
  { mark: '*', kind: 'emphasis' },
  { mark: '_', kind: 'emphasis' },
] as const;

class Scanner {
  readonly found: Inline[] = [];
  readonly #text: string;
  readonly #depth: number;
  /** Marks that do not come again, so that each is looked for once. */
  readonly #missing = new Set<string>();
  #plain = '';
  #at = 0;

  constructor(text: string, depth: number) {
    this.#text = text;
    this.#depth = depth;
  }

  run(): Inline[] {
    while (this.#at < this.#text.length) {
      if (this.#note() || this.#escaped() || this.#code() || this.#bracket() || this.#emphasis()) continue;
      this.#plain += this.#text[this.#at];
      this.#at += 1;
    }
    this.#flush();
    return this.found;
  }

  #flush(): void {
    if (this.#plain !== '') this.found.push({ kind: 'text', text: this.#plain, key: this.found.length });
    this.#plain = '';
  }

  #add(piece: Piece, end: number): true {
    this.#flush();
    this.found.push({ ...piece, key: this.found.length });
    this.#at = end;
    return true;
  }

  #indexOf(mark: string, from: number): number {
    if (this.#missing.has(mark)) return -1;
    const index = this.#text.indexOf(mark, from);
    if (index < 0) this.#missing.add(mark);
    return index;
  }

  #escaped(): boolean {
    const next = this.#text[this.#at + 1];
    if (this.#text[this.#at] !== '\\' || next === undefined || !'\\`*_[]()#+-.!>'.includes(next))
      return false;
    this.#plain += next;
    this.#at += 2;
    return true;
  }

  #note(): boolean {
    if (this.#text[this.#at] !== '\uE000') return false;
    NOTE_PLACE.lastIndex = this.#at;
    const note = NOTE_PLACE.exec(this.#text);
    return note !== null && this.#add({ kind: 'note', at: Number(note[1]) }, NOTE_PLACE.lastIndex);
  }

  #code(): boolean {
    if (this.#text[this.#at] !== '`') return false;
    const end = this.#indexOf('`', this.#at + 1);
    if (end <= this.#at + 1) return false;
    return this.#add({ kind: 'code', text: this.#text.slice(this.#at + 1, end) }, end + 1);
  }

  /** Numbers of sources; of a link and an image the words. */
  #bracket(): boolean {
    const here = this.#text[this.#at];
    if (here !== '[' && here !== '!') return false;
    SOURCES.lastIndex = this.#at;
    const numbers = SOURCES.exec(this.#text);
    if (numbers) {
      for (const n of (numbers[1] ?? '').split(',')) this.#add({ kind: 'source', n: Number(n) }, this.#at);
      this.#at = SOURCES.lastIndex;
      return true;
    }
    LINK.lastIndex = this.#at;
    const link = LINK.exec(this.#text);
    if (!link) return false;
    this.#plain += link[1];
    this.#at = LINK.lastIndex;
    return true;
  }

  #emphasis(): boolean {
    const known = this.#depth > 0 && MARKS.find(({ mark }) => this.#text.startsWith(mark, this.#at));
    if (!known) return false;
    const { mark, kind } = known;
    const start = this.#at + mark.length;
    const end = this.#indexOf(mark, start);
    if (end <= start || !this.#opens(mark, start) || /\s/u.test(this.#text[end - 1] ?? '')) return false;
    const children = new Scanner(this.#text.slice(start, end), this.#depth - 1).run();
    return this.#add({ kind, children }, end + mark.length);
  }

  /** A mark opens before a word; `_` inside a word belongs to it. */
  #opens(mark: string, start: number): boolean {
    if (/\s/u.test(this.#text[start] ?? ' ')) return false;
    return !mark.startsWith('_') || !WORD.test(this.#text[this.#at - 1] ?? ' ');
  }
}

/** The pieces of a running text. Takes time in proportion to its length. */
export const parseInline = (text: string): Inline[] => new Scanner(text, DEPTH).run();
