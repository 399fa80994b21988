import type { FileDisk } from '../disk/file-disk.ts';
import { DecodedCache } from '../inverted-index/decoded-cache.ts';
import { mergeEntries } from '../inverted-index/inverted-index.ts';
import { InvertedIndexFile } from '../inverted-index/inverted-index-file.ts';
import { writeInvertedIndexFile } from '../inverted-index/inverted-index-writer.ts';
import type { Scheduler } from '../scheduler.ts';

/** The files of several segments, oldest first and of the present format, that are to be one. */
export interface FileMerge {
  /** For each file the new row by old row, ascending; -1 for a row that is dropped. */
  sources: readonly { file: string; rows: Int32Array }[];
  /** Length of each new row's document, in words. */
  lengths: Uint32Array;
  target: string;
}

/** Writes the file that a merge asks for, whole or not at all. Rejects with the reason of the signal once it is aborted. */
export type MergeFiles = (merge: FileMerge, signal: AbortSignal) => Promise<void>;

/** Merges files in this thread, and lets searches go first. */
export async function mergeFilesHere(
  { sources, lengths, target }: FileMerge,
  disk: FileDisk,
  scheduler: Scheduler,
  signal?: AbortSignal,
): Promise<void> {
  const kept = new DecodedCache(0);
  const opened: { index: InvertedIndexFile; rows: Int32Array }[] = [];
  function* terms() {
    for (const entry of mergeEntries(opened)) {
      signal?.throwIfAborted();
      yield entry;
    }
  }
  try {
    for (const { file, rows } of sources) opened.push({ index: new InvertedIndexFile(file, kept), rows });
    await writeInvertedIndexFile(disk, target, { terms: terms(), lengths }, scheduler);
  } finally {
    for (const { index } of opened) index.close();
  }
}
