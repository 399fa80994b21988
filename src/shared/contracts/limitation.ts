import { z } from 'zod';
import { FORUMS } from '#law/limitation/types.ts';
import { trimmedText } from '../text.ts';
import { timestamp, updatedAtField } from './data-api.ts';

/** Limits of a request, of a calendar and of what the timeline keeps of a deadline. */
export const LIMITATION = {
  /** Characters of a day, so that a wrong one is named and not refused unread. */
  day: 40,
  spans: 50,
  calendars: 50,
  calendarDays: 1000,
  name: 200,
  steps: 60,
  sentence: 1000,
} as const;

const day = z.string().max(LIMITATION.day).describe('An ISO day of India: 2026-11-28');
const span = z.object({ from: day, to: day }).describe('Whole days, both ends included');
const spans = z.array(span).max(LIMITATION.spans);
const months = z.number().describe('Whole months');

const factFields = {
  copy_applied: day,
  copy_received: day,
  copy_of: z.enum(['judgment', 'decree']),
  disability_until: day,
  acknowledged_on: day,
  part_paid_on: day,
  bona_fide: spans.describe(
    'Another proceeding, prosecuted in good faith in a court without jurisdiction (s. 14)',
  ),
  absent: spans.describe('Absence of the defendant or offender from India (s. 15(5))'),
  closed: spans.describe('The court is closed (s. 4)'),
  injunction: spans.describe('Stay by injunction or order (s. 15(1))'),
  notice: spans.describe('Notice, consent or sanction that the law requires (s. 15(2))'),
  pauper: spans.describe('Application for leave to sue or appeal as an indigent person (s. 13)'),
  sale_challenge: spans.describe('A proceeding to set aside the sale (s. 15(4))'),
  mediation: spans.describe('Pre-institution mediation (s. 12A Commercial Courts Act)'),
  died_on: day,
  heir_on: day,
  discovered_on: day,
  demand_on: day,
  ceased_on: day.describe('Day on which a continuing breach, tort or offence ended'),
  filed_on: day,
  summons_served: z.boolean(),
  commercial: z.boolean(),
  max_months: months,
  min_months: months,
  life_or_death: z.boolean(),
  fine_only: z.boolean(),
  first_offender: z.boolean(),
  special_act: z.enum(['ndps', 'uapa']),
};
const facts = z.strictObject(factFields).partial();
export type LimitationFacts = z.infer<typeof facts>;

/** `POST /functions/v1/limitation`: an article of the Schedule or a rule, the day from which time runs, and facts. */
export const limitationBody = z.strictObject({
  article: z
    .string()
    .max(20)
    .optional()
    .describe('As printed: `113`, `116(a)`; a bare number with limbs gives each'),
  rule: z.string().max(60).optional().describe('A key of `GET /functions/v1/limitation-rules`'),
  start: day,
  forum: z.enum(FORUMS).optional(),
  state: z.string().max(60).optional(),
  facts: facts.optional(),
  holidays: z
    .union([z.uuid(), z.string().regex(/^operator:[^/\\]{1,120}$/u)])
    .optional()
    .describe('The id of a row of `court_calendars`, or of a calendar of the operator'),
});
export type LimitationBody = z.infer<typeof limitationBody>;

const sentence = z.string().max(LIMITATION.sentence);
const step = z.object({
  rule: z.string().max(300).describe('The provision or ruling'),
  says: sentence,
  from: day.optional(),
  to: day.optional(),
  days: z.int().optional(),
});

const reading = z.object({
  rule: z.string().describe('The article or the key of the rule'),
  title: z.string(),
  when: z.string().optional().describe('The reason for which this reading differs from another one'),
  last_day: day.optional().describe('Absent where time does not run out'),
  expires_on: day.optional().describe('End of the period, before a closed court moves the last day'),
  earliest_day: day.optional().describe('First day on which the step can be taken'),
  latest_with_leave: day.optional().describe('Last day that can be allowed, where the power is limited'),
  delay_days: z.int().optional(),
  steps: z.array(step),
  warnings: z.array(z.string()),
});
export type LimitationReading = z.infer<typeof reading>;

export const limitationAnswer = z.object({
  readings: z.array(reading),
  needs: z.array(z.object({ fact: z.string(), why: z.string() })),
});
export type LimitationAnswer = z.infer<typeof limitationAnswer>;

const rule = z.object({
  key: z.string(),
  title: z.string(),
  provision: z.string(),
  period: z.string(),
  from: z.string(),
  words: z.string().default('').describe('English words by which it is found in every language'),
});
/** `GET /functions/v1/limitation-rules`. */
export const limitationRules = z.object({
  rules: z.array(rule),
  articles: z.array(rule).describe('The Schedule; `key` is the number of the article'),
  calendars: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('Calendars of courts that the operator of this server keeps'),
});
export type LimitationRules = z.infer<typeof limitationRules>;

const isoDay = z.iso.date();
const calendarDay = z
  .object({ from: isoDay, to: isoDay, name: z.string().max(LIMITATION.name).default('') })
  .refine(({ from, to }) => from <= to);
const calendarFields = {
  name: trimmedText(LIMITATION.name).min(1),
  days: z.array(calendarDay).max(LIMITATION.calendarDays).describe('Days on which the court is closed'),
};
/** A row of `/rest/v1/court_calendars`. */
export const courtCalendar = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  ...calendarFields,
  created_at: timestamp,
  updated_at: timestamp,
});
export type CourtCalendarRow = z.infer<typeof courtCalendar>;
export const newCourtCalendar = z.object(calendarFields);
export const courtCalendarChange = z.object({ ...calendarFields, ...updatedAtField }).partial();

/** An event of the case that gave a day of the calculation: `fact` is its fact, with `.from` or `.to` for an end of a span. */
const restsOn = z.object({
  fact: z.string().regex(/^[a-z_]{1,40}(?:\.(?:from|to))?$/u),
  event: z.uuid(),
  day: isoDay,
});

/** The working that a timeline event keeps: the request and the reading that was chosen. */
export const savedDeadline = z.object({
  request: limitationBody,
  title: z.string().max(LIMITATION.sentence),
  last_day: isoDay,
  expires_on: isoDay.optional(),
  reading: z.int().min(0).max(LIMITATION.steps).optional().describe('The place of the reading in the answer'),
  rests_on: z
    .array(restsOn)
    .max(LIMITATION.spans)
    .optional()
    .describe('Events that gave days beside the start, which `deadline_from` gives'),
  steps: z.array(step).max(LIMITATION.steps),
  warnings: z.array(sentence).max(LIMITATION.steps),
});
export type SavedDeadline = z.infer<typeof savedDeadline>;

/** Reasons for which a kept deadline is out of date: an event on whose day it rests, the calendar of the court, the law. */
export const deadlineReasons = ['event', 'calendar', 'law'] as const;
export type DeadlineReason = (typeof deadlineReasons)[number];
