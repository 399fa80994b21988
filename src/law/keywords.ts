import { SUBJECT_TERMS } from './subject-terms.ts';

interface Term {
  label: string;
  /** Words after the first. */
  rest: readonly string[];
}

/** Terms by their first word: one look-up for each word of a text. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly Term[]> = (() => {
  const index = new Map<string, Term[]>();
  for (const [label, phrases] of SUBJECT_TERMS) {
    for (const phrase of phrases) {
      const [first = '', ...rest] = phrase.split(' ');
      const known = index.get(first);
      if (known === undefined) index.set(first, [{ label, rest }]);
      else known.push({ label, rest });
    }
  }
  return index;
})();

const WANTED = 10;
const LEAST = 2;

/**
 * What a judgment is about: labels from our list of subjects, the most spoken of first, at most ten. A subject
 * counts once for each mention, longer phrases more than single words, and needs two mentions (one when the phrase
 * has three words). Same text, same keywords. One pass over the words.
 */
export function findKeywords(text: string): string[] {
  const words = wordsOf(text.toLowerCase());
  const weights = new Map<string, number>();
  for (let i = 0; i < words.length; i += 1) {
    const terms = BY_FIRST_WORD.get(words[i] ?? '');
    if (terms === undefined) continue;
    for (const { label, rest } of terms) {
      if (rest.every((word, k) => words[i + 1 + k] === word)) {
        weights.set(label, (weights.get(label) ?? 0) + 1 + rest.length * 0.5);
      }
    }
  }
  return [...weights]
    .filter(([, weight]) => weight >= LEAST)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, WANTED)
    .map(([label]) => label);
}

/** Runs of the letters a–z; a hand-written scan, for this is done for every document of a library. */
function wordsOf(lower: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let i = 0; i <= lower.length; i += 1) {
    const code = i < lower.length ? lower.charCodeAt(i) : 0;
    const letter = code >= 97 && code <= 122;
    if (letter && start === -1) start = i;
    else if (!letter && start !== -1) {
      words.push(lower.slice(start, i));
      start = -1;
    }
  }
  return words;
}
