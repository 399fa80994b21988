import { z } from 'zod';
import { isInAllowedYears, type NextEvent, yearOutOfRange } from '#shared/contracts/timeline.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { optionalText } from '#shared/text.ts';
import { dayField } from '#shared/typed-day.ts';

const nextDay = dayField
  .refine((day) => isInAllowedYears(indianMoment(day)), { error: yearOutOfRange })
  .refine((day) => day >= indianDay(new Date()), { error: () => t(messages.nextDatePast) });

/** The fields of a next date that is created with its case; without a day there is none. */
export const nextEventFields = {
  next_type: z.enum(['hearing', 'deadline']),
  next_day: z.string().transform((typed, context) => {
    if (typed.trim() === '') return '';
    const { data = '', error } = nextDay.safeParse(typed);
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
    return data;
  }),
  next_clock: z.union([z.literal(''), z.iso.time({ precision: -1, error: () => t(messages.timeInvalid) })]),
  next_title: optionalText(500),
};
const fields = z.object(nextEventFields);
export type NextEventInput = z.input<typeof fields>;

export const NO_NEXT_EVENT: NextEventInput = {
  next_type: 'hearing',
  next_day: '',
  next_clock: '',
  next_title: '',
};

/** The event as the API takes it; null without a day. */
export function nextEventOf({
  next_type,
  next_day,
  next_clock,
  next_title,
}: z.output<typeof fields>): NextEvent | null {
  if (next_day === '') return null;
  return {
    event_type: next_type,
    title: next_title,
    event_date: indianMoment(next_day, next_clock === '' ? undefined : next_clock),
    all_day: next_clock === '',
    place: null,
  };
}
