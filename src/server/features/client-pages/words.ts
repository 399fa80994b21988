import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/client-pages.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import type { CaseForClient } from './store.ts';

export function whenOf({ date, all_day }: NonNullable<CaseForClient['next']>): string {
  const at = new Date(date);
  return all_day ? indianDate(at) : t(messages.dateAndTime, { date: indianDate(at), time: indianTime(at) });
}

/** The court and number of a case in a line. */
export const aboutCase = ({ court, case_number }: CaseForClient): string =>
  [case_number, court].filter((part) => part !== null && part !== '').join(', ');

/**
 * The facts in the active language: the last result, its order, the next date. Notes, tasks and who asked for an
 * adjournment stay with the advocate.
 */
export function factsOf({ last, next }: CaseForClient): string[] {
  const facts: string[] = [];
  if (last) {
    const date = indianDate(new Date(last.date));
    facts.push(t(messages.happened, { date, outcome: last.result.outcome }));
    if (last.result.order) facts.push(t(messages.lastOrder, { order: last.result.order }));
  }
  facts.push(next ? t(messages.nextDate, { when: whenOf(next) }) : t(messages.noNextDate));
  return facts;
}

/** Words for the sums that are due, where the page says them. */
export const duesOf = (due: number | null): string[] => {
  if (due === null) return [];
  const amount = formatNumber(due / 100, { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
  return [due > 0 ? t(messages.duesAmount, { amount }) : t(messages.duesNone)];
};

/** A message to the client in the active language, as a proposal that the advocate reads first. */
export function messageTo(found: CaseForClient, clientName: string | undefined): string {
  const greeting = clientName ? t(messages.dear, { name: clientName }) : t(messages.dearClient);
  const about = aboutCase(found);
  const subject = about === '' ? found.title : t(messages.caseAndAbout, { title: found.title, about });
  return [greeting, '', subject, ...factsOf(found)].join('\n');
}
