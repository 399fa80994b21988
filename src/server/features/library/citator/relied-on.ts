import { checkThread } from '#server/platform/checks/check-thread.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { ReliedOn } from '#shared/contracts/research/standing.ts';
import { briefOf } from './present-standing.ts';
import { standingsOf } from './standing.ts';

/** Limits: saved judgments and newest drafts of one question, characters of a draft that are read, and judgments in the answer. */
const LIMITS = { saved: 2000, drafts: 60, characters: 400_000, asked: 100, kept: 2000, shown: 50 } as const;

interface Place {
  document_id: string;
  case_id: string;
  case_title: string;
  kind: 'file' | 'note' | 'draft';
  draft_id: string | null;
  name: string | null;
}

/** A case asks for its own judgments, the home page for those of all cases. */
const ofCase = (caseId: string | undefined) =>
  caseId === undefined ? sql`c.bin_id is null` : sql`c.bin_id is null and c.id = ${caseId}`;

/** Judgments that were added to cases, or have a saved passage in one. */
const savedIn = (tx: Tx, caseId: string | undefined): Promise<Place[]> =>
  tx.rows<Place>(sql`
    select distinct on (s.document_id, c.id) s.document_id, c.id as case_id, c.title as case_title, s.kind, null as draft_id, null as name
    from (
      select document_id, case_id, 'file' as kind, uploaded_at as at from public.case_files
      where document_id is not null and storage_provider = 'library' and bin_id is null
      union all
      select document_id, case_id, 'note', created_at from public.passage_notes where case_id is not null
      order by at desc limit ${LIMITS.saved}) s
      join public.cases c on c.id = s.case_id
    where ${ofCase(caseId)}
    order by s.document_id, c.id, s.kind`);

interface DraftRow {
  id: string;
  case_id: string;
  case_title: string;
  title: string;
  stamp: string;
}

/** Keys of the citations of drafts, by draft and the moment of its text; the oldest make room. */
const readDrafts = new Map<string, readonly string[]>();

async function keysOfDraft(tx: Tx, { id, stamp }: DraftRow): Promise<readonly string[]> {
  const name = `${id} ${stamp}`;
  const known = readDrafts.get(name);
  if (known) return known;
  const draft = await tx.first<{ content: string }>(sql`
    select left(content, ${LIMITS.characters}) as content from public.case_drafts where id = ${id}`);
  const keys = await checkThread.keys(draft?.content ?? '');
  const [oldest] = readDrafts.keys();
  if (readDrafts.size >= LIMITS.kept && oldest !== undefined) readDrafts.delete(oldest);
  readDrafts.set(name, keys);
  return keys;
}

/** Judgments that drafts cite. A citation that two judgments share leads to neither: nobody has said which is meant. */
async function citedInDrafts(tx: Tx, caseId: string | undefined): Promise<Place[]> {
  const drafts = await tx.rows<DraftRow>(sql`
    select d.id, d.title, d.updated_at::text as stamp, c.id as case_id, c.title as case_title
    from public.case_drafts d join public.cases c on c.id = d.case_id
    where d.bin_id is null and ${ofCase(caseId)}
    order by d.updated_at desc, d.id limit ${LIMITS.drafts}`);
  const keys = new Map<string, readonly string[]>();
  for (const draft of drafts) keys.set(draft.id, await keysOfDraft(tx, draft));
  const all = [...new Set([...keys.values()].flat())];
  const found = await tx.rows<{ key: string; id: string }>(sql`
    select key, min(judgment_id) as id from public.library_judgment_keys where key = any(${all}::text[])
    group by key having count(distinct judgment_id) = 1`);
  const judgments = new Map(found.map(({ key, id }) => [key, id]));
  return drafts.flatMap(({ id, case_id, case_title, title }) => {
    const ids = new Set((keys.get(id) ?? []).flatMap((key) => judgments.get(key) ?? []));
    return [...ids].map((document_id) => ({
      ...{ document_id, case_id, case_title, kind: 'draft' as const },
      ...{ draft_id: id, name: title },
    }));
  });
}

/**
 * The judgments that cases rely on, saved in them or cited in their drafts, whose authority a later judgment took away or
 * doubts, each with the sentence. Only what the caller sees. A judgment that a draft names without a citation is not found.
 */
export async function reliedOn(tx: Tx, caseId: string | undefined): Promise<ReliedOn['results']> {
  const places = [...(await savedIn(tx, caseId)), ...(await citedInDrafts(tx, caseId))];
  const ids = [...new Set(places.map(({ document_id }) => document_id))];
  const results: ReliedOn['results'] = [];
  for (let from = 0; from < ids.length; from += LIMITS.asked) {
    const part = ids.slice(from, from + LIMITS.asked);
    for (const [id, standing] of await standingsOf(tx, part)) {
      if (standing.signal !== 'overruled' && standing.signal !== 'doubted') continue;
      results.push({
        document_id: id,
        title: standing.title,
        ...briefOf(standing),
        places: places
          .filter(({ document_id }) => document_id === id)
          .map(({ case_id, case_title, kind, draft_id, name }) => ({
            ...{ case_id, case_title, kind },
            ...(draft_id === null ? {} : { draft_id }),
            ...(name === null ? {} : { draft_title: name }),
          })),
      });
    }
  }
  // Overruled ones come first.
  return results
    .sort((a, b) => b.signal.localeCompare(a.signal) || a.title.localeCompare(b.title))
    .slice(0, LIMITS.shown);
}
