import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { caseFields, legalCase } from '#shared/contracts/cases.ts';
import { updatedAtField } from '#shared/contracts/data-api.ts';

/** A value of the caller's own case, or of a case that is shared with them. */
const byOwner = (row: Sql, own: Sql, shared: Sql): Sql =>
  sql`case when ${row}.owner_id = (select app.user_id()) then ${own} else ${shared} end`;

export const cases: Resource = {
  table: 'cases',
  summary: 'Cases of the signed-in lawyer and those shared with them; each may belong to a client',
  row: legalCase,
  insert: z.object({ ...caseFields, status: caseFields.status.optional() }),
  update: z.object({
    ...caseFields,
    requires_second_factor: z.boolean(),
    clerk_drafts: z.boolean(),
    number_in_doubt: z.boolean(),
    ...updatedAtField,
  }),
  reduces: ({ requires_second_factor, ...rest }) =>
    requires_second_factor === true && Object.keys(rest).length === 0 ? sql`true` : undefined,
  delete: 'to-bin',
  touch: 'updated_at',
  caseColumn: 'id',
  computed: {
    role: {
      value: (row) =>
        byOwner(row, sql`'owner'`, sql`(select c.role from app.case_access c where c.case_id = ${row}.id)`),
      isOneOf: (row, roles) =>
        sql`exists (select from app.case_access c where c.case_id = ${row}.id and c.role = any (${roles}::text[]))`,
    },
    owner_name: { value: (row) => byOwner(row, sql`null::text`, sql`app.owner_name(${row}.id)`) },
  },
  embeds: {
    client: { resource: 'clients', kind: 'one', on: ['client_id', 'id'] },
    clients: { resource: 'clients', kind: 'one', on: ['client_id', 'id'] },
    next_event: { resource: 'timeline_events', kind: 'one', on: ['next_event_id', 'id'] },
    timeline_events: { resource: 'timeline_events', kind: 'many', on: ['id', 'case_id'] },
    case_files: { resource: 'case_files', kind: 'many', on: ['id', 'case_id'] },
  },
};
