import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type FeeSettings, newFeeSettings } from '#shared/contracts/fees.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field, Input, Textarea } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { NONE, stateOptions } from './choices.ts';
import { feeSettingsQuery } from './queries.ts';

const valuesOf = (row: FeeSettings | undefined) => ({
  state: row?.state ?? NONE,
  gstin: row?.gstin ?? '',
  prefix: row?.prefix ?? 'FN',
  senior: row?.senior ?? false,
  upi_id: row?.upi_id ?? '',
  upi_name: row?.upi_name ?? '',
  terms: row?.terms ?? '',
});
type Values = ReturnType<typeof valuesOf>;

function readValues({ state, gstin, upi_id, upi_name, ...rest }: Values) {
  return newFeeSettings.safeParse({
    ...rest,
    state: state === NONE ? null : state,
    gstin: gstin.trim() === '' ? null : gstin,
    upi_id: upi_id.trim() === '' ? null : upi_id,
    upi_name: upi_name.trim() === '' ? null : upi_name,
  });
}

function SettingsForm({ row }: { row: FeeSettings | undefined }) {
  const client = useQueryClient();
  const [values, setValues] = useState(valuesOf(row));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
  const save = useMutation({
    mutationFn: (body: object) =>
      row
        ? api.run('PATCH', `/rest/v1/fee_settings?id=eq.${row.id}`, body)
        : api.run('POST', '/rest/v1/fee_settings', body),
    onSuccess: () => toast({ title: t(messages.settingsSaved), variant: 'success' }),
    onError: (error) =>
      toast({ title: t(messages.notSaved), description: sentence(error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: feeSettingsQuery.queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readValues(values);
    const issues = read.error?.issues ?? [];
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (read.success) save.mutate(read.data);
  };
  const text = (name: 'gstin' | 'prefix' | 'upi_id' | 'upi_name', label: string, hint?: string) => (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      {...(problems[name] === undefined ? {} : { error: problems[name] })}
    >
      {(field) => (
        <Input {...field} value={values[name]} onChange={(event) => set({ [name]: event.target.value })} />
      )}
    </Field>
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label={t(messages.officeState)}>
        {(field) => (
          <Select
            {...field}
            value={values.state}
            onValueChange={(state) => set({ state })}
            options={stateOptions()}
          />
        )}
      </Field>
      {text('gstin', t(messages.officeGstin), t(messages.officeGstinHint))}
      {text('prefix', t(messages.prefix))}
      {text('upi_id', t(messages.upiId), t(messages.upiHint))}
      {text('upi_name', t(messages.upiName))}
      <Field label={t(messages.termsLabel)} optional>
        {(field) => (
          <Textarea
            {...field}
            value={values.terms}
            onChange={(event) => set({ terms: event.target.value })}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Checkbox
          checked={values.senior}
          onCheckedChange={(senior) => set({ senior })}
          label={t(messages.seniorAdvocate)}
        />
      </div>
      <div>
        <Button type="submit" busy={save.isPending && t(messages.saving)}>
          {t(messages.saveSettings)}
        </Button>
      </div>
    </form>
  );
}

/** The State of the office, the numbers and the UPI ID of fee notes. */
export function FeeSettingsCard() {
  const { data } = useQuery(feeSettingsQuery);
  if (!data) return null;
  return (
    <Card>
      <CardHeader title={t(messages.feeSettingsTitle)} description={t(messages.feeSettingsLead)} />
      <CardBody>
        <SettingsForm key={data[0]?.id ?? ''} row={data[0]} />
      </CardBody>
    </Card>
  );
}
