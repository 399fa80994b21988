import { parentPort } from 'node:worker_threads';
import { fileDisk } from '../disk/file-disk.ts';
import { Scheduler } from '../scheduler.ts';
import { type FileMerge, mergeFilesHere } from './merge-files.ts';

// Merges files beside the thread that answers searches. What fails ends the thread, and the merge with it.

const scheduler = new Scheduler();

parentPort?.on('message', async (merge: FileMerge) => {
  await mergeFilesHere(merge, fileDisk, scheduler);
  parentPort?.postMessage(merge.target);
});
