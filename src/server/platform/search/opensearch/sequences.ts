import { findWords, wordFinder } from '#law/text/words.ts';
import type { SequenceQuery } from '../embedded/ranking/sequence/sequence-query.ts';
import type { Sequence } from '../embedded/ranking/sequence/sequence-score.ts';
import type { LibraryParagraph } from '../engine.ts';
import type { LibraryIndex } from './index/library-index.ts';
import { readDocuments } from './index/read-documents.ts';

/** Scores a text by the best place in which it has the words of a sequence in their order. */
function textScore(sequence: Sequence): (text: string) => number {
  const terms = sequence.terms.map(({ term }) => term);
  const find = wordFinder(terms);
  return (text) => {
    // Most paragraphs have too few of the words; to find that out costs a tenth of reading them.
    if (new Set(find(text).map(({ term }) => term)).size < Math.min(2, terms.length)) return 0;
    const positions = new Map<string, number[]>(terms.map((term) => [term, []]));
    for (const [position, { term }] of findWords(text).entries()) positions.get(term)?.push(position);
    return sequence.score(terms.map((term) => Uint32Array.from(positions.get(term) ?? [])));
  };
}

/** What the best paragraph or the title of each document says of a sequence. */
export async function sequenceScores(
  index: LibraryIndex,
  ids: readonly string[],
  query: SequenceQuery,
  signal: AbortSignal | undefined,
): Promise<Map<string, number>> {
  const score = textScore(query.sentence ? query.all : query.words);
  const documents = await readDocuments(index, ids, ['paragraphs', 'record.title'], signal);
  const best = (paragraphs: readonly LibraryParagraph[]) =>
    paragraphs.reduce((most, { text }) => Math.max(most, score(text)), 0);
  return new Map(
    documents.map(({ id, record, paragraphs = [] }) => [
      id,
      Math.max(best(paragraphs), score(record?.title ?? '')),
    ]),
  );
}
