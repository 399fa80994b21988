import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The user of a query: all user-owned rows are read through this, and row-level security decides which rows exist. */
export interface Viewer {
  userId: string;
  aal: 'aal1' | 'aal2';
}

/** A Drizzle handle inside one transaction. Features run typed queries or `tx.execute(sql…)` on it. */
export type Tx = NodePgDatabase<Record<string, never>>;

/**
 * The database. Each method runs one transaction under its own role, which sees only its part of the database:
 * - `withUser`: role `munshi_app`, DML on tenant tables under row-level security, `app.user_id` and `app.aal` set.
 * - `withAccounts`: role `munshi_accounts`, schema `auth` only (users, credentials, sessions, throttles).
 * - `withWorker`: role `munshi_worker`, for jobs and sweepers; its policies are named in the migrations.
 * Errors: `ProblemError` `database_unavailable`, `conflict` (unique, foreign key), `timeout`, `disk_full`.
 */
export interface Database {
  withUser<T>(viewer: Viewer, run: (tx: Tx) => Promise<T>): Promise<T>;
  withAccounts<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One read as `munshi_accounts` in one round trip, with a prepared plan: for the query of every request. `text` is
   * constant, with `$1…`; rows are returned as in node-postgres.
   */
  readAccounts<Row extends object>(text: string, values: unknown[]): Promise<Row[]>;
  withWorker<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** One round trip; rejects when the database does not answer within 2 s. */
  ping(): Promise<void>;
  /** Connection string of the worker role, for the job queue. */
  readonly workerUrl: string;
  close(): Promise<void>;
}
