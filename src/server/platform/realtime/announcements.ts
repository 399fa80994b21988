import { z } from 'zod';

/** The channels on which the database announces what changed and which sessions ended or changed their level; see migration 0004. */
export const CHANGES = 'munshi_changes';
export const SESSION_ENDS = 'munshi_sessions';

const announcement = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** When the transaction that made the change began. */
  at: z.string(),
  /** Every column of the row that is an id, and `owner_id`. */
  ids: z.looseObject({ id: z.uuid(), owner_id: z.uuid() }),
});

/** A change in a table, in ids only. */
export type Announcement = z.infer<typeof announcement>;

/** Errors: `ZodError` for what no trigger of ours sent; anybody who may connect to the database may notify. */
export function readAnnouncement(payload: string): Announcement {
  return announcement.parse(JSON.parse(payload));
}
