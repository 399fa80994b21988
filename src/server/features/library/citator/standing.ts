import { nameTokens } from '#law/parties/names.ts';
import { GRAVITY } from '#law/verify/treatments/read-treatments.ts';
import { signalOf, treatmentBetween } from '#law/verify/treatments/standing.ts';
import type { Signal, TreatmentKind } from '#law/verify/types.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

/** Limits: judgments that are asked for at once, and treating judgments that are read of each. */
export const MOST_ASKED = 100;
const MOST_READ = 3000;

interface Row {
  id: string;
  own_title: string;
  own_court: string | null;
  own_year: number | null;
  own_bench: number | null;
  citing_id: string;
  title: string;
  citation: string;
  court: string | null;
  year: number | null;
  bench: number | null;
  sample: boolean;
  case_name: string | null;
  paragraph: string | null;
  index: number;
  sentence: string;
  treatment: TreatmentKind;
  reported: boolean;
  /** Another judgment has as many of the cited keys. */
  shared: boolean;
}

/** A sentence by which a later judgment treats one. */
export interface Statement {
  kind: TreatmentKind;
  reported: boolean;
  sentence: string;
  citing: string;
  title: string;
  /** As the citing judgment is cited. */
  citation?: string;
  paragraph?: string;
  index: number;
  court?: string;
  bench?: number;
  year?: number;
  sample: boolean;
}

export interface JudgmentStanding {
  /** The judgment that is treated. */
  title: string;
  signal: Signal;
  /** Gravest first, then newest. */
  statements: Statement[];
}

const known = <T>(value: T | null): T | undefined => value ?? undefined;

const firstParty = (name: string): string[] =>
  nameTokens(name.split(/\sv(?:s|ersus)?\.?\s/iu, 1)[0] ?? name).filter((word) => word.length > 1);

/** True where the name in the citing sentence has a word of the judgment's first party. */
function isNamed({ case_name, own_title }: Row): boolean {
  if (case_name === null) return false;
  const own = new Set(firstParty(own_title));
  return firstParty(case_name).some((word) => own.has(word));
}

function statementOf(row: Row): Statement | undefined {
  // A citation that two judgments share belongs to the one that the sentence names.
  if (row.shared && !isNamed(row)) return undefined;
  const by = { court: known(row.court), bench: known(row.bench), year: known(row.year) };
  const of = { court: known(row.own_court), bench: known(row.own_bench), year: known(row.own_year) };
  const kind = treatmentBetween(row.treatment, row.reported, by, of);
  if (kind === undefined) return undefined;
  return {
    kind,
    reported: row.reported,
    sentence: row.sentence,
    citing: row.citing_id,
    title: row.title,
    index: row.index,
    sample: row.sample,
    ...(row.citation === '' ? {} : { citation: row.citation }),
    ...(row.paragraph === null ? {} : { paragraph: row.paragraph }),
    ...(row.court === null ? {} : { court: row.court }),
    ...(row.bench === null ? {} : { bench: row.bench }),
    ...(row.year === null ? {} : { year: row.year }),
  };
}

const byGravity = (one: Statement, other: Statement): number =>
  GRAVITY.indexOf(one.kind) - GRAVITY.indexOf(other.kind) ||
  Number(one.reported) - Number(other.reported) ||
  (other.year ?? 0) - (one.year ?? 0) ||
  one.citing.localeCompare(other.citing);

/** The later treatment of judgments by judgments of the library, for those that have one; at most 100 at once. */
export async function standingsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, JudgmentStanding>> {
  const asked = [...new Set(ids)].slice(0, MOST_ASKED);
  if (asked.length === 0) return new Map();
  const rows = await tx.rows<Row>(sql`
    select own.id, own.title as own_title, own.court as own_court, own.year as own_year, own.bench_strength as own_bench, s.*,
      exists (
        select from public.library_judgment_keys k
        where k.key = any(s.keys) and k.judgment_id <> own.id
        group by k.judgment_id
        having count(*) >= (
          select count(*) from public.library_judgment_keys m where m.judgment_id = own.id and m.key = any(s.keys))) as shared
    from public.library_judgments own
      cross join lateral (
        select c.citing_id, c.keys, o.title, o.citation, o.court, o.year, o.bench_strength as bench, o.sample, c.case_name, c.paragraph, c.index,
          c.sentence, c.treatment, c.reported
        from public.library_citations c join public.library_judgments o on o.id = c.citing_id
        where c.treatment is not null and c.citing_id <> own.id
          and c.keys && array(select key from public.library_judgment_keys where judgment_id = own.id)
        order by array_position(${[...GRAVITY]}::text[], c.treatment), o.year desc nulls last, c.citing_id, c.position
        limit ${MOST_READ}) s
    where own.id = any (${asked}::text[])`);
  const statements = new Map<string, Statement[]>();
  const titles = new Map(rows.map(({ id, own_title }) => [id, own_title]));
  for (const row of rows) {
    const said = statementOf(row);
    const those = statements.get(row.id);
    if (said && those) those.push(said);
    else if (said) statements.set(row.id, [said]);
  }
  return new Map(
    [...statements].map(([id, those]) => [
      id,
      {
        title: titles.get(id) ?? id,
        signal: signalOf(those.map(({ kind }) => kind)),
        statements: those.sort(byGravity),
      },
    ]),
  );
}

/** A judgment that another follows, with the words that follow it. */
export interface Followed {
  /** The judgment that follows. */
  by: string;
  id: string;
  title: string;
  paragraph: string | null;
  index: number;
  sentence: string;
}

/** The judgments that each of these follows and that a judgment of the library overrules or reverses; at most 100 of each. */
export function followedOverruled(tx: Tx, ids: readonly string[]): Promise<Followed[]> {
  return tx.rows<Followed>(sql`
    select asked.id as by, f.*
    from unnest(${[...new Set(ids)].slice(0, MOST_ASKED)}::text[]) as asked (id)
      cross join lateral (
        select j.id, j.title, c.paragraph, c.index, c.sentence
        from public.library_citations c
          join lateral (
            select k.judgment_id from public.library_judgment_keys k where k.key = any(c.keys) and k.judgment_id <> c.citing_id
            group by k.judgment_id order by count(*) desc, k.judgment_id limit 1) r on true
          join public.library_judgments j on j.id = r.judgment_id
        where c.citing_id = asked.id and c.treatment in ('followed', 'affirmed') and not c.reported and exists (
          select from public.library_citations x
          where x.treatment in ('overruled', 'reversed') and x.citing_id not in (j.id, asked.id)
            and x.keys && array(select key from public.library_judgment_keys where judgment_id = j.id))
        order by c.position limit ${MOST_ASKED}) f`);
}

export interface Coverage {
  judgments: number;
  courts: number;
  from: number | null;
  to: number | null;
}

/** The judgments whose citations are known. */
export async function coverageOf(tx: Tx): Promise<Coverage> {
  const found = await tx.first<Coverage>(sql`
    select count(*)::int as judgments, count(distinct court)::int as courts, min(year) as from, max(year) as to
    from public.library_judgments where mark <> ''`);
  return found ?? { judgments: 0, courts: 0, from: null, to: null };
}
