import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { rupeesOf, typedPaise } from '#web/components/rupees.ts';
import { NONE } from '#web/components/state-options.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { RestoredText } from '#web/ui/overlays/restored-text.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { addPayment, advancesQuery, feeChoicesQuery, refetchFees, spendAdvance } from './queries.ts';

/** The name of the form where what is typed is kept. */
export const ADVANCE_FORM = 'advance of a client';

/** Money that a client paid before a fee note asks for it. */
export function AdvanceForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery(feeChoicesQuery);
  const form = useTypedForm(ADVANCE_FORM, () => ({
    whose: NONE,
    amount: '',
    id: crypto.randomUUID() as string,
  }));
  const { whose, amount, id } = form.values;
  const close = () => {
    form.end();
    onClose();
  };
  const [problems, setProblems] = useState<{ whose?: string; amount?: string }>({});
  const save = useChange({
    mutationFn: addPayment,
    onSuccess: async () => {
      toastSuccess(t(messages.paymentSaved));
      await refetchFees(client);
      close();
    },
    failed: t(messages.notSaved),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const paise = typedPaise(amount);
    setProblems({
      ...(whose === NONE ? { whose: t(messages.clientMissing) } : {}),
      ...(paise ? {} : { amount: t(messages.amountWrong) }),
    });
    if (whose !== NONE && paise)
      save.mutate({ id, client_id: whose, amount: paise, received_on: indianDay(new Date()) });
  };
  return (
    <form noValidate onSubmit={submit} className="mb-4 grid gap-4 sm:grid-cols-2">
      {form.restored ? <RestoredText className="sm:col-span-2" onUndo={form.undo} /> : null}
      <SelectField
        label={t(messages.clientOnly)}
        required
        error={problems.whose}
        value={whose}
        onValueChange={(chosen) => form.set({ whose: chosen })}
        options={[
          { value: NONE, label: t(messages.noClientChosen) },
          ...(data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <InputField
        label={t(messages.advanceAmount)}
        required
        error={problems.amount}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={(event) => form.set({ amount: event.target.value })}
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button onClick={close}>{t(messages.cancelEntry)}</Button>
        <Button type="submit" variant="primary" busy={save.isPending && t(messages.saving)}>
          {t(messages.saveAdvance)}
        </Button>
      </div>
    </form>
  );
}

type UseProps = { noteId: string; clientId: string; due: number };

/** Uses the oldest advance of the client for a note. */
export function UseAdvance({ noteId, clientId, due }: UseProps) {
  const client = useQueryClient();
  const { data } = useQuery(advancesQuery(clientId));
  const spend = useChange({
    mutationFn: spendAdvance,
    onSuccess: () => toastSuccess(t(messages.paymentSaved)),
    failed: t(messages.notSaved),
    onSettled: () => refetchFees(client),
  });
  const first = data?.find(({ amount }) => amount > 0);
  if (!first) return null;
  const amount = Math.min(first.amount, due);
  return (
    <Button
      busy={spend.isPending && t(messages.saving)}
      onClick={() => spend.mutate({ id: first.id, fee_note_id: noteId, amount })}
    >
      {t(messages.useAdvance, { amount: rupeesOf(amount) })}
    </Button>
  );
}
