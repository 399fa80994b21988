import { wordTerm } from '../../text/words.ts';
import { leaderOf } from '../same-words.ts';

/** People as everyday speech has them; papers name them, or say *I*, *you* and *our client*. */
const PERSONS = new Set(
  (
    'boss boy brother client colleague couple cousin customer daughter family father friend gentleman girl grandfather ' +
    'grandmother guest guy husband kid lady maid man mother neighbour neighbor niece nephew parent passenger relative ' +
    'servant sister son stranger uncle aunt villager visitor widow wife woman youth'
  )
    .split(' ')
    .map((word) => leaderOf(wordTerm(word))),
);

/** True for a word that need not be in the papers of a case, although they speak of the person. */
export const isEverydayPerson = (term: string): boolean => PERSONS.has(term);
