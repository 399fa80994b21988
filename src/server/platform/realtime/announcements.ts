import { z } from 'zod';

/** The channels on which the database announces changes and ended or changed sessions; see migration 0004. */
export const CHANGES_CHANNEL = 'munshi_changes';
export const SESSIONS_CHANNEL = 'munshi_sessions';
/** On which it announces who gets access to a shared case or loses it; see migration 0041. */
export const ACCESS_CHANNEL = 'munshi_access';

const announcement = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** The start time of the transaction that made the change. */
  at: z.string(),
  /** Every id column of the row, and `owner_id`. */
  ids: z.looseObject({
    id: z.uuid(),
    owner_id: z.uuid(),
    case_id: z.uuid().nullish(),
    chambers_id: z.uuid().nullish(),
  }),
});

/** A change in a table, with ids only. */
export type Announcement = z.infer<typeof announcement>;

/** Errors: `ZodError` for messages not from our triggers; every role that can connect to the database may notify. */
export function readAnnouncement(payload: string): Announcement {
  return announcement.parse(JSON.parse(payload));
}

/** `ended`: the access of the user, or of everybody in the chambers, ended or changed. */
const accessChange = z.object({
  ended: z.boolean(),
  user: z.uuid().optional(),
  chambers: z.uuid().optional(),
});
export type AccessChange = z.infer<typeof accessChange>;

/** Errors: as `readAnnouncement`. */
export function readAccessChange(payload: string): AccessChange {
  return accessChange.parse(JSON.parse(payload));
}
