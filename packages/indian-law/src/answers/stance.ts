import { findWords } from '../text/words.ts';
import type { Question } from './question.ts';

const ARGUES =
  /\b(?:submit(?:s|ted)?|submissions?|contend(?:s|ed)?|contention|argue[sd]?|urge[sd]|according\sto\s(?:the\s)?(?:learned\s)?counsel|learned\s(?:senior\s)?counsel|it\s(?:was|is)\s(?:argued|contended|submitted|urged)|opposing|pleaded\sthat)\b/iu;
/** The court speaks of an argument to decide on it. */
const DECIDES =
  /\b(?:accept(?:ed)?|reject(?:ed)?|held|hold|find|found|no\s(?:merit|force|substance|answer)|agree|unable|answer\sis|my\sview|our\sview)\b/iu;
/** The same with words that counsel uses too: what they say of the argument is the court's. */
const DECIDES_ON_IT =
  /\b(?:contention|submission|argument|plea)s?\b[^.;]{0,120}\b(?:cannot|correct|right\sin\slaw|untenable|well[\s-]founded|misconceived)\b/iu;

/** True where counsel speaks and the court does not say what it makes of it. */
export const isArgument = (quote: string): boolean =>
  ARGUES.test(quote) && !DECIDES.test(quote) && !DECIDES_ON_IT.test(quote);

const DENIES = new Set(
  'not no never cannot neither nor without unless except nothing hardly reject refus declin dismiss bar prohibit forbid fail untenable invalid illegal impermissible inadmissible overrul distinguish'.split(
    ' ',
  ),
);
/** Words between a denial and what it denies. */
const REACH = 6;

/** It asks for a detail of something that it takes for granted. */
const TAKES_FOR_GRANTED = /\b(?:who|whom|when|where|which|what|why|how)\b/iu;

/** The word of the question that it asks to do without: of *without corroboration* the second. */
function unneededIn({ asked }: Question): string | undefined {
  const words = findWords(asked);
  const at = words.findIndex(({ term }) => term === 'without');
  return at < 0 ? undefined : words[at + 1]?.term;
}

interface Denials {
  /** The number of denials beside words of the question. */
  count: number;
  /** True when one of them is near the thing that the question asks to do without. */
  ofUnneeded: boolean;
}

function denials(
  quote: string,
  terms: ReadonlySet<string>,
  unneeded: string | undefined,
  isDenial = (term: string): boolean => DENIES.has(term),
): Denials {
  const words = findWords(quote);
  const found: Denials = { count: 0, ofUnneeded: false };
  for (const [at, { term }] of words.entries()) {
    if (!isDenial(term)) continue;
    const near = words.slice(Math.max(0, at - 2), at + REACH + 1);
    if (near.filter((word) => terms.has(word.term)).length < 2) continue;
    found.count += 1;
    found.ofUnneeded ||= near.some((word) => word.term === unneeded);
  }
  return found;
}

/**
 * True where a paper denies what a question takes for granted: *When did she pay?* and *she has not paid*. A question that
 * itself denies takes nothing of the kind for granted, and a word of the question (*When was it dismissed?*) denies nothing of it.
 * It is a hint: a reader decides.
 */
export function contradicts(quote: string, question: Question): boolean {
  if (question.negative || !TAKES_FOR_GRANTED.test(question.asked)) return false;
  const terms = new Set(question.words.map(({ term }) => term));
  return denials(quote, terms, undefined, (term) => DENIES.has(term) && !terms.has(term)).count > 0;
}

/**
 * Tells by denials near the question's words if a passage supports the proposition of a question about authority, or
 * speaks against it. It is only a hint of where to look: a reader decides.
 */
export function stanceOf(quote: string, question: Question): 'supports' | 'against' {
  if (question.kind !== 'authority') return 'supports';
  const unneeded = unneededIn(question);
  const { count, ofUnneeded } = denials(quote, new Set(question.words.map(({ term }) => term)), unneeded);
  const denied = count % 2 === 1;
  // A passage that denies the need of a thing supports a question whether one can do without it.
  if (unneeded !== undefined) return count === 0 || (denied && ofUnneeded) ? 'supports' : 'against';
  return denied === question.negative ? 'supports' : 'against';
}
