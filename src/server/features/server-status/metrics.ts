import { readdir } from 'node:fs/promises';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge } from 'prom-client';
import { freeMegabytes } from '#server/core/disk-space.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { workTurns } from '#server/core/threads/work-pool.ts';
import { sql } from '#server/platform/db/sql.ts';
import { registry } from '#server/platform/monitoring/counters.ts';
import type { Services } from '#server/platform/services.ts';
import { certificateWatch } from './certificate.ts';

const gauge = (name: string, help: string) =>
  new Gauge({ name: `munshi_${name}`, help, registers: [registry] });
const gauges = {
  workRunning: gauge('work_running', 'Pieces of work of users that run in threads.'),
  workWaiting: gauge('work_waiting', 'Pieces of work of users that wait for a thread.'),
  loopP99: gauge(
    'loop_delay_p99_seconds',
    'Delay of the event loop since the last collection, 99th percentile.',
  ),
  memory: gauge('memory_bytes', 'Resident memory of this process.'),
  diskFree: gauge('disk_free_bytes', 'Free space of the disk of the data folder.'),
  documents: gauge('library_documents', 'Documents in the library index.'),
  filesWaiting: gauge('files_waiting', 'Files of cases that wait to be read.'),
  filesOldest: gauge('files_waiting_seconds', 'Age of the oldest file that waits to be read.'),
  webhooksOldest: gauge(
    'webhooks_waiting_seconds',
    'Age of the oldest webhook that is due and not delivered.',
  ),
  schedulesOldest: gauge(
    'schedules_waiting_seconds',
    'Age of the oldest run of a schedule that is due and has not started.',
  ),
  indexSegments: gauge('library_segments', 'Segments of the library index.'),
  indexPending: gauge('library_pending', 'Documents of the index that wait for their vectors.'),
  backupAge: gauge('backup_age_seconds', 'Age of the last good backup of the schedule.'),
  certificate: gauge('certificate_left_seconds', 'Time until the certificate at PUBLIC_URL expires.'),
  newerChanges: gauge('database_newer_changes', 'Changes of the database that this server does not know.'),
  indexUp: gauge('library_up', '1 when the library index answers.'),
  up: gauge('database_up', '1 when the database answers.'),
};

/** Values at one moment, as the page *Status* and the alerts read them; undefined for what cannot be read now. */
export interface Measured {
  workRunning: number;
  workWaiting: number;
  loopP99: number;
  memory: number;
  diskFree?: number;
  documents?: number;
  filesWaiting?: number;
  filesOldest?: number;
  webhooksOldest?: number;
  schedulesOldest?: number;
  indexSegments?: number;
  indexPending?: number;
  /** 1 or 0. */
  indexUp: number;
  /** Only where backups are made by a schedule. */
  backupAge?: number;
  /** Seconds until the certificate at the public address expires. */
  certificate?: number;
  /** Changes that a server of a newer version made to the database, and that this one does not know. */
  newerChanges?: number;
  up: number;
}

type Deps = Pick<Services, 'db' | 'library' | 'env'>;
let delay: IntervalHistogram | undefined;

function loopP99(): number {
  if (!delay) {
    delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    return 0;
  }
  const { count } = delay;
  const seconds = count > 0 ? Math.max(0, delay.percentile(99) / 1e9 - 0.01) : 0;
  delay.reset();
  return seconds;
}

type Queues = Pick<
  Measured,
  'filesWaiting' | 'filesOldest' | 'webhooksOldest' | 'schedulesOldest' | 'backupAge' | 'newerChanges' | 'up'
>;

/** The last change that this server knows; its files do not change while it runs. */
const lastKnown = readdir(shippedPath('migrations')).then((names) => names.sort().at(-1) ?? '');

async function queuesOf({ db, env }: Deps): Promise<Queues> {
  try {
    const last = await lastKnown;
    const row = await db.withWorker((tx) =>
      tx.first<{
        waiting: number;
        oldest: number;
        webhooks: number;
        schedules: number;
        backup: number | null;
        newer: number;
      }>(sql`
        select count(*)::int as waiting, coalesce(extract(epoch from now() - min(uploaded_at)), 0)::float8 as oldest,
          (select coalesce(extract(epoch from now() - min(next_at)), 0)::float8 from public.webhook_deliveries
            where state = 'waiting' and next_at < now()) as webhooks,
          (select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 from pgboss.job
            where state in ('created', 'retry') and start_after < now()) as schedules,
          (select extract(epoch from now() - coalesce(max(ended_at) filter (where problem is null), min(began_at)))::float8
            from app.backup_runs) as backup,
          (select count(*)::int from app.migrations where name collate "C" > ${last}) as newer
        from public.case_files where text_state in ('waiting', 'reading')`),
    );
    const { waiting = 0, oldest = 0, webhooks = 0, schedules = 0, backup, newer = 0 } = row ?? {};
    const kept = env.BACKUP_TO === undefined || backup == null ? {} : { backupAge: backup };
    const queues = {
      filesWaiting: waiting,
      filesOldest: oldest,
      webhooksOldest: webhooks,
      schedulesOldest: schedules,
      newerChanges: newer,
    };
    return { ...queues, ...kept, up: 1 };
  } catch {
    // The gauge `database_up` reports it; its cause is in the log of the requests that needed the database.
    return { up: 0 };
  }
}

async function measure(parts: Deps, certificateOf: () => number | undefined): Promise<Measured> {
  const certificate = certificateOf();
  const [queues, free, stats, index] = await Promise.all([
    queuesOf(parts),
    freeMegabytes(parts.env.MUNSHI_DATA).catch(() => undefined),
    parts.library.stats().catch(() => undefined),
    parts.library.ping().then(
      () => 1,
      () => 0,
    ),
  ]);
  return {
    ...queues,
    indexUp: index,
    workRunning: workTurns.running,
    workWaiting: workTurns.waiting,
    loopP99: loopP99(),
    memory: process.memoryUsage.rss(),
    ...(certificate === undefined ? {} : { certificate }),
    ...(free === undefined ? {} : { diskFree: free * 2 ** 20 }),
    ...(stats === undefined
      ? {}
      : { documents: stats.documents, indexSegments: stats.segments, indexPending: stats.pending }),
  };
}

/** Milliseconds for which values are used again: a scraper in a loop costs nothing. */
const FRESH_MS = 5000;

type Measure = () => Promise<Measured>;
/** One for each database: the delay of the loop is that since the last measurement. */
const measurers = new WeakMap<Deps['db'], Measure>();

/** Measures at most once in `FRESH_MS`, and sets the gauges. */
export function measurerOf(parts: Deps): Measure {
  const kept = measurers.get(parts.db) ?? newMeasurer(parts);
  measurers.set(parts.db, kept);
  return kept;
}

function newMeasurer(parts: Deps): Measure {
  const certificateOf = certificateWatch(parts.env.PUBLIC_URL);
  let latest: Promise<Measured> | undefined;
  let at = Number.NEGATIVE_INFINITY;
  loopP99();
  return async () => {
    if (!latest || performance.now() - at > FRESH_MS) {
      at = performance.now();
      latest = measure(parts, certificateOf);
    }
    const values = await latest;
    for (const [name, one] of Object.entries(gauges)) {
      const value = values[name as keyof Measured];
      if (value === undefined) one.remove();
      else one.set(value);
    }
    return values;
  };
}
