import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { z } from 'zod';
import { CASE_FILES } from '#shared/contracts/files.ts';
import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { contentType, originalName } from './format.ts';

const caseRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  created_at: z.string(),
});
type CaseRow = z.infer<typeof caseRow>;

/** The user's cases, newest first, for choosing one. */
const caseChoicesQuery = queryOptions({
  queryKey: ['cases', 'choices'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/cases', z.array(caseRow), {
      query: { select: 'id,title,description,created_at', order: 'created_at.desc' },
      signal,
    }),
  staleTime: 0,
});

/** The row that adds a library document to a case. */
export function caseFileOf(caseId: string, id: string, metadata: HitMetadata) {
  const name = originalName(metadata);
  const fileType = name.toLowerCase().endsWith('.pdf') ? 'application/pdf' : contentType(metadata);
  return {
    case_id: caseId,
    file_name: name,
    file_path: name,
    file_type: fileType,
    file_size: metadata.size,
    storage_provider: CASE_FILES.libraryProvider,
    document_id: id,
  };
}

function CaseOption({ row, chosen, onChoose }: { row: CaseRow; chosen: boolean; onChoose: () => void }) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line p-3 transition-colors hover:bg-wash has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="case"
        checked={chosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-(--accent) outline-none"
      />
      <span className="min-w-0">
        <span className="block text-ui font-medium">{row.title}</span>
        {row.description ? (
          <span className="line-clamp-2 block text-13 text-ink-soft">{row.description}</span>
        ) : null}
        <span className="block text-13 text-ink-faint">
          {t(messages.created, { date: shortDate(row.created_at) })}
        </span>
      </span>
    </label>
  );
}

function CaseList({ chosen, onChoose }: { chosen: string | undefined; onChoose: (id: string) => void }) {
  const { data, error, isPending, refetch } = useQuery(caseChoicesQuery);
  if (isPending)
    return (
      <Loading label={t(messages.loadingCases)} className="flex flex-col gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </Loading>
    );
  if (error)
    return (
      <ErrorState
        title={t(messages.casesNotLoaded)}
        message={sentence(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0)
    return (
      <p className="text-ui">
        <Rich
          message={messages.noCasesYet}
          tags={{
            link: (text) => (
              <Link to={'/home/clients' as string} className="text-link">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t(messages.case)}</legend>
      {data.map((row) => (
        <CaseOption key={row.id} row={row} chosen={row.id === chosen} onChoose={() => onChoose(row.id)} />
      ))}
    </fieldset>
  );
}

type Props = { id: string; metadata: HitMetadata; trigger: ReactElement };

/** Adds a library document to one of the user's cases. */
export function AddToCase({ id, metadata, trigger }: Props) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: (caseId: string) => api.run('POST', '/rest/v1/case_files', caseFileOf(caseId, id, metadata)),
    onSuccess: (_, caseId) => {
      toast({
        title: t(common.success),
        description: t(messages.added, { file: originalName(metadata) }),
        variant: 'success',
      });
      void client.invalidateQueries({ queryKey: ['case-files', caseId] });
      show(false);
    },
    onError: (error) => {
      console.warn('The file was not added', error);
      toast({ title: t(common.error), description: t(messages.notAdded), variant: 'destructive' });
    },
  });
  const show = (next: boolean) => {
    setOpen(next);
    setChosen(undefined);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={show}
      title={t(messages.addToCase)}
      description={metadata.title}
      trigger={trigger}
      footer={
        <>
          <Button onClick={() => show(false)}>{t(common.cancel)}</Button>
          <Button
            variant="primary"
            disabled={!chosen}
            busy={add.isPending ? t(messages.adding) : false}
            onClick={() => (chosen ? add.mutate(chosen) : undefined)}
          >
            {t(messages.addToCase)}
          </Button>
        </>
      }
    >
      {open ? <CaseList chosen={chosen} onChoose={setChosen} /> : null}
    </Dialog>
  );
}
