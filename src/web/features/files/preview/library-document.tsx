import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { NotFound } from '#web/ui/feedback/not-found.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { documentIdOf, fileNameWords } from '../document-of-file.ts';
import type { OpenAt } from '../pdf/pdf-pages.tsx';
import { PreviewFailed, PreviewWaiting } from './preview-states.tsx';

/** Shows a library document at a place; `bar`: the part of the preview that stays at the top of the window. */
export type DocumentView = (props: { id: string; at: OpenAt; bar: HTMLElement | null }) => ReactNode;

type Props = { file: CaseFile; at: OpenAt; view: DocumentView; bar: HTMLElement | null };

/** A library document in a case. */
export function LibraryDocument({ file, at, view, bar }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['library', 'by-file', file.document_id ?? file.file_path],
    queryFn: ({ signal }) => documentIdOf(file, signal),
  });
  if (error && data === undefined) return <PreviewFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <PreviewWaiting />;
  if (data !== null) return <Suspense fallback={<PreviewWaiting />}>{view({ id: data, at, bar })}</Suspense>;
  return (
    <NotFound
      level={2}
      className="m-4"
      title={t(messages.notInLibrary)}
      action={
        <Button asChild>
          <Link to="/home/search" search={{ q: fileNameWords(file.file_path), case: file.case_id }}>
            {t(common.searchTheLibrary)}
          </Link>
        </Button>
      }
    >
      {t(messages.notInLibraryHint)}
    </NotFound>
  );
}
