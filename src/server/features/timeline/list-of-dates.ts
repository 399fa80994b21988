import { printableLine, printableLines } from '#server/core/printable.ts';
import type { DocumentModel, Paragraph, TableCell } from '#server/platform/documents/model.ts';
import { textRuns, titleHeading } from '#server/platform/documents/text-runs.ts';
import { particularsOf } from '#shared/filed-dates.ts';
import { indianDay } from '#shared/indian-day.ts';
import { indianTime } from '#shared/indian-time.ts';
import type { CaseDates, CaseHead, DatedEvent } from './store.ts';

/** Percent of the width: number, date, particulars. */
const WIDTHS = [8, 19, 73] as const;

/**
 * The list of dates as a document, as courts take it: the cause title, then number, date (dd.mm.yyyy) and particulars of
 * each event that is filed, the earliest first.
 */
export function listOfDates(listed: CaseDates): DocumentModel {
  const { case_number, title } = listed;
  return {
    title: `List of dates: ${printableLine(title)}`,
    language: 'en-IN',
    header: printableLine([case_number, title].filter(Boolean).join(', ')),
    blocks: [
      ...causeTitle(listed),
      titleHeading('LIST OF DATES AND EVENTS'),
      {
        kind: 'table',
        columns: WIDTHS,
        head: [cell(['Sl. No.'], true), cell(['Date'], true), cell(['Particulars'], true)],
        rows: listed.events.map((event, at) => [
          cell([`${at + 1}.`]),
          cell(dateOf(event)),
          cell(printableLines(particularsOf(event))),
        ]),
      },
    ],
  };
}

/** Court and number, then the two sides, or the case's title when they are unknown; sides are never guessed. */
function causeTitle({ court, case_number, petitioner, respondent, title }: CaseHead): Paragraph[] {
  const sides = petitioner && respondent ? [petitioner, 'Versus', respondent] : [title];
  return [court?.toUpperCase(), case_number, ...sides].flatMap((text) => (text ? [centred(text)] : []));
}

const centred = (text: string): Paragraph => ({
  kind: 'paragraph',
  align: 'center',
  runs: textRuns(printableLine(text)),
});

const cell = (lines: readonly string[], bold = false): TableCell =>
  lines.map((text) => ({ kind: 'paragraph', runs: textRuns(text, { bold }) }));

/** 04.03.2026, as courts write a day, and the time if there is one. */
function dateOf({ event_date, all_day }: DatedEvent): string[] {
  const day = indianDay(event_date).split('-').reverse().join('.');
  return all_day ? [day] : [day, indianTime(event_date)];
}
