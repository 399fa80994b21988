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
  let opening: Tag | undefined;
  let reads = false;
  let silent = false;
  let words: string[] = [];
  scanMarkup(xml, {
    text: (start, end) => {
      if (reads && !silent) words.push(xml.slice(start, end));
    },
    tag: (tag) => {
      const local = localName(tag);
      const opens = tag.kind === 'open';
      if (local === name) {
        if (opening && tag.kind === 'close') found(decodeEntities(words.join('')), opening);
        else if (tag.kind === 'empty') found('', tag);
        opening = opens ? tag : undefined;
        reads = opens && inside.length === 0;
        silent = false;
        words = [];
      } else if (local === 'rPh') silent = opens;
      else if (inside.includes(local)) reads = opens && opening !== undefined;
      else between(tag);
      return undefined;
    },
  });
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

/** The text of a Rich Text document, from Windows-1252 or its Unicode escapes. Linear time. */
export function rtfText(rtf: string, decode: (byte: number) => string): string {
  if (!rtf.startsWith('{\\rtf')) throw new UnreadableFileError(sentenceOf(fileReading.documentDamaged));
  const token = /\\([a-z]{1,32})(-?\d{1,7})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/giu;
  let out = '';
  let depth = 0;
  let silentFrom = 0;
  let skip = 0;
  for (const [, word, figure, hex, symbol, brace, text] of rtf.matchAll(token)) {
    if (brace === '{') depth += 1;
    else if (brace === '}') {
      if (depth === silentFrom) silentFrom = 0;
      depth -= 1;
    } else if (word !== undefined && silentFrom === 0 && SILENT.test(word)) silentFrom = depth;
    else if (symbol === '*' && silentFrom === 0) silentFrom = depth;
    else if (silentFrom > 0) continue;
    else if (word === 'u') {
      out += String.fromCharCode(Number(figure) & 0xffff);
      skip = 1;
    } else if (word === 'par' || word === 'line' || word === 'sect' || word === 'page' || word === 'row')
      out += '\n';
    else if (word === 'tab' || word === 'cell') out += '\t';
    else if (hex !== undefined && skip > 0) skip = 0;
    else if (hex !== undefined) out += decode(Number.parseInt(hex, 16));
    else if (symbol !== undefined) out += symbol === '~' ? ' ' : '\\{}'.includes(symbol) ? symbol : '';
    else if (text !== undefined) {
      out += text.slice(skip);
      skip = 0;
    }
  }
  return out;
}
