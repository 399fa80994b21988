import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import { eventSuggestion } from '#shared/contracts/file-pages.ts';

export const eventSuggestions: Resource = {
  table: 'event_suggestions',
  summary: 'Dated events that files tell of, to be accepted into the timeline or rejected',
  row: eventSuggestion,
  caseColumn: 'case_id',
  // `rpc/accept_suggestion` accepts a suggestion, because that creates an event.
  update: z.object({ state: z.enum(['open', 'rejected']) }),
  embeds: {
    file: { resource: 'case_files', kind: 'one', on: ['file_id', 'id'] },
    case_files: { resource: 'case_files', kind: 'one', on: ['file_id', 'id'] },
    event: { resource: 'timeline_events', kind: 'one', on: ['event_id', 'id'] },
  },
};
