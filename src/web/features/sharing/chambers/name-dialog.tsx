import { type FormEvent, useState } from 'react';
import { chambersForm } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { useAccessChange } from '../use-change.ts';
import { addChambers, renameChambers } from './queries.ts';

type Props = {
  /** The chambers to rename; without one a new chambers is added. */
  known?: { id: string; name: string };
  onClose: () => void;
};

/** Asks for the name of a chambers. */
export function NameDialog({ known, onClose }: Props) {
  const [name, setName] = useState(known?.name ?? '');
  const [problem, setProblem] = useState<string>();
  const save = useAccessChange({
    run: (form: { name: string }) => (known ? renameChambers(known.id, form.name) : addChambers(form.name)),
    done: (form) => ({ title: t(known ? messages.renamed : messages.chambersAdded), description: form.name }),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = chambersForm.safeParse({ name });
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) save.mutate(checked.data);
  };
  return (
    <FormDialog
      width="sm"
      title={known ? t(messages.renameNamed, { name: known.name }) : t(messages.newChambers)}
      form={{ submit, busy: save.isPending && t(messages.adding) }}
      action={t(known ? messages.rename : messages.addChambers)}
      onClose={onClose}
      className=""
    >
      {save.error ? <FormError title={t(messages.notChanged)} message={sentence(save.error)} /> : null}
      <InputField
        label={t(messages.chambersName)}
        required
        error={problem}
        value={name}
        autoComplete="organization"
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
