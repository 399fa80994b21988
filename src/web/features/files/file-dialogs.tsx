import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CaseFile, caseFileFields } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { shownName } from '#web/data/file-name.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { storedName } from './file-kinds.ts';
import { caseFilesQuery, renameFile } from './queries.ts';

type Props = { file: CaseFile; onClose: () => void };

/** The new name, or why it cannot be one. */
function nameFor(typed: string, file: CaseFile): { name: string } | { error: string } {
  if (typed.trim() === '') return { error: t(messages.nameRequired) };
  const name = storedName(typed, file);
  return caseFileFields.file_name.safeParse(name).success ? { name } : { error: t(messages.nameTooLong) };
}

/** Renames a file. Mount it while it is open. */
export function RenameDialog({ file, onClose }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(shownName(file));
  const [wrong, setWrong] = useState<string>();
  const rename = useMutation({
    mutationFn: (name: string) => renameFile(file, name),
    onSuccess: (row) => {
      client.setQueryData(caseFilesQuery(file.case_id).queryKey, (rows) =>
        rows?.map((one) => (one.id === row.id ? row : one)),
      );
      toastSuccess(t(messages.fileRenamed), row.file_name);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = nameFor(typed, file);
    if ('error' in next) setWrong(next.error);
    else if (next.name === shownName(file)) onClose();
    else rename.mutate(next.name);
  };
  return (
    <FormDialog
      width="sm"
      title={t(messages.renameFile)}
      form={{ submit, busy: rename.isPending && t(messages.renaming) }}
      action={t(messages.rename)}
      onClose={onClose}
      className=""
    >
      {rename.error ? <FormError title={t(messages.notRenamed)} message={sentence(rename.error)} /> : null}
      <InputField
        label={t(messages.fileName)}
        required
        error={wrong}
        value={typed}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
        }}
      />
    </FormDialog>
  );
}
