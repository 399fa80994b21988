/** A piece of text in one style and one language. */
export interface TextRun {
  text: string;
  bold?: boolean;
  /** BCP 47, where it differs from the language of the document. */
  language?: string;
}

export interface Paragraph {
  kind: 'paragraph';
  runs: readonly TextRun[];
  align?: 'center';
}

/** A heading is a bookmark too. */
export interface Heading {
  kind: 'heading';
  /** 1 is the highest. */
  level: 1 | 2 | 3;
  runs: readonly TextRun[];
  align?: 'center';
}

export type TableCell = readonly Paragraph[];

/** The head is repeated on every page. A row stays on one page, unless it is long. */
export interface Table {
  kind: 'table';
  /** Widths in percent of the text's width. */
  columns: readonly number[];
  head: readonly TableCell[];
  rows: readonly (readonly TableCell[])[];
}

/** What a writer makes a file from: A4 pages, the header on each but the first, the page's number on each. */
export interface DocumentModel {
  title: string;
  /** BCP 47. */
  language: string;
  header: string;
  blocks: readonly (Heading | Paragraph | Table)[];
}

/** Makes the bytes of a file. Characters that no document can hold are left out. */
export type DocumentWriter = (document: DocumentModel) => Promise<Uint8Array>;
