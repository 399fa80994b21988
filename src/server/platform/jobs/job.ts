import type { Services } from '../services.ts';

/**
 * Work that runs at fixed times: one run at a time over all servers of the database. A time that comes while a run waits
 * is dropped. A run that fails is tried again with growing delays.
 */
export interface ScheduledJob {
  /** Unique in the product; the name of its queue in the database. */
  name: string;
  /** Cron expression, in UTC. */
  cron: string;
  /** A run whose server died counts as failed after this time. */
  minutes: number;
  run(): Promise<void>;
}

/**
 * Work that waits in the rows of a table: a row that is not done is a job. The rows store the owner and the
 * progress of a job; `runNext` chooses the owner whose turn it is. Every server of the database takes part.
 *
 * The database wakes the servers on the channel `munshi_jobs`: `<name>` when there is work, `<name> <id>`
 * when a user cancelled a job. A missed wake-up costs one poll at most.
 */
export interface RowQueue<Lane extends string = string> {
  /** Unique in the product. */
  name: string;
  /** Lanes work side by side, each on one job at a time. */
  lanes: readonly Lane[];
  pollMs: number;
  /** The part of its time that a lane may work, above 0 and up to 1; it rests for the remainder. 1 by default. */
  share?: number;
  /** Before the first job; no job of this server is in progress. */
  prepare?(): Promise<void>;
  /** Claims one job, or a part of one, and does it. False when none waits. An error is logged, and tried again later. */
  runNext(lane: Lane): Promise<boolean>;
  /** After half a minute without work: frees memory. */
  onIdle?(lane: Lane): void;
  /** Aborts a job whose row says that it is cancelled, if this server has it. */
  cancel?(id: string): void;
  /** Aborts all jobs in progress, which then wait for the next start. */
  close?(): void;
}

export interface FeatureJobs {
  schedules?: readonly ScheduledJob[];
  queues?: readonly RowQueue[];
}

/** Type of the export `jobs` in a feature's `jobs.ts`. */
export type DeclareJobs = (services: Services) => FeatureJobs;
