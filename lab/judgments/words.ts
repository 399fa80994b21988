import type { Judgment } from '#law/judgment/judgment.ts';

/** Words of a source and where they are after reading. */
export interface WordCount {
  words: number;
  /** Words of these that were left out with a reason. */
  leftOut: number;
  /** Words of these that are neither in a paragraph nor in what was left out. */
  lost: number;
}

/** The longest run of words that a line break, a hyphen or letters set apart may have cut from one word. */
const RUN = 8;

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  );
}

export function countWords(source: string, { paragraphs, left_out: leftOut = [] }: Judgment): WordCount {
  const all = wordsOf(source);
  const out = leftOut.flatMap(({ text }) => wordsOf(text));
  const kept = paragraphs.flatMap(({ number, footnote, text }) => [
    ...wordsOf(number ?? ''),
    ...wordsOf(footnote ?? ''),
    ...wordsOf(text),
  ]);
  const { left, right } = difference(all, [...kept, ...out]);
  return { words: all.length, leftOut: out.length, lost: withoutJoined(left, right).length };
}

/** Words of a source that are in none of the texts. */
export function lostWords(source: string, texts: readonly string[]): string[] {
  const { left, right } = difference(wordsOf(source), texts.flatMap(wordsOf));
  return withoutJoined(left, right);
}

/** The items that only one of the lists has, each in its order. */
function difference(a: readonly string[], b: readonly string[]): { left: string[]; right: string[] } {
  const counts = new Map<string, number>();
  for (const word of b) counts.set(word, (counts.get(word) ?? 0) + 1);
  const left = a.filter((word) => !take(counts, word));
  const right: string[] = [];
  for (let i = b.length - 1; i >= 0; i -= 1) if (take(counts, b[i] ?? '')) right.push(b[i] ?? '');
  return { left, right: right.reverse() };
}

function take(counts: Map<string, number>, word: string): boolean {
  const count = counts.get(word) ?? 0;
  if (count > 0) counts.set(word, count - 1);
  return count > 0;
}

/** Drops words that are there as a part of a longer one, or as several: 'pro-' and 'ceedings' for 'proceedings'. */
function withoutJoined(lost: readonly string[], surplus: readonly string[]): string[] {
  const left = withoutRuns(lost, surplus);
  const runs = new Map<string, number>();
  for (let from = 0; from < surplus.length; from += 1)
    for (let length = 2; length <= RUN && from + length <= surplus.length; length += 1) {
      const run = surplus.slice(from, from + length).join('');
      runs.set(run, (runs.get(run) ?? 0) + 1);
    }
  return left.filter((word) => !take(runs, word));
}

function withoutRuns(lost: readonly string[], surplus: readonly string[]): string[] {
  const whole = new Map<string, number>();
  for (const word of surplus) whole.set(word, (whole.get(word) ?? 0) + 1);
  const left: string[] = [];
  for (let from = 0; from < lost.length; ) {
    let length = Math.min(RUN, lost.length - from);
    while (length > 1 && !take(whole, lost.slice(from, from + length).join(''))) length -= 1;
    if (length === 1) left.push(lost[from] ?? '');
    from += length;
  }
  return left;
}
