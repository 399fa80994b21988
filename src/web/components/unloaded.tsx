import type { ReactNode } from 'react';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';

type Props = {
  error: unknown;
  retry: () => unknown;
  /** The title of the failure. */
  failed: string;
  /** The words that a screen reader hears for the placeholder. */
  loading: string;
  /** The class of a single skeleton; `children` for others. */
  skeleton?: string;
  className?: string;
  children?: ReactNode;
};

/** Stands in for data that a query has not loaded: a placeholder, or why it failed with a button to try again. */
export function Unloaded({ error, retry, failed, loading, skeleton, className, children }: Props) {
  if (error) return <ErrorState title={failed} message={sentence(error)} onRetry={() => void retry()} />;
  return (
    <Loading label={loading} {...(className === undefined ? {} : { className })}>
      {skeleton === undefined ? children : <Skeleton className={skeleton} />}
    </Loading>
  );
}
