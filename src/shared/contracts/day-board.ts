import { z } from 'zod';
import { optionalText, trimmedText } from '../text.ts';
import { adjournedBy, hearingResult, outcomes } from './hearing-results.ts';
import { eventTypes, timelineEventFields } from './timeline.ts';

/** Limits of the board of a day, and of the result of a hearing. */
export const DAY_BOARD = { events: 300, due: 5, dueDays: 14, tasks: 10, attended: 20, people: 100 } as const;

const day = z.iso.date();

const resultFields = {
  outcome: z.enum(outcomes),
  /** Asked for an adjournment. */
  adjourned_by: z.enum(adjournedBy).nullish(),
  order: optionalText(2000),
  attended: z.array(trimmedText(200).min(1)).max(DAY_BOARD.attended).optional(),
};

/** `POST /functions/v1/day-result`; a second one for the same hearing replaces the first. */
export const dayResultBody = z.object({
  event_id: z.uuid(),
  ...resultFields,
  /** A day, or a moment with its offset. */
  next_date: timelineEventFields.event_date.nullish(),
  purpose: optionalText(500),
  /** A file of the case with the order, such as a photo. */
  photo: z.uuid().nullish(),
  tasks: z
    .array(z.object({ title: trimmedText(500).min(1), due: day }))
    .max(DAY_BOARD.tasks)
    .optional(),
});
export type DayResultBody = z.input<typeof dayResultBody>;
export const dayResultAnswer = z.object({
  event_id: z.uuid(),
  next_event_id: z.uuid().nullable(),
  task_ids: z.array(z.uuid()),
});

/** A hearing, deadline or meeting of the day. */
export const boardRow = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  case_title: z.string(),
  case_number: z.string().nullable(),
  court: z.string().nullable(),
  /** The stage that the case is at. */
  stage: z.string().nullable(),
  event_type: z.enum(eventTypes),
  /** The title of the event: its purpose. */
  purpose: z.string(),
  hall: z.string().nullable(),
  item: z.string().nullable(),
  /** `hh:mm` in India; null for the whole day. */
  time: z.string().nullable(),
  appears: z.string().nullable(),
  carry: z.string().nullable(),
  files: z.array(z.object({ id: z.uuid(), file_name: z.string() })),
  due: z.array(z.object({ title: z.string(), day: z.string() })),
  last_order: z.string().nullable(),
  result: hearingResult.nullable(),
  done_at: z.string().nullable(),
  /** The case is the caller's own. */
  owns: z.boolean(),
  /** The caller may change it. */
  changes: z.boolean(),
});
export type BoardRow = z.infer<typeof boardRow>;

/** `GET /functions/v1/day-board?day=`. `next` is the first later day with a hearing. */
export const dayBoard = z.object({
  day: z.string(),
  rows: z.array(boardRow),
  /** Names of the caller and the members of their chambers. */
  people: z.array(z.string()),
  next: z.object({ day: z.string(), hearings: z.int() }).nullable(),
});
export type DayBoard = z.infer<typeof dayBoard>;
export const dayBoardQuery = z.object({ day });
