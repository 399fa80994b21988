import { indianDay, indianMoment } from '../../indian-day.ts';

const DAY_MS = 86_400_000;
/** Starts of calls in Indian time; each call takes half an hour, inside the hours in which people answer. */
const STARTS = ['10:00', '11:30', '14:30', '16:30'] as const;
const WEEKDAYS = 8;

export const callTopics = ['research', 'document_analysis'] as const;
export type CallTopic = (typeof callTopics)[number];

/** A day with the starts that are offered on it, as instants. */
export interface CallDay {
  /** yyyy-mm-dd in India. */
  day: string;
  starts: Date[];
}

/** The times offered at `now`: the next eight weekdays (Monday to Friday) after today, in India. */
export function offeredCallDays(now: Date): CallDay[] {
  const days: CallDay[] = [];
  for (let at = now.getTime() + DAY_MS; days.length < WEEKDAYS; at += DAY_MS) {
    const day = indianDay(new Date(at));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    days.push({ day, starts: STARTS.map((clock) => new Date(indianMoment(day, clock))) });
  }
  return days;
}

/** True when `slot` is the start of a time that is offered at `now`. */
export function isOfferedSlot(slot: Date, now: Date): boolean {
  return offeredCallDays(now).some(({ starts }) =>
    starts.some((start) => start.getTime() === slot.getTime()),
  );
}
