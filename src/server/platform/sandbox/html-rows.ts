import { ROWS, type Row, squeeze } from '#law/cause-lists/rows.ts';
import { attributeOf, decodeEntities, scanMarkup, type Tag } from './markup.ts';

const SILENT = new Set(['script', 'style', 'noscript', 'title']);
const BLOCKS = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'center', 'table', 'form']);
const CELLS = new Set(['td', 'th']);

/** The lines of an HTML page; a row of a table is one row with its cells, and keeps the link of each cell. */
class RowBuilder {
  readonly rows: Row[] = [];
  readonly #html: string;
  #text = '';
  #link: string | undefined;
  #cells: Row['cells'] | undefined;
  #inCell = false;
  #line = 1;
  #counted = 0;

  constructor(html: string) {
    this.#html = html;
  }

  /** The line of the source at which a position is. */
  #lineAt(position: number): number {
    for (; this.#counted < position; this.#counted += 1)
      if (this.#html.charCodeAt(this.#counted) === 10) this.#line += 1;
    return this.#line;
  }

  words(start: number, end: number): void {
    this.#text += this.#html.slice(start, end);
  }

  lineBreak(at: number): void {
    if (this.#inCell) this.#text += '\n';
    else this.endLine(at);
  }

  linkOf(tag: Tag): void {
    this.#link ??= attributeOf(this.#html, tag, 'onclick') ?? bareScript(this.#html, tag) ?? this.#href(tag);
  }

  #href(tag: Tag): string | undefined {
    const source = this.#html.slice(tag.start, Math.min(tag.end, tag.start + 2000));
    const address =
      attributeOf(this.#html, tag, 'href') ?? / href ?= ?["']([^"']{1,1500})/iu.exec(source)?.[1];
    return address === '#' ? undefined : address;
  }

  openRow(at: number): void {
    this.endRow(at);
    this.#cells = [];
  }

  openCell(at: number): void {
    if (this.#inCell) this.endCell();
    else if (!this.#cells) this.endLine(at);
    this.#text = '';
    this.#link = undefined;
    this.#cells ??= [];
    this.#inCell = true;
  }

  endCell(): void {
    if (!this.#inCell) return;
    const text = cleaned(this.#text);
    if (this.#cells && this.#cells.length < ROWS.cells)
      this.#cells.push({ text, ...(this.#link === undefined ? {} : { link: this.#link }) });
    this.#text = '';
    this.#link = undefined;
    this.#inCell = false;
  }

  endRow(at: number): void {
    if (this.#inCell) this.endCell();
    else this.endLine(at);
    const cells = this.#cells;
    this.#cells = undefined;
    if (cells?.some(({ text }) => text !== '')) this.#push(at, cells, cells.length > 1);
  }

  endLine(at: number): void {
    for (const text of cleaned(this.#text).split('\n')) if (text !== '') this.#push(at, [{ text }], false);
    this.#text = '';
  }

  #push(at: number, cells: Row['cells'], table: boolean): void {
    if (this.rows.length < ROWS.rows)
      this.rows.push({ line: this.#lineAt(at), cells, ...(table ? { table } : {}) });
  }
}

/** `onclick=viewBusiness('4','1')` without quotes around it, as the court services print it. */
function bareScript(html: string, { start, end }: Tag): string | undefined {
  const tag = html.slice(start, Math.min(end, start + 2000));
  const from = tag.indexOf(' onclick=');
  return from < 0 ? undefined : tag.slice(from + 9, -1);
}

const cleaned = (text: string) =>
  decodeEntities(text)
    .split('\n')
    .map((line) => squeeze(line).slice(0, ROWS.characters))
    .filter((line) => line !== '')
    .join('\n');

/** Rows of an HTML page. Linear time. */
export function htmlRows(html: string): Row[] {
  const builder = new RowBuilder(html);
  let silent: string | undefined;
  scanMarkup(html, {
    text: (start, end) => {
      if (silent === undefined) builder.words(start, end);
    },
    tag: (tag) => {
      const name = tag.name.toLowerCase();
      if (SILENT.has(name)) silent = tag.kind === 'open' ? name : undefined;
      else if (silent === undefined) place(builder, name, tag);
      return undefined;
    },
  });
  builder.endRow(html.length);
  return builder.rows;
}

function place(builder: RowBuilder, name: string, tag: Tag): void {
  const opens = tag.kind !== 'close';
  if (name === 'br' || name === 'hr') builder.lineBreak(tag.start);
  else if (name === 'tr') opens ? builder.openRow(tag.start) : builder.endRow(tag.start);
  else if (CELLS.has(name)) opens ? builder.openCell(tag.start) : builder.endCell();
  else if (name === 'table') builder.endRow(tag.start);
  else if (name === 'a' || name === 'button') {
    if (opens) builder.linkOf(tag);
  } else if (BLOCKS.has(name)) builder.lineBreak(tag.start);
}
