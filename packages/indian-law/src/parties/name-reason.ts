import { type NameWord, nameWords, sameKeys, sameName } from './names.ts';
import { isNearWord, singular } from './near-words.ts';

/** Reason for a match of names, which a lawyer sees beside it. */
export type NameReason = 'exact' | 'form' | 'spelling' | 'initials' | 'part' | 'plural' | 'slip';

/** The reason, and for `spelling`, `plural` and `slip` the two words that differ, as written (in lower case). */
export interface WhyNear {
  reason: NameReason;
  words: readonly [string, string] | null;
}

/**
 * The reason why `compareNames` finds two names near: `exact` (the same letters and figures), `form` (the same words in
 * another order, or but for titles and forms of company), `spelling` (a usual variant: Laxmi, Lakshmi), `initials`,
 * `plural`, `slip` (a letter left out, added, exchanged or replaced), `part` (one name has more words).
 */
export function whyNear(asked: string, found: string): WhyNear {
  if (letters(asked) === letters(found)) return { reason: 'exact', words: null };
  const [one, other] = [nameWords(asked), nameWords(found)];
  if (sameWords(one, other, ({ written }) => written)) return { reason: 'form', words: null };
  const spelling = differingPair(one, other, (a, b) => a === b);
  if (sameWords(one, other, ({ key }) => key)) return { reason: 'spelling', words: spelling };
  const [keys, others] = [one, other].map((words) => words.map(({ key }) => key));
  if (sameKeys(keys ?? [], others ?? [])) return { reason: 'initials', words: null };
  if (sameName(asked, found)) return { reason: 'part', words: null };
  const slip = differingPair(one, other, (a, b) => isNearWord(a, b));
  if (slip) return { reason: singular(slip[0]) === singular(slip[1]) ? 'plural' : 'slip', words: slip };
  return spelling ? { reason: 'spelling', words: spelling } : { reason: 'part', words: null };
}

const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function sameWords(
  one: readonly NameWord[],
  other: readonly NameWord[],
  form: (word: NameWord) => string,
): boolean {
  const sorted = (words: readonly NameWord[]) => words.map(form).sort().join(' ');
  return sorted(one) === sorted(other);
}

/** The first words, one of each name and not of both, whose folded forms agree. */
function differingPair(
  one: readonly NameWord[],
  other: readonly NameWord[],
  agree: (word: string, other: string) => boolean,
): [string, string] | null {
  for (const a of one) {
    if (other.some(({ written }) => written === a.written)) continue;
    const b = other.find(({ written, key }) => written !== a.written && agree(a.key, key));
    if (b) return [a.written, b.written];
  }
  return null;
}
