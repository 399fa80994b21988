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

/** Elements without an end. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr']);
const HIDDEN_ATTRIBUTE = /\shidden(?=[\s=>/])/iu;
const HIDDEN_STYLE = /\sstyle\s*=\s*["'][^"'>]*(?:display\s*:\s*none|visibility\s*:\s*hidden)/iu;
/** A class or a title may have the word too. */
const VALUES = /"[^"]*"|'[^']*'/gu;

function isHidden(html: string, start: number, end: number): boolean {
  const tag = html.slice(start, Math.min(end, start + 2000));
  return HIDDEN_STYLE.test(tag) || HIDDEN_ATTRIBUTE.test(tag.replaceAll(VALUES, ''));
}

/** The first number of an ordered list; undefined for one that prints letters or counts down. */
function firstNumber(html: string, tag: Tag): number | undefined {
  const type = attributeOf(html, tag, 'type') ?? '1';
  const countsDown = /\sreversed(?=[\s=>/])/iu.test(html.slice(tag.start, tag.end));
  return type === '1' && !countsDown ? Number(attributeOf(html, tag, 'start') ?? 1) : undefined;
}

/** Numbers the items of ordered lists as a browser prints them. */
class ListNumbers {
  /** The next number of each open list; undefined for one that prints none. */
  readonly #lists: (number | undefined)[] = [];

  /** Returns the number that is printed before the words of a tag. */
  before(html: string, tag: Tag, name: string): string {
    const isList = name === 'ol' || name === 'ul';
    if (isList && tag.kind === 'close') this.#lists.pop();
    else if (isList) this.#lists.push(name === 'ol' ? firstNumber(html, tag) : undefined);
    if (name !== 'li' || tag.kind === 'close') return '';
    const next = Number(attributeOf(html, tag, 'value') ?? this.#lists.at(-1));
    if (Number.isNaN(next) || this.#lists.at(-1) === undefined) return '';
    this.#lists[this.#lists.length - 1] = next + 1;
    return `${next}. `;
  }
}

/** Knows whether the scan is within an element that is not shown, or was deleted. */
class HiddenElement {
  #name = '';
  #depth = 0;

  get within(): boolean {
    return this.#depth > 0;
  }

  see(html: string, { kind, start, end }: Tag, name: string): void {
    if (VOID.has(name) || kind === 'empty') return;
    if (this.within) {
      if (name === this.#name) this.#depth += kind === 'open' ? 1 : -1;
    } else if (kind === 'open' && (name === 'del' || isHidden(html, start, end))) {
      this.#name = name;
      this.#depth = 1;
    }
  }
}

/** The text of an HTML page, one line for each block, without what is hidden or deleted. Linear time. */
export function htmlText(html: string): string {
  const hidden = new HiddenElement();
  const shown = textOfHtml(html, hidden);
  // A hidden element that never ends would take the rest of the page with it.
  return hidden.within ? textOfHtml(html, undefined) : shown;
}

function textOfHtml(html: string, hidden: HiddenElement | undefined): string {
  const endOf = silentEnds(html);
  const numbers = new ListNumbers();
  const out: string[] = [];
  scanMarkup(html, {
    text: (start, end) => {
      if (!hidden?.within) out.push(html.slice(start, end));
    },
    tag: (tag) => {
      const name = tag.name.toLowerCase();
      hidden?.see(html, tag, name);
      const breaks = name === 'br' || name === 'hr' || (tag.kind === 'close' && LINE_ENDS.has(name));
      out.push(breaks ? '\n' : INLINE.has(name) ? '' : ' ');
      const number = numbers.before(html, tag, name);
      if (!hidden?.within) out.push(number);
      return tag.kind === 'open' ? endOf(name, tag.end) : undefined;
    },
  });
  return decodeEntities(out.join(''))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
