import type { Mark } from '#law/drafting/document/model.ts';

/** A tracked change of some words. */
export interface Change {
  kind: 'inserted' | 'deleted';
  author: string;
}

/** Content of a Word document as it is printed, before it becomes blocks of a draft or a text. */
export type ScannedInline =
  | { type: 'text'; text: string; style: string; marks: Mark[]; legacy?: true; change?: Change }
  | { type: 'break' }
  | { type: 'pageBreak' }
  | { type: 'note'; id: string; of: 'footnotes' | 'endnotes' }
  /** A field that gives the number of a paragraph; `shown` is its last result. */
  | { type: 'reference'; bookmark: string; shown: string };

export interface ScannedParagraph {
  type: 'paragraph';
  style: string;
  align?: string;
  heading?: number;
  numId?: string;
  level?: number;
  newPage?: boolean;
  /** It is read from right to left. */
  bidi?: boolean;
  /** Its indents in twentieths of a point. */
  left?: number;
  right?: number;
  /** Its end is deleted: the next paragraph goes on in it. */
  joined?: true;
  /** All its words may have been left out: deleted, moved, hidden, or a placeholder. */
  emptied?: true;
  bookmarks: string[];
  /** Comments that begin in it, with the words that they are about. */
  comments?: { id: string; words: string }[];
  content: ScannedInline[];
}
export interface ScannedCell {
  paragraphs: ScannedParagraph[];
  /** Columns that it takes. */
  span: number;
}
export interface ScannedRow {
  head: boolean;
  deleted?: true;
  /** Columns that it leaves empty at its end. */
  after?: number;
  cells: ScannedCell[];
}
export interface ScannedTable {
  type: 'table';
  rows: ScannedRow[];
}
export type Scanned = ScannedParagraph | ScannedTable | { type: 'pageBreak' };

/** Kinds of content that a draft does not have, or has in another form. */
export const LOSSES = [
  'pictures',
  'textBoxes',
  'mergedCells',
  'deletions',
  'numbers',
  'comments',
  'commentsKept',
  'headers',
  'hidden',
  'symbols',
  'raised',
  'struck',
  'formulas',
  'embedded',
  'endnotes',
  'legacyFont',
  'unreadFont',
  'unknown',
] as const;
export type Loss = (typeof LOSSES)[number];

/** All paragraphs of some blocks, also those of tables. */
export function paragraphsOf(blocks: readonly Scanned[]): ScannedParagraph[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [block];
    return block.type === 'table'
      ? block.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs))
      : [];
  });
}

export interface ScannedPart {
  blocks: Scanned[];
  losses: Set<Loss>;
  /** Blocks of each note, by its id. */
  notes: Map<string, ScannedParagraph[]>;
}

/** `tracked`: deleted words are kept, and marked as changes. `onParagraph` may end the reading by an error. */
export interface ScanOptions {
  tracked?: boolean;
  onParagraph?: () => void;
}
