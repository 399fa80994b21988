import type { DeclareJobs, RowQueue } from '#server/platform/jobs/job.ts';
import { FileReader } from './reader.ts';
import { LANES, type Lane } from './store.ts';

/** A wake-up starts a lane at once; the poll finds the files of a server that died. */
const POLL_MS = 10_000;

/** Reads the files of cases. The row of a file is its job; owners take turns in each lane. */
export const jobs: DeclareJobs = (services) => {
  const reader = new FileReader(services);
  const readFiles: RowQueue<Lane> = {
    name: 'read-files',
    lanes: LANES,
    pollMs: POLL_MS,
    prepare: () => reader.clear(),
    runNext: (lane) => reader.readNext(lane),
    onIdle: (lane) => reader.stopIdle(lane),
    cancel: (fileId) => reader.cancel(fileId),
    close: () => reader.close(),
  };
  return { queues: [readFiles] };
};
