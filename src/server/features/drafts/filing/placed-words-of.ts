import { z } from 'zod';
import type { ToBind } from '../annexures/book-of-draft.ts';
import type { DrawnPage } from './draw-annexures.ts';

const line = z.object({ page: z.int(), words: z.string() });

/** Pages with the words that were recognised on them, where they have none of their own. */
export async function placedWordsOf(
  { placedLines }: Pick<ToBind, 'placedLines'>,
  file: string,
  pages: readonly DrawnPage[],
  signal: AbortSignal,
): Promise<DrawnPage[]> {
  if (pages.every(({ words }) => words !== null)) return [...pages];
  const all = pages.map((page) => ({ ...page }));
  for (let behind = 0; ; ) {
    signal.throwIfAborted();
    const found = await placedLines(file, behind);
    const last = found.at(-1);
    if (!last) return all;
    for (const one of found) {
      const { page, words } = line.parse(JSON.parse(one.line));
      const drawn = all[page - 1];
      if (drawn) drawn.words ??= words;
    }
    behind = last.page;
  }
}
