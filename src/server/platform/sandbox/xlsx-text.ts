import path from 'node:path';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { attributeOf, decodeEntities, scanMarkup, type Tag } from './markup.ts';
import { isoDate, type NumberForm, numberForms, shownNumber } from './number-forms.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import type { UnreadPart } from './unread-parts.ts';
import { zipEntries } from './zip-entry.ts';

/** The maximum number of characters: with shared strings a small workbook can produce a text of any length. */
const MAX_CHARACTERS = 32_000_000;

const localName = ({ name }: Tag) => name.slice(name.indexOf(':') + 1);

/**
 * Calls `found` for each element `name` with the text inside it, without phonetic readings of East Asian words (rPh).
 */
function eachText(
  xml: string,
  { name, inside }: { name: string; inside: readonly string[] },
  found: (words: string, opening: Tag) => void,
  between: (tag: Tag) => void = () => undefined,
): void {
  const element = new ElementWords(found);
  scanMarkup(xml, {
    text: (start, end) => element.text(xml, start, end),
    tag: (tag) => {
      const local = localName(tag);
      if (local === name) element.boundary(tag, inside.length === 0);
      else if (local === 'rPh') element.silent = tag.kind === 'open';
      else if (inside.includes(local)) element.part(tag);
      else between(tag);
      return undefined;
    },
  });
}

/** Collects the words of one element after another. */
class ElementWords {
  silent = false;
  readonly #found: (words: string, opening: Tag) => void;
  #opening: Tag | undefined;
  #reads = false;
  #words: string[] = [];

  constructor(found: (words: string, opening: Tag) => void) {
    this.#found = found;
  }

  text(xml: string, start: number, end: number): void {
    if (this.#reads && !this.silent) this.#words.push(xml.slice(start, end));
  }

  /** A tag of the element itself. `all`: its words need no element around them. */
  boundary(tag: Tag, all: boolean): void {
    if (this.#opening && tag.kind === 'close')
      this.#found(decodeEntities(this.#words.join('')), this.#opening);
    else if (tag.kind === 'empty') this.#found('', tag);
    this.#opening = tag.kind === 'open' ? tag : undefined;
    this.#reads = all && tag.kind === 'open';
    this.silent = false;
    this.#words = [];
  }

  /** A tag of an element that holds the words. */
  part(tag: Tag): void {
    this.#reads = tag.kind === 'open' && this.#opening !== undefined;
  }
}

interface Workbook {
  strings: readonly string[];
  /** The forms of the numbers in cells of a style, by the numbers of the styles. */
  forms: readonly NumberForm[];
  /** Its days count from 1904. */
  from1904: boolean;
}

/** More columns before a cell are left out: the rows of a damaged file. */
const MOST_COLUMNS = 1000;

/** The place of a cell in its row, from 0: C5 is 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 65) - 64, 0) - 1;
}

function cellText(words: string, type: string | undefined, form: NumberForm, book: Workbook): string {
  if (type === 's') return book.strings[Number(words)] ?? '';
  if (type === 'b') return words === '1' ? 'TRUE' : 'FALSE';
  if (type === undefined || type === 'n') return shownNumber(words, form, book.from1904);
  return type === 'd' ? isoDate(words) : words;
}

function rowsOf(sheet: string, book: Workbook, spend: (characters: number) => void): string[] {
  const rows: string[] = [];
  let cells: string[] = [];
  const endRow = () => {
    const row = cells.join('\t').trimEnd();
    if (row !== '') rows.push(row);
    cells = [];
  };
  eachText(
    sheet,
    { name: 'c', inside: ['v', 'is'] },
    (words, cell) => {
      const form = book.forms[Number(attributeOf(sheet, cell, 's') ?? 0)] ?? 'number';
      const value = cellText(words, attributeOf(sheet, cell, 't'), form, book);
      const column = Math.min(MOST_COLUMNS, columnOf(attributeOf(sheet, cell, 'r')) ?? cells.length);
      while (cells.length < column) cells.push('');
      spend(value.length + 1);
      cells.push(value);
    },
    (tag) => {
      if (localName(tag) === 'row') endRow();
    },
  );
  endRow();
  return rows;
}

const SHEET = /^xl\/worksheets\/[\w.-]{1,100}\.xml$/u;
const BESIDE = ['xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels'];
const DRAWING = /^xl\/(?:drawings\/drawing|charts\/chart|media\/)/u;
const COMMENTS = /^xl\/(?:comments|threadedComments\/)/u;

/** The sheets of a workbook in its order, each with its name; in the order of their numbers where it says nothing. */
function sheetsOf(
  read: (name: string) => string,
  parts: ReadonlyMap<string, Buffer>,
): [name: string, part: string][] {
  const [book, links] = [read('xl/workbook.xml'), read('xl/_rels/workbook.xml.rels')];
  const targets = new Map<string, string>();
  eachTag(links, 'Relationship', (value) =>
    targets.set(value('Id') ?? '', path.posix.resolve('/xl', value('Target') ?? '').slice(1)),
  );
  const named: [string, string][] = [];
  eachTag(book, 'sheet', (value) =>
    named.push([value('name') ?? '', targets.get(value('r:id') ?? '') ?? '']),
  );
  const number = (name: string) => Number(/\d+/u.exec(name)?.[0] ?? 0);
  const own = [...parts.keys()].filter((name) => SHEET.test(name)).sort((a, b) => number(a) - number(b));
  const known = named.filter(([, part]) => parts.has(part));
  const rest = own.filter((part) => !known.some(([, of]) => of === part));
  return [...known, ...rest.map((part): [string, string] => ['', part])];
}

function eachTag(
  xml: string,
  name: string,
  found: (value: (attribute: string) => string | undefined) => void,
): void {
  scanMarkup(xml, {
    text: () => undefined,
    tag: (tag) => {
      if (localName(tag) === name && tag.kind !== 'close')
        found((attribute) => attributeOf(xml, tag, attribute));
      return undefined;
    },
  });
}

/** The kinds of content that a workbook has beside its cells. */
function unreadParts(names: readonly string[]): UnreadPart[] {
  return [
    ...(names.some((name) => DRAWING.test(name)) ? (['pictures'] as const) : []),
    ...(names.some((name) => COMMENTS.test(name)) ? (['comments'] as const) : []),
  ];
}

/**
 * The cells of an Excel workbook: one line for each row, sheet by sheet in the order of the workbook, each under its name;
 * dates, hours and percentages as they are shown.
 */
export function xlsxText(archive: Buffer): { pages: string[]; losses: UnreadPart[] } {
  const names: string[] = [];
  const parts = zipEntries(archive, (name) => {
    names.push(name);
    return BESIDE.includes(name) || SHEET.test(name);
  });
  const read = (name: string) => parts.get(name)?.toString('utf8') ?? '';
  const strings: string[] = [];
  eachText(read('xl/sharedStrings.xml'), { name: 'si', inside: [] }, (words) => strings.push(words));
  const from1904 = /<workbookPr\b[^>]{0,500}\bdate1904="(?:1|true)"/u.test(read('xl/workbook.xml'));
  const book = { strings, forms: numberForms(read('xl/styles.xml')), from1904 };
  let left = MAX_CHARACTERS;
  const spend = (characters: number) => {
    left -= characters;
    if (left < 0) throw new UnreadableFileError(sentenceOf(fileReading.workbookTooLarge));
  };
  const pages = sheetsOf(read, parts).map(([name, part]) => {
    const rows = rowsOf(read(part), book, spend);
    return [...(name === '' || rows.length === 0 ? [] : [name]), ...rows].join('\n');
  });
  return { pages, losses: unreadParts(names) };
}
