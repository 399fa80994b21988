import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { attributeOf, decodeEntities, scanMarkup, type Tag } from './markup.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import { zipEntries } from './zip-entry.ts';

/** Elements of an OpenDocument text whose words are none of the text: deleted ones, comments, alternatives, readings. */
const SILENT_ODT = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:forms',
  'text:ruby-text',
  'text:note-citation',
  'svg:title',
  'svg:desc',
  'text:hidden-text',
  'office:binary-data',
]);
const BREAKS_ODT: ReadonlyMap<string, string> = new Map([
  ['text:line-break', '\n'],
  ['text:tab', '\t'],
  ['text:s', ' '],
]);
const MOST_BLANKS = 200;
const MARGIN = /^style:(?:header|footer)(?:-first|-left)?$/u;

/** Collects the text of an OpenDocument part: a line for each paragraph; notes follow the text. */
class OdtText {
  readonly #xml: string;
  #out: string[] = [];
  readonly #notes: string[] = [];
  #outer: string[] | undefined;
  #silent = '';
  #depth = 0;

  constructor(xml: string) {
    this.#xml = xml;
  }

  text(start: number, end: number): void {
    // A line of the source is white space.
    if (this.#depth === 0) this.#out.push(this.#xml.slice(start, end).replace(/\s+/gu, ' '));
  }

  tag(tag: Tag): void {
    const { name, kind } = tag;
    if (this.#silence(name, kind)) return;
    if (name === 'text:note-body') this.#note(kind);
    else if (kind === 'close' && (name === 'text:p' || name === 'text:h')) this.#out.push('\n');
    else if (kind !== 'close' && BREAKS_ODT.has(name)) this.#blank(tag);
  }

  #silence(name: string, kind: Tag['kind']): boolean {
    if (this.#depth > 0) {
      if (name === this.#silent && kind !== 'empty') this.#depth += kind === 'open' ? 1 : -1;
      return true;
    }
    if (!SILENT_ODT.has(name)) return false;
    if (kind === 'open') [this.#silent, this.#depth] = [name, 1];
    return true;
  }

  #blank(tag: Tag): void {
    const count = tag.name === 'text:s' ? Number(attributeOf(this.#xml, tag, 'text:c') ?? 1) : 1;
    this.#out.push((BREAKS_ODT.get(tag.name) ?? '').repeat(Math.min(MOST_BLANKS, count || 1)));
  }

  #note(kind: Tag['kind']): void {
    if (kind === 'open' && !this.#outer) [this.#outer, this.#out] = [this.#out, []];
    else if (kind === 'close' && this.#outer) {
      this.#notes.push(this.#out.join(''));
      [this.#out, this.#outer] = [this.#outer, undefined];
    }
  }

  whole(): string {
    return decodeEntities([...(this.#outer ?? []), ...this.#out, ...this.#notes].join(''));
  }
}

function odtPart(xml: string): string {
  const reader = new OdtText(xml);
  scanMarkup(xml, {
    text: (start, end) => reader.text(start, end),
    tag: (tag) => {
      reader.tag(tag);
      return undefined;
    },
  });
  return reader.whole();
}

/** The headers and footers of the page styles, each once. */
function odtMargins(styles: string): string {
  const parts: string[] = [];
  let begins: number | undefined;
  scanMarkup(styles, {
    text: () => undefined,
    tag: ({ name, kind, start, end }) => {
      if (!MARGIN.test(name)) return undefined;
      if (kind === 'close' && begins !== undefined) parts.push(odtPart(styles.slice(begins, start)));
      begins = kind === 'open' ? end : undefined;
      return undefined;
    },
  });
  return [...new Set(parts)].filter((part) => /\p{L}{3}/u.test(part)).join('');
}

/**
 * OpenDocument text: one line for each paragraph and heading, then its notes, headers and footers; without deleted words and
 * comments.
 */
export function odtText(archive: Buffer): string {
  const parts = zipEntries(archive, (entry) => entry === 'content.xml' || entry === 'styles.xml');
  const [content, styles] = [parts.get('content.xml'), parts.get('styles.xml')];
  if (!content) throw new UnreadableFileError(sentenceOf(fileReading.documentDamaged));
  return `${odtPart(content.toString('utf8'))}${styles ? odtMargins(styles.toString('utf8')) : ''}`;
}
