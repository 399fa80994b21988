import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type FeeSettings, newFeeSettings } from '#shared/contracts/fees.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { NONE } from '#web/components/state-options.ts';
import { api } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { RestoredText } from '#web/ui/overlays/restored-text.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { BillingFields, billingValues, readBilling } from './billing-fields.tsx';
import { chambersFeeSettingsQuery, feeSettingsQuery, useOwnChambers } from './queries.ts';

/** Saves a row of settings; reports the outcome in a toast. */
export function useSaveSettings(table: string, id: string | undefined, onSaved: () => void) {
  return useChange({
    mutationFn: (body: object) =>
      id === undefined
        ? api.run('POST', `/rest/v1/${table}`, body)
        : api.run('PATCH', `/rest/v1/${table}?id=eq.${id}`, body),
    onSuccess: () => {
      onSaved();
      toastSuccess(t(messages.settingsSaved));
    },
    failed: t(messages.notSaved),
    stale: feeSettingsQuery.queryKey,
  });
}

export const problemsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));

const valuesOf = (row: FeeSettings | undefined) => ({
  ...billingValues(row, 'FN'),
  senior: row?.senior ?? false,
  chambers: row?.chambers_id ?? NONE,
});

function SettingsForm({ row }: { row: FeeSettings | undefined }) {
  const form = useTypedForm('fee settings', () => valuesOf(row), row?.updated_at);
  const { values, set } = form;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const chambers = useOwnChambers();
  const { data: shared = [] } = useQuery(chambersFeeSettingsQuery);
  const save = useSaveSettings('fee_settings', row?.id, form.end);
  const through = shared.find(({ chambers_id }) => chambers_id === values.chambers);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { fields, problems: wrong } = readBilling(values);
    const read = newFeeSettings.safeParse({
      ...fields,
      senior: values.senior,
      chambers_id: values.chambers === NONE ? null : values.chambers,
    });
    setProblems({ ...wrong, ...problemsOf(read.error?.issues ?? []) });
    if (read.success && Object.keys(wrong).length === 0) save.mutate(read.data);
  };
  const offered = chambers.filter(({ id }) => shared.some(({ chambers_id }) => chambers_id === id));
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {form.restored ? <RestoredText className="sm:col-span-2" onUndo={form.undo} /> : null}
      {offered.length > 0 ? (
        <div className="sm:col-span-2">
          <SelectField
            label={t(messages.billsThrough)}
            hint={t(messages.billsThroughHint)}
            value={through ? values.chambers : NONE}
            onValueChange={(chosen) => set({ chambers: chosen })}
            options={[
              { value: NONE, label: t(messages.ownSettings) },
              ...offered.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      ) : null}
      {through ? null : <BillingFields values={values} problems={problems} set={set} />}
      {through && !through.bills_as_one ? (
        <InputField
          label={t(messages.prefix)}
          error={problems.prefix}
          value={values.prefix}
          onChange={(event) => set({ prefix: event.target.value })}
        />
      ) : null}
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
