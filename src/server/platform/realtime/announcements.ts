import { z } from 'zod';

/** The channels on which the database announces changes and ended or changed sessions; see migration 0004. */
export const CHANGES_CHANNEL = 'munshi_changes';
export const SESSIONS_CHANNEL = 'munshi_sessions';

const announcement = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** The start time of the transaction that made the change. */
  at: z.string(),
  /** Every id column of the row, and `owner_id`. */
  ids: z.looseObject({ id: z.uuid(), owner_id: z.uuid() }),
});

/** A change in a table, with ids only. */
export type Announcement = z.infer<typeof announcement>;

/** Errors: `ZodError` for messages not from our triggers; every role that can connect to the database may notify. */
export function readAnnouncement(payload: string): Announcement {
  return announcement.parse(JSON.parse(payload));
}
