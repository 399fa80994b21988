import { z } from 'zod';
import { trimmedText } from '../text.ts';

/** The conflict check: whether names stand already among the user's clients and the parties of their cases. */
export const CONFLICTS = { maxNames: 10, shown: 50 } as const;

/** `POST /rest/v1/rpc/check_conflicts`. Of a cause title both sides are asked for. */
export const conflictQuestion = z.object({
  names: z.array(trimmedText(500).min(1)).min(1).max(CONFLICTS.maxNames),
});

/**
 * Where a name is written: a client's own name or contact, a case's client, a side of it, or its title. The nearest
 * first: a client's name is often the contact person's too, and a party says more than a title.
 */
export const CONFLICT_PLACES = [
  'client',
  'contact',
  'case client',
  'petitioner',
  'respondent',
  'case title',
] as const;
export type ConflictPlace = (typeof CONFLICT_PLACES)[number];

const conflict = z.object({
  /** The name that was asked for. */
  asked: z.string(),
  kind: z.enum(['client', 'case']),
  id: z.uuid(),
  /** The client's name or the case's title. */
  title: z.string(),
  /** The name as it is written there. */
  found: z.string(),
  place: z.enum(CONFLICT_PLACES),
  match: z.enum(['same', 'alike']),
});
export type Conflict = z.infer<typeof conflict>;

/** The nearest first, 50 at most. */
export const conflictsFound = z.array(conflict);
