import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { updatedAtField } from '#shared/contracts/data-api.ts';
import * as contract from '#shared/contracts/sharing/sharing.ts';

/** Roles to which each role can be lowered: the lower one lets nobody do what the higher one does not. */
const LOWER = {
  editor: ['commenter', 'viewer', 'clerk'],
  commenter: ['viewer'],
  head: ['member', 'clerk'],
  member: ['clerk'],
} as const satisfies Record<string, readonly string[]>;

/** A change of the role alone, to a lower one. */
function lowersRole(changes: Readonly<Record<string, unknown>>): Sql | undefined {
  const { role, ...rest } = changes;
  if (typeof role !== 'string' || Object.keys(rest).length > 0) return undefined;
  const higher = Object.entries(LOWER).flatMap(([from, to]) =>
    to.some((one) => one === role) ? [from] : [],
  );
  return sql`u.role = any (${[role, ...higher]}::text[])`;
}

export const caseMembers: Resource = {
  table: 'case_members',
  summary:
    'Who has access to a case. The owner changes a role or ends the access; a member deletes their own row to leave. rpc/invite_to_case adds members',
  row: contract.caseMember,
  update: contract.caseMemberChange,
  reduces: lowersRole,
  delete: true,
  caseColumn: 'case_id',
  embeds: { case: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] } },
};

export const chambers: Resource = {
  table: 'chambers',
  summary: 'Chambers of the signed-in lawyer; who adds one is its first head',
  row: contract.chambers,
  insert: contract.chambersForm,
  update: z.object({ ...contract.chambersForm.shape, ...updatedAtField }),
  delete: true,
  touch: 'updated_at',
  embeds: { chambers_members: { resource: 'chambers_members', kind: 'many', on: ['id', 'chambers_id'] } },
};

export const chambersMembers: Resource = {
  table: 'chambers_members',
  summary: 'Who is in a chambers. rpc/invite_to_chambers adds members',
  row: contract.chambersMember,
  update: contract.chambersMemberChange,
  reduces: lowersRole,
  delete: true,
  embeds: { chambers: { resource: 'chambers', kind: 'one', on: ['chambers_id', 'id'] } },
};

export const caseChambers: Resource = {
  table: 'case_chambers',
  summary: 'The chambers that a case is shared with; its clerks reach the case as clerks',
  row: contract.caseChambers,
  insert: contract.newCaseChambers,
  update: contract.caseChambersChange,
  reduces: lowersRole,
  delete: true,
  caseColumn: 'case_id',
  embeds: {
    case: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
    chambers: { resource: 'chambers', kind: 'one', on: ['chambers_id', 'id'] },
  },
};

export const invitations: Resource = {
  table: 'invitations',
  summary: 'Invitations to cases and chambers; deleting one withdraws it',
  row: contract.invitation,
  delete: true,
};

export const caseActivity: Resource = {
  table: 'case_activity',
  summary:
    'Who did what in a shared case, for its owner and the heads of its chambers; the newest 2,000 entries',
  row: contract.caseActivity,
  caseColumn: 'case_id',
};

export const SHARING_RESOURCES = [
  caseMembers,
  chambers,
  chambersMembers,
  caseChambers,
  invitations,
  caseActivity,
];
