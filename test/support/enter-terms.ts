import type { InMemoryIndex } from '#server/platform/search/embedded/inverted-index/inverted-index.ts';
import { PostingsBatcher } from '#server/platform/search/embedded/inverted-index/postings-batch.ts';

/** Its room for thousands of words takes longer to allocate than a made-up document to enter, so all share it. */
const batcher = new PostingsBatcher();

/** Enters a made-up document: the positions of each term, ascending. Rows ascend. */
export function enterTerms(
  index: Pick<InMemoryIndex, 'enter'>,
  row: number,
  terms: Iterable<readonly [term: string, positions: readonly number[]]>,
): void {
  batcher.begin(0);
  const words = [...terms].flatMap(([term, positions]) => positions.map((position) => ({ term, position })));
  for (const { term, position } of words.sort((a, b) => a.position - b.position)) batcher.add(term, position);
  index.enter(batcher.take(), row);
}
