import { mergeEntries } from '../inverted-index/inverted-index.ts';
import type { InvertedIndexFile } from '../inverted-index/inverted-index-file.ts';
import { writeInvertedIndexFile } from '../inverted-index/inverted-index-writer.ts';
import type { SegmentStore } from '../segment-store.ts';
import type { Segment } from './segment.ts';
import { until } from './segment-file.ts';

/** Rows whose terms are in memory at a time, as in a segment that is being written. */
const rowsAtOnce = 4000;

/**
 * Makes the terms of a segment again from its documents, and writes its file: some rows at a time, then all together.
 * The segment answers as before until then, and where that fails.
 */
export async function buildFileAgain(
  store: SegmentStore,
  segment: Segment,
  signal: AbortSignal,
): Promise<void> {
  const { disk, scheduler } = store;
  const { size } = segment.docValues;
  const lengths = segment.docValues.lengthsByRow();
  const names: string[] = [];
  const parts: { index: InvertedIndexFile; rows: Int32Array }[] = [];
  try {
    for (let from = 0; from < size; from += rowsAtOnce) {
      const to = Math.min(size, from + rowsAtOnce);
      const index = await store.indexedRows(segment, { from, to }, signal);
      const name = store.newName();
      names.push(`${name}.words`);
      const terms = until(signal, index.entries());
      const content = { terms, lengths: lengths.slice(from, to) };
      await writeInvertedIndexFile(disk, store.indexFile(name), content, scheduler);
      parts.push({
        index: store.openIndexFile(name),
        rows: Int32Array.from({ length: to - from }, (_, i) => from + i),
      });
    }
    const content = { terms: until(signal, mergeEntries(parts)), lengths };
    await writeInvertedIndexFile(disk, store.indexFile(segment.name), content, scheduler);
    segment.index = store.openIndexFile(segment.name);
  } finally {
    for (const { index } of parts) index.close();
    store.discard(names);
  }
}
