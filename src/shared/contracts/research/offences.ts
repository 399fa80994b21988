import { z } from 'zod';
import { ANSWERS, COMPOUNDING, TRIAL_COURTS } from '#law/acts/offences/offences.ts';

/** Both punishments, where a provision and its counterpart have different ones. */
export const changedPunishment = z
  .object({
    old: z.string().describe('Before 1 July 2024, in our own words'),
    now: z.string().describe('Since 1 July 2024, in our own words'),
  })
  .describe('Where the punishment is another: both');
export type ChangedPunishment = z.infer<typeof changedPunishment>;

/** The fields of a counterpart that say how it changed. */
export const change = {
  note: z.string().optional().describe('What changed, in our own words, where known'),
  punishment: changedPunishment.optional(),
};

/** An offence, or one of its cases, as the First Schedule of its code of procedure classifies it. */
export const offence = z.object({
  act: z.string().describe('Short title'),
  section: z.string(),
  case: z.string().optional().describe('The case of the section, in our own words'),
  punishment: z.string().describe('In our own words; a range is least to most'),
  cognizable: z.enum(ANSWERS).describe('depends: as the offence abetted, attempted or hidden'),
  bailable: z.enum(ANSWERS).describe('unverified: public copies of the schedule differ'),
  court: z.enum(TRIAL_COURTS),
  condition: z.string().optional().describe('The condition on which it is cognizable'),
  compoundable: z.enum(COMPOUNDING).describe('with_permission: of the court'),
});
export type OffenceBody = z.infer<typeof offence>;
