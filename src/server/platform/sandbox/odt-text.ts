import { isLegacyHindiFont } from '#law/text/legacy-fonts.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { LegacyText } from './legacy-text.ts';
import { attributeOf, decodeEntities, scanMarkup, type Tag } from './markup.ts';
import { type ListStyle, Lists, readListStyles } from './odt/lists.ts';
import { type Letters, Styles } from './odt/styles.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import type { UnreadPart } from './unread-parts.ts';
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
/** Elements that hold content without words. */
const LOST: ReadonlyMap<string, UnreadPart> = new Map([
  ['draw:image', 'pictures'],
  ['draw:object', 'parts'],
  ['draw:object-ole', 'parts'],
  ['office:annotation', 'comments'],
]);
const MOST_BLANKS = 200;
const MARGIN = /^style:(?:header|footer)(?:-first|-left)?$/u;

/** Styles of a document: of its letters and of its lists. */
interface DocumentStyles {
  letters: Styles;
  lists: ReadonlyMap<string, ListStyle>;
}

/** Collects the text of an OpenDocument part: a line for each paragraph; notes follow the text. */
class OdtText {
  readonly #xml: string;
  readonly #styles: Styles;
  readonly #lists: Lists;
  readonly losses: Set<UnreadPart>;
  #out = new LegacyText();
  readonly #notes: string[] = [];
  #outer: LegacyText | undefined;
  #silent = '';
  #depth = 0;
  /** The letters of the paragraphs and spans that are open. */
  readonly #letters: Letters[] = [];

  constructor(xml: string, { letters, lists }: DocumentStyles, losses: Set<UnreadPart>) {
    this.#xml = xml;
    this.#styles = letters;
    this.#lists = new Lists(lists);
    this.losses = losses;
  }

  text(start: number, end: number): void {
    const { hidden, capitals, font } = this.#letters.at(-1) ?? {};
    if (this.#depth > 0 || hidden === true) return;
    // A line of the source is white space.
    const words = decodeEntities(this.#xml.slice(start, end).replace(/\s+/gu, ' '));
    const isLegacy = isLegacyHindiFont(font);
    this.#out.add(capitals === true && !isLegacy ? words.toUpperCase() : words, isLegacy);
  }

  tag(tag: Tag): void {
    const { name, kind } = tag;
    const loss = kind === 'close' ? undefined : LOST.get(name);
    if (loss && (this.#depth === 0 || this.#silent !== 'text:tracked-changes')) this.losses.add(loss);
    if (this.#silence(name, kind)) return;
    if (name === 'text:note-body') this.#note(kind);
    else if (name === 'text:p' || name === 'text:h') this.#paragraph(tag);
    else if (name === 'text:span') this.#styled(tag);
    else if (name === 'text:hidden-paragraph') this.#hide(tag);
    else if (name === 'text:list') this.#list(tag);
    else if (name === 'text:list-item' && kind === 'open')
      this.#lists.item(attributeOf(this.#xml, tag, 'text:start-value'));
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

  #styled(tag: Tag): void {
    if (tag.kind === 'close') this.#letters.pop();
    else if (tag.kind === 'open')
      this.#letters.push({
        ...this.#letters.at(-1),
        ...this.#styles.of(attributeOf(this.#xml, tag, 'text:style-name')),
      });
  }

  /** A field that hides its whole paragraph stands at its begin. */
  #hide(tag: Tag): void {
    const open = this.#letters.at(-1);
    if (open && attributeOf(this.#xml, tag, 'text:is-hidden') === 'true') open.hidden = true;
  }

  #paragraph(tag: Tag): void {
    if (tag.kind !== 'close') {
      const value = (name: string) => attributeOf(this.#xml, tag, name);
      const sign = this.#lists.takeSign();
      const isNumbered = tag.name === 'text:h' && sign === '' && value('text:is-list-header') !== 'true';
      const restart =
        value('text:restart-numbering') === 'true' ? (value('text:start-value') ?? '1') : undefined;
      const level = Number(value('text:outline-level') ?? 1) || 1;
      this.#out.add(isNumbered ? this.#lists.heading(level, restart) : sign, false);
    }
    this.#styled(tag);
    if (tag.kind === 'close') this.#out.add('\n', false);
  }

  #list(tag: Tag): void {
    if (tag.kind === 'open') this.#lists.begin((name) => attributeOf(this.#xml, tag, name));
    else if (tag.kind === 'close') this.#lists.end();
  }

  #blank(tag: Tag): void {
    const count = tag.name === 'text:s' ? Number(attributeOf(this.#xml, tag, 'text:c') ?? 1) : 1;
    if (this.#letters.at(-1)?.hidden !== true)
      this.#out.add((BREAKS_ODT.get(tag.name) ?? '').repeat(Math.min(MOST_BLANKS, count || 1)), false);
  }

  #note(kind: Tag['kind']): void {
    if (kind === 'open' && !this.#outer) [this.#outer, this.#out] = [this.#out, new LegacyText()];
    else if (kind === 'close' && this.#outer) {
      this.#notes.push(this.#out.whole());
      [this.#out, this.#outer] = [this.#outer, undefined];
    }
  }

  whole(): string {
    return [this.#outer?.whole() ?? '', this.#out.whole(), ...this.#notes].join('');
  }
}

function odtPart(xml: string, styles: DocumentStyles, losses: Set<UnreadPart>): string {
  const reader = new OdtText(xml, styles, losses);
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
function odtMargins(xml: string, styles: DocumentStyles, losses: Set<UnreadPart>): string {
  const parts: string[] = [];
  let begins: number | undefined;
  scanMarkup(xml, {
    text: () => undefined,
    tag: ({ name, kind, start, end }) => {
      if (!MARGIN.test(name)) return undefined;
      if (kind === 'close' && begins !== undefined)
        parts.push(odtPart(xml.slice(begins, start), styles, losses));
      begins = kind === 'open' ? end : undefined;
      return undefined;
    },
  });
  return [...new Set(parts)].filter((part) => /\p{L}/u.test(part)).join('');
}

/**
 * OpenDocument text: one line for each paragraph and heading with the number that is printed before it, then its notes,
 * headers and footers; without deleted and hidden words and comments. `losses` names content without words.
 */
export function odtText(archive: Buffer): { text: string; losses: UnreadPart[] } {
  const parts = zipEntries(archive, (entry) => entry === 'content.xml' || entry === 'styles.xml');
  const content = parts.get('content.xml')?.toString('utf8');
  if (content === undefined) throw new UnreadableFileError(sentenceOf(fileReading.documentDamaged));
  const margins = parts.get('styles.xml')?.toString('utf8') ?? '';
  const [letters, lists, losses] = [new Styles(), new Map(), new Set<UnreadPart>()];
  for (const xml of [margins, content]) {
    letters.read(xml);
    readListStyles(xml, lists);
  }
  const styles = { letters, lists };
  const text = `${odtPart(content, styles, losses)}${odtMargins(margins, styles, losses)}`;
  return { text, losses: [...losses] };
}
