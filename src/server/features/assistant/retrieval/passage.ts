import type { Candidate, ChosenPassage } from '#law/answers/select-passages.ts';
import type { Whose } from '#law/judgment/parts/whose.ts';

/** A paragraph of the library, a page of a case file or what the web search shows of a page, with what a source says of it. */
export interface SourceText extends Candidate {
  kind: 'library' | 'file' | 'web';
  id: string;
  title: string;
  citation?: string;
  /** The court and the day of a judgment, for the line of context. */
  court?: string;
  decidedOn?: string;
  /** Number of judges who heard it. */
  benchStrength?: number;
  /** Number as printed. */
  paragraph?: string;
  /** Source of the words, if the judgment alone does not name it: one opinion, or a headnote. */
  whose?: Whose;
  /** Position of the paragraph in its document. */
  index?: number;
  page?: number;
  /** The case that a file belongs to. */
  caseId?: string;
  /** A document of the library that is saved in the case: it tells nothing about the facts of the case. */
  authority?: true;
  summary?: true;
  ocr?: true;
}

/** Characters that show what a text is about. */
const BEGINNING = 200;

/** A text that is given whole, of which nothing was chosen. */
export const beginningOf = (candidate: SourceText): ChosenPassage<SourceText> => ({
  candidate,
  quote: candidate.text.replaceAll(/\s+/gu, ' ').trim().slice(0, BEGINNING),
  ...{ days: [], score: 0, coverage: 0, stance: 'supports', argument: false, contradicts: false, near: 0 },
});
