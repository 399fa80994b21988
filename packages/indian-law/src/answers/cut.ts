import type { Span } from '../text/text.ts';
import { findWords } from '../text/words.ts';
import type { Question } from './question.ts';
import { leaderOf } from './same-words.ts';

/** Found words that are looked at from each place of a long sentence. */
const MOST_FOUND = 40;
/** Characters before the first found word, and of those after it that may be lost. */
const [BEFORE, AFTER] = [80, 100];

/** The span of a text, or the part of it, at most so long, that has most words of the question; cut between words. O(n). */
export function cutTo(most: number, text: string, { start, end }: Span, question: Question): string {
  if (end - start <= most) return text.slice(start, end);
  const first = mostFrom(text.slice(start, end), most - AFTER, question);
  const from = start + Math.max(0, Math.min(first - BEFORE, end - start - most));
  const begin = from === start ? from : text.indexOf(' ', from) + 1;
  if (begin + most >= end) return text.slice(begin, end);
  const stop = text.lastIndexOf(' ', begin + most);
  return text.slice(begin, stop > begin ? stop : begin + most);
}

/** The beginning of the part with most words of the question and the thing that it asks for; the first of several. */
function mostFrom(text: string, part: number, { words, wanted }: Question): number {
  const asked = new Set(words.map(({ term }) => leaderOf(term)));
  const found = findWords(text)
    .map(({ term, start, end }) => ({ term: leaderOf(term), start, end }))
    .filter(({ term }) => asked.has(term))
    .slice(0, MOST_FOUND);
  let best = { start: found[0]?.start ?? 0, value: 0 };
  for (const [at, { start }] of found.entries()) {
    const inside = found.slice(at).filter(({ end }) => end <= start + part);
    const thing = wanted?.has.test(text.slice(start, start + part)) ? 1 : 0;
    const value = new Set(inside.map(({ term }) => term)).size + thing;
    if (value > best.value) best = { start, value };
  }
  return best.start;
}
