import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CASE_FILES, type CaseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { foldersOf } from './file-order.ts';
import { caseFilesQuery, changeFolder } from './queries.ts';

/** The folder of a file: a name as it is typed, with the folders of the case to choose from. */
export function FolderField({ file }: { file: CaseFile }) {
  const id = useId();
  const client = useQueryClient();
  const { data: files = [] } = useQuery({ ...caseFilesQuery(file.case_id), enabled: false });
  const [typed, setTyped] = useState<string>();
  const change = useMutation({
    mutationFn: (folder: string) => changeFolder(file, folder),
    onSuccess: (row) => {
      setTyped(undefined);
      client.setQueryData(caseFilesQuery(file.case_id).queryKey, (rows) =>
        rows?.map((one) => (one.id === row.id ? row : one)),
      );
    },
    onError: (error) => toastFailure(t(messages.folderNotChanged), error),
  });
  const save = () => {
    if (typed !== undefined && typed.trim() !== (file.folder ?? '')) change.mutate(typed);
    else setTyped(undefined);
  };
  return (
    <form
      noValidate
      className="w-56 max-w-full"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Input
        aria-label={t(messages.folderOfFile)}
        placeholder={t(messages.noFolder)}
        list={id}
        value={typed ?? file.folder ?? ''}
        maxLength={CASE_FILES.folderLength}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
      />
      <datalist id={id}>
        {foldersOf(files).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}
