import type { PageLayout } from '#law/drafting/page-layout.ts';

/** A piece of text in one style and one language. The text `\n` alone is a line break. */
export interface TextRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  /** In a font of equal widths. */
  code?: boolean;
  /** BCP 47, where it differs from the language of the document. */
  language?: string;
  /** Meaning of the text, which a Word document keeps as a style. */
  role?: 'blank' | 'annexure' | 'reference';
  /** The `id` of the paragraph whose number a reference gives. */
  target?: string;
  /** The text is the mark of this footnote, counted from 1. */
  note?: number;
  /** The comment on this text alone, by its place in `comments` of the document. */
  comment?: number;
}

export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** The sign before a paragraph: a number of the document, or that of an item of a list. */
export interface Sign {
  kind: 'numbered' | 'bullet' | 'ordered';
  /** 1 is the outermost. */
  level: number;
  printed: string;
  /** Counted on its level; of an item, in its list. */
  number: number;
  /** The list of an item; lists are counted through the document. */
  list?: number;
}

export interface Paragraph {
  kind: 'paragraph';
  runs: readonly TextRun[];
  align?: Alignment;
  style?: 'quote' | 'code';
  sign?: Sign;
  /** A further paragraph of an item on this level. */
  below?: number;
  /** The comments on it, by their places in `comments` of the document. */
  comments?: readonly number[];
  /** Unique in a document; references name it. */
  id?: string;
}

/** A heading is a bookmark too. */
export interface Heading {
  kind: 'heading';
  /** 1 is the highest. */
  level: 1 | 2 | 3;
  runs: readonly TextRun[];
  align?: Alignment;
  comments?: readonly number[];
}

/** A comment beside the text, which a Word document keeps and a PDF leaves out. `at`: ISO 8601. */
export interface Comment {
  author: string;
  at: string;
  text: string;
  /** Place of the comment that it answers. */
  answers?: number | null;
  settled?: boolean;
}

export type TableCell = readonly Paragraph[];

/** The head is repeated on every page. A row stays on one page, unless it is long. */
export interface Table {
  kind: 'table';
  /** Widths in percent of the text's width. */
  columns: readonly number[];
  /** Without cells, the table has no head. */
  head: readonly TableCell[];
  rows: readonly (readonly TableCell[])[];
}

/** A QR code, black on white, a little over three centimetres wide. */
export interface QrCode {
  kind: 'qr';
  text: string;
  /** Read to those who do not see it. */
  alt: string;
}

/** Starts a page for the next block. */
export interface PageBreak {
  kind: 'pageBreak';
}

/** Content of a file to write: A4 pages, the header on each but the first, the page's number on each. */
export interface DocumentModel {
  title: string;
  /** BCP 47. */
  language: string;
  header: string;
  blocks: readonly (Heading | Paragraph | Table | QrCode | PageBreak)[];
  /** Footnotes, by their marks: at the foot of the page in Word, at the end in a PDF. */
  notes?: readonly (readonly TextRun[])[];
  comments?: readonly Comment[];
  /** `PLAIN_LAYOUT` when absent. */
  layout?: PageLayout;
}

/** Makes the bytes of a file. Characters that no document can hold are left out. */
export type DocumentWriter = (document: DocumentModel) => Promise<Uint8Array>;
