import { addDays, daysBetween, printedDay } from '../../limitation/days.ts';
import { limitation } from '../../limitation/limitation.ts';
import type { LimitationRequest, Reading } from '../../limitation/types.ts';
import { type DatedPaper, type DayName, IN_ORDER, type PaperDays, RELATED } from './paper-days.ts';

/** Notes on the days of a paper. */
export const DAY_NOTES = [
  'days_disordered',
  'cheque_presented_late',
  'cheque_notice_by',
  'cheque_notice_late',
  'cheque_complaint_between',
  'cheque_complaint_early',
  'cheque_complaint_late',
  'production_late',
  'revision_late',
  'no_delay',
  'delay_differs',
] as const;
export type DayNoteKey = (typeof DAY_NOTES)[number];

/**
 * Something that a lawyer should know of the days of a paper. Days are printed. `grave` is set where the days contradict
 * each other or the law; without it the note tells a day that is still to come.
 */
export interface DayNote {
  note: DayNoteKey;
  values: Readonly<Record<string, string>>;
  grave: boolean;
  /** Days that the note compares. */
  days: readonly DayName[];
}

/** The one reading of a rule whose facts leave no choice. */
function readingOf(request: LimitationRequest): Reading | undefined {
  const answer = limitation(request);
  return 'readings' in answer ? answer.readings[0] : undefined;
}

/** Last day on which a cheque can be presented: three months (s. 138, proviso (a); Reserve Bank, 4 November 2011). */
export const lastDayOfPresentation = (chequeDate: string): string | undefined =>
  readingOf({ rule: 'ni-138-presentation', start: chequeDate })?.last_day;

/** Last day of the notice of demand: thirty days from the information (Negotiable Instruments Act, s. 138, proviso (b)). */
export const lastDayOfChequeNotice = (informed: string): string | undefined =>
  readingOf({ rule: 'ni-138-notice', start: informed })?.last_day;

/**
 * The days on which a complaint on a cheque can be made: after the fifteen days of clause (c) of the proviso to section
 * 138, to one month of section 142(1)(b). A closed court moves the last day (General Clauses Act, s. 10).
 */
export function daysOfChequeComplaint(served: string): { from: string; to: string } | undefined {
  const reading = readingOf({ rule: 'ni-142-complaint', start: served });
  return reading?.earliest_day !== undefined && reading.last_day !== undefined
    ? { from: reading.earliest_day, to: reading.last_day }
    : undefined;
}

/** Ninety days from the order (Limitation Act, article 131), without the time for copies. */
function lastDayOfRevision({ orderDate, copyApplied, copyReceived }: PaperDays): string | undefined {
  if (orderDate === undefined) return undefined;
  const facts =
    copyApplied !== undefined && copyReceived !== undefined
      ? { facts: { copy_applied: copyApplied, copy_received: copyReceived } }
      : {};
  return readingOf({ rule: 'cpc-revision', start: orderDate, ...facts })?.last_day;
}

/** Days of delay: from the day after the last day to the day of filing. Undefined when it is in time or a day is missing. */
export const delayOf = ({ lastDay, filedOn }: PaperDays): number | undefined =>
  lastDay !== undefined && filedOn !== undefined && filedOn > lastDay
    ? daysBetween(lastDay, filedOn)
    : undefined;

function disorder(days: PaperDays): DayNote[] {
  const pairs = [
    ...IN_ORDER,
    ...RELATED.flatMap((name) => [[name, 'paperDate'] as const, [name, 'filedOn'] as const]),
  ];
  return pairs.flatMap(([first, second]): DayNote[] => {
    const [one, other] = [days[first], days[second]];
    if (one === undefined || other === undefined || one <= other) return [];
    const values = { first, second, firstDay: printedDay(one), secondDay: printedDay(other) };
    return [{ note: 'days_disordered', values, grave: true, days: [first, second] }];
  });
}

function onPresentation({ chequeDate, presentedOn }: PaperDays): DayNote[] {
  const last = chequeDate === undefined ? undefined : lastDayOfPresentation(chequeDate);
  if (last === undefined || presentedOn === undefined || presentedOn <= last) return [];
  const days = ['chequeDate', 'presentedOn'] as const;
  return [{ note: 'cheque_presented_late', values: { last: printedDay(last) }, grave: true, days }];
}

function onChequeNotice({ returnInformed, returnedOn, noticeDate }: PaperDays): DayNote[] {
  const informed = returnInformed ?? returnedOn;
  const last = informed === undefined ? undefined : lastDayOfChequeNotice(informed);
  if (last === undefined) return [];
  const values = { last: printedDay(last) };
  const days = [returnInformed === undefined ? 'returnedOn' : 'returnInformed', 'noticeDate'] as const;
  if (noticeDate === undefined) return [{ note: 'cheque_notice_by', values, grave: false, days }];
  return noticeDate > last ? [{ note: 'cheque_notice_late', values, grave: true, days }] : [];
}

function onChequeComplaint(days: PaperDays, { explainsDelay }: DatedPaper): DayNote[] {
  const span = days.noticeServed === undefined ? undefined : daysOfChequeComplaint(days.noticeServed);
  if (span === undefined) return [];
  const values = { from: printedDay(span.from), to: printedDay(span.to) };
  const made = days.filedOn ?? days.paperDate;
  const compared = ['noticeServed', days.filedOn === undefined ? 'paperDate' : 'filedOn'] as const;
  if (made === undefined) return [{ note: 'cheque_complaint_between', values, grave: false, days: compared }];
  if (made < span.from) return [{ note: 'cheque_complaint_early', values, grave: true, days: compared }];
  if (made <= span.to) return [];
  return [{ note: 'cheque_complaint_late', values, grave: explainsDelay !== true, days: compared }];
}

/**
 * Production before a Magistrate within twenty-four hours of the arrest, without the journey: article 22(2) of the
 * Constitution, section 58 of the BNSS. A day on the calendar may pass within them, so more than one is named.
 */
function onProduction(
  { arrestDate, remandDate }: PaperDays,
  { complainsOfProduction }: DatedPaper,
): DayNote[] {
  if (arrestDate === undefined || remandDate === undefined || complainsOfProduction === true) return [];
  if (remandDate <= addDays(arrestDate, 1)) return [];
  const values = { arrest: printedDay(arrestDate), remand: printedDay(remandDate) };
  return [{ note: 'production_late', values, grave: true, days: ['arrestDate', 'remandDate'] }];
}

function onDelay(days: PaperDays, { about, delayNamed, explainsDelay }: DatedPaper): DayNote[] {
  const { lastDay, filedOn } = days;
  const notes: DayNote[] = [];
  const revisionEnds = about === 'civil_revision' ? lastDayOfRevision(days) : undefined;
  const filed = filedOn ?? days.paperDate;
  if (revisionEnds !== undefined && filed !== undefined && filed > revisionEnds && explainsDelay !== true)
    notes.push({
      note: 'revision_late',
      values: { last: printedDay(revisionEnds) },
      grave: true,
      days: ['orderDate', filedOn === undefined ? 'paperDate' : 'filedOn'],
    });
  if (lastDay === undefined || filedOn === undefined) return notes;
  const between = ['lastDay', 'filedOn'] as const;
  if (about === 'condonation_of_delay' && filedOn <= lastDay)
    notes.push({ note: 'no_delay', values: { last: printedDay(lastDay) }, grave: true, days: between });
  const counted = Math.max(0, daysBetween(lastDay, filedOn));
  if (delayNamed !== undefined && filedOn > lastDay && delayNamed !== counted)
    notes.push({
      note: 'delay_differs',
      values: { said: String(delayNamed), counted: String(counted) },
      grave: true,
      days: between,
    });
  return notes;
}

/**
 * Compares the days of a paper with each other and with the law. The form, the message after a draft is made and the check
 * before filing all take their notes from here. Pure; the day of today is not known.
 */
export function notesOnDays(days: PaperDays, paper: DatedPaper): DayNote[] {
  const cheque = paper.about === 'cheque_notice' || paper.about === 'cheque_complaint';
  return [
    ...disorder(days),
    ...(cheque ? [...onPresentation(days), ...onChequeNotice(days)] : []),
    ...(paper.about === 'cheque_complaint' ? onChequeComplaint(days, paper) : []),
    ...onProduction(days, paper),
    ...onDelay(days, paper),
  ].filter(({ note }) => paper.about !== 'cheque_complaint' || note !== 'cheque_notice_by');
}
