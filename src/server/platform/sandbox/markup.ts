import { NAMED_CHARACTERS } from './named-characters.ts';

/** Decodes the character references of XML and HTML; an unknown one stays unchanged. Linear time. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/giu,
    (whole, decimal, hex, name?: string) => {
      if (name !== undefined)
        return NAMED_CHARACTERS.get(name) ?? NAMED_CHARACTERS.get(name.toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

export interface Tag {
  /** As written, including its prefix. */
  name: string;
  kind: 'open' | 'close' | 'empty';
  /** The position of the tag, including its brackets. */
  start: number;
  end: number;
}

export interface MarkupHandler {
  /** Text between tags, with character references still encoded. */
  text(start: number, end: number): void;
  /** May return the position after the tag where the scan continues. */
  tag(tag: Tag): number | undefined;
}

const NAME = /[\w:.-]{1,100}/uy;
const TAG = /<[a-z/!?]/giu;
const CDATA = '<![CDATA[';

/** The position of the next tag, comment or CDATA section; a `<` that opens none is text. */
function nextTag(markup: string, from: number): number {
  TAG.lastIndex = from;
  return TAG.exec(markup)?.index ?? -1;
}

function nameAt(markup: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(markup)?.[0] ?? '';
}

/**
 * Scans XML or HTML once from beginning to end, whether or not its tags are closed. Skips comments; text after an
 * unclosed tag is not markup. Linear time: each search continues where the last one ended.
 */
export function scanMarkup(markup: string, on: MarkupHandler): void {
  let at = 0;
  for (let open = nextTag(markup, 0); open >= 0; open = nextTag(markup, at)) {
    if (open > at) on.text(at, open);
    const next = readMarkup(markup, open, on);
    if (next === undefined) return;
    at = next;
  }
  if (markup.length > at) on.text(at, markup.length);
}

/** Reads what opens here and returns where it ends; undefined when it has no end. */
function readMarkup(markup: string, open: number, on: MarkupHandler): number | undefined {
  if (markup.startsWith('<!--', open)) {
    const end = markup.indexOf('-->', open + 4);
    return end < 0 ? undefined : end + 3;
  }
  return markup.startsWith(CDATA, open) ? readCdata(markup, open, on) : readTag(markup, open, on);
}

function readCdata(markup: string, open: number, on: MarkupHandler): number | undefined {
  const start = open + CDATA.length;
  const close = markup.indexOf(']]>', open);
  const end = close < 0 ? markup.length : close;
  if (end > start) on.text(start, end);
  return close < 0 ? undefined : close + 3;
}

function readTag(markup: string, open: number, on: MarkupHandler): number | undefined {
  const close = markup.indexOf('>', open);
  if (close < 0) return undefined;
  const closing = markup[open + 1] === '/';
  const empty = markup[close - 1] === '/';
  const name = nameAt(markup, open + (closing ? 2 : 1));
  const kind = closing ? 'close' : empty ? 'empty' : 'open';
  return Math.max(close + 1, on.tag({ name, kind, start: open, end: close + 1 }) ?? 0);
}

/** The decoded value of a tag's attribute; undefined if the tag does not have it. `name` is a plain word. */
export function attributeOf(markup: string, { start, end }: Tag, name: string): string | undefined {
  const tag = markup.slice(start, Math.min(end, start + 2000));
  for (const quote of ['"', "'"]) {
    const from = tag.indexOf(` ${name}=${quote}`);
    if (from < 0) continue;
    const value = from + name.length + 3;
    const to = tag.indexOf(quote, value);
    if (to >= 0) return decodeEntities(tag.slice(value, to));
  }
  return undefined;
}

const SILENT_HTML = /<\/(style|script|head)\b/giu;
const LINE_ENDS = new Set(['p', 'div', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table']);

/** Elements inside a word or a sentence. */
const INLINE = new Set(['a', 'b', 'i', 'u', 'em', 'strong', 'span', 'font', 'sup', 'sub', 'small', 'mark']);

/**
 * The ends of elements without visible text: for each name a cursor over its closing tags; positions must be passed in
 * ascending order.
 */
function silentEnds(html: string): (name: string, from: number) => number | undefined {
  const ends = new Map<string, { places: number[]; next: number }>();
  for (const { 1: written = '', index } of html.matchAll(SILENT_HTML)) {
    const name = written.toLowerCase();
    const known = ends.get(name);
    if (known) known.places.push(index);
    else ends.set(name, { places: [index], next: 0 });
  }
  return (name, from) => {
    const known = ends.get(name);
    if (!known) return undefined;
    while ((known.places[known.next] ?? from) < from) known.next += 1;
    return known.places[known.next];
  };
}

/** The text of an HTML page, one line for each block. Linear time. */
export function htmlText(html: string): string {
  const endOf = silentEnds(html);
  const out: string[] = [];
  scanMarkup(html, {
    text: (start, end) => {
      out.push(html.slice(start, end));
    },
    tag: ({ name: written, kind, end }) => {
      const name = written.toLowerCase();
      const breaks = name === 'br' || name === 'hr' || (kind === 'close' && LINE_ENDS.has(name));
      out.push(breaks ? '\n' : INLINE.has(name) ? '' : ' ');
      return kind === 'open' ? endOf(name, end) : undefined;
    },
  });
  return decodeEntities(out.join(''))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
