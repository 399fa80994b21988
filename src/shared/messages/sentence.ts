import { type ArgumentsOf, type Message, messageOf } from './message.ts';
import { formatEnglish, formatPieces, loadedTranslation } from './translate.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A message with its values: what a sentence says, before the language of its reader is known. */
export interface Sentence {
  readonly message: Message;
  readonly values: Values;
}

/** A sentence as it is sent or stored: the key of its message and the values. */
export interface SentenceData {
  key: string;
  params: Values;
}

/** A sentence for `ProblemError`: `sentenceOf(messages.tooLong, { max })`. */
export function sentenceOf<M extends Message>(message: M, ...[values]: ArgumentsOf<M>): Sentence {
  return { message, values: (values as Values | undefined) ?? {} };
}

/** The sentence in the reader's language. */
export const formatSentence = ({ message, values }: Sentence): string =>
  String(formatPieces<string>(message, values));

/** The sentence as the catalogues have it, for the log. */
export const englishSentence = ({ message, values }: Sentence): string => formatEnglish(message, values);

export const toSentenceData = ({ message, values }: Sentence): SentenceData => ({
  key: message.key,
  params: values,
});

/**
 * The sentence of what was sent or stored. In the browser only the catalogues of the open pages are loaded, and of
 * another language all its texts. Undefined when no loaded catalogue has the key.
 */
export function fromSentenceData({ key, params }: SentenceData): Sentence | undefined {
  const message = messageOf(key) ?? loadedTranslation(key);
  return message && { message, values: params };
}

/**
 * Turns sent or stored data into a sentence in the reader's language; undefined when no loaded catalogue has the key.
 */
export function formatSentenceData(data: SentenceData): string | undefined {
  const known = fromSentenceData(data);
  return known && formatSentence(known);
}
