import './day-print.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { hallKey } from '#shared/contracts/court-calls.ts';
import type { BoardRow, DayBoard } from '#shared/contracts/day-board.ts';
import { type Conflict, conflictsOf, dayAfter } from '#shared/day-board.ts';
import { indianMoment } from '#shared/indian-day.ts';
import { indianDate, indianTime, indianWeekday } from '#shared/indian-time.ts';
import { messages as court } from '#shared/messages/en/practice/court-import.ts';
import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { useIndianDay } from '#web/ui/time/use-indian-day.ts';
import { ClientDialog } from '../client/client-dialog.tsx';
import { CalledNow, useCalls } from './called-now.tsx';
import { DayRow } from './day-row.tsx';
import { dayBoardQuery } from './queries.ts';
import { ResultDialog } from './result-dialog.tsx';
import { EVERYBODY, WhoseSelect } from './whose-select.tsx';

const momentOf = (day: string) => new Date(indianMoment(day));
const clock = (time: string | null) =>
  time === null ? '' : indianTime(new Date(indianMoment('2026-01-01', time)));

function DayLinks({ day }: { day: string }) {
  const today = useIndianDay();
  const icon = buttonClass('secondary', 'icon');
  return (
    <>
      <Link
        to="/home/day"
        search={{ day: dayAfter(day, -1) }}
        aria-label={t(messages.earlier)}
        className={icon}
      >
        <ChevronLeft aria-hidden />
      </Link>
      <Link to="/home/day" search={{ day: today }} className={buttonClass()}>
        {t(messages.today)}
      </Link>
      <Link to="/home/day" search={{ day: dayAfter(today, 1) }} className={buttonClass()}>
        {t(messages.tomorrow)}
      </Link>
      <Link to="/home/day" search={{ day: dayAfter(day, 1) }} aria-label={t(messages.later)} className={icon}>
        <ChevronRight aria-hidden />
      </Link>
      <Link to="/home/day" search={{ day, span: 'week' }} className={buttonClass()}>
        {t(messages.week)}
      </Link>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden />
        {t(messages.print)}
      </Button>
    </>
  );
}

function conflictLine(conflict: Conflict): string {
  const person = conflict.person || t(messages.someone);
  if (conflict.kind === 'hall') return t(messages.conflictHall, { person, halls: conflict.halls.join('; ') });
  const { first, second } = conflict;
  return t(messages.conflictTime, {
    person,
    first: first.case_title,
    firstTime: clock(first.time),
    second: second.case_title,
    secondTime: clock(second.time),
  });
}

function Conflicts({ board }: { board: DayBoard }) {
  const lines = conflictsOf(board.rows).map(conflictLine);
  if (lines.length === 0) return null;
  return (
    <section
      aria-label={t(messages.conflicts)}
      className="day-conflicts rounded-panel border border-caution p-3"
    >
      <h2 className="text-ui font-semibold text-caution">{t(messages.conflicts)}</h2>
      <ul className="text-ui [overflow-wrap:anywhere]">
        {withKeys(lines, (line) => line).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Empty({ next }: Pick<DayBoard, 'next'>) {
  return (
    <EmptyState
      title={t(messages.empty)}
      icon={<CalendarDays aria-hidden />}
      action={
        <Link to="/home/court" className={buttonClass('primary')}>
          {t(court.title)}
        </Link>
      }
    >
      {t(messages.emptyHint)}{' '}
      {next === null ? (
        t(messages.noNext)
      ) : (
        <Link to="/home/day" search={{ day: next.day }} className="inline-block py-3 text-link md:py-2">
          {t(messages.nextDay, { date: indianDate(momentOf(next.day)), hearings: next.hearings })}
        </Link>
      )}
    </EmptyState>
  );
}

/** The type of the printed board: the more matters, the smaller, so that thirty stand on one page. */
function printedType(matters: number): string {
  if (matters <= 14) return 'day-board';
  return matters <= 22 ? 'day-board day-board-many' : 'day-board day-board-most';
}

function Board({ board }: { board: DayBoard }) {
  const { day, people, rows } = board;
  const [whose, setWhose] = useState(EVERYBODY);
  const [entering, setEntering] = useState<string>();
  const [telling, setTelling] = useState<string>();
  const shown = rows.filter(({ appears }) => whose === EVERYBODY || appears === whose);
  const entered = rows.find(({ id }) => id === entering);
  const told = rows.find(({ id }) => id === telling);
  const isToday = day === useIndianDay();
  const calls = useCalls(day, isToday);
  const calledIn = ({ court, hall }: BoardRow) =>
    hall === null ? undefined : calls.get(hallKey(court, hall))?.item;
  if (rows.length === 0) return <Empty next={board.next} />;
  return (
    <div className="flex flex-col gap-3 print:block">
      <Conflicts board={board} />
      {isToday ? <CalledNow day={day} rows={rows} calls={calls} /> : null}
      <WhoseSelect people={people} rows={rows} whose={whose} onWhose={setWhose} />
      <ul aria-label={t(messages.rows)} className="divide-y divide-line border-y border-line">
        {shown.map((row) => (
          <DayRow
            key={row.id}
            row={row}
            day={day}
            people={people}
            onResult={() => setEntering(row.id)}
            onTell={() => setTelling(row.id)}
            called={calledIn(row)}
          />
        ))}
      </ul>
      {rows.some(({ result, owns }) => result && owns) ? (
        <Link
          to="/home/fees"
          search={{ day }}
          data-print="none"
          className="inline-block self-start py-3 text-ui text-link md:py-2"
        >
          {t(messages.feesOfDay)}
        </Link>
      ) : null}
      {entered ? (
        <ResultDialog key={entered.id} row={entered} day={day} onClose={() => setEntering(undefined)} />
      ) : null}
      {told ? (
        <ClientDialog
          caseId={told.case_id}
          title={told.case_title}
          owns={told.owns}
          onClose={() => setTelling(undefined)}
        />
      ) : null}
    </div>
  );
}

/** The board of a day; tomorrow's where the URL names none. */
export function DayPage({ day: given }: { day: string | undefined }) {
  const tomorrow = dayAfter(useIndianDay(), 1);
  const day = given ?? tomorrow;
  const query = useQuery({ ...dayBoardQuery(day), placeholderData: keepPreviousData });
  const { data } = query;
  const at = momentOf(day);
  return (
    <Page className={printedType(data?.rows.length ?? 0)}>
      <PageTitle>{t(messages.tab)}</PageTitle>
      <PageHeader
        title={t(messages.title, { weekday: indianWeekday(at), date: indianDate(at) })}
        actions={<DayLinks day={day} />}
      />
      {data?.day === day ? (
        <Board key={day} board={data} />
      ) : (
        <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-96" />
      )}
    </Page>
  );
}
