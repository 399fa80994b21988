import { Outlet } from '@tanstack/react-router';
import { type Feeds, useLiveQueries } from '#web/data/live/live-queries.ts';
import { Protected } from '#web/features/shell/protected.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

/**
 * The queries that depend on each table: a client shows its cases and counts their files and events, a case shows its
 * client, an event its case and its file.
 */
const PRACTICE: Feeds = {
  clients: [['clients'], ['cases']],
  cases: [['cases'], ['clients'], ['timeline-events']],
  case_files: [['case-files'], ['clients'], ['timeline-events'], ['case-pages']],
  event_suggestions: [['event-suggestions']],
  timeline_events: [['timeline-events'], ['clients', 'one']],
};

function Practice() {
  useLiveQueries(PRACTICE);
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Everything under /home requires a session and has the top bar; its pages follow changes made elsewhere. */
export function Home() {
  return (
    <Protected>
      <Practice />
    </Protected>
  );
}
