import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import { courtCallRow } from '#shared/contracts/court-calls.ts';
import { updatedAtField } from '#shared/contracts/data-api.ts';
import { timelineEvent, timelineEventFields } from '#shared/contracts/timeline.ts';

const { case_id, title, event_date, event_type, all_day, ...optional } = timelineEventFields;

export const timelineEvents: Resource = {
  table: 'timeline_events',
  summary: 'What happened in a case and what is to come: hearings, deadlines, meetings, documents, notes',
  row: timelineEvent,
  insert: z.object({
    case_id,
    title,
    event_date,
    event_type: event_type.optional(),
    all_day: all_day.optional(),
    ...optional,
  }),
  update: z.object({ title, event_date, event_type, all_day, ...optional, ...updatedAtField }),
  delete: true,
  touch: 'updated_at',
  caseColumn: 'case_id',
  embeds: {
    case: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
    cases: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
    file: { resource: 'case_files', kind: 'one', on: ['file_id', 'id'] },
    case_files: { resource: 'case_files', kind: 'one', on: ['file_id', 'id'] },
  },
};

export const courtCallRows: Resource = {
  table: 'court_calls',
  summary:
    'The items that the caller and the members of their chambers entered; `court-calls` has the newest of each hall',
  row: courtCallRow,
};
