import { MARK, type Marks, markWhole, markWords } from '../text/marks.ts';
import { SUBJECT_TERMS } from './subject-terms.ts';

interface Term {
  label: string;
  /** The words that must follow the first; undefined for a term of one word. */
  rest?: RegExp;
  weight: number;
}

/** Terms by their first word. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly Term[]> = (() => {
  const index = new Map<string, Term[]>();
  for (const [label, phrases] of SUBJECT_TERMS) {
    for (const phrase of phrases) {
      const [first = '', ...rest] = phrase.split(' ');
      const more = rest.map((word) => `[^a-z]+${word}`).join('');
      const term: Term = {
        label,
        weight: 1 + rest.length * 0.5,
        ...(more === '' ? {} : { rest: new RegExp(`${more}(?![a-z])`, 'iy') }),
      };
      index.set(first, [...(index.get(first) ?? []), term]);
    }
  }
  return index;
})();

markWhole(MARK.subject, BY_FIRST_WORD.keys());

/** Adds the weights of the terms whose first word is printed from `start` to `end`. */
function addTermsAt(text: string, start: number, end: number, weights: Map<string, number>): void {
  for (const { label, rest, weight } of BY_FIRST_WORD.get(text.slice(start, end).toLowerCase()) ?? []) {
    if (rest !== undefined) rest.lastIndex = end;
    if (rest?.test(text) ?? true) weights.set(label, (weights.get(label) ?? 0) + weight);
  }
}

const WANTED = 10;
const LEAST = 2;

/**
 * The subjects of a judgment: labels from our list, the most frequent first, at most ten. Each mention of a subject
 * counts once, longer phrases weigh more than single words, and a subject needs two mentions (one when the phrase
 * has three words). Deterministic. Linear time.
 */
export function findKeywords(text: string, marks: Marks = markWords(text)): string[] {
  const weights = new Map<string, number>();
  const { words } = marks;
  for (let i = 0; i < words.length; i += 3) {
    if (((words[i + 2] ?? 0) & MARK.subject) === 0) continue;
    addTermsAt(text, words[i] ?? 0, words[i + 1] ?? 0, weights);
  }
  return [...weights]
    .filter(([, weight]) => weight >= LEAST)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, WANTED)
    .map(([label]) => label);
}
