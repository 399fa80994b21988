import type { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import { changedColumns, identifier, insertedRow, joinSql, type Sql, sql } from '#server/platform/db/sql.ts';
import { requireUnchanged } from '#server/platform/db/unchanged.ts';
import {
  CASES,
  type ClientWithCaseForm,
  matterFields,
  type NewCase,
  type updateCaseWithClient,
} from '#shared/contracts/cases.ts';
import { type ClientForm, clientFields } from '#shared/contracts/clients.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** The case of the caller with an id that a form brought: its answer was lost, and it is sent again. */
export async function madeBefore(
  tx: Tx,
  id: string | undefined,
): Promise<{ client_id: string | null; case_id: string } | undefined> {
  if (id === undefined) return undefined;
  return tx.first(sql`
    select client_id, id as case_id from public.cases where id = ${id} and owner_id = app.user_id()`);
}

/** Runs an insertion and returns the id of its row. */
export async function insertedId(tx: Tx, statement: Sql): Promise<string> {
  const row = await tx.first<{ id: string }>(statement);
  if (!row) throw new ProblemError('internal');
  return row.id;
}

/** Creates a client and returns its id. */
export const insertClient = (tx: Tx, form: Partial<ClientForm>): Promise<string> =>
  insertedId(tx, sql`insert into public.clients ${insertedRow(form)} returning id`);

/** Creates a case and returns its id. Errors: `conflict` when its client does not exist. */
export const insertCase = (tx: Tx, { case_id: id, ...form }: Omit<NewCase, 'next_event'>): Promise<string> =>
  insertedId(tx, sql`insert into public.cases ${insertedRow({ ...form, id })} returning id`);

/** The values of a form for the columns of one table. */
const pick = <T extends object, Column extends keyof T>(
  form: T,
  columns: Readonly<Record<Column, unknown>>,
) => Object.fromEntries(Object.keys(columns).map((name) => [name, form[name as Column]])) as Pick<T, Column>;

/** Creates a client and its first case in the caller's transaction. */
export async function insertClientWithCase(
  tx: Tx,
  { case_id: id, case_title, ...form }: ClientWithCaseForm,
): Promise<{ client_id: string; case_id: string }> {
  const [client, matter] = [pick(form, clientFields), pick(form, matterFields)];
  const client_id = await insertClient(tx, client);
  const { name, description, status, business_area } = client;
  const case_id = await insertCase(tx, {
    ...matter,
    case_id: id,
    client_id,
    title: case_title ?? name,
    description,
    client_name: name,
    practice_area: business_area,
    status,
  });
  return { client_id, case_id };
}

type CaseChange = z.output<typeof updateCaseWithClient>;

/** The fields that a case and its client share, by their names in both tables. */
const SHARED = {
  client_name: 'name',
  description: 'description',
  practice_area: 'business_area',
  status: 'status',
} as const;
type SharedFields = Record<keyof typeof SHARED, string | null>;

/**
 * Changes a case and returns what changed in the shared fields. Errors: `not_found` when it is not the caller's;
 * `conflict` when it has changed since `if_updated_at`.
 */
export async function updateCase(
  tx: Tx,
  change: CaseChange,
): Promise<{ clientId: string | null; before: SharedFields }> {
  if (change.if_updated_at !== undefined)
    await requireUnchanged(
      tx,
      sql`public.cases where id = ${change.case_id}`,
      sql`updated_at <> ${change.if_updated_at}::timestamptz`,
      sentenceOf(messages.caseChangedElsewhere),
    );
  const row = await tx.first<SharedFields & { client_id: string | null }>(sql`
    select client_id, client_name, description, practice_area, status from public.cases
    where id = ${change.case_id} for update`);
  if (!row) throw new ProblemError('not_found', sentenceOf(requests.caseNotFound));
  const { client_id, ...before } = row;
  const { case_id, client_number, if_updated_at: _, ...fields } = change;
  await tx.run(sql`
    update public.cases
    set ${changedColumns(fields)}, number_in_doubt = number_in_doubt and ${client_number === undefined},
        updated_at = now()
    where id = ${case_id}`);
  return { clientId: client_id, before };
}

/**
 * Copies changes of a case to its client, field by field, where both had the same value before, and gives the client the
 * number that the form has for it. The status is copied from a client's only case alone.
 * Returns whether the client changed. Errors: `invalid_request` when the client would be past exploration without a number.
 */
export async function updateClientOfCase(
  tx: Tx,
  clientId: string,
  before: SharedFields,
  change: CaseChange,
): Promise<boolean> {
  const hasOthers = sql`exists (select from public.cases where client_id = ${clientId} and id <> ${change.case_id})`;
  const fields = (Object.entries(SHARED) as [keyof SharedFields, string][])
    .filter(([here]) => change[here] !== before[here] && (here !== 'client_name' || change[here] !== null))
    .map(([here, there]) => {
      const column = identifier(there);
      const same = sql`${column} is not distinct from ${before[here]}::text`;
      const copied = here === 'status' ? sql`(${same} and not ${hasOthers})` : same;
      return {
        copied,
        set: sql`${column} = case when ${copied} then ${change[here]}::text else ${column} end`,
      };
    });
  const { client_number } = change;
  if (client_number !== undefined)
    fields.push({
      copied: sql`client_number is distinct from ${client_number}::text`,
      set: sql`client_number = ${client_number}`,
    });
  if (fields.length === 0) return false;
  const sets = fields.map(({ set }) => set);
  const anyCopied = fields.map(({ copied }) => copied);
  // One statement, because number and status are checked together.
  const changed = await tx.run(sql`
    update public.clients set ${joinSql(sets, ', ')}, updated_at = now()
    where id = ${clientId} and (${joinSql(anyCopied, ' or ')})`);
  return changed > 0;
}

/** The courts of the current or of the archived cases, the most frequent ones when there are very many; by name. */
export async function courtsOf(tx: Tx, archived: boolean): Promise<{ court: string; cases: number }[]> {
  return tx.rows(sql`
    select court, cases from (
      select court, count(*)::int as cases from (
        select s.court, a.archived_at from app.case_access a join public.cases s on s.id = a.case_id where not a.in_bin
      ) reached
      where court is not null and (archived_at is not null) = ${archived}
      group by court order by cases desc, court limit ${CASES.courtsListed}
    ) most order by court`);
}

/** Moves next dates that have passed, of at most `limit` cases; returns how many had passed. */
export async function movePastNextDates(tx: Tx, now: Date, limit: number): Promise<number> {
  const at = now.toISOString();
  const row = await tx.first<{ passed: number }>(sql`
    with passed as (
      select id from public.cases where next_date < app.indian_day_start(${at}::timestamptz)
      order by next_date limit ${limit}
    ), ids as (select coalesce(array_agg(id), '{}') as found from passed)
    select cardinality(found) as passed, app.set_next_dates(found, ${at}::timestamptz) as moved from ids`);
  return row?.passed ?? 0;
}
