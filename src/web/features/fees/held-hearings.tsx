import { CalendarCheck } from 'lucide-react';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { emptyLine, type TypedLine } from './note-lines.tsx';
import { useRates } from './queries.ts';
import { heldOn, useUnbilledOfCase } from './unbilled.ts';

type Props = { caseId: string; lines: readonly TypedLine[]; onChange: (lines: TypedLine[]) => void };

/** Proposes an appearance for each hearing that is over and that no fee note of the case has. */
export function HeldHearings({ caseId, lines, onChange }: Props) {
  const unbilled = useUnbilledOfCase(caseId);
  const rates = useRates();
  const open = unbilled?.filter(({ day }) => !lines.some((line) => line.day === day)) ?? [];
  if (open.length === 0) return null;
  const propose = () => {
    const proposedAmounts = ['', emptyLine(rates).amount];
    const typed = lines.filter(
      ({ description, amount, kept }) => kept || description !== '' || !proposedAmounts.includes(amount),
    );
    const proposed = open.map((hearing) => ({
      ...emptyLine(rates),
      description: heldOn(hearing),
      day: hearing.day,
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
