import { writeInvertedIndexFile } from '../inverted-index/inverted-index-writer.ts';
import type { EncodedPostings } from '../inverted-index/postings.ts';
import type { SegmentStore } from '../segment-store.ts';
import type { Segment } from './segment.ts';

/** Records copied in one step. */
const copiedRecords = 400;

/** What stands in the file of a segment besides its terms: of which rows of which segments its rows are. */
interface FileRows {
  segment: Segment;
  rows: readonly number[];
}

async function* recordsOf(sources: readonly FileRows[]): AsyncGenerator<readonly Uint8Array[]> {
  for (const { segment, rows } of sources)
    for (let from = 0; from < rows.length; from += copiedRecords)
      yield await segment.recordTexts(rows.slice(from, from + copiedRecords));
}

function lengthsOf(sources: readonly FileRows[]): number[] {
  return sources.flatMap(({ segment, rows }) => rows.map((row) => segment.docValues.lengths[row] ?? 0));
}

/** Writes the file of a segment, whose rows are those of the sources one after another. */
export async function writeSegmentFile(
  store: SegmentStore,
  name: string,
  terms: Iterable<readonly [string, EncodedPostings]>,
  sources: readonly FileRows[],
): Promise<void> {
  const content = { terms, lengths: lengthsOf(sources), records: recordsOf(sources) };
  await writeInvertedIndexFile(store.disk, store.file(`${name}.words`), content, store.scheduler);
}

class Stopped extends Error {}

function* until<T>(stopped: () => boolean, values: Iterable<T>): Iterable<T> {
  for (const value of values) {
    if (stopped()) throw new Stopped();
    yield value;
  }
}

/**
 * Writes the file of a segment that has all its rows, and reads it from then on; false where it was stopped before. Until
 * then the segment answers as before.
 */
export async function writeOwnFile(
  store: SegmentStore,
  segment: Segment,
  stopped: () => boolean = () => false,
): Promise<boolean> {
  const rows = Array.from({ length: segment.docValues.size }, (_, row) => row);
  try {
    await writeSegmentFile(store, segment.name, until(stopped, segment.index.entries()), [{ segment, rows }]);
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  }
  segment.index = store.openIndexFile(segment.name);
  return true;
}
