import { Link } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/notes.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { NoteItems } from './note-items.tsx';
import { type ListedNote, notesQuery } from './queries.ts';
import { useShown } from './use-notes.ts';

const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

const NONE: readonly ListedNote[][] = [];

function useNotes(caseId: string | undefined) {
  const list = usePages(notesQuery(caseId));
  return { list, notes: useShown((list.pages ?? NONE).flat()) };
}

type NotesProps = {
  list: ReturnType<typeof useNotes>['list'];
  notes: readonly ListedNote[];
  inCase?: boolean;
};

function Notes({ list, notes, inCase = false }: NotesProps) {
  const [opened, setOpened] = useState<ListedNote>();
  return (
    <>
      <NoteItems
        notes={notes}
        inCase={inCase}
        onOpen={(id) => setOpened(notes.find((note) => note.id === id))}
      />
      <MoreButton list={list} label={t(messages.more)} />
      {opened ? (
        <Suspense>
          <NoteDialog subject={{ note: opened }} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The notes of a case, below its files; nothing while there are none. */
export function CaseNotes({ caseId }: { caseId: string }) {
  const { list, notes } = useNotes(caseId);
  if (list.error && !list.pages)
    return (
      <ErrorState
        title={t(messages.notLoaded)}
        message={sentence(list.error)}
        onRetry={list.retry}
        className="mt-6"
      />
    );
  if (notes.length === 0) return null;
  return (
    <section aria-label={t(messages.notesOfCase)} className="mt-8">
      <h2 className="mb-3 text-16 font-semibold">{t(messages.notesOfCase)}</h2>
      <Notes list={list} notes={notes} inCase />
    </section>
  );
}

function AllNotes(): ReactNode {
  const { list, notes } = useNotes(undefined);
  if (list.error && !list.pages)
    return <ErrorState title={t(messages.notLoaded)} message={sentence(list.error)} onRetry={list.retry} />;
  if (list.loading)
    return (
      <Loading label={t(messages.loading)} className="flex flex-col gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-40" />
        ))}
      </Loading>
    );
  if (notes.length > 0) return <Notes list={list} notes={notes} />;
  return (
    <EmptyState
      icon={<NotebookPen aria-hidden />}
      title={t(messages.noNotes)}
      action={
        <Button asChild variant="primary">
          <Link to="/home/search">{t(common.searchTheLibrary)}</Link>
        </Button>
      }
    >
      {t(messages.noNotesHint)}
    </EmptyState>
  );
}

/** Every highlight and note that the user sees, the latest first. */
export function NotesPage() {
  return (
    <Page className="max-w-[56rem]! max-md:pb-24">
      <PageTitle>{t(messages.notes)}</PageTitle>
      <PageHeader title={t(messages.notes)} description={t(messages.notesIntro)} />
      <AllNotes />
    </Page>
  );
}
