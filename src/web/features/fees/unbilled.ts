import { useQuery } from '@tanstack/react-query';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import {
  type BilledLine,
  billedOnQuery,
  type HeldHearing,
  heldHearingsQuery,
  heldOnQuery,
} from './queries.ts';

export type OpenHearing = HeldHearing & { day: string };

const keyOf = (caseId: string | null | undefined, day: string | null) => `${caseId ?? ''} ${day ?? ''}`;

const dayOf = ({ event_date }: HeldHearing): string => indianDay(new Date(event_date));

/** The hearings that no line of a fee note has, by the case and the day, the oldest first. */
function unbilled(hearings: readonly HeldHearing[], billed: readonly BilledLine[]): OpenHearing[] {
  const taken = new Set(
    billed
      .filter(({ fee_notes }) => fee_notes !== null && fee_notes.status !== 'cancelled')
      .map(({ fee_notes, done_on }) => keyOf(fee_notes?.case_id, done_on)),
  );
  return hearings
    .map((hearing) => ({ ...hearing, day: dayOf(hearing) }))
    .filter(({ case_id, day }) => !taken.has(keyOf(case_id, day)))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The hearings of a case that are over and that no fee note has; undefined until they are read. */
export function useUnbilledOfCase(caseId: string): OpenHearing[] | undefined {
  const { data: hearings } = useQuery(heldHearingsQuery(caseId));
  const { data: billed } = useQuery(billedOnQuery([...new Set(hearings?.map(dayOf))].toSorted()));
  return hearings && billed && unbilled(hearings, billed);
}

/** The same of a day, over all cases. */
export function useUnbilledOfDay(day: string): OpenHearing[] | undefined {
  const { data: hearings } = useQuery(heldOnQuery(day));
  const { data: billed } = useQuery(billedOnQuery([day]));
  return hearings && billed && unbilled(hearings, billed).filter((hearing) => hearing.day === day);
}

/** The words of the line of a hearing. */
export const heldOn = ({ title, day }: Pick<OpenHearing, 'title' | 'day'>): string =>
  t(messages.heldOn, { title, day: day.split('-').reverse().join('-') });
