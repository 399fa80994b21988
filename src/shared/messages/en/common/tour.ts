import { defineMessages } from '#shared/messages/message.ts';

/** The tour of the demo chambers. */
export const messages = defineMessages('tour', {
  title: 'A short tour of the demo chambers',
  intro: 'Every client, case and paper here is fictional. Here is what to try first.',
  leave: 'Leave the tour',
  leaveHint: 'Press Escape to leave. The tour does not come back.',
  board: 'See what is next, and what is overdue',
  boardHint: 'The board below shows hearings and deadlines by day. One is overdue: mark it as done.',
  files: 'Open a case that reads its files',
  filesHint: 'It has a complaint, a scanned order sheet and judgments. Search every page of them at once.',
  timeline: 'Let the papers suggest dates',
  timelineHint: 'Each suggested date shows its file and page. Accept it into the timeline, or reject it.',
  search: 'Search the library',
  searchHint: 'Sample judgments are marked as samples. Read one, copy a pinpoint, add it to a case.',
  conflicts: 'Check for conflicts',
  conflictsHint: 'Add a client named “Sundaram Garment” and see which case names the other side.',
});
