import { findWords } from '#law/text/words.ts';
import { informationOf, type QueryWord } from './sequence-query.ts';
import { Sequence } from './sequence-score.ts';

/** The information of a word whose frequency in the library is not known: one in four hundred is this one. */
const wordInformation = Math.log(400);

/** Scores paragraphs by the best place in which they have the words of a query in its order. */
export function paragraphSequence(typed: readonly QueryWord[]): (text: string) => number {
  const sequence = new Sequence(
    typed.map((word) => ({ ...word, information: informationOf(word.term) ?? wordInformation })),
  );
  return (text) => {
    const positions = new Map<string, number[]>(sequence.terms.map(({ term }) => [term, []]));
    for (const [position, { term }] of findWords(text).entries()) positions.get(term)?.push(position);
    return sequence.score(sequence.terms.map(({ term }) => Uint32Array.from(positions.get(term) ?? [])));
  };
}
