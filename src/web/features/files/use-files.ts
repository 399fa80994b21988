import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { BIN } from '#shared/contracts/bin.ts';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import {
  hiddenRows,
  scheduleDelete,
  subscribeDeletes,
  UNDO_MS,
  undoDelete,
} from '#web/components/deletion/pending-deletes.ts';
import { shownName } from '#web/data/file-name.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { caseFilesQuery, deleteFile } from './queries.ts';

/** The files of a case without the ones being deleted. */
export function useFiles(caseId: string) {
  const { data, error, refetch, isFetching } = useQuery(caseFilesQuery(caseId));
  const hidden = useSyncExternalStore(subscribeDeletes, hiddenRows);
  const files = useMemo(() => data?.filter(({ id }) => !hidden.has(id)), [data, hidden]);
  return { files, error, refetch, loading: isFetching };
}

function removeFile(client: QueryClient, file: CaseFile) {
  const said = toast({
    title: t(messages.fileDeleted),
    description: t(messages.fileInBin, { name: shownName(file), days: BIN.days }),
    duration: UNDO_MS,
    action: {
      label: t(messages.undo),
      alt: t(messages.undoHint, { name: shownName(file) }),
      onPress: () => undoDelete(file.id),
    },
  });
  scheduleDelete(file, {
    run: async (leaving) => {
      said.dismiss();
      await deleteFile(file, leaving);
      await client.invalidateQueries({ queryKey: caseFilesQuery(file.case_id).queryKey });
      void client.invalidateQueries({ queryKey: ['clients'] });
    },
    onError: (error) => toastFailure(t(messages.fileNotDeleted), error),
  });
}

/** Removes a file from the list at once; the user can undo it for a while. */
export function useRemoveFile(): (file: CaseFile) => void {
  const client = useQueryClient();
  return useCallback((file: CaseFile) => removeFile(client, file), [client]);
}
