import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { firstStepsQuery } from './queries.ts';

const SampleNotice = lazy(async () => ({ default: (await import('./sample-notice.tsx')).SampleNotice }));

/** Explains the sample case and removes it in one step, while the user has it. */
export function SampleLine({ userId }: { userId: string }) {
  const { data } = useQuery(firstStepsQuery(userId));
  if (!data?.sample) return null;
  return (
    <Suspense>
      <SampleNotice sample={data.sample} />
    </Suspense>
  );
}
