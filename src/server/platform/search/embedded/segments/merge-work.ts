import { serveWork } from '#server/core/threads/serve-work.ts';
import { fileDisk } from '../disk/file-disk.ts';
import { Scheduler } from '../scheduler.ts';
import { type FileMerge, mergeFilesHere } from './merge-files.ts';

const scheduler = new Scheduler();

/** Merges files beside the thread that answers searches. */
export const mergeWork = serveWork({
  merge: (files: FileMerge) => mergeFilesHere(files, fileDisk, scheduler),
});
