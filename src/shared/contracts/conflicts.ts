import { z } from 'zod';
import { trimmedText } from '../text.ts';

/** The conflict check: whether names already occur among the user's clients and the parties of their cases. */
export const CONFLICTS = { maxNames: 10, shown: 50 } as const;

/** `POST /rest/v1/rpc/check_conflicts`. For a cause title both sides are checked. */
export const conflictQuestion = z.object({
  names: z.array(trimmedText(500).min(1)).min(1).max(CONFLICTS.maxNames),
});

/**
 * Places where a name occurs: a client's name or contact, or a case's client, side or title. The closest match comes
 * first: a client's name is often the contact person's too, and a party is stronger evidence than a title.
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
  /** The name in the request. */
  asked: z.string(),
  kind: z.enum(['client', 'case']),
  id: z.uuid(),
  /** The client's name or the case's title. */
  title: z.string(),
  /** The name as stored. */
  found: z.string(),
  place: z.enum(CONFLICT_PLACES),
  match: z.enum(['same', 'alike', 'near']),
  /** The reason for the match, and the two differing words if there are any. */
  reason: z.enum(['exact', 'form', 'spelling', 'initials', 'part', 'plural', 'slip']),
  words: z.tuple([z.string(), z.string()]).nullable(),
});
export type Conflict = z.infer<typeof conflict>;

/** The closest first, at most 50. */
export const conflictsFound = z.array(conflict);
