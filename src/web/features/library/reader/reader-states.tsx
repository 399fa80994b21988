import { Link } from '@tanstack/react-router';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/reader.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, sentence } from '#web/data/api.ts';
import { NotFound } from '#web/ui/feedback/not-found.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { useWithCase } from '../cases/remembered-case.tsx';

export function ReaderSkeleton() {
  return (
    <Loading
      label={t(messages.loadingDocument)}
      className="mx-auto flex w-full max-w-[42rem] flex-col gap-4 pt-6"
    >
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-9 w-full" />
      {[1, 2, 3].map((paragraph) => (
        <Skeleton key={paragraph} className="h-36 w-full" />
      ))}
    </Loading>
  );
}

type MissingProps = { error: Error; retry: () => void; level: 1 | 2; className?: string };

/** A document that the library lacks, or that could not be loaded. */
export function Missing({ error, retry, level, className = 'mt-6' }: MissingProps) {
  const withCase = useWithCase();
  if (!(error instanceof ApiError) || error.status !== 404)
    return (
      <ErrorState
        title={t(messages.documentNotOpened)}
        message={sentence(error)}
        onRetry={retry}
        className={className}
      />
    );
  return (
    <NotFound
      level={level}
      className={className}
      title={t(messages.notInLibrary)}
      action={
        <Button asChild variant="primary">
          <Link to="/home/search" search={withCase({})}>
            {t(common.searchTheLibrary)}
          </Link>
        </Button>
      }
    >
      {t(messages.notInLibraryHint)}
    </NotFound>
  );
}
