import type { DraftCase } from '#law/drafting/check/types.ts';
import type { AcceptedChange } from '#law/drafting/suggestions/still-there.ts';
import type { JsonText } from '#server/platform/data-api/large-body.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { identifier, joinSql, sql } from '#server/platform/db/sql.ts';
import {
  type Draft,
  type DraftWithoutText,
  draft,
  draftWithoutText,
} from '#shared/contracts/drafts/drafts.ts';
import type { Practice } from '#shared/contracts/profiles.ts';
import type { CaseRole } from '#shared/contracts/sharing/roles.ts';
import type { DraftCommentToExport } from './export-document.ts';

const columns = (names: readonly string[]) =>
  joinSql(
    names.map((name) => sql`d.${identifier(name)}`),
    ', ',
  );
const COLUMNS = columns(Object.keys(draft.shape));
/** A long text is read only where it is needed. */
const WITHOUT_TEXT = columns(Object.keys(draftWithoutText.shape));
/** Comments of a draft that a Word document has. */
const MOST_COMMENTS = 500;
/** Days of a timeline that a draft is compared with. */
const MOST_DATES = 2000;
const AS_JSON = sql`row_to_json(r)::text as json from`;

const read = (row: { json: string } | undefined): Draft | undefined => row && (JSON.parse(row.json) as Draft);

/** A draft that the caller sees. */
export async function draftById(tx: Tx, id: string): Promise<Draft | undefined> {
  return read(
    await tx.first(sql`select ${AS_JSON} (select ${COLUMNS} from public.case_drafts d where d.id = ${id}) r`),
  );
}

/** The document and the text of a draft that the caller sees. */
export async function documentOfDraft(
  tx: Tx,
  id: string,
): Promise<{ json: string; text: string } | undefined> {
  return tx.first(
    sql`select document::text as json, content as text from public.case_drafts where id = ${id}`,
  );
}

/** A draft that the caller sees, with its document as JSON: nobody on the main thread reads that. */
export async function draftWithJson(
  tx: Tx,
  id: string,
): Promise<{ draft: DraftWithoutText & { content: string }; json: string } | undefined> {
  const row = await tx.first<{ row: string; content: string; json: string }>(sql`
    select row_to_json(r)::text as row, d.content, d.document::text as json
    from public.case_drafts d cross join lateral (select ${WITHOUT_TEXT}) r where d.id = ${id}`);
  if (!row) return undefined;
  return { draft: { ...(JSON.parse(row.row) as DraftWithoutText), content: row.content }, json: row.json };
}

/** The caller's role in the case of a draft that the caller sees. */
export async function roleInCase(tx: Tx, caseId: string): Promise<CaseRole | undefined> {
  return (await tx.first<{ role: CaseRole }>(sql`select app.case_role(${caseId}) as role`))?.role;
}

/** A draft that the caller sees, locked until the transaction ends; whether it has changed since `readAt`. */
export async function lockedDraft(
  tx: Tx,
  id: string,
  readAt: string | undefined,
): Promise<{ draft: DraftWithoutText; stale: boolean } | undefined> {
  const row = await tx.first<{ json: string; stale: boolean }>(sql`
    select row_to_json(r)::text as json, d.updated_at is distinct from coalesce(${readAt ?? null}::timestamptz, d.updated_at) as stale
    from public.case_drafts d cross join lateral (select ${WITHOUT_TEXT}) r where d.id = ${id} for update of d`);
  return row && { draft: JSON.parse(row.json) as DraftWithoutText, stale: row.stale };
}

/** Facts that the checks of a draft compare it with: the case, and the days of its timeline. */
export async function knownOfCase(tx: Tx, caseId: string): Promise<DraftCase> {
  const found = await tx.first<Omit<DraftCase, 'dates'>>(
    sql`select court, case_number, petitioner, respondent from public.cases where id = ${caseId}`,
  );
  const dates = await tx.rows<{ day: string; title: string }>(sql`
    select to_char(event_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, title
    from public.timeline_events where case_id = ${caseId} order by event_date, id limit ${MOST_DATES}`);
  return { ...found, dates };
}

/** The comments on a draft, each with its replies behind it. */
export async function commentsToExport(
  tx: Tx,
  { id, case_id }: Pick<Draft, 'id' | 'case_id'>,
): Promise<DraftCommentToExport[]> {
  const rows = await tx.rows<DraftCommentToExport & { id: string; of: string | null }>(sql`
    select c.id, c.reply_to as of, c.block, c.resolved_at is not null as settled, coalesce(p.name, p.email, '') as author, to_json(c.created_at) #>> '{}' as at, c.body as text
    from public.draft_comments c left join public.draft_comments of on of.id = c.reply_to
      left join app.people_of_case(${case_id}) p on p.user_id = c.created_by
    where c.draft_id = ${id}
    order by coalesce(of.created_at, c.created_at), c.reply_to is not null, c.created_at, c.id
    limit ${MOST_COMMENTS}`);
  const places = new Map(rows.map((row, at) => [row.id, at]));
  return rows.map(({ id: _, of, ...row }) => ({ ...row, answers: places.get(of ?? '') ?? null }));
}

/** Practice details for exports from a user's profile; null until set. */
export async function practiceOf(tx: Tx, userId: string): Promise<Practice | null> {
  const row = await tx.first<{ practice: Practice | null }>(
    sql`select practice from public.profiles where id = ${userId}`,
  );
  return row?.practice ?? null;
}

export interface DraftState {
  title: string;
  kind: string;
  document: JsonText;
  content: string;
}

/** Writes a state of a draft. Errors: `forbidden` when the role of the caller does not allow it. */
export async function writeDraft(
  tx: Tx,
  id: string,
  { title, kind, document, content }: DraftState,
): Promise<(DraftWithoutText & DraftState) | undefined> {
  const row = await tx.first<{ json: string }>(sql`
    with written as (
      update public.case_drafts d set title = ${title}, kind = ${kind}, content = ${content},
        document = ${document.text}::jsonb, updated_at = clock_timestamp()
      where d.id = ${id} returning ${WITHOUT_TEXT}
    ) select ${AS_JSON} written r`);
  return row && { ...(JSON.parse(row.json) as DraftWithoutText), document, content };
}

/**
 * Notes what the caller decided about open suggestions of a draft. Returns what wrote those that it found: the names of
 * the engines, each once.
 */
export async function decideSuggestions(
  tx: Tx,
  draftId: string,
  ids: readonly string[],
  state: 'accepted' | 'rejected',
): Promise<string[]> {
  await tx.run(sql`select set_config('app.answer', 'written', true)`);
  const decided = JSON.stringify({ state, decided_at: new Date().toISOString() });
  const rows = await tx.rows<{ engine: string | null }>(sql`
    update public.draft_chat_messages m set suggestions = (
      select jsonb_agg(case when one ->> 'id' = any (${ids}::text[]) and one ->> 'state' = 'open'
        then one || ${decided}::jsonb else one end order by place)
      from jsonb_array_elements(m.suggestions) with ordinality as listed (one, place))
    where m.draft_id = ${draftId} and m.user_id = (select app.user_id()) and exists (
      select from jsonb_array_elements(m.suggestions) as listed (one)
      where one ->> 'id' = any (${ids}::text[]) and one ->> 'state' = 'open')
    returning m.engine`);
  await tx.run(sql`select set_config('app.answer', '', true)`);
  return [...new Set(rows.flatMap(({ engine }) => engine ?? []))].sort();
}

/** Sent answers that a draft keeps. */
const SENT_ANSWERS = 50;

/** Keeps that a draft has an answer of a chat of its case, in these words. False when the caller sees no such answer. */
export async function keepSentAnswer(
  tx: Tx,
  draftId: string,
  { message, text }: { message: string; text: string },
): Promise<boolean> {
  const answer = JSON.stringify({ text, sent_at: new Date().toISOString() });
  const kept = await tx.run(sql`
    update public.case_drafts d set sent_answers = jsonb_build_object('total', (d.sent_answers ->> 'total')::integer + 1,
      'latest', jsonb_build_array(${answer}::jsonb || jsonb_build_object('message', m.id, 'engine', m.engine, 'thread', t.id,
        'chat', t.title, 'user', app.user_id(),
        'sent_by', (select p.full_name from public.profiles p where p.id = app.user_id())))
        || jsonb_path_query_array(d.sent_answers, '$.latest[0 to $most]', ${JSON.stringify({ most: SENT_ANSWERS - 2 })}::jsonb))
    from public.chat_messages m join public.chat_threads t on t.id = m.thread_id
    where d.id = ${draftId} and m.id = ${message} and m.role = 'assistant' and m.case_id = d.case_id`);
  return kept > 0;
}

/** Stored record of the template, suggestions and answers from which a draft that the caller sees was written. */
export interface StoredWriting {
  template: string | null;
  /** The latest accepted suggestions and sent answers, the latest first. */
  suggestions: (AcceptedChange & {
    engine: string | null;
    /** Title of the chat, for a sent answer. */
    chat?: string;
    accepted_by: string | null;
    accepted_at: Date | null;
  })[];
  /** Number of all suggestions and answers, listed or not. */
  total: number;
}

interface SentAnswers {
  total: number;
  latest: { text: string; chat: string; engine: string; sent_by: string | null; sent_at: string }[];
}

/** The template of a draft, and at most so many of its accepted suggestions and sent answers. */
export async function writingOf(tx: Tx, draftId: string, atMost: number): Promise<StoredWriting> {
  const draftRow = await tx.first<{ template: string | null; sent_answers: SentAnswers }>(
    sql`select template, sent_answers from public.case_drafts where id = ${draftId}`,
  );
  const rows = await tx.rows<StoredWriting['suggestions'][number] & { total: string }>(
    sql`select s.* from public.case_drafts d, app.accepted_suggestions(d.id, ${atMost}) s where d.id = ${draftId}`,
  );
  const accepted = rows.map(({ total: _, ...one }) => one);
  const sent = (draftRow?.sent_answers.latest ?? []).map(({ text, chat, engine, sent_by, sent_at }) => ({
    ...({ kind: 'sent_answer', block: '', before: '', after: text } as const),
    ...{ engine, chat, accepted_by: sent_by, accepted_at: new Date(sent_at) },
  }));
  const timeOf = ({ accepted_at }: StoredWriting['suggestions'][number]) =>
    new Date(accepted_at ?? 0).getTime();
  const suggestions = [...accepted, ...sent].sort((one, other) => timeOf(other) - timeOf(one));
  const total = Number(rows[0]?.total ?? 0) + (draftRow?.sent_answers.total ?? 0);
  return { template: draftRow?.template ?? null, suggestions: suggestions.slice(0, atMost), total };
}

/** The state of a suggestion of the caller; undefined when there is none. */
export async function stateOfSuggestion(tx: Tx, draftId: string, id: string): Promise<string | undefined> {
  const row = await tx.first<{ state: string }>(sql`
    select one ->> 'state' as state from public.draft_chat_messages m, jsonb_array_elements(m.suggestions) as listed (one)
    where m.draft_id = ${draftId} and m.user_id = (select app.user_id()) and one ->> 'id' = ${id}`);
  return row?.state;
}

/** Keeps the present state of a draft as a version that names the writer of its suggestions. */
export async function keepSuggestedVersion(
  tx: Tx,
  { id, owner_id, case_id }: DraftWithoutText,
  engine: string,
): Promise<void> {
  await tx.run(sql`
    insert into public.draft_versions (owner_id, case_id, draft_id, number, document, content, engine, created_by)
    select ${owner_id}, ${case_id}, d.id, (select coalesce(max(v.number), 0) + 1 from public.draft_versions v where v.draft_id = d.id),
      d.document, d.content, ${engine}, app.user_id()
    from public.case_drafts d where d.id = ${id}`);
}
