import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/en/common/tour.ts';
import { t } from '#shared/messages/translate.ts';
import { undoDeletion } from '#web/components/deletion/restore-deleted.ts';
import { useChange } from '#web/data/use-change.ts';
import { deleteClient } from '#web/features/clients/queries.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { refetchPractice, type Sample } from './queries.ts';

function useRemove({ id, name }: Sample) {
  const client = useQueryClient();
  return useChange({
    mutationFn: () => deleteClient(id),
    onSuccess: () => {
      toast({
        title: t(messages.sampleRemoved),
        variant: 'success',
        action: undoDeletion(client, { kind: 'client', id, name }),
      });
      document.getElementById('main')?.focus();
    },
    failed: t(messages.sampleNotRemoved),
    onSettled: () => refetchPractice(client),
  });
}

/** Explains the sample case and removes it in one step. */
export function SampleNotice({ sample }: { sample: Sample }) {
  const remove = useRemove(sample);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-panel border border-line bg-surface px-4 py-2 text-ui">
      <p className="flex-1 basis-64 text-ink-soft">{t(messages.sampleShown)}</p>
      {sample.caseId === undefined ? null : (
        <Link
          to="/home/cases/$caseId"
          params={{ caseId: sample.caseId }}
          className="inline-flex min-h-11 items-center text-link md:min-h-0"
        >
          {t(messages.openSample)}
        </Link>
      )}
      <Button busy={remove.isPending && t(messages.removing)} onClick={() => remove.mutate()}>
        {t(messages.removeSample)}
      </Button>
    </div>
  );
}
