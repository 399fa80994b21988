import type { Span } from '../../text/text.ts';

export const SENTENCE_STATUSES = ['supported', 'differs', 'not_found', 'not_checked'] as const;
export type SentenceStatus = (typeof SENTENCE_STATUSES)[number];
export const DIFFERENCE_KINDS = [
  'figure',
  'date',
  'name',
  'negation',
  'provision',
  'quotation',
  'citation',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Words of a sentence that its source does not have, and what the source says in their place. */
export interface Difference {
  what: DifferenceKind;
  said: string;
  source?: string;
}

/** A sentence of an answer, compared with the sources that it names. The span is in UTF-16 units of the answer. */
export interface CheckedSentence extends Span {
  text: string;
  /** Numbers of sources that the sentence names. */
  sources: number[];
  status: SentenceStatus;
  differences: Difference[];
}

/** A source of an answer, as the sentences are compared with it. */
export interface SourceToCompare {
  n: number;
  text: string;
  /** Its name, citation, court, day and place: a sentence may name them, and they are no fact of the text. */
  about: string;
}
