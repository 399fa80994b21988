import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import { caseFields, legalCase } from '#shared/contracts/cases.ts';
import { updatedAtField } from '#shared/contracts/data-api.ts';

export const cases: Resource = {
  table: 'cases',
  summary: 'Cases of the signed-in lawyer; each may belong to a client',
  row: legalCase,
  insert: z.object({ ...caseFields, status: caseFields.status.optional() }),
  update: z.object({ ...caseFields, ...updatedAtField }),
  delete: 'to-bin',
  touch: 'updated_at',
  embeds: {
    client: { resource: 'clients', kind: 'one', on: ['client_id', 'id'] },
    clients: { resource: 'clients', kind: 'one', on: ['client_id', 'id'] },
    next_event: { resource: 'timeline_events', kind: 'one', on: ['next_event_id', 'id'] },
    timeline_events: { resource: 'timeline_events', kind: 'many', on: ['id', 'case_id'] },
    case_files: { resource: 'case_files', kind: 'many', on: ['id', 'case_id'] },
  },
};
