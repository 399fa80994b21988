import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { z } from 'zod';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { type CaseRole, rolesThatAdd } from '#shared/contracts/sharing/roles.ts';
import { messages } from '#shared/messages/en/library/add-to-case.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { shortDate } from '#web/ui/time/dates.ts';

const caseRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  created_at: z.string(),
});
type CaseRow = z.infer<typeof caseRow>;
const memberRow = z.object({ id: z.string(), case_id: z.string() });

/** The cases in which the user has one of these roles, newest first, for choosing one. */
export const caseChoicesQuery = (roles: readonly CaseRole[]) =>
  queryOptions({
    queryKey: ['cases', 'choices', ...roles],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/cases', z.array(caseRow), {
        query: {
          select: 'id,title,description,created_at',
          role: `in.(${roles.join(',')})`,
          order: 'created_at.desc',
        },
        signal,
      }),
    staleTime: 0,
  });

/** The rows by which cases have a library document already. */
export const casesWithQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['case-files', 'of-document', documentId],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/case_files', z.array(memberRow), {
        query: {
          document_id: `eq.${documentId}`,
          storage_provider: `eq.${CASE_FILES.libraryProvider}`,
          select: 'id,case_id',
        },
        signal,
      }),
    staleTime: 0,
  });

const About = ({ row }: { row: CaseRow }) => (
  <>
    <span className="block text-ui font-medium [overflow-wrap:anywhere]">{row.title}</span>
    {row.description ? (
      <span className="line-clamp-2 block text-13 text-ink-soft">{row.description}</span>
    ) : null}
  </>
);

function Choice({ row, chosen, onChoose }: { row: CaseRow; chosen: boolean; onChoose: () => void }) {
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
        <About row={row} />
        <span className="block text-13 text-ink-faint">
          {t(messages.created, { date: shortDate(row.created_at) })}
        </span>
      </span>
    </label>
  );
}

/** A case that has the document: a link to it there. */
function Member({ row, fileId, onOpen }: { row: CaseRow; fileId: string; onOpen: () => void }) {
  return (
    <div className="flex gap-3 rounded-control border border-line p-3">
      <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
      <span className="min-w-0">
        <About row={row} />
        <Link
          to="/home/cases/$caseId"
          params={{ caseId: row.id }}
          search={{ tab: 'files', file: fileId }}
          aria-label={t(messages.openInCase, { title: row.title })}
          onClick={onOpen}
          className="inline-block py-1 text-13 text-link max-md:py-3"
        >
          {t(messages.alreadyInCase)}
        </Link>
      </span>
    </div>
  );
}

type Props = {
  documentId: string;
  /** Shown first. */
  remembered: string | undefined;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** The user's cases: one can be chosen, except those that have the document already. */
export function CaseChoices({ documentId, remembered, chosen, onChoose, onClose }: Props) {
  const { data: rows, error, refetch } = useQuery(caseChoicesQuery(rolesThatAdd));
  const members = useQuery(casesWithQuery(documentId));
  if (error)
    return (
      <ErrorState
        title={t(messages.casesNotLoaded)}
        message={sentence(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!rows || members.isPending)
    return (
      <Loading label={t(messages.loadingCases)} className="flex flex-col gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </Loading>
    );
  if (rows.length === 0)
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
  const ordered = [
    ...rows.filter(({ id }) => id === remembered),
    ...rows.filter(({ id }) => id !== remembered),
  ];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t(messages.case)}</legend>
      {ordered.map((row) => {
        // Without the answer the server still refuses a second row.
        const member = members.data?.find(({ case_id }) => case_id === row.id);
        return member ? (
          <Member key={row.id} row={row} fileId={member.id} onOpen={onClose} />
        ) : (
          <Choice key={row.id} row={row} chosen={row.id === chosen} onChoose={() => onChoose(row.id)} />
        );
      })}
    </fieldset>
  );
}
