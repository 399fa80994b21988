import type { Tx } from '#server/platform/db/database.ts';
import { identifier, joinSql, type Sql, sql } from '#server/platform/db/sql.ts';
import { chatMessage, chatThread } from '#shared/contracts/assistant/chats.ts';
import { billingDetails, subscriptionPayment, userSubscription } from '#shared/contracts/billing.ts';
import { legalCase } from '#shared/contracts/cases.ts';
import { clientMessageTemplate } from '#shared/contracts/client-pages.ts';
import { client } from '#shared/contracts/clients.ts';
import { consent } from '#shared/contracts/consents.ts';
import { clause } from '#shared/contracts/drafts/clauses.ts';
import { annexureChoice } from '#shared/contracts/drafts/draft-annexures.ts';
import { draftComment } from '#shared/contracts/drafts/draft-comments.ts';
import { draftPage } from '#shared/contracts/drafts/draft-page.ts';
import { draftFromTemplate } from '#shared/contracts/drafts/draft-templates.ts';
import { draft, draftChatMessage, draftVersion } from '#shared/contracts/drafts/drafts.ts';
import { officeTemplate } from '#shared/contracts/drafts/office-templates.ts';
import { feeNote, feeNoteLine, feePayment, feeSettings } from '#shared/contracts/fees.ts';
import { eventSuggestion } from '#shared/contracts/file-pages.ts';
import { caseFile } from '#shared/contracts/files.ts';
import { courtCalendar } from '#shared/contracts/limitation.ts';
import { profile } from '#shared/contracts/profiles.ts';
import { passageNote } from '#shared/contracts/research/passage-notes.ts';
import { savedSearch } from '#shared/contracts/research/saved-searches.ts';
import {
  caseActivity,
  caseChambers,
  caseMember,
  chambers,
  chambersMember,
  invitation,
} from '#shared/contracts/sharing/sharing.ts';
import { timelineEvent } from '#shared/contracts/timeline.ts';

/** Tables of a case, with the columns that the data API shows, with those that only functions of drafts show. */
const OF_CASE = {
  case_files: caseFile.shape,
  timeline_events: timelineEvent.shape,
  event_suggestions: eventSuggestion.shape,
  chat_threads: chatThread.shape,
  chat_messages: chatMessage.shape,
  case_drafts: {
    ...draft.shape,
    ...draftFromTemplate.pick({ template: true, facts: true }).shape,
    annexures: annexureChoice,
    sent_answers: true,
  },
  draft_versions: draftVersion.shape,
  draft_chat_messages: draftChatMessage.shape,
  draft_comments: draftComment.shape,
  passage_notes: passageNote.shape,
  case_members: caseMember.shape,
  case_chambers: caseChambers.shape,
  invitations: invitation.shape,
  case_activity: caseActivity.shape,
} as const;
/** The columns of a case without those that are made for a reader. */
const CASE_COLUMNS = legalCase.omit({ role: true, owner_name: true }).shape;
export type TableOfCase = keyof typeof OF_CASE;
export const TABLES_OF_CASE = Object.keys(OF_CASE) as TableOfCase[];

/** Tables of a user beside clients and cases: the column that names the user, and the columns of the export. */
const OF_ACCOUNT = {
  passage_notes: { of: 'owner_id', columns: Object.keys(passageNote.shape), inNoCase: true },
  chat_threads: { of: 'owner_id', columns: Object.keys(chatThread.shape), inNoCase: true },
  chat_messages: { of: 'owner_id', columns: Object.keys(chatMessage.shape), inNoCase: true },
  invitations: { of: 'owner_id', columns: Object.keys(invitation.shape), inNoCase: true },
  document_checks: {
    of: 'owner_id',
    columns: [
      ...['id', 'name', 'source', 'characters', 'text_hash', 'applies_on', 'method', 'checked_by', 'library'],
      ...['report', 'writing', 'citations', 'provisions', 'to_look_at', 'checked_at'],
    ],
  },
  saved_searches: { of: 'owner_id', columns: Object.keys(savedSearch.shape) },
  court_calendars: { of: 'owner_id', columns: Object.keys(courtCalendar.shape) },
  clauses: { of: 'owner_id', columns: Object.keys(clause.shape) },
  office_templates: { of: 'owner_id', columns: [...Object.keys(officeTemplate.shape), 'document'] },
  webhook_endpoints: {
    of: 'owner_id',
    columns: ['id', 'url', 'events', 'enabled', 'created_at', 'rotated_at'],
  },
  webhook_deliveries: {
    of: 'owner_id',
    columns: [
      'id',
      'endpoint_id',
      'event_id',
      'event',
      'body',
      'state',
      'attempts',
      'created_at',
      'delivered_at',
    ],
  },
  client_message_templates: { of: 'owner_id', columns: Object.keys(clientMessageTemplate.shape) },
  fee_settings: { of: 'owner_id', columns: Object.keys(feeSettings.shape) },
  fee_notes: { of: 'owner_id', columns: [...Object.keys(feeNote.shape), 'document'] },
  fee_note_lines: { of: 'owner_id', columns: Object.keys(feeNoteLine.shape) },
  fee_payments: { of: 'owner_id', columns: Object.keys(feePayment.shape) },
  client_pages: {
    of: 'owner_id',
    columns: [
      'id',
      'case_id',
      'language',
      'files',
      'consent',
      'dues',
      'created_at',
      'expires_at',
      'ended_at',
      'last_read_at',
    ],
  },
  court_table_columns: { of: 'owner_id', columns: ['id', 'headings', 'columns', 'created_at'] },
  court_imports: { of: 'owner_id', columns: ['id', 'files', 'proposals', 'sent_by', 'created_at'] },
  inbound_addresses: { of: 'owner_id', columns: ['id', 'senders', 'created_at', 'updated_at'] },
  consents: { of: 'owner_id', columns: Object.keys(consent.omit({ latest: true }).shape) },
  chambers: { of: 'created_by', columns: Object.keys(chambers.shape) },
  chambers_members: { of: 'user_id', columns: Object.keys(chambersMember.shape) },
  user_subscriptions: { of: 'user_id', columns: Object.keys(userSubscription.shape) },
  subscription_payments: { of: 'user_id', columns: Object.keys(subscriptionPayment.shape) },
  invoices: { of: 'user_id', columns: ['id', 'kind', 'number', 'issued_at', 'total', 'document'] },
  billing_details: { of: 'user_id', columns: Object.keys(billingDetails.shape) },
} as const satisfies Record<string, { of: string; columns: readonly string[]; inNoCase?: true }>;
export type TableOfAccount = keyof typeof OF_ACCOUNT;
export const TABLES_OF_ACCOUNT = Object.keys(OF_ACCOUNT) as TableOfAccount[];

const listed = (columns: readonly string[]): Sql =>
  joinSql(
    columns.map((name) => identifier(name)),
    ', ',
  );
const columnsOf = (shape: object): Sql => listed(Object.keys(shape));
const json = (columns: Sql, from: Sql): Sql =>
  sql`select id, row_to_json(r)::text as json from (select ${columns} from ${from}) r`;

export interface ExportedRow {
  id: string;
  /** The row as a JSON object. */
  json: string;
}

/** A client of the caller with its name; undefined without it. */
export async function exportedClient(
  tx: Tx,
  id: string,
): Promise<(ExportedRow & { name: string }) | undefined> {
  return tx.first(sql`
    select r.id, r.json, c.name from (${json(columnsOf(client.shape), sql`public.clients where id = ${id}`)}) r
    join public.clients c using (id)`);
}

export interface ExportedCase extends ExportedRow {
  title: string;
  /** Summary of its papers, as JSON; null when nobody has asked for it. */
  summary: string | null;
  /** Summary that a model wrote of its papers, as JSON; null when nobody has asked for it. */
  written: string | null;
}

/** A case that the caller sees; undefined without it. */
export async function exportedCase(tx: Tx, id: string): Promise<ExportedCase | undefined> {
  return tx.first(sql`
    select r.id, r.json, c.title, row_to_json(s)::text as summary, row_to_json(w)::text as written
    from (${json(columnsOf(CASE_COLUMNS), sql`public.cases where id = ${id}`)}) r join public.cases c using (id)
    left join public.case_summaries s on s.case_id = c.id
    left join public.written_summaries w on w.case_id = c.id`);
}

interface Page {
  /** The id of the last row of the page before; undefined for the first page. */
  after: string | undefined;
  limit: number;
}

const NOTHING = '00000000-0000-0000-0000-000000000000';

/** The user's own profile. */
export async function exportedProfile(tx: Tx, userId: string): Promise<ExportedRow | undefined> {
  const columns = columnsOf({ ...profile.shape, draft_page: draftPage });
  return tx.first(json(columns, sql`public.profiles where id = ${userId}`));
}

/** Rows of a user in the order of their ids. */
export async function rowsOfAccount(
  tx: Tx,
  table: TableOfAccount,
  userId: string,
  { after, limit }: Page,
): Promise<ExportedRow[]> {
  const { of, columns, ...more } = OF_ACCOUNT[table];
  const inNoCase = 'inNoCase' in more ? sql`case_id is null and` : sql``;
  const from = sql`public.${identifier(table)} where ${inNoCase} ${identifier(of)} = ${userId}
    and id > ${after ?? NOTHING}::uuid order by id limit ${limit}`;
  return tx.rows(json(listed(columns), from));
}

/** The ids of the clients that the user owns, in their order. */
export async function ownClientIds(tx: Tx, userId: string, { after, limit }: Page): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from public.clients where owner_id = ${userId} and id > ${after ?? NOTHING}::uuid
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The ids of the cases without a client that the user owns, in their order. */
export async function ownCaseIds(tx: Tx, userId: string, { after, limit }: Page): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from public.cases where owner_id = ${userId} and client_id is null and id > ${after ?? NOTHING}::uuid
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The ids of a client's cases in the order of their ids. */
export async function caseIdsOfClient(tx: Tx, clientId: string, { after, limit }: Page): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from public.cases where client_id = ${clientId} and id > ${after ?? NOTHING}::uuid
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Rows of a case in the order of their ids. */
export async function rowsOfCase(
  tx: Tx,
  table: TableOfCase,
  caseId: string,
  { after, limit }: Page,
): Promise<ExportedRow[]> {
  const from = sql`public.${identifier(table)}
    where case_id = ${caseId} and id > ${after ?? NOTHING}::uuid order by id limit ${limit}`;
  return tx.rows(json(columnsOf(OF_CASE[table]), from));
}

/** The text of the pages of a file behind a page, in their order. */
export async function pageTexts(
  tx: Tx,
  fileId: string,
  { behind, limit }: { behind: number; limit: number },
): Promise<{ page: number; text: string }[]> {
  return tx.rows(sql`
    select page, text from public.case_file_pages where file_id = ${fileId} and page > ${behind}
    order by page limit ${limit}`);
}
