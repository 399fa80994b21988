/** A paragraph of a judgment or act, or a page of a case file, that may answer a question. */
export interface Candidate {
  /** The document or the file; at most a few passages of one are quoted. */
  document: string;
  /** True for a file of the case. */
  ofCase: boolean;
  text: string;
  /** Says what the whole text is about: the heading of a section, the name of a file. */
  heading?: string;
  /** Words by which a question names the document and that a passage need not repeat: the parties, the court, the year. */
  identity?: string;
  /** Rank by the search, from 0 to 1. */
  rank: number;
  /** It is a sample that ships with the product, which is no law. */
  sample?: true;
  /** It was asked for by its number. */
  named?: boolean;
}

/**
 * Nearness in meaning of a text, as it is printed, to the question: of a paragraph of the library from 0 to 1; of a clause of a
 * paper of a case only its order counts, because a sentence model places all texts near one another. 0 where it is not known.
 */
export type Nearness = (text: string) => number;

/** A stretch of a candidate that answers the question. */
export interface ChosenPassage<C extends Candidate> {
  candidate: C;
  /** The words of the candidate, with white space folded; nothing is added or left out. */
  quote: string;
  /** Score of the answer: passages of one question can be compared. */
  score: number;
  /** Share of the question's subject that is in it, from 0 to 1. */
  coverage: number;
  stance: 'supports' | 'against';
  /** True for words of counsel, which are no finding of the court. */
  argument: boolean;
  /** True for a paper of the case that says that what the question assumes is not so. */
  contradicts: boolean;
  /** ISO days in the quote, in its order. */
  days: string[];
  /** Nearness in meaning to the question. */
  near: number;
}
