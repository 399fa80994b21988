import type pg from 'pg';
import PgBoss from 'pg-boss';
import { ROLES } from './roles.ts';

export const SCHEMA = 'pgboss';

/**
 * Creates the queue's schema once. The worker owns it, because each queue is a partition, which only an owner may
 * attach; it owns nothing else. Later versions of the queue migrate themselves under that role.
 */
export async function prepareJobs(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ found: boolean }>(
    `SELECT to_regclass('${SCHEMA}.version') IS NOT NULL AS found`,
  );
  if (rows[0]?.found) return;
  await owner.query(`GRANT ${ROLES.worker} TO CURRENT_USER`);
  await owner.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA} AUTHORIZATION ${ROLES.worker}`);
  await owner.query(`SET ROLE ${ROLES.worker}`);
  try {
    // `create schema if not exists` would need a right on the whole database.
    await owner.query(PgBoss.getConstructionPlans(SCHEMA).replace(/CREATE SCHEMA IF NOT EXISTS \w+\s*;/, ''));
  } finally {
    await owner.query('RESET ROLE');
  }
}
