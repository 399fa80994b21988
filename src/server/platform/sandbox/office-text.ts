import { Unreadable } from './child.ts';
import { zipEntries } from './zip-entry.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Character references of XML and HTML as characters; one that is none stays as it stands. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The words of a page of HTML, a line for each block. */
export function htmlText(html: string): string {
  const plain = html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1\s*>/giu, ' ')
    .replace(/<!--[\s\S]*?-->/gu, ' ')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/table|hr)\b[^>]*>/giu, '\n')
    .replace(/<[^>]{0,5000}>/gu, ' ');
  return decodeEntities(plain)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function partOf(archive: Buffer, name: string): string {
  const part = zipEntries(archive, (entry) => entry === name).get(name);
  if (!part) throw new Unreadable('The document is damaged or is not what its name says.');
  return part.toString('utf8');
}

/** OpenDocument text: paragraphs and headings, a line each. */
export function odtText(archive: Buffer): string {
  const body = partOf(archive, 'content.xml')
    .replace(/<text:(?:line-break|tab|s)\b[^>]*\/>/gu, ' ')
    .replace(/<\/text:(?:p|h)>/gu, '\n')
    .replace(/<[^>]*>/gu, '');
  return decodeEntities(body);
}

/** The cells of an Excel workbook: a line for each row, sheet by sheet; numbers and dates as the file keeps them. */
export function xlsxText(archive: Buffer): string[] {
  const parts = zipEntries(
    archive,
    (name) => name === 'xl/sharedStrings.xml' || /^xl\/worksheets\/sheet\d+\.xml$/u.test(name),
  );
  const words = (xml: string) =>
    decodeEntities(xml.replace(/<rPh\b[\s\S]*?<\/rPh>/gu, '').replace(/<[^>]*>/gu, ''));
  const shared = [
    ...(parts.get('xl/sharedStrings.xml')?.toString('utf8') ?? '').matchAll(/<si>([\s\S]*?)<\/si>/gu),
  ];
  const strings = shared.map(([, xml]) => words(xml ?? ''));
  const sheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/'));
  const number = (name: string) => Number(/\d+/u.exec(name)?.[0]);
  return sheets
    .sort(([a], [b]) => number(a) - number(b))
    .map(([, part]) =>
      [...part.toString('utf8').matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/gu)]
        .map(([, row]) =>
          [...(row ?? '').matchAll(/<c\b([^>]*)>([\s\S]*?)<\/c>/gu)]
            .map(([, kind, cell]) => {
              const value = words(/<(?:v|is)\b[^>]*>([\s\S]*?)<\/(?:v|is)>/u.exec(cell ?? '')?.[1] ?? '');
              return /\bt="s"/u.test(kind ?? '') ? (strings[Number(value)] ?? '') : value;
            })
            .join('\t'),
        )
        .join('\n'),
    );
}

/** What a group of RTF says about itself and not to the reader. */
const SILENT =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|themedata|datastore|listtable|listoverridetable|rsidtbl|generator|header|footer|xmlnstbl|latentstyles)$/u;

/** The words of a Rich Text document, in Windows-1252 or as its Unicode escapes say. Linear in its length. */
export function rtfText(rtf: string, decode: (byte: number) => string): string {
  if (!rtf.startsWith('{\\rtf'))
    throw new Unreadable('The document is damaged or is not what its name says.');
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
