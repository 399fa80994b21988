import { type FoldedName, indexWords, joinedWords } from '#law/parties/similar-names.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { ConflictPlace } from '#shared/contracts/conflicts.ts';
import type { IndexedName, WrittenName } from './fold-names.ts';

/** A name of the index. `parent` is the id of its client or case. */
export interface KnownName {
  id: string;
  kind: 'client' | 'case';
  parent: string;
  place: ConflictPlace;
  part: number;
  found: string;
  tokens: string[];
}

/** The owners whose names the caller may see; row-level security leaves the caller's own and those of shared cases. */
const OF_OWNERS = sql`owner_id = any (array(select app.sharing_owners()))`;
const parent = sql`coalesce(n.client_id, n.case_id)`;
const known = sql`n.id::text as id, case when n.client_id is null then 'case' else 'client' end as kind, ${parent} as parent,
  n.place, n.part, coalesce(n.found, n.source) as found, n.tokens`;

/**
 * Unfolded names after the one with the id `after`, oldest first: those that the user sees, or (`ofAll`, as the worker)
 * of all users.
 */
export function namesToFold(
  tx: Tx,
  after: string,
  limit: number,
  { ofAll = false } = {},
): Promise<(WrittenName & KnownName)[]> {
  const reached = ofAll ? sql`` : sql`and n.${OF_OWNERS}`;
  return tx.rows(sql`
    select ${known}, n.source from public.conflict_names n
    where n.tokens is null and n.id > ${after} ${reached} order by n.id limit ${limit}`);
}

/** Stores folded names, except those that another transaction is writing. */
export async function storeFolded(tx: Tx, names: readonly IndexedName[]): Promise<void> {
  await tx.run(sql`
    with folded as (
      select * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
        as f (id bigint, found text, tokens text[], telling smallint, telling_words smallint, initials smallint, words text[])
    ), free as (
      select n.id from public.conflict_names n
      where n.id in (select id from folded) and n.tokens is null order by n.id for update skip locked
    ), stored as (
      update public.conflict_names n set found = f.found, tokens = f.tokens
      from folded f join free using (id) where n.id = f.id
      returning n.owner_id, n.id, n.case_id, n.client_id is not null as of_client, f.telling, f.telling_words, f.initials, f.words
    )
    insert into public.conflict_words (owner_id, case_id, word, name_id, of_client, telling, telling_words, words, initials)
    select s.owner_id, s.case_id, word, s.id, s.of_client, s.telling, s.telling_words,
           (select count(*) from unnest(s.words) w where w not like '+%'), s.initials
    from stored s cross join lateral unnest(s.words) word`);
}

/**
 * Candidates for a requested name; `compareNames` decides. Clients first, newest first.
 * `same`: each distinct word of either name is a word of the other, or an initial in the other matches it.
 * `alike`: all distinctive words of the shorter name are words of the longer.
 * `joined`: two neighbours of one name are one word of the other.
 */
export async function findSimilarNames(
  tx: Tx,
  asked: FoldedName,
  limits: { same: number; alike: number; joined: number },
): Promise<KnownName[]> {
  const words = indexWords(asked).filter((word) => !word.startsWith('+'));
  if (words.length === 0) return [];
  const joined = [...joinedWords(asked), ...words.map((word) => `+${word}`)].filter(
    (word) => !words.includes(word),
  );
  const distinctive = new Set(asked.distinctive).size;
  const initials = asked.tokens.filter((word) => word.length === 1).length;
  const order = sql`order by of_client desc, name_id desc`;
  return tx.rows(sql`
    with sharing as materialized (
      select name_id, of_client, telling, telling_words, words, initials,
             count(*) filter (where word = any (${words})) as shared,
             count(*) filter (where word = any (${words}) and word not like '=%') as shared_telling,
             bool_or(word = any (${joined})) as joined
      from public.conflict_words where ${OF_OWNERS} and word = any (${[...words, ...joined]})
      group by name_id, of_client, telling, telling_words, words, initials
    ), picked as (
      (select name_id from sharing
       where words - shared <= ${initials} and ${words.length} - shared <= initials ${order} limit ${limits.same})
      union
      (select name_id from sharing
       where shared_telling = case when ${asked.distinctive.length} <= telling then ${distinctive} else telling_words end
         and shared_telling > 0 ${order} limit ${limits.alike})
      union
      (select name_id from sharing where joined ${order} limit ${limits.joined})
    )
    select ${known} from picked join public.conflict_names n on n.id = picked.name_id where n.tokens is not null`);
}

/** The different distinctive words of the user's names, at most `limit`. */
export async function readDistinctiveWords(tx: Tx, limit: number): Promise<string[]> {
  const words = await tx.rows<{ word: string }>(sql`
    select word from (select distinct word from public.conflict_words where ${OF_OWNERS}) w where word !~ '^[=+]' limit ${limit}`);
  return words.map(({ word }) => word);
}

/**
 * Candidates that share all distinctive words of the shorter name with the requested name, at least one of them as a
 * slip; `compareNames` decides. Clients first, newest first. `nearWords`: the slips of each word that the index has.
 */
export async function findNearNames(
  tx: Tx,
  asked: FoldedName,
  nearWords: ReadonlyMap<string, readonly string[]>,
  limit: number,
): Promise<KnownName[]> {
  const wanted = [...new Set(asked.distinctive)];
  const slips = wanted.flatMap((word, at) => (nearWords.get(word) ?? []).map((near) => ({ at, word: near })));
  if (slips.length === 0) return [];
  const words = [...slips, ...wanted.map((word, at) => ({ at, word }))];
  return tx.rows(sql`
    with sharing as materialized (
      select w.name_id, w.of_client, w.telling_words, count(distinct w.word) as shared, count(distinct g.at) as matched
      from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ at }) => at)}::integer[]) g (word, at)
      join public.conflict_words w on w.word = g.word and w.${OF_OWNERS}
      group by w.name_id, w.of_client, w.telling_words
    ), picked as (
      select name_id from sharing where matched = ${wanted.length} or shared >= telling_words
      order by of_client desc, name_id desc limit ${limit}
    )
    select ${known} from picked join public.conflict_names n on n.id = picked.name_id where n.tokens is not null`);
}

/** The client's names and the case's titles, by id. */
export async function readTitles(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const list = sql`${ids}::uuid[]`;
  const found = await tx.rows<{ id: string; title: string }>(sql`
    select id, name as title from public.clients where id = any (${list})
    union all select id, title from public.cases where id = any (${list})`);
  return new Map(found.map(({ id, title }) => [id, title]));
}
