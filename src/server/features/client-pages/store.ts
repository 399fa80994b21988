import type { z } from 'zod';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import {
  CLIENT_PAGES,
  CLIENT_TEMPLATES,
  type ClientPage,
  type newClientPage,
} from '#shared/contracts/client-pages.ts';
import type { HearingResult } from '#shared/contracts/hearing-results.ts';

const PAGE = sql`id, case_id, language, files, consent, dues, created_at::text as created_at, expires_at::text as expires_at,
  ended_at::text as ended_at, last_read_at::text as last_read_at`;

/** Makes a page for an own case; undefined for a case of somebody else, and beyond the limit of live pages. */
export async function addPage(
  tx: Tx,
  { case_id, language, days, files, consent, dues }: z.output<typeof newClientPage>,
  now: Date,
): Promise<(ClientPage & { path: string }) | undefined> {
  const secret = randomSecret();
  const row = await tx.first<ClientPage>(sql`
    insert into public.client_pages (case_id, token_hash, language, files, consent, dues, expires_at)
    select c.id, ${hashSecret(secret)}, ${language}, coalesce((select array_agg(f.id) from public.case_files f
        where f.case_id = c.id and f.id = any(${files}::uuid[])), '{}'), ${consent}, ${dues},
      ${now.toISOString()}::timestamptz + make_interval(days => ${days})
    from public.cases c where c.id = ${case_id} and c.owner_id = (select app.user_id())
      and (select count(*) from public.client_pages p where p.case_id = c.id and p.ended_at is null
        and p.expires_at > ${now.toISOString()}::timestamptz) < ${CLIENT_PAGES.perCase}
    returning ${PAGE}`);
  return row && { ...row, path: `/client/${secret}` };
}

/** The pages of a case, from new to old; ended ones stay in the list, so that the consent stays recorded. */
export const pagesOf = (tx: Tx, caseId: string): Promise<ClientPage[]> =>
  tx.rows<ClientPage>(sql`
    select ${PAGE} from public.client_pages where case_id = ${caseId} order by created_at desc, id limit 100`);

/** Ends a page at once. Returns false for one that is not the caller's. */
export async function endPage(tx: Tx, id: string, now: Date): Promise<boolean> {
  const ended = await tx.run(sql`
    update public.client_pages set ended_at = coalesce(ended_at, ${now.toISOString()}::timestamptz) where id = ${id}`);
  return ended > 0;
}

/** The facts that a client may know of a case. */
export interface CaseForClient {
  title: string;
  court: string | null;
  case_number: string | null;
  /** The next open hearing. */
  next: { date: string; all_day: boolean } | null;
  /** The newest result that was entered. */
  last: { date: string; result: HearingResult } | null;
}

const FACTS = (now: Date): Sql => sql`c.title, c.court, c.case_number,
  (select json_build_object('date', e.event_date, 'all_day', e.all_day) from public.timeline_events e
    where e.case_id = c.id and e.event_type = 'hearing' and e.done_at is null
      and e.event_date >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    order by e.event_date, e.id limit 1) as next,
  (select json_build_object('date', e.event_date, 'result', e.result) from public.timeline_events e
    where e.case_id = c.id and e.result is not null order by e.event_date desc, e.id limit 1) as last`;

/** The facts of a case for a message, with its client; undefined for a case that the caller does not see. */
export const caseForMessage = (tx: Tx, caseId: string, now: Date) =>
  tx.first<
    CaseForClient & { client: { name: string; phone: string | null; email: string | null } | null }
  >(sql`
    select ${FACTS(now)}, (select json_build_object('name', k.name, 'phone', k.phone, 'email', k.email)
      from public.clients k where k.id = c.client_id) as client
    from public.cases c where c.id = ${caseId}`);

interface Template {
  id: string;
  name: string;
  own: boolean;
  words: string;
}

/** The templates that the caller uses in a language, by name: the own ones and those of their chambers. */
export const templatesIn = (tx: Tx, language: string): Promise<Template[]> =>
  tx.rows<Template>(sql`
    select id, name, owner_id = (select app.user_id()) as own, words from public.client_message_templates
    where language = ${language} order by name, id limit ${CLIENT_TEMPLATES.listed}`);

interface OpenPage extends CaseForClient {
  /** The name of the owner of the case. */
  advocate: string | null;
  language: string;
  expires_at: string;
  files: { id: string; file_name: string; file_path: string }[];
  /** Paise; null where the page says nothing of dues. */
  due: number | null;
}

/** A live page by its secret, with the case as it is now; notes that it was read. */
export function openPage(tx: Tx, secret: string, now: Date): Promise<OpenPage | undefined> {
  return tx.first<OpenPage>(sql`
    with page as (
      update public.client_pages set last_read_at = ${now.toISOString()}::timestamptz
      where token_hash = ${hashSecret(secret)} and ended_at is null and expires_at > ${now.toISOString()}::timestamptz
      returning owner_id, case_id, language, files, dues, expires_at)
    select ${FACTS(now)}, app.advocate_of(p.owner_id) as advocate, case when p.dues then app.dues_of_case(p.owner_id, p.case_id) end as due, p.language, p.expires_at::text as expires_at,
      coalesce((select json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'file_path', f.file_path)
          order by f.file_name, f.id)
        from public.case_files f where f.case_id = c.id and f.bin_id is null and f.id = any(p.files)), '[]') as files
    from page p join public.cases c on c.id = p.case_id and c.owner_id = p.owner_id and c.bin_id is null`);
}
