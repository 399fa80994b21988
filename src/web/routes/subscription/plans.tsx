import { lazy, Suspense, useState } from 'react';
import { useSession } from '#web/data/session.ts';
import { PlansPage as Plans } from '#web/features/billing/plans/plans-page.tsx';
import { visitorEntries } from '#web/features/shell/public-bar.tsx';
import { PublicFrame } from '#web/features/shell/public-frame.tsx';

const Shell = lazy(async () => ({ default: (await import('#web/features/shell/shell.tsx')).Shell }));

/**
 * The plans: for a signed-in user in the frame of the signed-in area, for visitors in that of the public pages. The frame
 * stays as it was at first, so that a press on *Subscribe* is not lost when the session becomes known.
 */
export function PlansPage() {
  const { user } = useSession();
  const [inside] = useState(user !== undefined && user !== null);
  if (inside)
    return (
      <Suspense>
        <Shell>
          <Plans />
        </Shell>
      </Suspense>
    );
  return (
    <PublicFrame entries={visitorEntries()}>
      <Plans />
    </PublicFrame>
  );
}
