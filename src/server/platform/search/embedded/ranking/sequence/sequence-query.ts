import { stopWords } from '#law/text/words.ts';
import type { CollectionStatistics } from '../bm25.ts';
import { Sequence, type SequenceWord } from './sequence-score.ts';

/** A query of so many words, stop words counted, is a sentence: a document is wanted that has it. */
export const sentenceWords = 5;
/** The first words of a longer query say enough; the positions of each are read. */
export const mostSequenceWords = 16;
/** On average every fortieth word of a text is this stop word. */
const stopWordInformation = Math.log(40);
/** Part of the information that the best place of all texts has by chance, beyond which a find counts for more. */
const chanceShare = 0.6;

/** A word of the query, stop words included, its position in it, and the terms related to it where meaning counts. */
export type QueryWord = Omit<SequenceWord, 'information'>;

export interface SequenceQuery {
  /** Without the stop words, and with them. */
  words: Sequence;
  all: Sequence;
  sentence: boolean;
  /** The information of a place that begins to count for more. */
  chance: number;
}

/** The information of a stop word; undefined for another word, whose frequency in the library decides. */
export function informationOf(term: string): number | undefined {
  return stopWords.has(term) ? stopWordInformation : undefined;
}

/** Counts occurrences of a term in a part of the library. */
export interface Occurrences {
  occurrences(term: string): number;
}

/** Weighs the words by their rarity. Undefined where too few of them occur in the library to be a sequence. */
export function sequenceQuery(
  typed: readonly QueryWord[],
  parts: readonly Occurrences[],
  { documents, averageLength }: CollectionStatistics,
): SequenceQuery | undefined {
  const total = Math.max(1, documents * averageLength);
  const words: SequenceWord[] = [];
  const stops: SequenceWord[] = [];
  for (const word of typed) {
    const { term } = word;
    const stop = informationOf(term);
    if (stop !== undefined) {
      stops.push({ ...word, information: stop });
      continue;
    }
    const found = parts.reduce((sum, part) => sum + part.occurrences(term), 0);
    if (found > 0 || word.related?.length)
      words.push({ ...word, information: Math.max(1, Math.log(total / Math.max(1, found))) });
  }
  const sentence = words.length + stops.length >= sentenceWords;
  if (words.length < (sentence ? 1 : 2)) return undefined;
  const all = new Sequence([...words, ...stops]);
  return { words: new Sequence(words), all, sentence, chance: chanceShare * Math.log(total) };
}
