import { Outlet } from '@tanstack/react-router';
import { Protected } from '#web/features/shell/protected.tsx';
import { Shell } from '#web/features/shell/shell.tsx';
import { type Feeds, useLiveQueries } from '#web/live-queries.ts';

/** A client shows its cases, a case its client, and both count files. */
const PRACTICE: Feeds = {
  clients: [['clients'], ['cases']],
  cases: [['cases'], ['clients']],
  case_files: [['case-files'], ['clients']],
  timeline_events: [['timeline-events'], ['cases']],
};

function Practice() {
  useLiveQueries(PRACTICE);
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Everything under /home: a session first, then the bar and the page, which follow what changes elsewhere. */
export function Home() {
  return (
    <Protected>
      <Practice />
    </Protected>
  );
}
