import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { cancelReading, caseFilesQuery, retryReading } from './queries.ts';

/** Stops the reading of a file, or starts it again where that may help. */
export function ReadingActions({ file }: { file: CaseFile }) {
  const client = useQueryClient();
  const running = file.text_state === 'waiting' || file.text_state === 'reading';
  const change = useMutation({
    mutationFn: () => (running ? cancelReading(file.id) : retryReading(file.id)),
    onSuccess: (row) =>
      client.setQueryData(caseFilesQuery(file.case_id).queryKey, (rows) =>
        rows?.map((one) =>
          one.id === row.id ? { ...one, ...row, text_problem: null, text_problem_message: null } : one,
        ),
      ),
    onError: (error) => toastFailure(t(messages.readingNotChanged), error),
  });
  if (!running && !file.can_retry_reading) return null;
  const busy = t(running ? messages.stopping : messages.starting);
  return (
    <Button variant="quiet" busy={change.isPending && busy} onClick={() => change.mutate()}>
      {t(running ? messages.stopReading : messages.readAgain)}
    </Button>
  );
}
