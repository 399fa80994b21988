import type { Mark } from '#law/drafting/document/model.ts';

/** Content of a Word document, before it becomes blocks of a draft. */
export type ScannedInline =
  | { type: 'text'; text: string; style: string; marks: Mark[] }
  | { type: 'break' }
  | { type: 'pageBreak' }
  | { type: 'note'; id: string }
  /** A field that gives the number of a paragraph; `shown` is its last result. */
  | { type: 'reference'; bookmark: string; shown: string };

export interface ScannedParagraph {
  type: 'paragraph';
  style: string;
  align?: string;
  heading?: number;
  numId?: string;
  level?: number;
  newPage?: true;
  bookmarks: string[];
  content: ScannedInline[];
}
export interface ScannedCell {
  paragraphs: ScannedParagraph[];
  /** Columns that it takes. */
  span: number;
}
export interface ScannedTable {
  type: 'table';
  rows: { head: boolean; cells: ScannedCell[] }[];
}
export type Scanned = ScannedParagraph | ScannedTable;

/** Kinds of content that a draft does not have. */
export const LOSSES = ['pictures', 'textBoxes', 'mergedCells', 'deletions', 'numbers'] as const;
export type Loss = (typeof LOSSES)[number];
