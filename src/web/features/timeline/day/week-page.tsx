import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import type { BoardRow, DayBoard } from '#shared/contracts/day-board.ts';
import { dayAfter, mondayOf } from '#shared/day-board.ts';
import { indianMoment } from '#shared/indian-day.ts';
import { indianDate, indianTime, indianWeekday } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { hallOf } from './hall.ts';
import { dayBoardQuery } from './queries.ts';
import { EVERYBODY, WhoseSelect } from './whose-select.tsx';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const momentOf = (day: string) => new Date(indianMoment(day));

/** The parts of a line that are known, in one text. */
const joined = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

function Matter({ row }: { row: BoardRow }) {
  const { time, hall, item, case_title, case_number, court, purpose, appears } = row;
  const when = joined([
    time && indianTime(new Date(indianMoment('2026-01-01', time))),
    hall && hallOf(hall),
    item && t(messages.item, { item }),
  ]);
  return (
    <li className="grid gap-x-4 py-2 text-ui break-inside-avoid md:grid-cols-[9rem_minmax(0,1fr)_14rem]">
      <span className="font-medium tabular-nums">{when}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link
          to="/home/cases/$caseId"
          params={{ caseId: row.case_id }}
          className="block font-medium text-link max-md:py-2"
        >
          {case_title}
        </Link>
        <span className="text-13 text-ink-soft">{joined([case_number, court])}</span>
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {purpose}
        {appears ? <span className="block text-13 text-ink-soft">{appears}</span> : null}
      </span>
    </li>
  );
}

/** A day with its matters. */
function Day({ day, rows }: { day: string; rows: readonly BoardRow[] }) {
  const at = momentOf(day);
  const name = t(messages.dayOfWeek, { weekday: indianWeekday(at), date: indianDate(at) });
  return (
    <section aria-label={name}>
      <h2 className="border-b border-line pb-1 text-16 font-semibold">
        <Link to="/home/day" search={{ day }} className="inline-block max-md:py-2">
          {name}
        </Link>
      </h2>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <Matter key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Boards({ boards }: { boards: readonly DayBoard[] }) {
  const [whose, setWhose] = useState(EVERYBODY);
  const all = boards.flatMap(({ rows }) => rows);
  const people = boards.flatMap((board) => board.people);
  const listed = boards
    .map(({ day, rows }) => ({
      day,
      rows: rows.filter(({ appears }) => whose === EVERYBODY || appears === whose),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="flex flex-col gap-6">
      <WhoseSelect people={people} rows={all} whose={whose} onWhose={setWhose} />
      {listed.map((one) => (
        <Day key={one.day} {...one} />
      ))}
      {listed.length === 0 ? <p className="text-ui text-ink-soft">{t(messages.emptyWeek)}</p> : null}
    </div>
  );
}

function WeekLinks({ monday }: { monday: string }) {
  const icon = buttonClass('secondary', 'icon');
  const week = (days: number) => ({ day: dayAfter(monday, days), span: 'week' as const });
  return (
    <>
      <Link to="/home/day" search={week(-7)} aria-label={t(messages.weekBefore)} className={icon}>
        <ChevronLeft aria-hidden />
      </Link>
      <Link to="/home/day" search={week(7)} aria-label={t(messages.weekAfter)} className={icon}>
        <ChevronRight aria-hidden />
      </Link>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden />
        {t(messages.print)}
      </Button>
    </>
  );
}

/** The cause list of a week: every matter of the reader's cases and of those that a chambers shares with them. */
export function WeekPage({ day }: { day: string }) {
  const monday = mondayOf(day);
  const boards = useQueries({ queries: DAYS.map((at) => dayBoardQuery(dayAfter(monday, at))) });
  const failed = boards.find(({ error, data }) => error && !data);
  const known = boards.flatMap(({ data }) => (data ? [data] : []));
  const title = t(messages.weekOf, { date: indianDate(momentOf(monday)) });
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} actions={<WeekLinks monday={monday} />} />
      {failed ? (
        <ErrorState
          title={t(messages.notLoaded)}
          message={sentence(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      ) : known.length < DAYS.length ? (
        <Loading label={t(messages.loading)}>
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <Boards key={monday} boards={known} />
      )}
    </Page>
  );
}
