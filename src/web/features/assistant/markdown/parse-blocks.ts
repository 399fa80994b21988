import { beginsTable, type ColumnAlign, readTable } from '#law/answers/markdown-table.ts';
import { type Inline, parseInline } from './parse-inline.ts';

interface Row {
  key: number;
  cells: { key: number; align: ColumnAlign; children: Inline[] }[];
}

/** A block of a text in the Markdown that answers use; `key` is its place among its siblings. */
export type Block = { key: number } & (
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: { key: number; blocks: Block[] }[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Row; rows: Row[] }
  | { kind: 'rule' }
);

type Unkeyed = Block extends infer B ? (B extends Block ? Omit<B, 'key'> : never) : never;

/** Lists and quotations inside each other, at most so deep. */
const DEPTH = 5;
/** Longer texts are shown as plain text behind this many characters. */
export const MARKDOWN_CHARACTERS = 200_000;

const HEADING = /^ {0,3}(#{1,6}) +(.*)$/;
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$/;
const FENCE = /^ {0,3}(```|~~~)/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3})([-*+•]|\d{1,4}[.)]) +(?=\S)/;

const isBlank = (line: string) => line.trim() === '';
const beginsBlock = (line: string) =>
  isBlank(line) ||
  HEADING.test(line) ||
  RULE.test(line) ||
  FENCE.test(line) ||
  QUOTE.test(line) ||
  ITEM.test(line);
const isOrdered = (line: string) => /^ *\d/.test(line);
const indentOf = (line: string) => line.length - line.trimStart().length;

/** Reads the blocks of lines, one after the other. */
class BlockReader {
  readonly #lines: readonly string[];
  readonly #depth: number;
  #at = 0;

  constructor(lines: readonly string[], depth: number) {
    this.#lines = lines;
    this.#depth = depth;
  }

  run(): Block[] {
    const blocks: Block[] = [];
    while (this.#at < this.#lines.length) {
      const line = this.#here();
      if (isBlank(line)) this.#at += 1;
      else blocks.push({ ...this.#next(line), key: blocks.length });
    }
    return blocks;
  }

  #here(): string {
    return this.#lines[this.#at] ?? '';
  }

  /** The lines from here on for which `more` holds; the first belongs to them in any case. */
  #takeWhile(more: (line: string) => boolean): string[] {
    const taken = [this.#here()];
    this.#at += 1;
    while (this.#at < this.#lines.length && more(this.#here())) {
      taken.push(this.#here());
      this.#at += 1;
    }
    return taken;
  }

  #next(line: string): Unkeyed {
    const heading = HEADING.exec(line);
    if (heading) {
      this.#at += 1;
      const text = (heading[2] ?? '').replace(/ #+ *$/, '');
      return { kind: 'heading', level: heading[1]?.length ?? 1, children: parseInline(text) };
    }
    if (RULE.test(line)) {
      this.#at += 1;
      return { kind: 'rule' };
    }
    const fence = FENCE.exec(line)?.[1];
    if (fence) return this.#code(fence);
    if (this.#depth > 0 && QUOTE.test(line)) {
      const lines = this.#takeWhile((next) => QUOTE.test(next) || !beginsBlock(next));
      return { kind: 'quote', blocks: this.#inner(lines.map((quoted) => quoted.replace(QUOTE, ''))) };
    }
    if (this.#depth > 0 && ITEM.test(line)) return this.#list();
    if (beginsTable(line, this.#lines[this.#at + 1])) return this.#table();
    const lines = this.#takeWhile(
      (next) => !beginsBlock(next) && !beginsTable(next, this.#lines[this.#at + 1]),
    ).map((text) => text.trim());
    return { kind: 'paragraph', children: parseInline(lines.join(' ')) };
  }

  #code(fence: string): Unkeyed {
    const [, ...lines] = this.#takeWhile((next) => !next.trimStart().startsWith(fence));
    this.#at += 1;
    return { kind: 'code', text: lines.join('\n') };
  }

  #table(): Unkeyed {
    const { table, lines } = readTable(this.#lines, this.#at);
    this.#at += lines;
    const rowOf = (texts: readonly string[], key: number): Row => ({
      key,
      cells: texts.map((text, at) => ({
        key: at,
        align: table.align[at] ?? 'left',
        children: parseInline(text),
      })),
    });
    return { kind: 'table', head: rowOf(table.head, 0), rows: table.rows.map(rowOf) };
  }

  #list(): Unkeyed {
    const ordered = isOrdered(this.#here());
    const start = ordered ? Number.parseInt(this.#here().trim(), 10) : 1;
    const items: { key: number; blocks: Block[] }[] = [];
    while (this.#at < this.#lines.length && this.#isItem(ordered))
      items.push({ key: items.length, blocks: this.#item() });
    return { kind: 'list', ordered, start, items };
  }

  #isItem(ordered: boolean): boolean {
    const line = this.#here();
    return ITEM.test(line) && !RULE.test(line) && isOrdered(line) === ordered;
  }

  /** One item: its line, and what is indented below it or continues its paragraph. */
  #item(): Block[] {
    const width = ITEM.exec(this.#here())?.[0].length ?? 2;
    const lines = this.#takeWhile((next) => {
      if (!isBlank(next)) return indentOf(next) >= 2 || !beginsBlock(next);
      const after = this.#lines[this.#at + 1];
      // A blank line belongs to the item when what follows is indented.
      return after !== undefined && !isBlank(after) && indentOf(after) >= 2;
    });
    // Between two items of a loose list.
    while (this.#at < this.#lines.length && isBlank(this.#here()) && this.#itemFollows()) this.#at += 1;
    const [first = '', ...rest] = lines;
    return this.#inner([
      first.slice(width),
      ...rest.map((line) => line.slice(Math.min(indentOf(line), width))),
    ]);
  }

  #itemFollows(): boolean {
    const after = this.#lines[this.#at + 1];
    return after !== undefined && (isBlank(after) || ITEM.test(after));
  }

  #inner(lines: readonly string[]): Block[] {
    return new BlockReader(lines, this.#depth - 1).run();
  }
}

/**
 * The blocks of a text: headings, paragraphs, lists, quotations, tables and code, with emphasis and numbers of sources.
 * There are no links, no images and no HTML: their marks are dropped or shown as plain text. Takes time in proportion to
 * the length.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks = new BlockReader(text.slice(0, MARKDOWN_CHARACTERS).split(/\r\n|\n|\r/), DEPTH).run();
  const rest = text.slice(MARKDOWN_CHARACTERS);
  return rest === '' ? blocks : [...blocks, { kind: 'code', text: rest, key: blocks.length }];
}
