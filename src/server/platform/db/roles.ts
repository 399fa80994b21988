import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { DatabasePasswords } from '#server/core/secrets.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** The roles of the database: the owner only migrates; every other role sees only its own part. */
export const ROLES = { app: 'munshi_app', accounts: 'munshi_accounts', worker: 'munshi_worker' } as const;

export type Role = keyof typeof ROLES;

const LIMITS = {
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '10s',
} as const;

/**
 * Creates or updates the three roles: password, timeouts, the right to connect. Safe to run at every start.
 * Errors: `StartupError` when the owner may not create roles.
 */
export async function ensureRoles(owner: pg.Client, passwords: DatabasePasswords): Promise<void> {
  await owner.query('BEGIN');
  try {
    // Two servers that start together must not both create the roles; the lock ends with the transaction.
    await owner.query("SELECT pg_advisory_xact_lock(hashtext('munshi roles'))");
    for (const role of Object.keys(ROLES) as Role[]) await ensureRole(owner, ROLES[role], passwords[role]);
    await owner.query('COMMIT');
  } catch (cause) {
    await owner.query('ROLLBACK');
    if (errorCode(cause) !== '42501') throw cause;
    throw new StartupError(sentenceOf(messages.rolesNotPermitted), { cause });
  }
}

async function ensureRole(owner: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount === 0) await owner.query(`CREATE ROLE ${name} LOGIN`);
  await owner.query(`ALTER ROLE ${name} LOGIN PASSWORD '${scramVerifier(password)}'`);
  for (const [setting, value] of Object.entries(LIMITS)) {
    await owner.query(`ALTER ROLE ${name} SET ${setting} = '${value}'`);
  }
  await owner.query(
    `DO $$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO ${name}', current_database()); END $$`,
  );
}

/** SCRAM-SHA-256 verifier (RFC 5803), so that the password itself never reaches the server or its log. */
function scramVerifier(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const key = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(key('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`;
}
