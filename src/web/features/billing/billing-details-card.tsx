import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { type BillingDetails, billingFields, statesAgree } from '#shared/contracts/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { NONE, stateOptions } from '#web/components/state-options.ts';
import { api } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { billingDetailsQuery } from './queries.ts';

const form = z.object(billingFields);

/** Problems of the details by field; `asked`: a payment follows, which needs the address and the State. */
function problemsOf(values: z.infer<typeof form>, asked: boolean): Record<string, string> {
  return {
    ...(statesAgree(values) ? {} : { gstin: t(messages.statesDiffer) }),
    ...(asked && !values.address?.trim() ? { address: t(messages.addressRequired) } : {}),
    ...(asked && !values.state ? { state: t(messages.stateNeeded) } : {}),
  };
}
type Values = { name: string; address: string; state: string | null; gstin: string };

const valuesOf = (row: BillingDetails | undefined): Values => ({
  name: row?.name ?? '',
  address: row?.address ?? '',
  state: row?.state ?? null,
  gstin: row?.gstin ?? '',
});

/** The form of the details. `onSaved`: it stands before a payment, which goes on when they are saved. */
export function DetailsForm({ row, onSaved }: { row: BillingDetails | undefined; onSaved?: () => void }) {
  const [values, setValues] = useState(valuesOf(row));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
  const save = useChange({
    mutationFn: (body: z.infer<typeof form>) =>
      row
        ? api.run('PATCH', `/rest/v1/billing_details?id=eq.${row.id}`, body)
        : api.run('POST', '/rest/v1/billing_details', body),
    onSuccess: () => (onSaved ? onSaved() : toastSuccess(t(messages.detailsSaved))),
    failed: t(messages.detailsFailed),
    stale: ['billing_details'],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const gstin = values.gstin.trim().toUpperCase();
    const read = form.safeParse({ ...values, gstin: gstin === '' ? null : gstin });
    const issues = read.error?.issues ?? [];
    const found = read.success
      ? problemsOf(read.data, onSaved !== undefined)
      : Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
    setProblems(found);
    if (read.success && Object.keys(found).length === 0) save.mutate(read.data);
  };
  const problem = (name: keyof Values) => {
    const error = problems[name];
    return error === undefined ? {} : { error };
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <InputField
        label={t(messages.detailsName)}
        {...problem('name')}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <InputField
        label={t(messages.detailsGstin)}
        hint={t(messages.detailsGstinHint)}
        {...problem('gstin')}
        value={values.gstin}
        onChange={(event) => set({ gstin: event.target.value })}
      />
      <TextareaField
        label={t(messages.detailsAddress)}
        {...problem('address')}
        value={values.address}
        onChange={(event) => set({ address: event.target.value })}
      />
      <SelectField
        label={t(messages.detailsState)}
        {...problem('state')}
        value={values.state ?? NONE}
        onValueChange={(state) => set({ state: state === NONE ? null : state })}
        options={stateOptions(t(messages.detailsNoState))}
      />
      <div>
        <Button type="submit" busy={save.isPending && t(messages.saving)}>
          {t(onSaved ? messages.detailsContinue : messages.save)}
        </Button>
      </div>
    </form>
  );
}

/** The user's details for future invoices. */
export function BillingDetailsCard() {
  const { data } = useQuery(billingDetailsQuery);
  if (!data) return null;
  const [row] = data;
  return (
    <Card>
      <CardHeader title={t(messages.detailsTitle)} description={t(messages.detailsLead)} />
      <CardBody>
        <DetailsForm key={row?.id ?? ''} row={row} />
      </CardBody>
    </Card>
  );
}
