import type {
  Alignment,
  Block,
  DraftDocument,
  Inline,
  Paragraph,
  TableCell,
  TextNode,
} from '#law/drafting/document/model.ts';
import { DRAFT_LIMITS } from '#law/drafting/document/read.ts';
import { STYLES } from '#server/platform/documents/docx/styles.ts';
import { wordParts } from './archive.ts';
import { Lists } from './build-lists.ts';
import { type Counted, Numbering } from './numbering.ts';
import { scanDocument, scanFootnotes } from './scan-document.ts';
import type { Loss, Scanned, ScannedInline, ScannedParagraph, ScannedTable } from './scanned.ts';
import { readStyles, type Style } from './styles.ts';

export interface ImportedDraft {
  document: DraftDocument;
  /** Kinds of content in the document that a draft does not have. */
  losses: Loss[];
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
const UNSTORABLE = /(?![\t\n])\p{Cc}|\p{Cs}/gu;
/** Styles of other documents that quote. */
const QUOTE = /^(?:intense )?quot(?:e|ation)\b/iu;

const level3 = (level: number) => Math.min(3, Math.max(1, level)) as 1 | 2 | 3;

/** Makes the blocks of a draft from what a Word document holds. */
class Builder {
  readonly blocks: Block[] = [];
  readonly losses: Set<Loss>;
  readonly #styles: ReadonlyMap<string, Style>;
  readonly #numbering: Numbering;
  readonly #notes: ReadonlyMap<string, string>;
  readonly #newId: () => string;
  readonly #lists: Lists;
  /** The blocks that fields refer to, by the names of their bookmarks. */
  readonly #bookmarks = new Map<string, string>();
  readonly #waiting: { node: Inline; bookmark: string; shown: string }[] = [];
  /** Number of paragraphs counted at each level of the draft. */
  readonly #counts = [0, 0, 0];

  constructor(
    xml: { styles: string; numbering: string; footnotes: string },
    losses: Set<Loss>,
    newId: () => string,
  ) {
    this.#styles = readStyles(xml.styles);
    this.#numbering = new Numbering(xml.numbering);
    this.#notes = scanFootnotes(xml.footnotes);
    this.losses = losses;
    this.#newId = newId;
    this.#lists = new Lists(this.blocks, newId);
  }

  add(block: Scanned): void {
    if (block.type === 'table') {
      this.#lists.end();
      this.blocks.push(this.#table(block));
    } else this.#paragraph(block);
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

  #paragraph(paragraph: ScannedParagraph): void {
    if (paragraph.newPage) this.#pageBreak();
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
    const style = this.#styles.get(paragraph.style);
    const counted = this.#counted(paragraph, style);
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
    if (heading !== undefined) {
      this.blocks.push({ ...plain, type: 'heading', attrs: { ...plain.attrs, level: level3(heading) } });
      return;
    }
    if (!counted.silent) this.#numbered(paragraph, style, plain, counted);
    else if (paragraph.style === STYLES.code) this.#code(plain);
    else if (paragraph.style === STYLES.quote || QUOTE.test(style?.name ?? '')) this.#quote(plain);
    else this.blocks.push(plain);
  }

  #item(
    type: 'bulletList' | 'orderedList',
    paragraph: ScannedParagraph,
    style: Style | undefined,
    plain: Paragraph,
  ): void {
    this.#lists.item(type, this.#levelOf(paragraph, style) + 1, paragraph.numId ?? style?.numId ?? '', plain);
  }

  #levelOf = (paragraph: ScannedParagraph, style: Style | undefined) => paragraph.level ?? style?.level ?? 0;

  #counted(paragraph: ScannedParagraph, style: Style | undefined): Counted {
    const numId = paragraph.numId ?? style?.numId ?? '0';
    return this.#numbering.take(numId, this.#levelOf(paragraph, style));
  }

  /** Word's number is kept by a restart where the draft would count on. */
  #numbered(
    paragraph: ScannedParagraph,
    style: Style | undefined,
    plain: Paragraph,
    { number }: Counted,
  ): void {
    const level = level3(this.#levelOf(paragraph, style) + 1);
    const next = (this.#counts[level - 1] ?? 0) + 1;
    const restart = number === 1 && next !== 1;
    if (number !== next && !restart) this.losses.add('numbers');
    this.#counts[level - 1] = restart ? 1 : next;
    this.#counts.fill(0, level);
    for (const name of paragraph.bookmarks) this.#bookmarks.set(name, plain.attrs.id);
    const attrs = { ...plain.attrs, level, ...(restart ? { restart } : {}) };
    this.blocks.push({ type: 'numberedParagraph', attrs, content: plain.content });
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
    for (const paragraph of paragraphs) {
      const style = this.#styles.get(paragraph.style);
      const counted = this.#counted(paragraph, style);
      const plain = this.#plain(paragraph);
      const level = this.#levelOf(paragraph, style) + 1;
      const id = paragraph.numId ?? '';
      if (lists.below(belowLevel(paragraph.style), plain)) continue;
      if (counted.bullet) lists.item('bulletList', level, id, plain);
      else if (paragraph.style === STYLES.ordered && !counted.silent)
        lists.item('orderedList', level, id, plain);
      else {
        lists.end();
        const sign: TextNode[] = counted.silent ? [] : [{ type: 'text', text: `${counted.printed} ` }];
        content.push({ ...plain, content: [...sign, ...plain.content] });
      }
    }
    return { type, content: content as TableCell['content'] };
  }

  #plain({ align, content }: ScannedParagraph): Paragraph {
    const known = align !== undefined && Object.hasOwn(ALIGN, align) ? ALIGN[align] : undefined;
    const nodes = content.flatMap((inline, at) => this.#inline(inline, content[at + 1]));
    return {
      type: 'paragraph',
      attrs: { id: this.#newId(), ...(known ? { align: known } : {}) },
      content: nodes,
    };
  }

  #inline(inline: ScannedInline, next: ScannedInline | undefined): Inline[] {
    switch (inline.type) {
      case 'break':
        return [{ type: 'hardBreak' }];
      case 'pageBreak':
        return [];
      case 'note': {
        const text = (this.#notes.get(inline.id) ?? '').replace(UNSTORABLE, '');
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
export function draftOfDocx(archive: Buffer, newId: () => string): ImportedDraft {
  const { document: xml, ...parts } = wordParts(archive);
  const { blocks, losses } = scanDocument(xml);
  const builder = new Builder(parts, losses, newId);
  for (const block of blocks) builder.add(block);
  builder.finish();
  return { document: { type: 'doc', content: builder.blocks }, losses: [...builder.losses] };
}
