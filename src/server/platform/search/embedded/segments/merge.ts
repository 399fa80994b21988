import { InMemoryIndex } from '../inverted-index/inverted-index.ts';
import type { SegmentStore } from '../segment-store.ts';
import type { VectorIndex } from '../vectors/vector-index.ts';
import { DocValues, flags } from './doc-values.ts';
import type { MergeFiles } from './merge-files.ts';
import { Segment } from './segment.ts';

/** Segments of like size that are merged into one. */
const segmentsPerMerge = 4;
const smallest = 4000;
/** No merge makes a larger segment, so that each stays within minutes. */
export const largestSegment = 550_000;
/** At rest, neighbours are merged whose largest is at most so many times as large as the others together. */
const mostTimesTheOthers = 4;
/** Share of replaced rows at which a segment is rewritten. */
const deadShare = 0.3;
/** Rows that are appended in one step. Many small appends to one table leave gaps in the memory of the process. */
const copiedRows = 1000;

export interface Size {
  /** It takes no more documents, and its file is verified and of the present format. */
  ready: boolean;
  rows: number;
  live: number;
  /** Rows that say a document was removed: kept while an older segment may hold it. */
  tombstones: number;
}

function tier(rows: number): number {
  return Math.max(0, Math.floor(Math.log(rows / smallest) / Math.log(segmentsPerMerge) + 1e-9));
}

/**
 * Chooses the ready neighbours to merge next, as [from, to): the smallest tier first, so that each document is
 * rewritten only as often as its tier rises. Only neighbours, because the later of two rows with one id counts.
 */
export function planMerge(sizes: readonly Size[]): [from: number, to: number] | undefined {
  const highest = Math.max(0, ...sizes.map(({ rows }) => tier(rows)));
  for (let level = 0; level <= highest; level += 1) {
    let from = 0;
    let total = 0;
    for (let i = 0; i <= sizes.length; i += 1) {
      const size = sizes[i];
      const fits =
        size?.ready && tier(size.rows) <= level && size.rows > 0 && total + size.live <= largestSegment;
      if (fits) {
        total += size.live;
        continue;
      }
      if (i - from >= segmentsPerMerge) return [from, i];
      from = i + 1;
      total = 0;
    }
  }
  const worn = sizes.findIndex(({ ready, rows, live, tombstones }, i) => {
    const droppable = rows - live - (i > 0 ? tombstones : 0);
    return ready && droppable > rows * deadShare;
  });
  return worn < 0 ? undefined : [worn, worn + 1];
}

/** The end of the longest run of ready neighbours from a segment on that become one at rest; undefined where it stays alone. */
function runAtRest(sizes: readonly Size[], from: number): number | undefined {
  let [total, largest] = [0, 0];
  let end: number | undefined;
  for (let to = from; sizes[to]?.ready; to += 1) {
    const live = sizes[to]?.live ?? 0;
    total += live;
    largest = Math.max(largest, live);
    if (total > largestSegment) break;
    if (to > from && (total - largest) * mostTimesTheOthers >= largest) end = to + 1;
  }
  return end;
}

/**
 * Chooses the ready neighbours to merge next in an index to which nothing is written, as [from, to): as many as fit.
 * Each merge makes a segment a quarter larger at least, so that a document is rewritten some twenty times at most.
 */
export function planMergeAtRest(sizes: readonly Size[]): [from: number, to: number] | undefined {
  const runs = sizes.map((_, from): [number, number] => [from, runAtRest(sizes, from) ?? from]);
  const length = ([from, to]: [number, number]) => to - from;
  const longest = runs.reduce((best, run) => (length(run) > length(best) ? run : best), [0, 0]);
  return length(longest) > 0 ? longest : undefined;
}

/** Old rows by new, and new by old. Removals are kept while an older segment may hold what they remove. */
function rowMaps(sources: readonly Segment[], oldest: boolean) {
  const kept: number[][] = [];
  const maps: Int32Array[] = [];
  let next = 0;
  for (const { docValues } of sources) {
    const rows: number[] = [];
    const map = new Int32Array(docValues.size).fill(-1);
    for (let row = 0; row < docValues.size; row += 1) {
      if (!docValues.isLive(row) && (oldest || !((docValues.flags[row] ?? 0) & flags.tombstone))) continue;
      map[row] = next;
      next += 1;
      rows.push(row);
    }
    kept.push(rows);
    maps.push(map);
  }
  return { kept, maps };
}

/**
 * Merges neighbouring flushed segments into one and puts it in their place; throws the reason of the signal when it is
 * aborted before. A kill before the manifest is saved leaves orphans, which the next opening removes; after it, the old
 * files are the orphans. A failure discards what was written.
 */
export async function mergeSegments(
  store: SegmentStore,
  vectorIndex: VectorIndex,
  mergeFiles: MergeFiles,
  sources: readonly Segment[],
  signal: AbortSignal,
): Promise<void> {
  const { kept, maps } = rowMaps(sources, sources[0] === store.segments[0]);
  const entry = { name: store.newName(), flushed: true, vectors: {} };
  const target = new Segment(
    entry,
    store.rowTable(entry.name),
    new DocValues(store.ordinals),
    new InMemoryIndex(),
  );
  // A merge that keeps no row has nothing to put in place.
  let discarded = true;
  try {
    await copyRows(store, sources, kept, target, signal);
    const merge = {
      sources: sources.map(({ name }, i) => ({
        file: store.indexFile(name),
        rows: maps[i] ?? new Int32Array(0),
      })),
      lengths: lengthsOf(sources, kept),
      target: store.indexFile(target.name),
    };
    await mergeFiles(merge, signal);
    target.index = store.openIndexFile(target.name);
    await vectorIndex.exclusively(async () => {
      await vectorIndex.merge(sources, maps, target);
      signal.throwIfAborted();
      await putInPlace(store, sources, kept, target);
    });
    discarded = target.docValues.size === 0;
  } finally {
    if (discarded) {
      vectorIndex.forget(target);
      target.discardWith(() => store.discardFiles(target));
    }
  }
  for (const source of sources) {
    source.discardWith(() => {
      vectorIndex.forget(source);
      store.discardFiles(source);
    });
  }
}

async function copyRows(
  store: SegmentStore,
  sources: readonly Segment[],
  kept: readonly number[][],
  { rows }: Segment,
  signal: AbortSignal,
): Promise<void> {
  for (const [i, source] of sources.entries()) {
    const list = kept[i] ?? [];
    for (let from = 0; from < list.length; from += copiedRows) {
      signal.throwIfAborted();
      await rows.copyFrom(source.rows, list.slice(from, from + copiedRows));
      await store.scheduler.yieldToSearches();
    }
  }
}

function lengthsOf(sources: readonly Segment[], kept: readonly number[][]): Uint32Array {
  const lengths = new Uint32Array(kept.reduce((sum, rows) => sum + rows.length, 0));
  let at = 0;
  for (const [i, { docValues }] of sources.entries()) {
    for (const row of kept[i] ?? []) {
      lengths[at] = docValues.lengths[row] ?? 0;
      at += 1;
    }
  }
  return lengths;
}

/** In one turn, once the manifest says so: what was replaced during the merge stays replaced. */
function putInPlace(
  store: SegmentStore,
  sources: readonly Segment[],
  kept: readonly number[][],
  target: Segment,
): Promise<void> {
  const first = sources[0];
  const empty = kept.every((rows) => rows.length === 0);
  const change = (now: readonly Segment[]) =>
    now.flatMap((segment) => {
      if (segment === first) return empty ? [] : [target];
      return sources.includes(segment) ? [] : [segment];
    });
  return store.replace(change, () => {
    target.docValues.reserve(kept.reduce((sum, rows) => sum + rows.length, 0));
    for (const [i, { docValues }] of sources.entries()) {
      for (const old of kept[i] ?? []) {
        const row = target.docValues.copy(docValues, old);
        if (docValues.isLive(old)) store.setAddress(docValues.ids[old] ?? '', { segment: target, row });
      }
    }
  });
}
