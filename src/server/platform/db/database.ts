import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Who asks: every user-owned row is reached through this, and row-level security decides which rows exist. */
export interface Viewer {
  userId: string;
  aal: 'aal1' | 'aal2';
}

/** A Drizzle handle inside one transaction. Features run typed queries or `tx.execute(sql…)` on it. */
export type Tx = NodePgDatabase<Record<string, never>>;

/**
 * The database. Each way in is a transaction under a role of its own; none can see more than its room:
 * - `withUser`: role `munshi_app`, DML on tenant tables under row-level security, `app.user_id` and `app.aal` set.
 * - `withAccounts`: role `munshi_accounts`, schema `auth` only (users, credentials, sessions, throttles).
 * - `withWorker`: role `munshi_worker`, for jobs and sweepers; its policies are named in the migrations.
 * Errors: `ProblemError` `database_unavailable`, `conflict` (unique, foreign key), `timeout`, `disk_full`.
 */
export interface Database {
  withUser<T>(viewer: Viewer, run: (tx: Tx) => Promise<T>): Promise<T>;
  withAccounts<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One read as `munshi_accounts`, in one round trip and planned once: for what every request asks. `text` is constant,
   * with `$1…`; rows come as node-postgres gives them.
   */
  readAccounts<Row extends object>(text: string, values: unknown[]): Promise<Row[]>;
  withWorker<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** One round trip; rejects when the database does not answer within 2 s. */
  ping(): Promise<void>;
  /** Connection string of the worker role, for the job queue. */
  readonly workerUrl: string;
  close(): Promise<void>;
}
