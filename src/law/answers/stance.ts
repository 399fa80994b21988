import { findWords } from '../text/words.ts';
import type { Question } from './question.ts';

const ARGUES =
  /\b(?:submit(?:s|ted)?|submissions?|contend(?:s|ed)?|contention|argue[sd]?|urge[sd]|according\sto\s(?:the\s)?(?:learned\s)?counsel|learned\s(?:senior\s)?counsel|it\s(?:was|is)\s(?:argued|contended|submitted|urged)|opposing|pleaded\sthat)\b/iu;
/** The court speaks of an argument to decide on it. */
const DECIDES =
  /\b(?:accept(?:ed)?|reject(?:ed)?|held|hold|find|found|no\s(?:merit|force|substance|answer)|correct|right\sin\slaw|cannot|untenable|well[\s-]founded|misconceived|agree|unable|answer\sis|my\sview|our\sview)\b/iu;

/** True where counsel speaks and the court does not say what it makes of it. */
export const isArgument = (quote: string): boolean => ARGUES.test(quote) && !DECIDES.test(quote);

const DENIES = new Set(
  'not no never cannot neither nor without unless except nothing hardly reject refus declin dismiss bar prohibit forbid fail untenable invalid illegal impermissible inadmissible overrul distinguish'.split(
    ' ',
  ),
);
/** Words between a denial and what it denies. */
const REACH = 6;

/** How many words of the question a denial stands beside. */
function denials(quote: string, terms: ReadonlySet<string>): number {
  const words = findWords(quote);
  let found = 0;
  for (const [at, { term }] of words.entries()) {
    if (!DENIES.has(term)) continue;
    const near = words.slice(Math.max(0, at - 2), at + REACH + 1);
    if (near.filter((word) => terms.has(word.term)).length >= 2) found += 1;
  }
  return found;
}

/**
 * Whether a passage speaks for what a question about authority puts forward, or against it: by denials beside the words
 * of the question. Only a hint of where to look: a reader decides.
 */
export function stanceOf(quote: string, question: Question): 'supports' | 'against' {
  if (question.kind !== 'authority') return 'supports';
  const terms = new Set(question.words.map(({ term }) => term));
  const denied = denials(quote, terms) % 2 === 1;
  return denied === question.negative ? 'supports' : 'against';
}
