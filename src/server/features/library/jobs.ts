import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { GraphReader } from './citator/read-graph.ts';

const POLL_MS = 5000;

/** A share of one half leaves the other half of the time to searches while a library is read. */
export const jobs: DeclareJobs = ({ db, library }) => {
  const graph = new GraphReader({ db, library });
  return {
    queues: [
      {
        name: 'citation-graph',
        lanes: ['judgments'],
        pollMs: POLL_MS,
        share: 0.5,
        runNext: () => graph.next(),
      },
    ],
  };
};
