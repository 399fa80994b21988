import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type ChambersFeeSettings,
  chambersFeeSettingsChange,
  newChambersFeeSettings,
} from '#shared/contracts/fees.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { RestoredText } from '#web/ui/overlays/restored-text.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { BillingFields, billingValues, readBilling } from './billing-fields.tsx';
import { problemsOf, useSaveSettings } from './fee-settings.tsx';
import { chambersFeeSettingsQuery, useOwnChambers } from './queries.ts';

const LETTERHEAD = 2000;
type Props = { chambersId: string; row: ChambersFeeSettings | undefined };

function ChambersForm({ chambersId, row }: Props) {
  const first = () => ({
    ...billingValues(row, 'CH'),
    letterhead: row?.letterhead ?? '',
    asOne: row?.bills_as_one ?? false,
  });
  const form = useTypedForm(`fee settings of ${chambersId}`, first, row?.updated_at);
  const { values, set } = form;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = useSaveSettings('chambers_fee_settings', row?.id, form.end);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { fields, problems: wrong } = readBilling(values);
    const typed = { ...fields, letterhead: values.letterhead, bills_as_one: values.asOne };
    const read = row
      ? chambersFeeSettingsChange.safeParse(typed)
      : newChambersFeeSettings.safeParse({ ...typed, chambers_id: chambersId });
    setProblems({ ...wrong, ...problemsOf(read.error?.issues ?? []) });
    if (read.success && Object.keys(wrong).length === 0) save.mutate(read.data);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {form.restored ? <RestoredText className="sm:col-span-2" onUndo={form.undo} /> : null}
      <div className="sm:col-span-2">
        <TextareaField
          label={t(messages.letterhead)}
          optional
          maxLength={LETTERHEAD}
          value={values.letterhead}
          onChange={(event) => set({ letterhead: event.target.value })}
        />
      </div>
      <div className="sm:col-span-2">
        <Checkbox
          checked={values.asOne}
          onCheckedChange={(asOne) => set({ asOne })}
          label={t(messages.billsAsOne)}
        />
      </div>
      <BillingFields values={values} problems={problems} set={set} numbers={values.asOne} />
      <div className="sm:col-span-2">
        <Button type="submit" busy={save.isPending && t(messages.saving)}>
          {t(messages.saveSettings)}
        </Button>
      </div>
    </form>
  );
}

/** The fee settings of each chambers that the reader heads. */
export function ChambersFeeSettingsCards() {
  const chambers = useOwnChambers().filter(({ role }) => role === 'head');
  const { data } = useQuery({ ...chambersFeeSettingsQuery, enabled: chambers.length > 0 });
  if (!data) return null;
  return chambers.map(({ id, name }) => {
    const row = data.find(({ chambers_id }) => chambers_id === id);
    return (
      <Card key={id}>
        <CardHeader
          title={t(messages.chambersFeesTitle, { chambers: name })}
          description={t(messages.chambersFeesLead)}
        />
        <CardBody>
          <ChambersForm key={row?.id ?? ''} chambersId={id} row={row} />
        </CardBody>
      </Card>
    );
  });
}
