import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { clientWithCaseForm } from '#shared/contracts/cases.ts';
import { messages } from '#shared/messages/en/common/tour.ts';
import { messages as clients } from '#shared/messages/en/practice/clients.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { createClient } from '#web/features/clients/queries.ts';
import { uploadFolder } from '#web/features/files/upload/use-uploads.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { type Folder, readFolder } from './folder.ts';
import { refetchPractice } from './queries.ts';

/** Limit: names of left-out files that are shown. */
const NAMED = 5;

function Left({ folder: { files, skipped, beyond } }: { folder: Folder }) {
  return (
    <>
      {skipped.length > 0 ? (
        <p className="text-ui text-ink-soft [overflow-wrap:anywhere]">
          {t(messages.importSkipped, {
            count: skipped.length,
            names: formatList([...skipped.slice(0, NAMED), ...(skipped.length > NAMED ? ['…'] : [])]),
          })}
        </p>
      ) : null}
      {beyond > 0 ? (
        <p className="text-ui text-ink-soft">
          {t(messages.importTooMany, { most: files.length, count: files.length + beyond })}
        </p>
      ) : null}
    </>
  );
}

type ImportProps = { folder: Folder; onClose: () => void };

function ImportDialog({ folder, onClose }: ImportProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState(folder.name);
  const make = useMutation({
    mutationFn: () => createClient(clientWithCaseForm.parse({ name, status: 'exploration' })),
    onSuccess: ({ case_id }) => {
      uploadFolder(client, case_id, folder.files);
      void refetchPractice(client);
      void navigate({ to: '/home/cases/$caseId', params: { caseId: case_id }, search: { tab: 'files' } });
    },
  });
  const none = folder.files.length === 0;
  const nameless = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!none && !nameless && !make.isPending) make.mutate();
  };
  return (
    <FormDialog
      title={t(messages.importTitle)}
      form={{ submit, busy: make.isPending && t(messages.importing) }}
      action={t(messages.importNow)}
      disabled={none || nameless}
      onClose={onClose}
    >
      {make.error ? <FormError title={t(messages.importFailed)} message={sentence(make.error)} /> : null}
      <p className="text-ui">
        {none ? t(messages.importNothing) : t(messages.importLead, { count: folder.files.length })}
      </p>
      <Left folder={folder} />
      {none ? null : (
        <Field
          label={t(messages.importName)}
          required
          hint={t(messages.importNameHint)}
          error={nameless ? t(clients.nameRequired) : undefined}
        >
          {(field) => (
            <Input
              {...field}
              value={name}
              maxLength={300}
              required
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

/** Lets the user choose a folder, whose files become those of a new case. */
export function ImportFolder() {
  const input = useRef<HTMLInputElement>(null);
  const [folder, setFolder] = useState<Folder>();
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t(messages.importFolder)}</Button>
      <input
        ref={(field) => {
          input.current = field;
          // React has no type for it.
          field?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        aria-label={t(messages.folderToImport)}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // Emptied, so that the same folder can be chosen again.
          currentTarget.value = '';
          if (chosen.length === 0) return;
          const read = readFolder(chosen);
          setFolder({ ...read, name: read.name || t(messages.importedFiles) });
        }}
      />
      {folder ? <ImportDialog folder={folder} onClose={() => setFolder(undefined)} /> : null}
    </>
  );
}
