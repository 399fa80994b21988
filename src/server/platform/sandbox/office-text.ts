import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { attributeOf, decodeEntities, scanMarkup, type Tag } from './markup.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import { zipEntries } from './zip-entry.ts';

/** The maximum number of characters: with shared strings a small workbook can produce a text of any length. */
const MAX_CHARACTERS = 32_000_000;

const damaged = () => new UnreadableFileError(sentenceOf(fileReading.documentDamaged));
const localName = ({ name }: Tag) => name.slice(name.indexOf(':') + 1);

function partOf(archive: Buffer, name: string): string {
  const part = zipEntries(archive, (entry) => entry === name).get(name);
  if (!part) throw damaged();
  return part.toString('utf8');
}

/** OpenDocument text: one line for each paragraph and heading. */
export function odtText(archive: Buffer): string {
  const xml = partOf(archive, 'content.xml');
  const out: string[] = [];
  scanMarkup(xml, {
    text: (start, end) => {
      out.push(xml.slice(start, end));
    },
    tag: ({ name, kind }) => {
      if (kind === 'close' && (name === 'text:p' || name === 'text:h')) out.push('\n');
      else if (name === 'text:line-break' || name === 'text:tab' || name === 'text:s') out.push(' ');
      return undefined;
    },
  });
  return decodeEntities(out.join(''));
}

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

function rowsOf(sheet: string, strings: readonly string[], spend: (characters: number) => void): string[] {
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
      const value = attributeOf(sheet, cell, 't') === 's' ? (strings[Number(words)] ?? '') : words;
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

/** The cells of an Excel workbook: one line for each row, sheet by sheet; numbers and dates as stored in the file. */
export function xlsxText(archive: Buffer): string[] {
  const parts = zipEntries(
    archive,
    (name) => name === 'xl/sharedStrings.xml' || /^xl\/worksheets\/sheet\d+\.xml$/u.test(name),
  );
  const strings: string[] = [];
  eachText(parts.get('xl/sharedStrings.xml')?.toString('utf8') ?? '', { name: 'si', inside: [] }, (words) =>
    strings.push(words),
  );
  let left = MAX_CHARACTERS;
  const spend = (characters: number) => {
    left -= characters;
    if (left < 0) throw new UnreadableFileError(sentenceOf(fileReading.workbookTooLarge));
  };
  const number = (name: string) => Number(/\d+/u.exec(name)?.[0]);
  return [...parts]
    .filter(([name]) => name.startsWith('xl/worksheets/'))
    .sort(([a], [b]) => number(a) - number(b))
    .map(([, part]) => rowsOf(part.toString('utf8'), strings, spend).join('\n'));
}

/** RTF groups that hold metadata instead of text. */
const SILENT =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|themedata|datastore|listtable|listoverridetable|rsidtbl|generator|header|footer|xmlnstbl|latentstyles)$/u;

const RTF_TOKEN = /\\([a-z]{1,32})(-?\d{1,7})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/giu;
/** Text shown for a control word or a control symbol. */
const RTF_SIGNS: ReadonlyMap<string, string> = new Map([
  ...['par', 'line', 'sect', 'page', 'row'].map((word) => [word, '\n'] as const),
  ...['tab', 'cell'].map((word) => [word, '\t'] as const),
  ['~', ' '],
  ...['\\', '{', '}'].map((symbol) => [symbol, symbol] as const),
]);

/** Follows the groups of an RTF document, of which some show no text. */
class RtfGroups {
  #depth = 0;
  #silentFrom = 0;

  /** Takes the next token; true when it shows nothing: a brace, or inside a group that is left out. */
  takes(brace: string | undefined, word: string | undefined, symbol: string | undefined): boolean {
    if (brace !== undefined) {
      this.#brace(brace);
      return true;
    }
    if (this.#silentFrom > 0) return true;
    if (symbol !== '*' && (word === undefined || !SILENT.test(word))) return false;
    this.#silentFrom = this.#depth;
    return true;
  }

  #brace(brace: string): void {
    if (brace === '}' && this.#depth === this.#silentFrom) this.#silentFrom = 0;
    this.#depth += brace === '{' ? 1 : -1;
  }
}

/** The text of a Rich Text document, from Windows-1252 or its Unicode escapes. Linear time. */
export function rtfText(rtf: string, decode: (byte: number) => string): string {
  if (!rtf.startsWith('{\\rtf')) throw damaged();
  const groups = new RtfGroups();
  let out = '';
  // 1 after a Unicode escape: the character that replaces it in older readers is left out.
  let skip = 0;
  for (const [, word, figure, hex, symbol, brace, text] of rtf.matchAll(RTF_TOKEN)) {
    if (groups.takes(brace, word, symbol)) continue;
    if (word === 'u') {
      out += String.fromCharCode(Number(figure) & 0xffff);
      skip = 1;
      continue;
    }
    const sign = word ?? symbol;
    if (sign !== undefined) out += RTF_SIGNS.get(sign) ?? '';
    else {
      const shown = hex === undefined ? (text ?? '') : decode(Number.parseInt(hex, 16));
      out += shown.slice(skip);
      skip = 0;
    }
  }
  return out;
}
