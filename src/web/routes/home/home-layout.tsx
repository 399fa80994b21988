import { Outlet } from '@tanstack/react-router';
import { type QueriesByTable, useLiveQueries } from '#web/data/live/live-queries.ts';
import { RequireSession } from '#web/features/shell/session/require-session.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

/**
 * The queries that depend on each table: a client shows its cases and counts their files and events, a case shows its
 * client, an event its case and its file. Access to a case decides whether it is shown at all.
 */
const PRACTICE: QueriesByTable = {
  clients: [['clients'], ['cases']],
  cases: [['cases'], ['clients'], ['timeline-events']],
  case_files: [['case-files'], ['clients'], ['timeline-events'], ['case-pages']],
  event_suggestions: [['event-suggestions']],
  passage_notes: [['passage-notes']],
  chat_threads: [['chat-threads']],
  chat_messages: [['chat-messages']],
  timeline_events: [['timeline-events'], ['clients', 'one']],
  court_calls: [['court-calls']],
  case_drafts: [['case-drafts']],
  draft_versions: [['draft-versions']],
  draft_chat_messages: [['draft-chat-messages']],
  draft_comments: [['draft-comments']],
  clauses: [['clauses']],
  office_templates: [['draft-templates']],
  bin_items: [['bin']],
  case_members: [['case-members'], ['cases']],
  case_chambers: [['case-chambers'], ['case-members'], ['cases']],
  chambers: [['chambers']],
  chambers_members: [['chambers'], ['case-members'], ['cases']],
  invitations: [['invitations', 'pending']],
  case_activity: [['case-activity']],
  fee_notes: [['fee_notes'], ['fee_dues']],
  fee_payments: [['fee_notes'], ['fee_dues']],
  fee_settings: [['fee_settings']],
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
export function HomeLayout() {
  return (
    <RequireSession>
      <Practice />
    </RequireSession>
  );
}
