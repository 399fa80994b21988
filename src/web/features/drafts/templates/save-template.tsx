import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { OFFICE_TEMPLATE } from '#shared/contracts/drafts/office-templates.ts';
import { messages } from '#shared/messages/en/drafting/office-templates.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import type { ListedDraft } from '../queries.ts';
import { chambersOfClausesQuery } from '../toolbar/clause-queries.ts';
import { saveAsTemplate } from './queries.ts';

const ME = '-';

type Props = { row: Pick<ListedDraft, 'id' | 'title'>; onClose: () => void };

/** The name of a draft without the parties of its case: a template of a chambers is seen by all its members. */
const proposedName = (title: string): string =>
  title.replace(/\s[-–]\s[^\n]{2,200}\sv(?:s|ersus)?\.?\s.*$/iu, '').slice(0, OFFICE_TEMPLATE.name);

/** Makes a template of the office from a draft, for the user or for one of their chambers. */
export function SaveTemplate({ row, onClose }: Props) {
  const client = useQueryClient();
  const { data: chambers = [] } = useQuery(chambersOfClausesQuery);
  const [name, setName] = useState(proposedName(row.title));
  const [whose, setWhose] = useState(ME);
  const [missing, setMissing] = useState(false);
  const saving = useChange({
    mutationFn: () => saveAsTemplate(row.id, name.trim(), whose === ME ? null : whose),
    onSuccess: async (saved) => {
      onClose();
      toastSuccess(
        t(messages.saved),
        t(messages.savedText, { name: saved.name, count: saved.blanks.length }),
      );
      await client.invalidateQueries({ queryKey: ['draft-templates'] });
    },
    failed: t(messages.notSaved),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setMissing(true);
    else saving.mutate();
  };
  return (
    <FormDialog
      title={t(messages.save)}
      description={t(messages.saveText)}
      form={{ submit, busy: saving.isPending && t(messages.saving) }}
      action={t(messages.saveTemplate)}
      onClose={onClose}
    >
      <InputField
        label={t(messages.name)}
        required
        {...(missing ? { error: t(messages.nameRequired) } : {})}
        value={name}
        maxLength={OFFICE_TEMPLATE.name}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
        }}
      />
      {chambers.length > 0 ? (
        <SelectField
          label={t(messages.forWhom)}
          value={whose}
          onValueChange={setWhose}
          options={[
            { value: ME, label: t(messages.onlyMe) },
            ...chambers.map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
      ) : null}
    </FormDialog>
  );
}
