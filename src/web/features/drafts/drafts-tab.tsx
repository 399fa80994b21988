import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, FilePen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { newAffidavit } from '#law/drafting/templates/affidavit.ts';
import type { LegalCase } from '#shared/contracts/cases.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { sentence } from '#web/data/api.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { useSession } from '#web/data/session.ts';
import { useChange } from '#web/data/use-change.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { DraftEditor } from './draft-editor.tsx';
import { DraftList } from './draft-list.tsx';
import type { Assistant, Beside } from './panel/draft-panel.tsx';
import { createDraft, draftQuery, draftsQuery } from './queries.ts';
import { LeftBehind } from './saving/restored.tsx';
import { isSaved, unsavedQuery } from './saving/use-unsaved.ts';

const TemplateDialog = lazy(async () => ({
  default: (await import('./templates/template-dialog.tsx')).TemplateDialog,
}));

/** The case as the drafts need it. */
export type DraftsCase = Pick<LegalCase, 'id' | 'title' | 'case_number' | 'client_name' | 'court'> & {
  /** Its name is the latest; `client_name` is what the case took from it. */
  client: { name: string } | null;
};

type Props = {
  ofCase: DraftsCase;
  draftId: string | undefined;
  onDraft: (id: string | undefined) => void;
  urlOf: (id: string) => string;
  Assistant: Assistant;
};

const newId = () => crypto.randomUUID().slice(-12);

/** Creates the affidavit that the specification gives a new draft, and opens it. */
function useNewDraft({ ofCase, onDraft }: Props) {
  const client = useQueryClient();
  return useChange({
    mutationFn: () =>
      createDraft(
        ofCase.id,
        t(messages.newTitle, { title: ofCase.title }).slice(0, 500),
        newAffidavit(
          {
            caseNumber: ofCase.case_number,
            clientName: ofCase.client?.name ?? ofCase.client_name,
            court: ofCase.court,
          },
          newId,
        ),
      ),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: ['case-drafts'] });
      onDraft(made.id);
    },
    failed: t(messages.notCreated),
  });
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label} className="flex flex-col gap-4">
    <Skeleton className="h-10" />
    <Skeleton className="h-96" />
  </Loading>
);

type OpenProps = Pick<Props, 'onDraft'> & {
  id: string;
  newest: string | undefined;
  writes: boolean;
  beside: Beside;
};

function OpenDraft({ id, newest, writes, onDraft, beside }: OpenProps) {
  const { data, error, refetch, isFetching } = useQuery(draftQuery(id));
  const userId = useSession().user?.id ?? '';
  const { data: unsaved } = useQuery(unsavedQuery(userId, id));
  const restored = useMemo(
    () => (unsaved && data && writes && !isSaved(unsaved, data) ? unsaved : undefined),
    [unsaved, data, writes],
  );
  if (error && !data)
    return isMissing(error) ? (
      <div className="flex flex-col gap-4">
        <EmptyState
          title={t(messages.missing)}
          action={<Button onClick={() => onDraft(undefined)}>{t(messages.back)}</Button>}
        />
        {unsaved ? <LeftBehind text={unsaved} /> : null}
      </div>
    ) : (
      <ErrorState title={t(messages.notLoaded)} message={sentence(error)} onRetry={() => void refetch()} />
    );
  if (!data || unsaved === undefined || (isFetching && newest === undefined))
    return <Waiting label={t(messages.loadingDraft)} />;
  return (
    <DraftEditor
      row={data}
      newest={newest}
      writes={writes}
      onOpen={onDraft}
      onBack={() => onDraft(undefined)}
      beside={beside}
      userId={userId}
      restored={restored}
    />
  );
}

/** Shown in the place of an open draft. */
function NoneOpen({ none }: { none: boolean }) {
  const { writesDrafts } = useCaseAccess();
  return (
    <EmptyState icon={<FilePen aria-hidden />} title={t(none ? messages.noneTitle : messages.pickTitle)}>
      {none ? t(writesDrafts ? messages.noneText : messages.noneReadOnly) : null}
      <span className="block pt-2 text-13">
        {t(messages.lastModified, { when: t(messages.notAvailable) })}
      </span>
    </EmptyState>
  );
}

type AsideProps = { open: boolean; title: string; onBack: () => void; children: ReactNode };

/** The list of the drafts; beside an open draft it leads back to the case. */
function Aside({ open, title, onBack, children }: AsideProps) {
  return (
    <aside
      aria-label={t(messages.list)}
      data-print="none"
      className={
        open
          ? 'max-lg:hidden lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto'
          : ''
      }
    >
      {open ? (
        <Button
          variant="quiet"
          className="mb-2 w-full justify-start! px-2! text-left"
          title={t(messages.back)}
          onClick={onBack}
        >
          <ArrowLeft aria-hidden />
          <span className="truncate">{title}</span>
        </Button>
      ) : null}
      {children}
    </aside>
  );
}

/** The Drafts tab of a case. An open draft is a page of its own, at a desk with the drafts at its side. */
export function DraftsTab(props: Props) {
  const { ofCase, draftId, onDraft, urlOf, Assistant } = props;
  const { writesDrafts } = useCaseAccess();
  const { data: rows, error, refetch } = useQuery(draftsQuery(ofCase.id));
  const created = useNewDraft(props);
  const [picking, setPicking] = useState(false);
  const beside = useMemo(() => ({ Assistant, onTemplate: () => setPicking(true) }), [Assistant]);
  if (error && !rows)
    return (
      <ErrorState title={t(messages.notLoaded)} message={sentence(error)} onRetry={() => void refetch()} />
    );
  if (!rows) return <Waiting label={t(messages.loading)} />;
  const list = (
    <DraftList
      rows={rows}
      draftId={draftId}
      urlOf={urlOf}
      writes={writesDrafts}
      creating={created.isPending}
      onNew={() => created.mutate()}
      onTemplate={() => setPicking(true)}
      caseId={ofCase.id}
      onOpen={onDraft}
      onDeleted={(id) => (id === draftId ? onDraft(undefined) : undefined)}
    />
  );
  return (
    <div
      className={cx(
        'grid',
        draftId === undefined
          ? 'gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]'
          : 'gap-4 lg:grid-cols-[13rem_minmax(0,1fr)]',
      )}
    >
      <Aside open={draftId !== undefined} title={ofCase.title} onBack={() => onDraft(undefined)}>
        {list}
      </Aside>
      {picking ? (
        <Suspense>
          <TemplateDialog
            caseId={ofCase.id}
            caseTitle={ofCase.title}
            onClose={() => setPicking(false)}
            onMade={onDraft}
          />
        </Suspense>
      ) : null}
      <div className={draftId === undefined && rows.length > 0 ? 'max-lg:hidden' : 'min-w-0'}>
        {draftId === undefined ? (
          <NoneOpen none={rows.length === 0} />
        ) : (
          <OpenDraft
            key={draftId}
            id={draftId}
            newest={rows.find(({ id }) => id === draftId)?.updated_at}
            writes={writesDrafts}
            onDraft={onDraft}
            beside={beside}
          />
        )}
      </div>
    </div>
  );
}
