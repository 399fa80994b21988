import { z } from 'zod';
import { trimmedText } from '../text.ts';

/** Limits of the items that one user enters: halls of a day, and the days for which they are kept. */
export const COURT_CALLS = { halls: 50, days: 7 } as const;

const day = z.iso.date();
const words = z.string().max(300).nullable();

/** `PUT /functions/v1/court-calls`: the item that a hall calls now. */
export const newCourtCall = z.object({
  day,
  court: words,
  hall: trimmedText(100).min(1),
  item: trimmedText(20).min(1),
});
export type NewCourtCall = z.input<typeof newCourtCall>;

/** `GET /functions/v1/court-calls?day=`: for each hall the newest item that somebody in the chambers entered. */
export const courtCalls = z.object({
  calls: z.array(
    z.object({
      /** See `hallKey`. */
      hall: z.string(),
      item: z.string(),
      by: z.string().nullable(),
      called_at: z.string(),
    }),
  ),
});
/** A row of `/rest/v1/court_calls`, which is there for the live channel. */
export const courtCallRow = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  day: z.string(),
  hall: z.string(),
  item: z.string(),
  called_at: z.iso.datetime(),
});
export type CourtCall = z.infer<typeof courtCalls>['calls'][number];
export const courtCallsQuery = z.object({ day });

/** The same for each spelling of a court and its hall: 'high court of madras|11'. */
export const hallKey = (court: string | null, hall: string): string =>
  [court ?? '', hall]
    .map((part) =>
      part
        .toLowerCase()
        .replace(/^(?:court|hall)\s?(?:no\.?|room|hall)?\s?/u, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|')
    .slice(0, 400);

/** Items before this one, where both are numbers; negative when it was called already. */
export function itemsBefore(item: string | null, called: string): number | undefined {
  const [own, now] = [Number.parseFloat(item ?? ''), Number.parseFloat(called)];
  return Number.isNaN(own) || Number.isNaN(now) ? undefined : Math.ceil(own - now);
}
