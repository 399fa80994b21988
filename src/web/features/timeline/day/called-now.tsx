import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type CourtCall, hallKey } from '#shared/contracts/court-calls.ts';
import type { BoardRow } from '#shared/contracts/day-board.ts';
import { indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { hallOf } from './hall.ts';
import { courtCallsQuery, enterCall } from './queries.ts';

interface Hall {
  key: string;
  court: string | null;
  hall: string;
}

/** The halls of the day's hearings, each once. */
function hallsOf(rows: readonly BoardRow[]): Hall[] {
  const halls = new Map<string, Hall>();
  for (const { event_type, court, hall } of rows)
    if (event_type === 'hearing' && hall !== null) {
      const key = hallKey(court, hall);
      if (!halls.has(key)) halls.set(key, { key, court, hall });
    }
  return [...halls.values()];
}

function saidOf(call: CourtCall | undefined): string {
  if (!call) return t(messages.calledNone);
  const { item, by } = call;
  const time = indianTime(new Date(call.called_at));
  return by === null ? t(messages.calledAt, { item, time }) : t(messages.calledBy, { item, time, by });
}

function HallCall({ day, hall, call }: { day: string; hall: Hall; call: CourtCall | undefined }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const enter = useChange({
    mutationFn: (item: string) => enterCall({ day, court: hall.court, hall: hall.hall, item }),
    onSuccess: () => setTyped(''),
    failed: t(messages.notSaved),
    stale: courtCallsQuery(day).queryKey,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') enter.mutate(typed.trim());
  };
  const next = /^\d{1,4}$/u.test(call?.item ?? '') ? String(Number(call?.item) + 1) : undefined;
  const name = [hallOf(hall.hall), hall.court].filter((part) => part !== null).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 row-pad-tight">
      <span className="min-w-0 flex-1 basis-48 text-ui [overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span>
        <span aria-live="polite" className="block text-13 text-ink-soft">
          {saidOf(call)}
        </span>
      </span>
      <form noValidate onSubmit={submit} className="flex gap-2">
        <label htmlFor={id} className="flex items-center gap-2 text-13 text-ink-soft">
          {t(messages.calledItem)}
          <Input
            id={id}
            aria-label={t(messages.calledIn, { hall: name })}
            className="w-20!"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button type="submit" disabled={typed.trim() === '' || enter.isPending}>
          {t(messages.calledSave)}
        </Button>
        {next ? (
          <Button disabled={enter.isPending} onClick={() => enter.mutate(next)}>
            {t(messages.calledNext)}
          </Button>
        ) : null}
      </form>
    </li>
  );
}

/** The items called today, by hall key. */
export function useCalls(day: string, isToday: boolean): ReadonlyMap<string, CourtCall> {
  const { data } = useQuery({ ...courtCallsQuery(day), enabled: isToday });
  return new Map(isToday ? data?.calls.map((call) => [call.hall, call]) : []);
}

/** The item that each hall of the day calls now, which anybody in the chambers enters. */
export function CalledNow({
  day,
  rows,
  calls,
}: {
  day: string;
  rows: readonly BoardRow[];
  calls: ReadonlyMap<string, CourtCall>;
}) {
  const halls = hallsOf(rows);
  if (halls.length === 0) return null;
  return (
    <section aria-label={t(messages.calledTitle)} data-print="none">
      <h2 className="text-ui font-semibold">{t(messages.calledTitle)}</h2>
      <ul className="divide-y divide-line">
        {halls.map((hall) => (
          <HallCall key={hall.key} day={day} hall={hall} call={calls.get(hall.key)} />
        ))}
      </ul>
    </section>
  );
}
