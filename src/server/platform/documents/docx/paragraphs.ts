import * as docx from 'docx';
import { printable } from '#server/core/printable.ts';
import { RIGHT_TO_LEFT } from '#shared/right-to-left.ts';
import type { Alignment, Heading, Paragraph, TextRun } from '../model.ts';
import { readsRightToLeft } from '../text-runs.ts';
import { Lists } from './numbering.ts';
import { LIST_LEVELS, STYLES } from './styles.ts';

const LEVELS = {
  1: docx.HeadingLevel.HEADING_1,
  2: docx.HeadingLevel.HEADING_2,
  3: docx.HeadingLevel.HEADING_3,
} as const;
const ALIGN = {
  left: docx.AlignmentType.LEFT,
  center: docx.AlignmentType.CENTER,
  right: docx.AlignmentType.RIGHT,
  justify: docx.AlignmentType.BOTH,
} as const satisfies Record<Alignment, string>;

/** The name of a bookmark: Word takes letters, digits and underscores, at most forty. */
type Bookmarks = ReadonlyMap<string, string>;

/** The paragraphs of one document, with its lists and its bookmarks. */
export class Paragraphs {
  readonly lists = new Lists();
  readonly #bookmarks: Bookmarks;

  constructor(ids: readonly string[]) {
    this.#bookmarks = new Map(ids.map((id, at) => [id, `paragraph_${at + 1}`]));
  }

  of(block: Heading | Paragraph, more: docx.IParagraphOptions = {}): docx.Paragraph {
    const runs = block.runs.flatMap((run) => this.#children(run));
    return new docx.Paragraph({
      ...more,
      ...directed(block),
      ...(block.kind === 'heading' ? { heading: LEVELS[block.level] } : this.#form(block)),
      children: commented(block, block.kind === 'paragraph' ? this.#marked(block, runs) : runs),
    });
  }

  #form({ style, sign, below }: Paragraph): docx.IParagraphOptions {
    if (sign) return { style: STYLES[sign.kind], numbering: this.lists.take(sign) };
    if (below !== undefined) return { style: `${STYLES.below}${Math.min(below, LIST_LEVELS)}` };
    return style ? { style: STYLES[style] } : {};
  }

  #marked({ id }: Paragraph, runs: docx.ParagraphChild[]): docx.ParagraphChild[] {
    const name = id === undefined ? undefined : this.#bookmarks.get(id);
    return name === undefined ? runs : [new docx.Bookmark({ id: name, children: runs })];
  }

  #children(run: TextRun): docx.ParagraphChild[] {
    if (run.comment !== undefined) return commentedRun(run, run.comment);
    if (run.note !== undefined) return [new docx.FootnoteReferenceRun(run.note)];
    const bookmark = run.target === undefined ? undefined : this.#bookmarks.get(run.target);
    if (bookmark !== undefined) return this.#reference(run, bookmark);
    return [docxRun(run)];
  }

  /** The number of another paragraph is a field, which Word counts again; the word before it is text. */
  #reference(run: TextRun, bookmark: string): docx.ParagraphChild[] {
    const at = run.text.lastIndexOf(' ') + 1;
    const field = new docx.NumberedItemReference(bookmark, printable(run.text.slice(at)), {
      hyperlink: true,
      referenceFormat: docx.NumberedItemReferenceFormat.FULL_CONTEXT,
    });
    return [docxRun({ ...run, text: run.text.slice(0, at) }), field];
  }
}

/** A paragraph inside the ranges of its comments. */
function commented(
  { comments = [] }: Heading | Paragraph,
  runs: docx.ParagraphChild[],
): docx.ParagraphChild[] {
  return [
    ...comments.map((id) => new docx.CommentRangeStart(id)),
    ...runs,
    ...comments.flatMap((id) => [
      new docx.CommentRangeEnd(id),
      new docx.TextRun({ children: [new docx.CommentReference(id)] }),
    ]),
  ];
}

/** A run between the ends of its comment. */
function commentedRun(run: TextRun, id: number): docx.ParagraphChild[] {
  return [
    new docx.CommentRangeStart(id),
    docxRun(run),
    new docx.CommentRangeEnd(id),
    new docx.TextRun({ children: [new docx.CommentReference(id)] }),
  ];
}

/** Word takes the sides from the direction of a paragraph: in one that runs from the right, its `right` is the left side. */
function directed({ runs, align }: Heading | Paragraph): docx.IParagraphOptions {
  const bidirectional = readsRightToLeft(runs);
  const side = bidirectional && (align === 'left' || align === 'right') ? undefined : align;
  return { ...(bidirectional ? { bidirectional } : {}), ...(side ? { alignment: ALIGN[side] } : {}) };
}

/** One run; the style of a heading makes its runs bold. */
export function docxRun({ text, bold, italic, underline, code, language, role }: TextRun): docx.TextRun {
  if (text === '\n') return new docx.TextRun({ break: 1 });
  const style = role ? STYLES[role] : code ? STYLES.codeText : undefined;
  return new docx.TextRun({
    text: printable(text),
    ...(bold ? { bold } : {}),
    ...(italic ? { italics: true } : {}),
    ...(underline ? { underline: {} } : {}),
    ...(style ? { style } : {}),
    // Word takes the language of Indian scripts from `bidi`, as of all scripts that it shapes.
    ...(language ? { language: { value: language, bidirectional: language } } : {}),
    ...(RIGHT_TO_LEFT.test(text) ? { rightToLeft: true } : {}),
  });
}
