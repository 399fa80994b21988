import type { Sql } from './sql.ts';

/** The user of a query: all user-owned rows are read through this, and row-level security decides which rows exist. */
export interface Viewer {
  userId: string;
  aal: 'aal1' | 'aal2';
}

/** One transaction. Statements are written with `sql` (`sql.ts`); `Row` is what the statement selects. */
export interface Tx {
  /** All rows of a statement. Times are `Date`s, big integers are numbers. */
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** The first row, or undefined without one. */
  first<Row>(statement: Sql): Promise<Row | undefined>;
  /** Runs a change; returns the number of rows that it touched. */
  run(statement: Sql): Promise<number>;
  /** Runs `work` on this transaction; when it fails, only its own changes are undone. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
}

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
   * One read as `munshi_accounts` in one round trip, with a prepared plan: for the query of every request. Its text is
   * constant apart from its parameters.
   */
  readAccounts<Row>(statement: Sql): Promise<Row[]>;
  withWorker<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One change as `munshi_worker` in one round trip, a transaction of its own; returns the number of rows
   * that it touched.
   */
  changeAsWorker(statement: Sql): Promise<number>;
  /** One round trip; rejects when the database does not answer within 2 s. */
  ping(): Promise<void>;
  /** Connection string of the worker role, for the job queue. */
  readonly workerUrl: string;
  close(): Promise<void>;
}
