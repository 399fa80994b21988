import { citableKeys, ownKeys, yearOfKey } from '#law/citations/own-keys.ts';
import { GRAVITY } from '#law/verify/treatments/read-treatments.ts';
import type { TreatmentKind } from '#law/verify/types.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import type { LibraryDocument, ListedJudgment } from '#server/platform/search/engine.ts';
import { idHash } from '#server/platform/search/id-hash.ts';
import type { JudgmentCitations } from './citator-work.ts';

/** The judgments of the graph in a part of the library, with their marks. */
export async function graphedIn(
  tx: Tx,
  { from, to }: { from: number; to: number },
): Promise<Map<string, string>> {
  const rows = await tx.rows<ListedJudgment>(sql`
    select id, mark from public.library_judgments where hash >= ${from} and hash < ${to}`);
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}

export async function removeJudgments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from public.library_judgments where id = any(${[...ids]}::text[])`);
}

/** Has the graph read a judgment again whose paragraphs may have other places now. */
export async function readAgain(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update public.library_judgments set mark = '' where id = ${id}`);
}

/** Puts a judgment, what it cites and the cases that its copy lists in the place of what the graph has of it. */
export async function storeJudgment(
  tx: Tx,
  document: LibraryDocument,
  mark: string,
  { cited, listed }: JudgmentCitations,
): Promise<void> {
  const { id, title, court, sample, judges } = document;
  const bench = document.bench_strength ?? (judges.length > 1 ? judges.length : undefined);
  const keys = ownKeys(document.citation_keys, document.year);
  const year = document.year ?? yearOfKey(keys[0]);
  const citation = document.neutral_citation ?? document.reporter_citations[0] ?? '';
  const rows = cited.map((one, position) => ({ ...one, keys: citableKeys(one.keys, year), position }));
  await removeJudgments(tx, [id]);
  await tx.run(sql`
    insert into public.library_judgments (id, hash, mark, title, citation, year, court, sample, bench_strength)
    values (${id}, ${idHash(id)}, ${mark}, ${title}, ${citation}, ${year ?? null}, ${court ?? null}, ${sample},
      ${bench ?? null})`);
  await tx.run(sql`
    insert into public.library_judgment_keys (key, judgment_id)
    select distinct key, ${id} from unnest(${keys}::text[]) key`);
  await tx.run(sql`
    insert into public.library_citations (citing_id, position, keys, citation, case_name, paragraph, index, sentence, treatment, reported)
    select ${id}, position, array(select jsonb_array_elements_text(keys)), citation, case_name, paragraph, index, sentence, treatment,
      coalesce(reported, false)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (position int, keys jsonb, citation text, case_name text, paragraph text, index int, sentence text, treatment text, reported boolean)`);
  await tx.run(sql`
    insert into public.library_listed_cases (judgment_id, position, key, citation, year, index, entry, treatment)
    select ${id}, position, key, citation, year, index, entry, treatment
    from jsonb_to_recordset(${JSON.stringify(listed.map((one, position) => ({ ...one, position })))}::jsonb)
      as one (position int, key text, citation text, year int, index int, entry text, treatment text)`);
}

export interface GraphRow {
  document_id: string | null;
  title: string;
  citation: string;
  year: number | null;
  court: string | null;
  /** Judges who heard it. */
  bench: number | null;
  paragraph: string | null;
  index: number;
  sentence: string;
  treatment: TreatmentKind | null;
  /** The entry of a list that the copy of the asked judgment prints, in place of a sentence. */
  listed: boolean;
  /** Number of judgments of the library that cite the judgment of the row. */
  cited: number;
  /** Number of sentences that cite. */
  places: number;
}

export interface GraphQuestion {
  id: string;
  direction: 'cites' | 'cited_by';
  treatment?: TreatmentKind | undefined;
  year?: number | undefined;
  from: number;
  size: number;
}

/** True when the graph has the judgment. */
export async function isGraphed(tx: Tx, id: string): Promise<boolean> {
  return (await tx.first(sql`select 1 from public.library_judgments where id = ${id}`)) !== undefined;
}

/**
 * The judgment that has most of the citation's keys; two copies of one judgment are alike, so the first is taken. It may be
 * the citing one, which prints its own citation: that is no citation.
 */
const CITED = sql`
  left join lateral (
    select k.judgment_id from public.library_judgment_keys k
    where k.key = any(c.keys)
    group by k.judgment_id order by count(*) desc, k.judgment_id = c.citing_id desc, k.judgment_id limit 1) r on true
  left join public.library_judgments j on j.id = r.judgment_id`;

const hasKeyOf = (id: string): Sql => sql`c.keys && array(
  select key from public.library_judgment_keys where judgment_id = ${id})`;

/** The later cases that the judgment's copy lists, except those whose own sentence the library has. */
const listedRows = (id: string): Sql => sql`
  select r.judgment_id as document_id, coalesce(j.title, l.citation) as title, coalesce(nullif(j.citation, ''), l.citation) as citation,
    coalesce(j.year, l.year) as year, j.court, j.bench_strength as bench, null as paragraph, l.index, l.entry as sentence, l.treatment, l.position, true as listed
  from public.library_listed_cases l
    left join lateral (
      select k.judgment_id from public.library_judgment_keys k where k.key = l.key order by k.judgment_id limit 1) r on true
    left join public.library_judgments j on j.id = r.judgment_id
  where l.judgment_id = ${id} and not exists (
    select from public.library_citations c where c.citing_id = r.judgment_id and ${hasKeyOf(id)})`;

function rowsOf({ id, direction }: GraphQuestion): Sql {
  return direction === 'cites'
    ? sql`
      select r.judgment_id as document_id, coalesce(j.title, c.case_name, c.citation) as title, c.citation,
        j.year, j.court, j.bench_strength as bench, c.paragraph, c.index, c.sentence, c.treatment, c.position, false as listed
      from public.library_citations c ${CITED}
      where c.citing_id = ${id} and r.judgment_id is distinct from c.citing_id`
    : sql`
      select c.citing_id as document_id, o.title, o.citation, o.year, o.court, o.bench_strength as bench, c.paragraph, c.index,
        c.sentence, c.treatment, c.position, false as listed
      from public.library_citations c join public.library_judgments o on o.id = c.citing_id ${CITED}
      where c.citing_id <> ${id} and ${hasKeyOf(id)} and r.judgment_id = ${id}
      union all ${listedRows(id)}`;
}

const ofTreatment = (treatment: TreatmentKind | undefined): Sql =>
  treatment === undefined ? sql`true` : sql`treatment = ${treatment}`;

/** One row for each judgment, with the sentence that says most of a treatment; a judgment that is not here goes by its citation. */
const casesOf = (question: GraphQuestion): Sql => sql`
  select distinct on (coalesce(document_id, citation)) f.*,
    (count(*) over (partition by coalesce(document_id, citation)))::int as places
  from (${rowsOf(question)}) f where ${ofTreatment(question.treatment)}
  order by coalesce(document_id, citation), array_position(${[...GRAVITY]}::text[], treatment) nulls last, position`;

interface GraphPage {
  rows: GraphRow[];
  /** Judgments of the chosen year, or of all. */
  total: number;
  /** Of all years; a judgment without a year is in the total only. */
  years: { year: number; count: number }[];
}

/** A page of what a judgment cites, or of what cites it: most cited first, each judgment once. */
export async function graphPage(tx: Tx, question: GraphQuestion): Promise<GraphPage> {
  const { year = null, from, size } = question;
  const found = await tx.first<GraphPage>(sql`
    with cases as materialized (${casesOf(question)}),
    counted as (
      select k.judgment_id, count(distinct c.citing_id)::int as cited
      from public.library_judgment_keys k join public.library_citations c on c.keys @> array[k.key]
      where k.judgment_id in (select document_id from cases) and c.citing_id <> k.judgment_id
      group by k.judgment_id),
    asked as (
      select f.*, coalesce(n.cited, 0) as cited
      from cases f left join counted n on n.judgment_id = f.document_id
      where ${year}::int is null or f.year = ${year}::int),
    page as (
      select * from asked order by cited desc, year desc nulls last, position, document_id offset ${from} limit ${size})
    select (select count(*)::int from asked) as total,
      coalesce((select jsonb_agg(to_jsonb(p) order by cited desc, year desc nulls last, position, document_id) from page p),
        '[]') as rows,
      coalesce((
        select jsonb_agg(jsonb_build_object('year', y.year, 'count', y.count) order by y.year)
        from (select c.year, count(*)::int from cases c where c.year is not null group by c.year) y), '[]') as years`);
  return found ?? { rows: [], total: 0, years: [] };
}

/** The name that most judgments of the library give to a judgment when they cite it, by the ids of those that have one. */
export async function namesByOthers(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; name: string }>(sql`
    select distinct on (id) id, name from (
      select own.id, c.case_name as name, count(distinct c.citing_id) as often
      from (
        select judgment_id as id, array_agg(key) as keys from public.library_judgment_keys
        where judgment_id = any(${[...ids]}::text[]) group by judgment_id) own
      join public.library_citations c on c.keys && own.keys ${CITED}
      where c.citing_id <> own.id and c.case_name is not null and r.judgment_id = own.id
      group by own.id, c.case_name) named
    order by id, often desc, name`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
