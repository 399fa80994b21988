import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { firstStepsQuery } from './queries.ts';

const SampleNotice = lazy(async () => ({ default: (await import('./sample-notice.tsx')).SampleNotice }));

/** While the user has the sample case: what it is, and how to remove it in one step. */
export function SampleLine({ userId }: { userId: string }) {
  const { data } = useQuery(firstStepsQuery(userId));
  if (!data?.sample) return null;
  return (
    <Suspense>
      <SampleNotice sample={data.sample} />
    </Suspense>
  );
}
