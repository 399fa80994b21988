import { findWords } from '../text/words.ts';
import { relation } from './related-words.ts';
import { leaderOf } from './same-words.ts';
import type { Wanted } from './wanted.ts';

/** Nearness of a word to one that says the same or a kind of it. */
const SAME = 0.7;
/** Words before and behind a noun in which its count can be. */
const REACH = 4;

/** True where a text has a count beside the things that a question wants counted: *six machines*. O(n). */
export function hasCount(text: string, { counted = [], has }: Wanted): boolean {
  const nouns = counted.map(leaderOf);
  const words = findWords(text);
  return words.some(({ term }, at) => {
    const said = leaderOf(term);
    if (!nouns.some((noun) => relation(noun, said) >= SAME)) return false;
    const from = words[Math.max(0, at - REACH)]?.start;
    const to = words[Math.min(words.length - 1, at + REACH)]?.end;
    return has.test(text.slice(from, to));
  });
}
