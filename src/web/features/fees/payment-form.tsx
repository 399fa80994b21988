import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { withheldTax } from '#law/fees/withheld-tax.ts';
import type { paymentMethods } from '#shared/contracts/fees.ts';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { readTypedDay, typedDay } from '#shared/typed-day.ts';
import { useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { rupeesOf, typedPaise } from '#web/components/rupees.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { RestoredText } from '#web/ui/overlays/restored-text.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { methodOptions } from './choices.ts';
import { addPayment, refetchFees, type ShownNote } from './queries.ts';

type Method = (typeof paymentMethods)[number];
type Values = {
  /** The id of the payment: sent twice, it is one. */
  id: string;
  day: string;
  amount: string;
  tds: string;
  method: Method;
  reference: string;
};

/** The tax that the client may have deducted, as a hint. */
function expectedTax({ recipient_kind, fee_note_lines }: ShownNote, day: string | undefined) {
  const value = fee_note_lines
    .filter(({ kind, as_agent }) => !(as_agent ?? kind === 'expense'))
    .reduce((sum, { amount }) => sum + amount, 0);
  const found = withheldTax(value, recipient_kind, day ?? indianDay(new Date()));
  return found && t(messages.tdsHint, { amount: rupeesOf(found.amount), source: found.source });
}

const readDay = (text: string): string | undefined => {
  const read = readTypedDay(text);
  return typeof read === 'object' ? read.day : undefined;
};

function readPayment({ id, day, amount, tds, method, reference }: Values) {
  const received_on = readDay(day);
  const paise = typedPaise(amount);
  const withheld = tds.trim() === '' ? 0 : typedPaise(tds);
  const problems = {
    ...(received_on === undefined ? { day: t(fees.dayWrong) } : {}),
    ...(paise === undefined ? { amount: t(messages.amountWrong) } : {}),
    ...(withheld === undefined ? { tds: t(messages.amountWrong) } : {}),
  };
  return { problems, payment: { id, received_on, amount: paise, tds: withheld, method, reference } };
}

type RupeeProps = {
  label: string;
  value: string;
  hint?: string | undefined;
  error: string | undefined;
  onChange: (text: string) => void;
};

function RupeeField({ label, value, hint, error, onChange }: RupeeProps) {
  return (
    <InputField
      label={label}
      hint={hint}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Names the form of a payment where what is typed is kept. */
export const paymentForm = (noteId: string): string => `payment on ${noteId}`;

/** A payment on an issued note, as the user enters it. */
export function PaymentForm({ note, due, onClose }: { note: ShownNote; due: number; onClose: () => void }) {
  const client = useQueryClient();
  const form = useTypedForm<Values>(paymentForm(note.id), () => ({
    id: crypto.randomUUID(),
    day: typedDay(indianDay(new Date())),
    amount: `${due / 100}`,
    tds: '',
    method: 'bank',
    reference: '',
  }));
  const { values, set } = form;
  const close = () => {
    form.end();
    onClose();
  };
  const [problems, setProblems] = useState<{ day?: string; amount?: string; tds?: string }>({});
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
    const { problems: found, payment } = readPayment(values);
    setProblems(found);
    if (Object.keys(found).length === 0) save.mutate({ ...payment, fee_note_id: note.id });
  };
  const hint = expectedTax(note, readDay(values.day));
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      {form.restored ? <RestoredText className="sm:col-span-2" onUndo={form.undo} /> : null}
      <DateField
        label={t(messages.receivedOn)}
        required
        value={values.day}
        onChange={(day) => set({ day })}
        error={problems.day}
      />
      <RupeeField
        label={t(messages.receivedAmount)}
        value={values.amount}
        error={problems.amount}
        onChange={(amount) => set({ amount })}
      />
      <RupeeField
        label={t(messages.tdsAmount)}
        hint={hint}
        value={values.tds}
        error={problems.tds}
        onChange={(tds) => set({ tds })}
      />
      <SelectField
        label={t(messages.paymentMethod)}
        value={values.method}
        onValueChange={(method) => set({ method })}
        options={methodOptions()}
      />
      <InputField
        label={t(messages.paymentReference)}
        optional
        value={values.reference}
        onChange={(event) => set({ reference: event.target.value })}
      />
      <div className="flex flex-wrap items-end gap-2">
        <Button onClick={close}>{t(messages.cancelEntry)}</Button>
        <Button type="submit" variant="primary" busy={save.isPending && t(messages.saving)}>
          {t(messages.savePayment)}
        </Button>
      </div>
    </form>
  );
}
