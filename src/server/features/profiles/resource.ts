import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { consent } from '#shared/contracts/consents.ts';
import { updatedAtField } from '#shared/contracts/data-api.ts';
import { profile, profileFields } from '#shared/contracts/profiles.ts';

/** Created with the account, so it can be read and changed, but not inserted or deleted. */
const profiles: Resource = {
  table: 'profiles',
  summary: 'The signed-in user’s own profile',
  row: profile,
  update: z.object({ ...profileFields, ...updatedAtField }),
  touch: 'updated_at',
  whenUnpaid: 'open',
};

const latest = (row: Sql): Sql => sql`not exists (
  select from public.consents c where c.owner_id = ${row}.owner_id and c.subject = ${row}.subject
    and (c.at > ${row}.at or c.at = ${row}.at and c.id < ${row}.id))`;

/** Written with the account and by changes of the profile, so it can only be read. */
const consents: Resource = {
  table: 'consents',
  summary: 'What the signed-in user agreed to and withdrew, as it was recorded',
  row: consent,
  computed: {
    latest: {
      value: latest,
      isOneOf: (row, values) => sql`(${latest(row)})::text = any (${values}::text[])`,
    },
  },
};

export const PROFILE_RESOURCES = [profiles, consents];
