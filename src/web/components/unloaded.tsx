import type { ReactNode } from 'react';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';

type Props = {
  /** The query without data. */
  of: { error: unknown; refetch: () => unknown };
  /** The title of the failure. */
  failed: string;
  /** The words that a screen reader hears for the placeholder. */
  loading: string;
  /** The class of each skeleton; `children` for different ones. */
  skeleton?: string;
  /** Number of skeletons, one below the other. */
  count?: number;
  className?: string;
  children?: ReactNode;
};

/** Stands in for data that a query has not loaded: a placeholder, or why it failed with a button to try again. */
export function Unloaded({ of, failed, loading, skeleton, count = 1, className, children }: Props) {
  const { error, refetch } = of;
  if (error) return <ErrorState title={failed} message={sentence(error)} onRetry={() => void refetch()} />;
  const rows = Array.from({ length: skeleton === undefined ? 0 : count }, (_, at) => at);
  return (
    <Loading label={loading} className={className ?? (count > 1 ? 'flex flex-col gap-2' : undefined)}>
      {rows.map((row) => (
        <Skeleton key={row} className={skeleton} />
      ))}
      {children}
    </Loading>
  );
}
