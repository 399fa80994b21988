import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { findRows, insertInto, type RowOf } from '#server/platform/db/table.ts';
import type { AuditEvent } from '#shared/contracts/sessions-and-audit.ts';
import { auditLog } from './tables.ts';

export interface AuditRecord {
  userId: string;
  event: AuditEvent;
  /** Never a secret, a code, an email address or a number. */
  details?: Record<string, string>;
  sessionId?: string | undefined;
  /** The request's origin, from `requestDetails`. */
  address?: string | undefined;
  userAgent?: string | undefined;
}

/** Records an event in the transaction that causes it, so that both are committed or neither. */
export async function recordAudit(tx: Tx, record: AuditRecord, now: Date): Promise<void> {
  const { userAgent, ...rest } = record;
  await tx.run(insertInto(auditLog, { ...rest, userAgent: userAgent?.slice(0, 400), at: now }));
}

export type AuditRow = RowOf<typeof auditLog>;

/** The events of the user's account, newest first; `before` is the id of the last row read. */
export async function listAuditEvents(
  tx: Tx,
  userId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<AuditRow[]> {
  const older = before === undefined ? sql`` : sql`and id < ${before}`;
  return findRows(tx, auditLog, sql`user_id = ${userId} ${older} order by id desc limit ${limit}`);
}
