import { Link } from '@tanstack/react-router';
import { itemsBefore } from '#shared/contracts/court-calls.ts';
import type { BoardRow } from '#shared/contracts/day-board.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages as clients } from '#shared/messages/en/practice/client-pages.ts';
import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { EventTypeBadge } from '../event-type.tsx';
import { hallOf } from './hall.ts';
import { changeDayRow, dayBoardQuery } from './queries.ts';

type Props = {
  row: BoardRow;
  day: string;
  people: readonly string[];
  onResult: () => void;
  onTell: () => void;
  /** The item that its hall calls now. */
  called?: string | undefined;
};

/** Nobody in the list of people; an empty text is no value of a list. */
const NOBODY = '-';

function useRowChange({ row, day }: Pick<Props, 'row' | 'day'>) {
  const change = useChange({
    mutationFn: (fields: Parameters<typeof changeDayRow>[1]) => changeDayRow(row.id, fields),
    failed: t(messages.notSaved),
    stale: dayBoardQuery(day).queryKey,
  });
  return change.mutate;
}

/** The distance to the item that is called now. */
function Before({ item, called }: { item: string | null; called: string }) {
  const items = itemsBefore(item, called);
  if (items === undefined || items < 0) return null;
  return (
    <Badge tone={items <= 2 ? 'caution' : 'quiet'}>
      {items === 0 ? t(messages.itemNow) : t(messages.itemsBefore, { items })}
    </Badge>
  );
}

function Where({ row, called }: { row: BoardRow; called: string | undefined }) {
  const parts = [
    ...(row.hall ? [hallOf(row.hall)] : []),
    ...(row.item ? [t(messages.item, { item: row.item })] : []),
  ];
  return (
    <p className="flex flex-wrap gap-x-2 text-ui font-medium tabular-nums md:flex-col print:flex-row">
      {row.time ? <span>{indianTime(new Date(indianMoment('2026-01-01', row.time)))}</span> : null}
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {called === undefined ? null : <Before item={row.item} called={called} />}
    </p>
  );
}

function Matter({ row }: { row: BoardRow }) {
  const about = [row.case_number, row.court].filter((part) => part !== null && part !== '');
  return (
    <div className="day-lines min-w-0">
      <Link
        to="/home/cases/$caseId"
        params={{ caseId: row.case_id }}
        className="block text-ui font-medium text-link [overflow-wrap:anywhere] max-md:py-2"
      >
        {row.case_title}
      </Link>
      {about.length > 0 ? (
        <p className="text-13 text-ink-soft [overflow-wrap:anywhere]">{about.join(' · ')}</p>
      ) : null}
    </div>
  );
}

/** The stage of the case, where the purpose of the day does not say it. */
const stageOf = ({ stage, purpose }: BoardRow): string[] =>
  stage && stage.toLowerCase() !== purpose.toLowerCase() ? [t(messages.stage, { stage })] : [];

function Purpose({ row }: { row: BoardRow }) {
  const lines = [
    ...stageOf(row),
    ...row.due.map(({ title, day }) =>
      t(messages.due, { title, date: indianDate(new Date(indianMoment(day))) }),
    ),
    ...(row.last_order ? [t(messages.lastOrder, { order: row.last_order })] : []),
  ];
  return (
    <div className="day-lines min-w-0 text-ui [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {row.purpose}
        {row.event_type === 'hearing' ? null : <EventTypeBadge type={row.event_type} />}
        {row.result ? (
          <Badge tone="good">{t(messages.outcomeName, { outcome: row.result.outcome })}</Badge>
        ) : null}
      </p>
      {lines.map((line) => (
        <p key={line} className="text-13 text-ink-soft">
          {line}
        </p>
      ))}
      {row.files.map(({ id, file_name }) => (
        <Link
          key={id}
          to="/home/cases/$caseId"
          params={{ caseId: row.case_id }}
          search={{ tab: 'files', file: id }}
          className="block py-1 text-13 text-link"
        >
          {file_name}
        </Link>
      ))}
    </div>
  );
}

/** Fields for who appears and the papers to carry, for those who may change the hearing. */
function Arrangements({ row, day, people }: Omit<Props, 'onResult' | 'onTell' | 'called'>) {
  const change = useRowChange({ row, day });
  const said = [row.appears, row.carry].filter((part) => part !== null).join(' · ');
  if (!row.changes) return <p className="text-ui">{said}</p>;
  const names = row.appears && !people.includes(row.appears) ? [row.appears, ...people] : people;
  const options = [
    { value: NOBODY, label: t(messages.nobody) },
    ...names.map((name) => ({ value: name, label: name })),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-1 print:block">
      {/* Paper has the words without their boxes. */}
      <p className="hidden print:block">{said}</p>
      <div data-print="none">
        <Select
          aria-label={t(messages.appearsIn, { title: row.case_title })}
          value={row.appears ?? NOBODY}
          options={options}
          onValueChange={(name) => change({ appears: name === NOBODY ? null : name })}
        />
      </div>
      <div data-print="none">
        <Input
          key={row.carry}
          aria-label={t(messages.carryIn, { title: row.case_title })}
          placeholder={t(messages.carry)}
          defaultValue={row.carry ?? ''}
          maxLength={2000}
          onBlur={({ target: { value } }) => {
            const carry = value.trim() === '' ? null : value.trim();
            if (carry !== row.carry) change({ carry });
          }}
        />
      </div>
    </div>
  );
}

/** A matter of the day; a row at a desk and on paper, a card on a phone. */
export function DayRow({ row, day, people, onResult, onTell, called }: Props) {
  const isOver = day <= indianDay(new Date());
  return (
    <li className="day-row grid gap-x-4 gap-y-2 row-pad md:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)_12rem_8rem]">
      <Where row={row} called={called} />
      <Matter row={row} />
      <Purpose row={row} />
      <Arrangements row={row} day={day} people={people} />
      <div data-print="none">
        {row.event_type === 'hearing' && row.changes && (isOver || row.result) ? (
          <Button
            aria-label={t(messages.enterResultOf, { title: row.case_title })}
            className="max-md:w-full"
            onClick={onResult}
          >
            {t(messages.enterResult)}
          </Button>
        ) : null}
        {row.result ? (
          <Button variant="quiet" className="max-md:w-full" onClick={onTell}>
            {t(clients.tell)}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
