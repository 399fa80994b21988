import type { Column } from '#law/cause-lists/columns.ts';
import type { OwnMatter, OwnPeople } from '#law/cause-lists/match-matters.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { COURT_IMPORT, type CourtFile } from '#shared/contracts/court-import.ts';
import type { KnownHearing } from './hearings.ts';
import type { ImportedCase, Step, StoredProposal } from './stored-proposal.ts';

/** Cases that one drop looks for. */
const MOST_CASES = 20_000;

/** The matters that the caller may change, not archived. */
export function ownMatters(tx: Tx): Promise<OwnMatter[]> {
  return tx.rows<OwnMatter>(sql`
    select c.id, c.case_number, c.cnr, c.court, c.petitioner, c.respondent, c.title from public.cases c
    where c.archived_at is null and (c.owner_id = (select app.user_id()) or exists (
      select from app.case_access a where a.case_id = c.id and a.role in ('editor', 'clerk')))
    order by c.id limit ${MOST_CASES}`);
}

/** The names of the caller and of the members of their chambers, and the caller's number at the Bar Council. */
export async function ownPeople(tx: Tx): Promise<OwnPeople> {
  const own = await tx.first<{ full_name: string | null; enrolment: string | null }>(sql`
    select full_name, practice ->> 'enrolment_number' as enrolment from public.profiles where id = (select app.user_id())`);
  const members = await tx.rows<{ name: string | null }>(sql`
    select distinct p.name from public.chambers h cross join lateral app.people_of_chambers(h.id) p limit 500`);
  const numbers = await tx.rows<{ enrolment: string }>(sql`
    select distinct e as enrolment from public.chambers h cross join lateral app.enrolments_of_chambers(h.id) e limit 500`);
  const names = [own?.full_name, ...members.map(({ name }) => name)].filter(
    (name) => name != null && name !== '',
  );
  const enrolments = new Set([own?.enrolment, ...numbers.map(({ enrolment }) => enrolment)]);
  return { names: names as string[], enrolments: [...enrolments].flatMap((one) => one || []) };
}

/** Marks of earlier proposals, and answers by the key of the printed matter; null for *not mine*. */
export async function marksOf(tx: Tx): Promise<{ seen: Set<string>; answers: [string, string | null][] }> {
  const rows = await tx.rows<{ mark: string; answer: string | null }>(sql`
    select mark, answer from public.court_import_marks where owner_id = (select app.user_id())`);
  const answers = rows.flatMap(({ mark, answer }): [string, string | null][] =>
    mark.startsWith('answer:') ? [[mark.slice(7), answer === 'no' ? null : answer]] : [],
  );
  return { seen: new Set(rows.map(({ mark }) => mark)), answers };
}

/** The columns of tables that the caller matched, by the key of their headings. */
export async function matchedTables(tx: Tx): Promise<[string, (Column | null)[]][]> {
  const rows = await tx.rows<{ headings: string; columns: (Column | null)[] }>(sql`
    select headings, columns from public.court_table_columns where owner_id = (select app.user_id())
    order by created_at desc, headings limit ${COURT_IMPORT.tables}`);
  return rows.map(({ headings, columns }) => [headings, columns]);
}

/** Keeps what the columns under these headings mean; of one owner's tables the oldest go first. */
export async function keepColumns(
  tx: Tx,
  headings: string,
  columns: readonly (Column | null)[],
): Promise<void> {
  await tx.run(sql`
    insert into public.court_table_columns (headings, columns) values (${headings}, ${JSON.stringify(columns)}::jsonb)
    on conflict (owner_id, headings) do update set columns = excluded.columns, created_at = now()`);
  await tx.run(sql`
    delete from public.court_table_columns where owner_id = (select app.user_id()) and headings in (
      select headings from public.court_table_columns where owner_id = (select app.user_id())
      order by created_at desc, headings offset ${COURT_IMPORT.tables})`);
}

const HEARING = sql`json_build_object('id', e.id, 'place', e.place, 'title', e.title, 'description', e.description,
  'day', to_char(e.event_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), 'done', e.done_at is not null, 'listed', e.listed,
  'time', case when e.all_day then null else to_char(e.event_date at time zone 'Asia/Kolkata', 'HH24:MI') end)`;
/** Hearings of a case in the order of their days; a case of thirty years has some hundred. */
const HEARINGS = 2000;

/** The hearings of a case as they are now. */
export async function hearingsOf(tx: Tx, caseId: string): Promise<KnownHearing[]> {
  const rows = await tx.rows<{ hearing: KnownHearing }>(sql`
    select ${HEARING} as hearing from public.timeline_events e where e.case_id = ${caseId} and e.event_type = 'hearing'
    order by e.event_date, e.id limit ${HEARINGS}`);
  return rows.map(({ hearing }) => hearing);
}

export async function importedCases(tx: Tx, ids: readonly string[]): Promise<Map<string, ImportedCase>> {
  const rows = await tx.rows<ImportedCase>(sql`
    select c.id, c.title, c.case_number, c.cnr, c.petitioner, c.respondent, c.court, c.opposing_counsel, c.status, c.stage,
      coalesce((select json_agg(${HEARING} order by e.event_date, e.id)
        from public.timeline_events e where e.case_id = c.id and e.event_type = 'hearing'), '[]') as hearings,
      coalesce((select json_agg(to_char(e.event_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD'))
        from public.timeline_events e where e.case_id = c.id and e.event_type = 'document'), '[]') as orders
    from public.cases c where c.id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

interface NewImport {
  files: readonly CourtFile[];
  proposals: readonly StoredProposal[];
  marks: readonly string[];
  /** Beginnings of marks of earlier drops that this drop replaces, because it says something newer of the case. */
  said: readonly string[];
  /** The sender of the email that brought the files. */
  sentBy?: string | undefined;
}

/** Keeps a drop and the marks of its proposals; what is beyond the limits of one owner goes, the oldest first. */
export async function keepImport(
  tx: Tx,
  { files, proposals, marks, said, sentBy }: NewImport,
): Promise<string> {
  const row = await tx.first<{ id: string }>(sql`
    insert into public.court_imports (files, proposals, sent_by)
    values (${JSON.stringify(files)}::jsonb, ${JSON.stringify(proposals)}::jsonb, ${sentBy ?? null}) returning id`);
  if (!row) throw new Error('the drop was not kept');
  await keepMarks(tx, row.id, marks);
  if (said.length > 0)
    await tx.run(sql`
      delete from public.court_import_marks where owner_id = (select app.user_id()) and import_id <> ${row.id}
        and answer is null and left(mark, strpos(mark, '#')) = any(${[...new Set(said)]}::text[])`);
  // A drop without proposals removes nothing: what was applied can still be undone.
  await tx.run(sql`
    update public.court_imports set proposals = '[]' where owner_id = (select app.user_id()) and id in (
      select id from public.court_imports where owner_id = (select app.user_id())
      order by created_at desc, id offset ${COURT_IMPORT.kept})`);
  await forgetOldest(tx);
  return row.id;
}

/** Removes the drops and marks of the caller beyond the limits; marks and steps go with their drop. */
export async function forgetOldest(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from public.court_imports where owner_id = (select app.user_id()) and (
      created_at < now() - make_interval(years => ${COURT_IMPORT.years}) or id in (
        select id from public.court_imports where owner_id = (select app.user_id())
        order by created_at desc, id offset ${COURT_IMPORT.drops}))`);
  await tx.run(sql`
    delete from public.court_import_marks where owner_id = (select app.user_id()) and mark in (
      select mark from public.court_import_marks where owner_id = (select app.user_id())
      order by created_at desc, mark offset ${COURT_IMPORT.marks})`);
}

/** A drop, with its press that can be undone. */
export interface StoredImport {
  id: string;
  created_at: string;
  sent_by: string | null;
  files: CourtFile[];
  proposals: StoredProposal[];
  undo: string | null;
  /** Marks of proposals that were applied and not undone, and the printed matters that are not the caller's. */
  applied: string[];
  refused: string[];
  /** The names of its PDFs that are kept. */
  papers: string[];
}

const KEPT = sql`i.id, i.created_at::text as created_at, i.sent_by, i.files, i.proposals,
  (select s.id from public.court_import_steps s where s.import_id = i.id and s.owner_id = i.owner_id and s.undone_at is null
    order by s.created_at desc, s.id limit 1) as undo,
  coalesce((select jsonb_agg(m.mark) from public.court_import_steps s
    cross join lateral jsonb_array_elements_text(s.steps -> 0 -> 'marks') m (mark)
    where s.import_id = i.id and s.owner_id = i.owner_id and s.undone_at is null), '[]') as applied,
  coalesce((select jsonb_agg(substr(m.mark, 8)) from public.court_import_marks m
    where m.owner_id = i.owner_id and m.import_id = i.id and m.answer = 'no'), '[]') as refused,
  coalesce((select jsonb_agg(p.name order by p.name) from public.court_import_papers p
    where p.owner_id = i.owner_id and p.import_id = i.id), '[]') as papers`;

export async function importById(tx: Tx, id: string): Promise<StoredImport | undefined> {
  return tx.first(sql`
    select ${KEPT} from public.court_imports i where i.id = ${id} and i.owner_id = (select app.user_id()) for update of i`);
}

/** The newest drops that had proposals or came by email. */
export function newestImports(tx: Tx): Promise<StoredImport[]> {
  return tx.rows(sql`
    select ${KEPT} from public.court_imports i where i.owner_id = (select app.user_id()) and (i.proposals <> '[]' or i.sent_by is not null)
    order by i.created_at desc, i.id limit ${COURT_IMPORT.listed}`);
}

/** Keeps the PDFs of an email with its drop; older ones make room. */
export async function keepPapers(
  tx: Tx,
  importId: string,
  papers: readonly { name: string; bytes: Buffer }[],
): Promise<void> {
  for (const { name, bytes } of papers)
    await tx.run(
      sql`insert into public.court_import_papers (import_id, name, bytes) values (${importId}, ${name}, ${bytes})`,
    );
  await tx.run(sql`
    delete from public.court_import_papers where owner_id = (select app.user_id()) and (
      created_at < now() - make_interval(days => ${COURT_IMPORT.paperDays}) or id in (
        select id from public.court_import_papers where owner_id = (select app.user_id())
        order by created_at desc, id offset ${COURT_IMPORT.papers}))`);
}

export async function paperOf(tx: Tx, importId: string, name: string): Promise<Buffer | undefined> {
  const row = await tx.first<{ bytes: Buffer }>(sql`
    select bytes from public.court_import_papers
    where owner_id = (select app.user_id()) and import_id = ${importId} and name = ${name} order by id limit 1`);
  return row?.bytes;
}

/** Keeps an answer: the case that the printed matter is, or null. */
export async function keepAnswer(
  tx: Tx,
  importId: string,
  key: string,
  caseId: string | null,
): Promise<void> {
  await tx.run(sql`
    insert into public.court_import_marks (mark, import_id, answer) values (${`answer:${key}`.slice(0, 500)}, ${importId}, ${caseId ?? 'no'})
    on conflict (owner_id, mark) do update set answer = excluded.answer, import_id = excluded.import_id, created_at = now()`);
}

/** Marks of what is not said again. */
export async function keepMarks(tx: Tx, importId: string, marks: readonly string[]): Promise<void> {
  await tx.run(sql`
    insert into public.court_import_marks (mark, import_id) select distinct m, ${importId}::uuid from unnest(${[...marks]}::text[]) m
    on conflict do nothing`);
}

export async function forgetMarks(tx: Tx, marks: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from public.court_import_marks where owner_id = (select app.user_id()) and mark = any(${[...marks]}::text[])`);
}

/** The steps of one press, and the marks of the proposals that it applied. */
export interface UndoSteps {
  steps: Step[];
  marks: string[];
}

export async function keepSteps(tx: Tx, importId: string, { steps, marks }: UndoSteps): Promise<string> {
  const row = await tx.first<{ id: string }>(sql`
    insert into public.court_import_steps (import_id, steps)
    values (${importId}, ${JSON.stringify([{ steps, marks }])}::jsonb) returning id`);
  if (!row) throw new Error('the steps were not kept');
  return row.id;
}

/** The steps of a press that was not undone yet, which counts as undone from now on. */
export async function takeSteps(
  tx: Tx,
  importId: string,
  id: string,
  now: Date,
): Promise<UndoSteps | undefined> {
  const row = await tx.first<{ steps: UndoSteps[] }>(sql`
    update public.court_import_steps set undone_at = ${now.toISOString()}::timestamptz
    where id = ${id} and import_id = ${importId} and undone_at is null and owner_id = (select app.user_id()) returning steps`);
  return row?.steps[0];
}
