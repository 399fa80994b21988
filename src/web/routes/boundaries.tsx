import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '../data/api.ts';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';

/** A chunk of the application could not be fetched, usually because a newer version was installed. */
const staleChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script/i.test(error.message);

/** Shown when a route throws: one sentence and a button; the rest of the page keeps working. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => console.warn('A page failed', error), [error]);
  const stale = staleChunk(error);
  const retry = () => {
    if (stale) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12">
      <ErrorState
        title={stale ? t(messages.pageNotLoaded) : t(messages.pageNotShown)}
        message={stale ? t(messages.pageNotLoadedReason) : sentence(error)}
        onRetry={retry}
        retry={stale ? t(messages.loadAgain) : t(messages.tryAgain)}
      />
    </div>
  );
}

export function RoutePending() {
  return (
    <Loading
      label={t(messages.loadingPage)}
      className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 py-8 md:px-6"
    >
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-4 w-full max-w-96" />
      <Skeleton className="mt-4 h-40 w-full" />
    </Loading>
  );
}
