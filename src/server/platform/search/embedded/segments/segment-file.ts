import { writeInvertedIndexFile } from '../inverted-index/inverted-index-writer.ts';
import type { SegmentStore } from '../segment-store.ts';
import type { Segment } from './segment.ts';

export function* until<T>(signal: AbortSignal, values: Iterable<T>): Iterable<T> {
  for (const value of values) {
    signal.throwIfAborted();
    yield value;
  }
}

/** Writes the file of a segment that has all its rows, and reads it from then on. Until then it answers as before. */
export async function writeOwnFile(store: SegmentStore, segment: Segment): Promise<void> {
  const content = {
    terms: segment.index.entries(),
    lengths: segment.docValues.lengthsByRow(),
  };
  await writeInvertedIndexFile(store.disk, store.indexFile(segment.name), content, store.scheduler);
  segment.index = store.openIndexFile(segment.name);
}
