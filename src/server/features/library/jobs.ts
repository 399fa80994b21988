import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import { AdditionsReader } from './alerts/additions.ts';
import { runAlerts } from './alerts/alert-routes.ts';
import { GraphReader } from './citator/read-graph.ts';
import { Rereader } from './rereading/rereader.ts';
import { ScanReader } from './scans/scan-reader.ts';

const POLL_MS = 5000;
/** Nothing wakes the server when a command has ingested a scan, and none is urgent. */
const SCANS_POLL_MS = 30_000;
/** The reader changes with the program alone, so that only another server's work is looked for after the start. */
const REREADING_POLL_MS = 60_000;

/** A share of one half leaves the other half of the time to searches while a library is read. */
export const jobs: DeclareJobs = (services) => {
  const { db, library } = services;
  const graph = new GraphReader({ db, library });
  const scans = new ScanReader(services);
  const rereader = new Rereader(services);
  const additions = new AdditionsReader({ db, library });
  return {
    schedules: [
      {
        name: 'search-alerts',
        cron: '10 * * * *',
        minutes: 10,
        run: async () => {
          await runAlerts(services, new AdditionsReader({ db, library }));
        },
      },
    ],
    queues: [
      {
        name: 'citation-graph',
        lanes: ['judgments'],
        pollMs: POLL_MS,
        share: 0.5,
        runNext: () => graph.next(),
      },
      {
        name: 'library-additions',
        lanes: ['judgments'],
        pollMs: POLL_MS,
        share: 0.5,
        runNext: () => additions.next(),
      },
      {
        name: 'library-scans',
        lanes: ['scans'],
        pollMs: SCANS_POLL_MS,
        share: 0.5,
        prepare: () => scans.clear(),
        runNext: () => scans.next(),
        onIdle: () => scans.stopIdle(),
        close: () => scans.close(),
      },
      {
        name: 'library-rereading',
        lanes: ['judgments'],
        pollMs: REREADING_POLL_MS,
        share: 0.5,
        prepare: () => rereader.clear(),
        runNext: () => rereader.next(),
        onIdle: () => rereader.stopIdle(),
        close: () => rereader.close(),
      },
    ],
  };
};
