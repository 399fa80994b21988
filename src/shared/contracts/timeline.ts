import { z } from 'zod';
import { messages as common } from '../messages/en/common/common.ts';
import { messages } from '../messages/en/practice/timeline.ts';
import { t } from '../messages/translate.ts';
import { int4, optionalText, trimmedText } from '../text.ts';
import { timestamp } from './data-api.ts';
import { hearingResult } from './hearing-results.ts';
import { deadlineReasons, savedDeadline } from './limitation.ts';

/** The timeline of a case: the specification's event types, and `hearing`, which determines a case's next date. */
export const eventTypes = ['note', 'document', 'meeting', 'hearing', 'deadline', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

/** Days before a new date on which its reminder is mailed, until the user chooses others in the profile. */
export const REMIND_DAYS = 1;

/** The reminder of a new event: that of the profile (`days`) for a date to keep, none for a note or a paper. */
export const remindDaysOf = (type: EventType, days: number | null): number | null =>
  type === 'hearing' || type === 'deadline' || type === 'meeting' ? days : null;

/** Limits of a list of dates: its dates with their characters make about 700 pages; the events that a choice can name. */
export const LIST_OF_DATES = { dates: 2000, characters: 2_000_000, events: 5000 } as const;

export const TIMELINE = { maxRemindDays: 60, firstYear: 1600, lastYear: 2199 } as const;

/** The sentence for a year that no case can be about. */
export const yearOutOfRange = () =>
  t(messages.yearOutOfRange, { first: String(TIMELINE.firstYear), last: String(TIMELINE.lastYear) });

/** True when a moment lies in the allowed years, in Indian time. */
export function isInAllowedYears(moment: string): boolean {
  const year = new Date(Date.parse(moment) + INDIA_MS).getUTCFullYear();
  return year >= TIMELINE.firstYear && year <= TIMELINE.lastYear;
}

/** A time with its zone, in the years that a case can be about. */
export const moment = timestamp.refine(isInAllowedYears, { error: yearOutOfRange });

const INDIA_MS = 5.5 * 3_600_000;
const LOCAL = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

export const timelineEventFields = {
  case_id: z.uuid(),
  title: trimmedText(500).min(1, { error: () => t(messages.titleRequired) }),
  description: optionalText(10_000),
  event_type: z.enum(eventTypes),
  /** A point in time; an event of a whole day is at midnight in India (+05:30), and so is a bare day (`yyyy-mm-dd`). */
  event_date: z
    .preprocess(
      (value) => (typeof value === 'string' && DAY.test(value) ? `${value}T00:00:00+05:30` : value),
      z.iso.datetime({
        offset: true,
        error: ({ input }) => t(LOCAL.test(String(input)) ? messages.dateWithoutZone : common.dateUnreal),
      }),
    )
    .refine(isInAllowedYears, { error: yearOutOfRange }),
  all_day: z.boolean(),
  place: optionalText(300),
  /** Days before the event on which a reminder is mailed; null for no reminder. */
  remind_days: z.int().min(0).max(TIMELINE.maxRemindDays).nullish(),
  file_id: z.uuid().nullish(),
  page: int4.min(1).nullish(),
  /** Time at which the event was marked as done; null while it is open. */
  done_at: moment.nullish(),
  /** The working of a deadline, and the event from whose day it was worked out. */
  deadline: savedDeadline.nullish(),
  deadline_from: z.uuid().nullish(),
  /** Chosen for the list of dates that is filed, or kept out of it; null follows the rule of `isFiled`. */
  filed: z.boolean().nullish(),
  /** The particulars in that list; null for title, place and description. */
  filed_as: optionalText(10_000),
  /** The advocate who appears, and the papers to carry. */
  appears: optionalText(200),
  carry: optionalText(2000),
};

/** The next hearing or deadline of a case that is created with it; without a title it takes the name of its type. */
export const nextEvent = z.object({
  event_type: z.enum(['hearing', 'deadline']).default('hearing'),
  title: optionalText(500),
  event_date: timelineEventFields.event_date,
  all_day: z.boolean().default(true),
  place: optionalText(300),
});
export type NextEvent = z.output<typeof nextEvent>;

export const timelineEvent = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  event_type: z.enum(eventTypes),
  event_date: timestamp,
  all_day: z.boolean(),
  place: z.string().nullable(),
  remind_days: z.int().nullable(),
  file_id: z.uuid().nullable(),
  page: z.int().nullable(),
  done_at: timestamp.nullable(),
  deadline: savedDeadline.nullable().default(null),
  deadline_from: z.uuid().nullable().default(null),
  /** True where a fact of the calculation has changed since the deadline was worked out; the reason says which. */
  deadline_outdated: z.boolean().default(false),
  deadline_outdated_by: z.enum(deadlineReasons).nullable().default(null),
  filed: z.boolean().nullable(),
  filed_as: z.string().nullable(),
  appears: z.string().nullable().default(null),
  carry: z.string().nullable().default(null),
  /** Written by `POST /functions/v1/day-result`. */
  result: hearingResult.nullable().default(null),
  /** The user who added the event; null in events from before cases could be shared. */
  created_by: z.uuid().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type TimelineEvent = z.infer<typeof timelineEvent>;

/** `POST /rest/v1/rpc/calendar_feed`: null when there is no address, or no calendar has read it. */
export const calendarFeedStatus = z.object({
  created_at: z.string().nullable(),
  last_read_at: z.string().nullable(),
});
/** `POST /rest/v1/rpc/make_calendar_feed`: the path below our origin, shown only once. */
export const calendarFeedMade = z.object({ path: z.string() });

export const listOfDatesFormats = ['docx', 'pdf'] as const;
export type ListOfDatesFormat = (typeof listOfDatesFormats)[number];

/** The choice for an event in the list of dates. */
export const filedEvent = z.object({
  id: z.uuid(),
  filed: z.boolean(),
  filed_as: timelineEventFields.filed_as,
});
export type FiledEvent = z.input<typeof filedEvent>;

/**
 * `POST /functions/v1/list-of-dates`: the answer is a Word document, or a PDF. With `events` it has those that are `filed`
 * and no other, and the choice is kept for the case; without, it has the events that `isFiled` gives.
 */
export const listOfDatesBody = z.object({
  case_id: z.uuid(),
  format: z.enum(listOfDatesFormats).default('docx'),
  events: z.array(filedEvent).max(LIST_OF_DATES.events).optional(),
});
