import { type Sql, sql } from './sql.ts';

/**
 * True for a time that lies further ahead than `seconds`, which is the most that the product writes: the clock was wrong then.
 * Without this what was claimed under a clock far ahead would wait until the right clock comes there.
 */
export const isTooFarAhead = (time: Sql, seconds: number): Sql =>
  sql`${time} > clock_timestamp() + make_interval(secs => ${seconds})`;
