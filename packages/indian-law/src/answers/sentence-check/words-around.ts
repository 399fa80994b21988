import type { Span } from '../../text/text.ts';
import { findWords, stopWords } from '../../text/words.ts';
import { leaderOf } from '../same-words.ts';

/** The terms of a text that tell something, with words for the same alike. */
const tellingWords = (text: string): Found[] =>
  findWords(text)
    .filter(({ term }) => !stopWords.has(term))
    .map(({ term, start, end }) => ({ leader: leaderOf(term), start, end }));

interface Found extends Span {
  leader: string;
}

/** The shortest stretch of at most so many characters that has most of the found terms. O(n). */
function densest(found: readonly Found[], most: number): Span {
  const inside = new Map<string, number>();
  const count = (leader: string, by: number) => {
    const now = (inside.get(leader) ?? 0) + by;
    if (now > 0) inside.set(leader, now);
    else inside.delete(leader);
  };
  let first = 0;
  let best = { count: 0, start: 0, end: 0 };
  for (const { leader, end } of found) {
    count(leader, 1);
    for (let one = found[first]; one && end - one.start > most; one = found[first]) {
      count(one.leader, -1);
      first += 1;
    }
    const start = found[first]?.start ?? end;
    if (inside.size > best.count) best = { count: inside.size, start, end };
  }
  return best;
}

/**
 * The piece of a text, at most so many characters, that has most of the words of a sentence, with what is around them; a
 * short text is whole. O(n).
 */
export function wordsAround(text: string, sentence: string, most: number): string {
  if (text.length <= most) return text;
  const wanted = new Set(tellingWords(sentence).map(({ leader }) => leader));
  const best = densest(
    tellingWords(text).filter(({ leader }) => wanted.has(leader)),
    most,
  );
  const spare = Math.floor((most - (best.end - best.start)) / 2);
  const from = Math.max(0, Math.min(best.start - spare, text.length - most));
  // No word is cut.
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = from + most >= text.length ? text.length : text.lastIndexOf(' ', from + most);
  return end > start ? text.slice(start, end) : text.slice(from, from + most);
}
