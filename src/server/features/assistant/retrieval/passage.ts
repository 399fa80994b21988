import type { Candidate } from '#law/answers/select-passages.ts';

/** A paragraph of the library or a page of a case file, with what a source says of it. */
export interface SourceText extends Candidate {
  kind: 'library' | 'file';
  id: string;
  title: string;
  citation?: string;
  /** The court and the day of a judgment, for the line of context. */
  court?: string;
  decidedOn?: string;
  /** Number as printed. */
  paragraph?: string;
  /** Position of the paragraph in its document. */
  index?: number;
  page?: number;
  /** The case that a file belongs to. */
  caseId?: string;
  sample?: true;
  summary?: true;
  ocr?: true;
}
