import { Outlet } from '@tanstack/react-router';
import { type Feeds, useLiveQueries } from '#web/data/live/live-queries.ts';
import { Protected } from '#web/features/shell/protected.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

/** A client shows its cases and counts their files and events, a case its client, an event its case and its file. */
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

/** Everything under /home: a session first, then the bar and the page, which follow what changes elsewhere. */
export function Home() {
  return (
    <Protected>
      <Practice />
    </Protected>
  );
}
