import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { archiveCase, type CaseDetail } from './queries.ts';

/** Puts a case away or takes it out again; nothing in it is lost either way. */
export function ArchiveButton({ row }: { row: CaseDetail }) {
  const client = useQueryClient();
  const archived = row.archived_at !== null;
  const change = useMutation({
    mutationFn: () => archiveCase(row.id, !archived),
    onSuccess: () =>
      toast({
        title: archived ? 'Case taken out of the archive' : 'Case archived',
        description: archived
          ? row.title
          : `${row.title} is kept whole, and left out of your lists and your diary.`,
        variant: 'success',
      }),
    onError: (error) => toast({ title: 'Error', description: sentence(error), variant: 'destructive' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['cases'] });
      void client.invalidateQueries({ queryKey: ['timeline-events'] });
    },
  });
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <Button className="max-sm:px-3" busy={change.isPending && 'Saving...'} onClick={() => change.mutate()}>
      <Icon aria-hidden />
      <span className="max-sm:sr-only">{archived ? 'Take out of the archive' : 'Archive'}</span>
    </Button>
  );
}
