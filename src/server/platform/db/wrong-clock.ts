import { type Sql, sql } from './sql.ts';

/**
 * True for a time that lies further ahead than `seconds`, which is the most that the product writes: the clock was wrong
 * when it was written. Without this a claim would last until the right clock gets there.
 */
export const isTooFarAhead = (time: Sql, seconds: number): Sql =>
  sql`${time} > clock_timestamp() + make_interval(secs => ${seconds})`;
