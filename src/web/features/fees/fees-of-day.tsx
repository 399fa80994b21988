import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { indianMoment } from '#shared/indian-day.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages as days } from '#shared/messages/en/practice/day-board.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { typedPaise } from '#web/components/rupees.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { RestoredText } from '#web/ui/overlays/restored-text.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { emptyLine } from './note-lines.tsx';
import { addDraft, recipientOf, refetchFees, useRates } from './queries.ts';
import { heldOn, type OpenHearing, useUnbilledOfDay } from './unbilled.ts';

/** A hearing with the case and the client that pays for it. */
type Proposed = Omit<OpenHearing, 'case'> & { case_title: string; client_id: string | null; client: string };

/** The unbilled hearings of a day in the own cases, client by client. */
function useProposed(day: string): Proposed[] | undefined {
  return useUnbilledOfDay(day)
    ?.flatMap(({ case: found, ...hearing }) =>
      found?.role === 'owner'
        ? [
            {
              ...{ ...hearing, case_title: found.title, client_id: found.client_id },
              client: found.client?.name ?? t(fees.noClient),
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.client.localeCompare(b.client) || a.case_title.localeCompare(b.case_title));
}

type Values = {
  /** Hearings that are left out. */
  left: Readonly<Record<string, boolean>>;
  /** Typed amounts by the hearing; others have the usual one. */
  amounts: Readonly<Record<string, string>>;
  /** The ids of the drafts by their hearings: sent twice, they are the same drafts. */
  ids: Readonly<Record<string, string>>;
};

/** The hearings by a part of theirs, in their order. */
function grouped(hearings: readonly Proposed[], part: 'case_id' | 'client_id'): Proposed[][] {
  const groups = new Map<string | null, Proposed[]>();
  for (const hearing of hearings) groups.set(hearing[part], [...(groups.get(hearing[part]) ?? []), hearing]);
  return [...groups.values()];
}

/** The drafts of the chosen hearings: one for each case, with a line for each hearing. */
function draftsOf(chosen: readonly Proposed[], amountOf: (id: string) => number) {
  return grouped(chosen, 'case_id').map((hearings) => ({
    key: hearings.map(({ id }) => id).join(' '),
    note: { case_id: hearings[0]?.case_id, client_id: hearings[0]?.client_id ?? null },
    lines: hearings.map((hearing) => ({
      kind: 'appearance',
      description: heldOn(hearing),
      amount: amountOf(hearing.id),
      done_on: hearing.day,
    })),
  }));
}

type RowProps = {
  hearing: Proposed;
  chosen: boolean;
  amount: string;
  error: string | undefined;
  onChosen: (chosen: boolean) => void;
  onAmount: (amount: string) => void;
};

function Row({ hearing, chosen, amount, error, onChosen, onAmount }: RowProps) {
  const { case_title, title, result } = hearing;
  const outcome = result ? t(days.outcomeName, { outcome: result.outcome }) : '';
  const about = [title, outcome].filter((part) => part !== '').join(' · ');
  return (
    <li className="grid items-start gap-x-4 sm:grid-cols-[1fr_10rem]">
      <Checkbox
        checked={chosen}
        onCheckedChange={onChosen}
        label={
          <span className="[overflow-wrap:anywhere]">
            {case_title} <span className="block text-13 text-ink-soft">{about}</span>
          </span>
        }
      />
      {chosen ? (
        <div>
          <Input
            aria-label={t(messages.amountOf, { name: case_title })}
            aria-invalid={error !== undefined}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t(messages.lineAmount)}
            className="text-right tabular-nums"
            value={amount}
            onChange={(event) => onAmount(event.target.value)}
          />
          {error ? (
            <p role="alert" className="text-13 text-bad">
              {error}
            </p>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

type FormProps = { day: string; hearings: readonly Proposed[] };

function ProposalForm({ day, hearings }: FormProps) {
  const client = useQueryClient();
  const usual = emptyLine(useRates()).amount;
  const form = useTypedForm<Values>(`fees of ${day}`, () => ({ left: {}, amounts: {}, ids: {} }));
  const { left, amounts, ids } = form.values;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const amountOf = (id: string) => amounts[id] ?? usual;
  const chosen = hearings.filter(({ id }) => !left[id]);
  const drafts = draftsOf(chosen, (id) => typedPaise(amountOf(id)) ?? 0);
  const save = useChange({
    mutationFn: async () => {
      const known = { ...ids };
      for (const { key } of drafts) known[key] ??= crypto.randomUUID();
      form.set({ ids: known });
      for (const { key, note, lines } of drafts)
        await addDraft(known[key] ?? '', { ...note, ...(await recipientOf(note.client_id)) }, lines);
    },
    onSuccess: () => {
      form.end();
      toastSuccess(t(messages.draftsMade, { count: drafts.length }));
    },
    failed: t(messages.notSaved),
    onSettled: () => refetchFees(client),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = chosen.filter(({ id }) => typedPaise(amountOf(id)) === undefined);
    setProblems(Object.fromEntries(wrong.map(({ id }) => [id, t(messages.amountWrong)])));
    if (wrong.length === 0 && drafts.length > 0) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {form.restored ? <RestoredText className="" onUndo={form.undo} /> : null}
      {grouped(hearings, 'client_id').map((rows) => (
        <section key={rows[0]?.client_id} aria-label={rows[0]?.client}>
          <h3 className="text-ui font-medium [overflow-wrap:anywhere]">{rows[0]?.client}</h3>
          <ul className="mt-1 flex flex-col gap-2">
            {rows.map((hearing) => (
              <Row
                key={hearing.id}
                hearing={hearing}
                chosen={!left[hearing.id]}
                amount={amountOf(hearing.id)}
                error={problems[hearing.id]}
                onChosen={(isChosen) => form.set({ left: { ...left, [hearing.id]: !isChosen } })}
                onAmount={(amount) => form.set({ amounts: { ...amounts, [hearing.id]: amount } })}
              />
            ))}
          </ul>
        </section>
      ))}
      <Button
        type="submit"
        className="self-start"
        disabled={drafts.length === 0}
        busy={save.isPending && t(messages.saving)}
      >
        {t(messages.makeDrafts, { count: drafts.length })}
      </Button>
    </form>
  );
}

/** Proposes the appearances of a day over all own cases, client by client: one list to accept, a draft for each case. */
export function FeesOfDay({ day }: { day: string }) {
  const hearings = useProposed(day);
  if (!hearings) return null;
  return (
    <Card>
      <CardHeader
        title={t(messages.feesOfDay, { date: indianDate(new Date(indianMoment(day))) })}
        description={t(messages.feesOfDayLead)}
      />
      <CardBody>
        {hearings.length === 0 ? (
          <p className="text-ui text-ink-soft">{t(messages.feesOfDayNone)}</p>
        ) : (
          <ProposalForm day={day} hearings={hearings} />
        )}
      </CardBody>
    </Card>
  );
}
