import { daysBetween, printedDay } from '../../limitation/days.ts';
import { limitation } from '../../limitation/limitation.ts';
import type { LimitationRequest } from '../../limitation/types.ts';
import { daysOfChequeComplaint, delayOf } from '../days/day-notes.ts';
import type { Facts } from './facts.ts';

/** Proceedings whose period the form of a late paper offers, with the rule of the limitation engine. */
export const LATE_PROCEEDINGS = {
  'first appeal to a High Court (ninety days, article 116(a))': '116(a)',
  'first appeal to another court (thirty days, article 116(b))': '116(b)',
  'criminal appeal to a High Court (sixty days, article 115(b)(i))': '115(b)(i)',
  'criminal appeal to another court (thirty days, article 115(b)(ii))': '115(b)(ii)',
  'revision (ninety days, article 131)': '131',
  'review (thirty days, article 124)': '124',
  'another period: its last day is given': undefined,
} as const;
export const LATE_PROCEEDING_NAMES = Object.keys(LATE_PROCEEDINGS);

/** The last day of the period that was chosen, with the time for the copy left out (Limitation Act, s. 12). */
function lastDayOf({
  lateProceeding,
  orderDate,
  copyApplied,
  copyReceived,
  lastDay,
}: Facts): string | undefined {
  const article = Object.entries(LATE_PROCEEDINGS).find(([name]) => name === lateProceeding)?.[1];
  if (article === undefined || orderDate === undefined) return lastDay;
  const copy =
    copyApplied !== undefined && copyReceived !== undefined
      ? { facts: { copy_applied: copyApplied, copy_received: copyReceived } }
      : {};
  const request: LimitationRequest = { article, start: orderDate, ...copy };
  const answer = limitation(request);
  return 'readings' in answer ? answer.readings[0]?.last_day : undefined;
}

/** Days from the arrest to the day of the paper, both counted. */
function custodyOf({ arrestDate, paperDate }: Facts): string | undefined {
  if (arrestDate === undefined || paperDate === undefined || paperDate < arrestDate) return undefined;
  return String(daysBetween(arrestDate, paperDate) + 1);
}

/** The end of the sixty or ninety days of detention from the first remand: section 187(3) of the BNSS. */
function defaultBailDay({ remandDate, detentionLimit }: Facts): string | undefined {
  if (remandDate === undefined || detentionLimit === undefined) return undefined;
  const severe = detentionLimit.startsWith('ninety');
  const facts = severe
    ? { min_months: 0, max_months: 120, life_or_death: true }
    : { min_months: 0, max_months: 84, life_or_death: false };
  const answer = limitation({ rule: 'bnss-187-3', start: remandDate, facts });
  return 'readings' in answer ? answer.readings[0]?.earliest_day : undefined;
}

const printed = (day: string | undefined): string | undefined =>
  day === undefined ? undefined : printedDay(day);

/** Facts that follow from others: days of delay, days in custody, the day on which a cause of action arose. */
export function withComputedFacts(facts: Facts): Facts {
  const lastDay = lastDayOf(facts);
  const served = facts.noticeServed;
  const found: Record<string, string | undefined> = {
    computedLastDay: printed(lastDay),
    delayDays: (() => {
      const days = delayOf({ ...facts, ...(lastDay === undefined ? {} : { lastDay }) });
      return days === undefined ? undefined : String(days);
    })(),
    custodyDays: custodyOf(facts),
    // Order XXI of the Supreme Court Rules, 2013 is for civil petitions and Order XXII for criminal ones.
    isCriminal: facts.slpKind?.startsWith('CRIMINAL') ? 'yes' : undefined,
    defaultBailFrom: printed(defaultBailDay(facts)),
    chequeCause: printed(served === undefined ? undefined : daysOfChequeComplaint(served)?.from),
  };
  const known = Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...facts, ...(lastDay === undefined ? {} : { lastDay }), ...Object.fromEntries(known) };
}
