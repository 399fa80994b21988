import { shippedPath } from '#server/core/shipped-path.ts';
import { checkDatabase } from './boot-checks.ts';
import { pendingMigrations } from './migrate.ts';
import { connectOwner } from './open.ts';

export interface DatabaseState {
  /** Version of PostgreSQL, such as `16.4`. */
  version: string;
  /** Files of `migrations` that it has not applied. */
  pending: string[];
  /** Milliseconds by which its clock is ahead of ours; negative where it is behind. */
  aheadMs: number;
}

/**
 * Looks at a database and changes nothing. One without pending migrations must pass the checks of a start.
 * Errors: `StartupError`, one sentence.
 */
export async function inspectDatabase(ownerUrl: string): Promise<DatabaseState> {
  const owner = await connectOwner(ownerUrl);
  try {
    const asked = Date.now();
    const { rows } = await owner.query<{ version: string; ms: number }>(
      `SELECT current_setting('server_version') AS version,
        (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
    );
    const aheadMs = (rows[0]?.ms ?? 0) - (asked + Date.now()) / 2;
    const pending = await pendingMigrations(owner, shippedPath('migrations'));
    if (pending.length === 0) await checkDatabase(owner, { durable: true });
    return { version: rows[0]?.version.split(' ')[0] ?? '', pending, aheadMs };
  } finally {
    await owner.end();
  }
}
