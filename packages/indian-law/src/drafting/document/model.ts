/** The JSON of the editor (Tiptap). Each block carries an id that stays the same while the block is edited. */

export const MARKS = ['bold', 'italic', 'underline', 'code'] as const;
export type Mark = (typeof MARKS)[number];
export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export interface TextNode {
  type: 'text';
  text: string;
  marks?: readonly { type: Mark }[];
}
export interface HardBreak {
  type: 'hardBreak';
}
/** A fact that is not known yet; it is shown in brackets. */
export interface Blank {
  type: 'blank';
  attrs: { name: string };
}
/** The number of another block: *paragraph 4*. */
export interface CrossReference {
  type: 'crossReference';
  attrs: { target: string };
}
/** An annexure by its mark: *Annexure P-1*. `file` is the id of a case file. */
export interface AnnexureReference {
  type: 'annexureReference';
  attrs: { mark: string; file?: string };
}
export interface Footnote {
  type: 'footnote';
  content: readonly TextNode[];
}
export type Inline = TextNode | HardBreak | Blank | CrossReference | AnnexureReference | Footnote;

interface BlockAttributes {
  id: string;
}
interface TextAttributes extends BlockAttributes {
  align?: Alignment;
}
export interface Paragraph {
  type: 'paragraph';
  attrs: TextAttributes;
  content: readonly Inline[];
}
export interface Heading {
  type: 'heading';
  attrs: TextAttributes & { level: 1 | 2 | 3 };
  content: readonly Inline[];
}
/**
 * A paragraph that the document numbers: 1. at the first level, (a) at the second, (i) at the third. `start` is its number
 * where that is neither 1 nor the next one.
 */
export interface NumberedParagraph {
  type: 'numberedParagraph';
  attrs: TextAttributes & { level: 1 | 2 | 3; restart?: boolean; start?: number };
  content: readonly Inline[];
}
export interface ListItem {
  type: 'listItem';
  content: readonly (Paragraph | List)[];
}
export interface List {
  type: 'bulletList' | 'orderedList';
  attrs: BlockAttributes;
  content: readonly ListItem[];
}
export interface Quote {
  type: 'blockquote';
  attrs: BlockAttributes;
  content: readonly Paragraph[];
}
export interface CodeBlock {
  type: 'codeBlock';
  attrs: BlockAttributes;
  content: readonly TextNode[];
}
export interface TableCell {
  type: 'tableCell' | 'tableHeader';
  content: readonly (Paragraph | List)[];
}
export interface TableRow {
  type: 'tableRow';
  content: readonly TableCell[];
}
export interface DraftTable {
  type: 'table';
  attrs: BlockAttributes;
  content: readonly TableRow[];
}
export interface PageBreak {
  type: 'pageBreak';
  attrs: BlockAttributes;
}
export type TextBlock = Paragraph | Heading | NumberedParagraph;
export type Block = TextBlock | List | Quote | CodeBlock | DraftTable | PageBreak;

export interface DraftDocument {
  type: 'doc';
  content: readonly Block[];
}
