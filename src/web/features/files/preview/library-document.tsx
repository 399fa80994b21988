import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { PreviewFailed, PreviewWaiting } from './preview-states.tsx';

const answer = z.object({
  results: z.array(z.object({ _id: z.string(), _source: z.object({ s3_file_key: z.string() }) })),
});

/** `12-karnataka-cheque.md` → `12 karnataka cheque`: the words of a file name, to search for. */
export function fileNameWords(fileName: string): string {
  return fileName
    .replace(/\.[a-z\d]{1,10}$/iu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The id of the library document; older rows have none, so it is searched by its name. Null if there is none. */
async function findDocument(file: CaseFile, signal: AbortSignal): Promise<string | null> {
  if (file.document_id !== null) return file.document_id;
  // The row was named after the library's file; its path keeps that name when it is renamed.
  const query = fileNameWords(file.file_path);
  if (query === '') return null;
  const { results } = await api.post('/keyword_search', { query, size: 20, highlight: false }, answer, {
    signal,
  });
  const found = results.find(({ _source }) => _source.s3_file_key.split('/').pop() === file.file_path);
  return found?._id ?? null;
}

/** A library document in a case: a link opens it in the library, with its paragraphs and citations. */
export function LibraryDocument({ file }: { file: CaseFile }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['library', 'by-file', file.document_id ?? file.file_path],
    queryFn: ({ signal }) => findDocument(file, signal),
  });
  if (error && data === undefined) return <PreviewFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <PreviewWaiting />;
  if (data === null)
    return (
      <EmptyState
        className="m-4"
        title={t(messages.notInLibrary)}
        action={
          <Button asChild>
            <Link to="/home/search" search={{ q: fileNameWords(file.file_path) }}>
              {t(common.searchTheLibrary)}
            </Link>
          </Button>
        }
      >
        {t(messages.notInLibraryHint)}
      </EmptyState>
    );
  return (
    <EmptyState
      className="m-4"
      title={t(messages.libraryDocument)}
      action={
        <Button asChild>
          <Link to="/home/library/$id" params={{ id: data }}>
            {t(messages.openInLibrary)}
          </Link>
        </Button>
      }
    >
      {t(messages.libraryDocumentHint)}
    </EmptyState>
  );
}
