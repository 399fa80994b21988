import { z } from 'zod';

export const outcomes = ['heard', 'adjourned', 'part_heard', 'reserved', 'disposed'] as const;
export type Outcome = (typeof outcomes)[number];
export const adjournedBy = ['us', 'other_side', 'court'] as const;
export type AdjournedBy = (typeof adjournedBy)[number];

/** The result as the event keeps it; `said` is its sentence in the description. */
export const hearingResult = z.object({
  outcome: z.enum(outcomes),
  adjourned_by: z.enum(adjournedBy).nullish(),
  order: z.string().nullish(),
  attended: z.array(z.string()).nullish(),
  next: z.uuid().nullish(),
  tasks: z.array(z.uuid()).nullish(),
  said: z.string(),
});
export type HearingResult = z.infer<typeof hearingResult>;
