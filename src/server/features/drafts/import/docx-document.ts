import type {
  Alignment,
  Block,
  DraftDocument,
  Inline,
  Paragraph,
  TableCell,
  TextNode,
} from '#law/drafting/document/model.ts';
import { printedNumber } from '#law/drafting/document/numbering.ts';
import { DRAFT_LIMITS } from '#law/drafting/document/read.ts';
import { withPlainFigures } from '#law/text/native-figures.ts';
import { STYLES } from '#server/platform/documents/docx/styles.ts';
import { inUnicode } from '#server/platform/sandbox/word/legacy-text.ts';
import type { Counted } from '#server/platform/sandbox/word/numbering.ts';
import { levelOf, numberOf } from '#server/platform/sandbox/word/paragraph-number.ts';
import { readWord, type WordDocument } from '#server/platform/sandbox/word/read-word.ts';
import type {
  Loss,
  Scanned,
  ScannedInline,
  ScannedParagraph,
  ScannedTable,
  ScanOptions,
} from '#server/platform/sandbox/word/scanned.ts';
import type { Style } from '#server/platform/sandbox/word/styles.ts';
import { COMMENT } from '#shared/contracts/drafts/draft-comments.ts';
import type { ImportedComment } from '#shared/contracts/drafts/draft-functions.ts';
import { Lists } from './build-lists.ts';
import { joinedTexts } from './joined-texts.ts';

/** A comment of the file: on a block, or on the draft as a whole. `replyTo`: the place of the answered one in the list. */
export interface ImportedDraft {
  document: DraftDocument;
  /** Kinds of content in the document that a draft does not have. */
  losses: Loss[];
  comments: ImportedComment[];
}

const ALIGN: Readonly<Record<string, Alignment>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};
/** Limits: comments of a file, and characters of the name of an author. */
const MOST_COMMENTS = 300;
const LONGEST_AUTHOR = 200;
const UNSTORABLE = /(?![\t\n])\p{Cc}|\p{Cs}/gu;
/** Styles of other documents that quote. */
const QUOTE = /^(?:intense )?quot(?:e|ation)\b/iu;

const level3 = (level: number) => Math.min(3, Math.max(1, level)) as 1 | 2 | 3;

/** Makes the blocks of a draft from what a Word document holds. */
class Builder {
  readonly blocks: Block[] = [];
  readonly losses: Set<Loss>;
  readonly #word: WordDocument;
  readonly #newId: () => string;
  readonly #lists: Lists;
  /** The blocks and the words of comments, by the ids of the comments. */
  readonly #commented = new Map<string, { block: string; words: string }>();
  /** The blocks that fields refer to, by the names of their bookmarks. */
  readonly #bookmarks = new Map<string, string>();
  readonly #waiting: { node: Inline; bookmark: string; shown: string }[] = [];
  /** Number of paragraphs counted at each level of the draft. */
  readonly #counts = [0, 0, 0];

  constructor(word: WordDocument, newId: () => string) {
    this.#word = word;
    this.losses = new Set(word.losses);
    this.#newId = newId;
    this.#lists = new Lists(this.blocks, newId);
  }

  add(block: Scanned): void {
    if (block.type === 'pageBreak') this.#pageBreak();
    else if (block.type === 'table') {
      this.#lists.end();
      this.blocks.push(this.#table(block));
    } else if (!isEmptied(block)) this.#paragraph(block);
  }

  /** References get the ids of their blocks; one whose paragraph is gone becomes the words that it showed. */
  finish(): void {
    for (const { node, bookmark, shown } of this.#waiting) {
      const target = this.#bookmarks.get(bookmark);
      if (target !== undefined) Object.assign(node, { attrs: { target } });
      else {
        Object.assign(node, { type: 'text', text: shown || '…' });
        if ('attrs' in node) Reflect.deleteProperty(node, 'attrs');
      }
    }
  }

  /** The comments of the file on the blocks that the draft has; those of cells, lists and quotations are on the whole block. */
  comments(): ImportedComment[] {
    const places = placesOf(this.blocks);
    const known = this.#word.comments.slice(0, MOST_COMMENTS);
    return known.map(({ id, author, text, replyTo, settled }) => {
      const place = this.#commented.get(replyTo ?? id);
      const answered = known.findIndex((one) => one.id === replyTo);
      return {
        block: (place && places.get(place.block)) ?? null,
        quote: (place?.words ?? '').replace(UNSTORABLE, '').trim().slice(0, COMMENT.quote),
        author: author.replace(UNSTORABLE, '').trim().slice(0, LONGEST_AUTHOR),
        body: text.replace(UNSTORABLE, '').slice(0, COMMENT.body - LONGEST_AUTHOR - 2),
        replyTo: answered < 0 ? null : answered,
        settled,
      };
    });
  }

  #paragraph(paragraph: ScannedParagraph): void {
    if (paragraph.newPage ?? this.#word.styles.get(paragraph.style)?.newPage) this.#pageBreak();
    const pieces: ScannedInline[][] = [[]];
    for (const inline of paragraph.content) {
      if (inline.type === 'pageBreak') pieces.push([]);
      else pieces.at(-1)?.push(inline);
    }
    for (const [at, content] of pieces.entries()) {
      if (at > 0) this.#pageBreak();
      // A paragraph that holds a page break alone is the page break.
      if (pieces.length === 1 || content.length > 0) this.#block({ ...paragraph, content });
    }
  }

  #pageBreak(): void {
    this.#lists.end();
    this.blocks.push({ type: 'pageBreak', attrs: { id: this.#newId() } });
  }

  #block(paragraph: ScannedParagraph): void {
    const style = this.#word.styles.get(paragraph.style);
    const counted = numberOf(this.#word, paragraph);
    const plain = this.#plain(paragraph);
    if (this.#lists.below(belowLevel(paragraph.style), plain)) return;
    const heading = paragraph.heading ?? style?.heading;
    if (heading === undefined && counted.bullet) {
      this.#item('bulletList', paragraph, style, plain);
      return;
    }
    if (paragraph.style === STYLES.ordered && !counted.silent) {
      this.#item('orderedList', paragraph, style, plain);
      return;
    }
    this.#lists.end();
    if (heading !== undefined) this.#heading(plain, heading, counted);
    else if (!counted.silent) this.#numbered(paragraph, plain, counted);
    else if (paragraph.style === STYLES.code) this.#code(plain);
    else if (isQuote(paragraph, style)) this.#quote(plain);
    else this.blocks.push(plain);
  }

  /** A draft does not number its headings: the number that Word printed becomes text. */
  #heading(plain: Paragraph, level: number, counted: Counted): void {
    const attrs = { ...plain.attrs, level: level3(level) };
    this.blocks.push({ type: 'heading', attrs, content: [...signOf(counted), ...plain.content] });
  }

  #item(
    type: 'bulletList' | 'orderedList',
    paragraph: ScannedParagraph,
    style: Style | undefined,
    plain: Paragraph,
  ): void {
    const level = levelOf(this.#word, paragraph) + 1;
    this.#lists.item(type, level, paragraph.numId ?? style?.numId ?? '', plain);
  }

  /** Word's number is kept, by a start where the draft would count on. */
  #numbered(paragraph: ScannedParagraph, plain: Paragraph, counted: Counted): void {
    const { number } = counted;
    const level = draftLevel(levelOf(this.#word, paragraph), counted);
    const next = (this.#counts[level - 1] ?? 0) + 1;
    const start = number !== next && number > 1 && number <= DRAFT_LIMITS.number;
    const restart = number === 1 && next !== 1;
    if (!start && !restart && number !== next) this.losses.add('numbers');
    this.#counts[level - 1] = start || restart ? number : next;
    this.#counts.fill(0, level);
    if (bare(counted.printed) !== bare(printedNumber(level, number))) this.losses.add('numbers');
    for (const name of paragraph.bookmarks) this.#bookmarks.set(name, plain.attrs.id);
    const begins = { ...(restart ? { restart } : {}), ...(start ? { start: number } : {}) };
    this.blocks.push({
      type: 'numberedParagraph',
      attrs: { ...plain.attrs, level, ...begins },
      content: plain.content,
    });
  }

  #code({ attrs: { id }, content }: Paragraph): void {
    const text = content
      .map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : ''))
      .join('');
    this.blocks.push({
      type: 'codeBlock',
      attrs: { id },
      content: text === '' ? [] : [{ type: 'text', text }],
    });
  }

  #quote(plain: Paragraph): void {
    const last = this.blocks.at(-1);
    if (last?.type === 'blockquote') (last.content as Paragraph[]).push(plain);
    else this.blocks.push({ type: 'blockquote', attrs: { id: this.#newId() }, content: [plain] });
  }

  #table({ rows }: ScannedTable): Block {
    return {
      type: 'table',
      attrs: { id: this.#newId() },
      content: rows.map(({ head, cells }) => ({
        type: 'tableRow',
        content: cells.flatMap(({ paragraphs, span }) => {
          const type = head ? 'tableHeader' : 'tableCell';
          const rest = Array.from({ length: span - 1 }, () => this.#cell(type, []));
          return [this.#cell(type, paragraphs), ...rest];
        }),
      })),
    };
  }

  #cell(type: TableCell['type'], paragraphs: readonly ScannedParagraph[]): TableCell {
    const content: Block[] = [];
    const lists = new Lists(content, this.#newId);
    for (const paragraph of paragraphs.filter((one) => !isEmptied(one))) {
      const counted = numberOf(this.#word, paragraph);
      const plain = this.#plain(paragraph);
      const level = levelOf(this.#word, paragraph) + 1;
      const id = paragraph.numId ?? '';
      if (lists.below(belowLevel(paragraph.style), plain)) continue;
      if (counted.bullet) lists.item('bulletList', level, id, plain);
      else if (paragraph.style === STYLES.ordered && !counted.silent)
        lists.item('orderedList', level, id, plain);
      else {
        lists.end();
        content.push({ ...plain, content: [...signOf(counted), ...plain.content] });
      }
    }
    return { type, content: content as TableCell['content'] };
  }

  #plain(paragraph: ScannedParagraph): Paragraph {
    const align = alignOf(paragraph, this.#word.styles.get(paragraph.style));
    const content = inUnicode(paragraph.content);
    const id = this.#newId();
    for (const { id: comment, words } of paragraph.comments ?? [])
      this.#commented.set(comment, { block: id, words });
    return {
      type: 'paragraph',
      attrs: { id, ...(align ? { align } : {}) },
      content: joinedTexts(content.flatMap((inline, at) => this.#inline(inline, content[at + 1]))),
    };
  }

  #noteText({ of, id }: ScannedInline & { type: 'note' }): string {
    const paragraphs = this.#word.notes[of].get(id) ?? [];
    const words = (one: ScannedInline) =>
      one.type === 'text' ? one.text : one.type === 'reference' ? one.shown : ' ';
    return paragraphs.map(({ content }) => inUnicode(content).map(words).join('')).join(' ');
  }

  #inline(inline: ScannedInline, next: ScannedInline | undefined): Inline[] {
    switch (inline.type) {
      case 'break':
        return [{ type: 'hardBreak' }];
      case 'pageBreak':
        return [];
      case 'note': {
        const text = this.#noteText(inline).replace(UNSTORABLE, '').trim();
        if (inline.of === 'endnotes' && text !== '') this.losses.add('endnotes');
        return text === '' ? [] : [{ type: 'footnote', content: [{ type: 'text', text }] }];
      }
      case 'reference': {
        const node: Inline = { type: 'crossReference', attrs: { target: inline.bookmark } };
        this.#waiting.push({ node, bookmark: inline.bookmark, shown: inline.shown });
        return [node];
      }
      case 'text': {
        // The word before the number of a reference belongs to the reference.
        if (inline.style === STYLES.reference && next?.type === 'reference') return [];
        return textOf(inline);
      }
    }
  }
}

/** The block of the draft that each block, or each paragraph inside one, is or belongs to. */
function placesOf(blocks: readonly Block[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const block of blocks) {
    const inside: unknown[] = [block];
    for (let one = inside.pop(); one !== undefined; one = inside.pop()) {
      const { attrs, content } = one as { attrs?: { id?: string }; content?: unknown[] };
      if (attrs?.id !== undefined) places.set(attrs.id, block.attrs.id);
      inside.push(...(content ?? []));
    }
  }
  return places;
}

/** Only deleted, moved or hidden words, or a placeholder, were in it: it is not printed. */
const isEmptied = ({ emptied, content }: ScannedParagraph): boolean =>
  emptied === true && content.every((one) => one.type === 'text' && one.text.trim() === '');

const OUR_STYLES: ReadonlySet<string> = new Set(Object.values(STYLES));
/** A narrower indent is none of a quotation, in twentieths of a point. */
const QUOTE_INDENT = 200;

function isQuote(paragraph: ScannedParagraph, style: Style | undefined): boolean {
  if (paragraph.style === STYLES.quote || QUOTE.test(style?.name ?? '')) return true;
  if (OUR_STYLES.has(paragraph.style)) return false;
  const { left = style?.left ?? 0, right = style?.right ?? 0, align = style?.align } = paragraph;
  const inBlock = align !== 'center' && align !== 'right' && align !== 'end';
  return inBlock && left >= QUOTE_INDENT && right >= QUOTE_INDENT && paragraph.content.length > 0;
}

/** In a paragraph that is read from the right, Word's left is its leading side. */
function alignOf({ align: own, bidi }: ScannedParagraph, style: Style | undefined): Alignment | undefined {
  const align = own ?? style?.align;
  const known = align !== undefined && Object.hasOwn(ALIGN, align) ? ALIGN[align] : undefined;
  if (bidi !== true || (known !== 'left' && known !== 'right')) return known;
  return known === 'left' ? 'right' : 'left';
}

/** The number that Word prints, as text. */
const signOf = ({ silent, printed }: Counted): TextNode[] =>
  silent ? [] : [{ type: 'text', text: `${printed} ` }];

/** A number without the signs around it: (a) and a. are the same. */
const bare = (printed: string): string =>
  withPlainFigures(printed)
    .toLowerCase()
    .replace(/[\s().\]:[-]+/gu, '');

/** The level of a draft that prints as Word does: letters are of the second, small Roman numbers of the third. */
function draftLevel(level: number, { format }: Counted): 1 | 2 | 3 {
  if (level === 0 && format === 'lowerLetter') return 2;
  if (level === 0 && format === 'lowerRoman') return 3;
  return level3(level + 1);
}

/** The level of the item to which a paragraph of this style belongs; 0 for other styles. */
const belowLevel = (style: string): number =>
  style.startsWith(STYLES.below) ? Number(style.slice(STYLES.below.length)) || 0 : 0;

const short = (text: string) => text.trim() !== '' && text.length <= DRAFT_LIMITS.name;

/** Text, or what a style of ours says it is. */
function textOf({ text: raw, style, marks }: ScannedInline & { type: 'text' }): Inline[] {
  const text = raw.replace(UNSTORABLE, '');
  if (text === '') return [];
  const blank = /^\[([^\]]*)\]$/u.exec(text)?.[1];
  if (style === STYLES.blank && blank !== undefined && short(blank))
    return [{ type: 'blank', attrs: { name: blank } }];
  // A typed blank that touches one of ours is in the same run of Word.
  const beside = style === STYLES.blank ? text.split(/(\[[^\][]*\])/u).filter(Boolean) : [];
  if (beside.length > 1) return beside.flatMap((part) => textOf({ type: 'text', text: part, style, marks }));
  const mark = /^Annexure (.+)$/u.exec(text)?.[1];
  if (style === STYLES.annexure && mark !== undefined && short(mark))
    return [{ type: 'annexureReference', attrs: { mark } }];
  const all = [...marks, ...(style === STYLES.codeText ? (['code'] as const) : [])];
  return [{ type: 'text', text, ...(all.length > 0 ? { marks: all.map((type) => ({ type })) } : {}) }];
}

/**
 * The draft of a Word document: headings, numbered paragraphs, lists, quotations, tables, footnotes, page breaks, references
 * and blanks; `readDocument` says whether it is one that can be kept. Call it only in a sandboxed child. Errors:
 * `UnreadableFileError` for a file that is none.
 */
export function draftOfDocx(
  archive: Buffer,
  newId: () => string,
  options: Pick<ScanOptions, 'onParagraph'> = {},
): ImportedDraft {
  const word = readWord(archive, options);
  const builder = new Builder(word, newId);
  for (const block of word.blocks) builder.add(block);
  builder.finish();
  const { losses } = builder;
  const comments = builder.comments();
  if (losses.delete('comments')) losses.add(comments.length > 0 ? 'commentsKept' : 'comments');
  if (word.margins.length > 0) losses.add('headers');
  return { document: { type: 'doc', content: builder.blocks }, losses: [...losses], comments };
}
