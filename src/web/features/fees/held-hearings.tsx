import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { emptyLine, type TypedLine } from './note-lines.tsx';
import { feeNotesQuery, heldHearingsQuery, useRates } from './queries.ts';

type Props = { caseId: string; lines: readonly TypedLine[]; onChange: (lines: TypedLine[]) => void };

/** Proposes an appearance for each hearing that is over and that no fee note of the case has. */
export function HeldHearings({ caseId, lines, onChange }: Props) {
  const { data: hearings } = useQuery(heldHearingsQuery(caseId));
  const { data: notes } = useQuery(feeNotesQuery(caseId));
  const rates = useRates();
  if (!hearings || !notes) return null;
  const billed = new Set([
    ...lines.map(({ day }) => day),
    ...notes
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ fee_note_lines }) => fee_note_lines.map(({ done_on }) => done_on)),
  ]);
  const open = hearings
    .map(({ title, event_date }) => ({ title, day: indianDay(new Date(event_date)) }))
    .filter(({ day }) => !billed.has(day))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  if (open.length === 0) return null;
  const propose = () => {
    const proposedAmounts = ['', emptyLine(rates).amount];
    const typed = lines.filter(
      ({ description, amount, kept }) => kept || description !== '' || !proposedAmounts.includes(amount),
    );
    const proposed = open.map(({ title, day }) => ({
      ...emptyLine(rates),
      description: t(messages.heldOn, { title, day: day.split('-').reverse().join('-') }),
      day,
    }));
    onChange([...typed, ...proposed]);
  };
  return (
    <Button className="self-start" onClick={propose}>
      <CalendarCheck aria-hidden />
      {t(messages.proposeHearings, { count: open.length })}
    </Button>
  );
}
