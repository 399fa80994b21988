import { addDays, addMonth, printedDay } from '../../limitation/days.ts';
import type { Facts } from './read-facts.ts';

/** Something that a lawyer should know of the days that were given for a paper. Days are printed. */
export interface DayNote {
  note:
    | 'cheque_notice_by'
    | 'cheque_notice_late'
    | 'cheque_complaint_between'
    | 'cheque_complaint_early'
    | 'cheque_complaint_late'
    | 'revision_late'
    | 'no_delay';
  values: Readonly<Record<string, string>>;
}

/** The notice goes out within thirty days of the information of the return: section 138, proviso (b), NI Act. */
export const lastDayOfChequeNotice = (informed: string): string => addDays(informed, 30);

/**
 * The days on which a complaint on a cheque can be made: from the day after the fifteen days of clause (c) of the
 * proviso to section 138, to one month after that day (section 142(1)(b)). The day on which the cause of action arises
 * is not counted: Saketh India Ltd. v. India Securities Ltd., (1999) 3 SCC 1. A complaint within the fifteen days is
 * none: Yogendra Pratap Singh v. Savitri Pandey, (2014) 10 SCC 713.
 */
export function daysOfChequeComplaint(served: string): { from: string; to: string } {
  const from = addDays(served, 16);
  return { from, to: addMonth(from) };
}

/** Article 131 of the Limitation Act, 1963: ninety days. */
export const lastDayOfRevision = (order: string): string => addDays(order, 90);

function onChequeNotice({ returnInformed, noticeDate }: Facts): DayNote[] {
  if (returnInformed === undefined) return [];
  const last = lastDayOfChequeNotice(returnInformed);
  const values = { last: printedDay(last) };
  if (noticeDate === undefined) return [{ note: 'cheque_notice_by', values }];
  return noticeDate > last ? [{ note: 'cheque_notice_late', values }] : [];
}

function onChequeComplaint({ noticeServed, paperDate }: Facts): DayNote[] {
  if (noticeServed === undefined) return [];
  const { from, to } = daysOfChequeComplaint(noticeServed);
  const values = { from: printedDay(from), to: printedDay(to) };
  if (paperDate === undefined) return [{ note: 'cheque_complaint_between', values }];
  if (paperDate < from) return [{ note: 'cheque_complaint_early', values }];
  return paperDate > to ? [{ note: 'cheque_complaint_late', values }] : [];
}

/** Notes on the days of a paper, by the template. */
export function notesOnDays(template: string, facts: Facts): DayNote[] {
  const { orderDate, filedOn, lastDay } = facts;
  if (template === 'cheque_notice') return onChequeNotice(facts);
  if (template === 'cheque_complaint') {
    const late = onChequeNotice(facts).filter(({ note }) => note === 'cheque_notice_late');
    return [...late, ...onChequeComplaint(facts)];
  }
  if (template === 'civil_revision' && orderDate !== undefined && filedOn !== undefined) {
    const last = lastDayOfRevision(orderDate);
    return filedOn > last ? [{ note: 'revision_late', values: { last: printedDay(last) } }] : [];
  }
  if (template === 'condonation_of_delay' && lastDay !== undefined && filedOn !== undefined)
    return filedOn <= lastDay ? [{ note: 'no_delay', values: { last: printedDay(lastDay) } }] : [];
  return [];
}
