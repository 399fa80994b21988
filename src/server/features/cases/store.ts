import type { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import { identifier, joinSql, sql } from '#server/platform/db/sql.ts';
import { requireUnchanged } from '#server/platform/db/unchanged.ts';
import {
  CASES,
  type ClientWithCaseForm,
  type NewCase,
  type updateCaseWithClient,
} from '#shared/contracts/cases.ts';
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

/** Creates a client and its first case in the caller's transaction. */
export async function insertClientWithCase(
  tx: Tx,
  form: ClientWithCaseForm,
): Promise<{ client_id: string; case_id: string }> {
  const row = await tx.first<{ client_id: string; case_id: string }>(sql`
    with new_client as (
      insert into public.clients (name, client_number, contact_person, business_area, description, status, email, phone, address)
      values (${form.name}, ${form.client_number}, ${form.contact_person}, ${form.business_area}, ${form.description},
              ${form.status}, ${form.email}, ${form.phone}, ${form.address})
      returning id
    )
    insert into public.cases (id, client_id, title, description, client_name, case_number, practice_area, status,
                              court, cnr, petitioner, respondent, stage, opposing_counsel)
    select coalesce(${form.case_id ?? null}::uuid, gen_random_uuid()), id, ${form.case_title ?? form.name}, ${form.description}, ${form.name}, ${form.case_number},
           ${form.business_area}, ${form.status}, ${form.court}, ${form.cnr}, ${form.petitioner}, ${form.respondent},
           ${form.stage ?? null}, ${form.opposing_counsel ?? null}
    from new_client
    returning client_id, id as case_id`);
  if (!row) throw new ProblemError('internal');
  return row;
}

/** Creates a case and returns its id. Errors: `conflict` when its client does not exist. */
export async function insertCase(
  tx: Tx,
  { case_id: id, ...form }: Omit<NewCase, 'next_event'>,
): Promise<string> {
  const given = Object.entries({ ...form, ...(id === undefined ? {} : { id }) }).filter(
    ([, value]) => value !== undefined,
  );
  const columns = given.map(([column]) => identifier(column));
  const values = given.map(([, value]) => sql`${value}`);
  const row = await tx.first<{ id: string }>(sql`
    insert into public.cases (${joinSql(columns, ', ')}) values (${joinSql(values, ', ')}) returning id`);
  if (!row) throw new ProblemError('internal');
  return row.id;
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

/** The fields that keep their values when a form omits them. */
type KeptFields = Record<
  'court' | 'cnr' | 'petitioner' | 'respondent' | 'stage' | 'opposing_counsel',
  string | null
>;

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
  const row = await tx.first<
    SharedFields & {
      client_id: string | null;
    } & KeptFields
  >(sql`
    select client_id, client_name, description, practice_area, status, court, cnr, petitioner, respondent, stage,
      opposing_counsel
    from public.cases where id = ${change.case_id} for update`);
  if (!row) throw new ProblemError('not_found', sentenceOf(requests.caseNotFound));
  const { client_id, court, cnr, petitioner, respondent, stage, opposing_counsel, ...before } = row;
  const kept = { court, cnr, petitioner, respondent, stage, opposing_counsel, ...given(change) };
  await tx.run(sql`
    update public.cases
    set title = ${change.title}, description = ${change.description}, client_name = ${change.client_name},
        case_number = ${change.case_number}, practice_area = ${change.practice_area}, status = ${change.status},
        court = ${kept.court}, cnr = ${kept.cnr}, petitioner = ${kept.petitioner}, respondent = ${kept.respondent},
        stage = ${kept.stage}, opposing_counsel = ${kept.opposing_counsel},
        number_in_doubt = number_in_doubt and ${change.client_number === undefined},
        updated_at = now()
    where id = ${change.case_id}`);
  return { clientId: client_id, before };
}

/** The optional fields that the form contains. */
function given({ court, cnr, petitioner, respondent, stage, opposing_counsel }: CaseChange) {
  const fields = { court, cnr, petitioner, respondent, stage, opposing_counsel };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<KeptFields>;
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
