import { queryLeaves } from '#law/query/query.ts';
import type { SearchHit, SimilarRequest } from '#server/platform/search/engine.ts';
import type { EngineQuery } from '../engine-query.ts';
import type { SegmentStore } from '../segment-store.ts';
import { bestMatches } from './passages.ts';
import type { RankedHit } from './ranked-hits.ts';
import { withoutRelated } from './sequence/passage-search.ts';

/** The hits with their records, and with their best passages where a query is given. */
export async function readHits(
  store: SegmentStore,
  ordered: readonly RankedHit[],
  highlight?: EngineQuery,
): Promise<SearchHit[]> {
  const marked = highlight !== undefined && queryLeaves(highlight).length > 0;
  const rows = await store.fetch(ordered, marked);
  const hits: SearchHit[] = [];
  const words = highlight && { ...highlight, sequence: highlight.sequence?.map(withoutRelated) ?? [] };
  for (const { segment, row, id, score, boost, match, similar } of ordered) {
    const fetched = rows.get(segment)?.get(row);
    if (!fetched) continue;
    // Related words are marked only where no word of the query found the document.
    const shown = match === 'semantic' ? highlight : words;
    const passages = marked && fetched.paragraphs && shown ? bestMatches(fetched.paragraphs, shown) : [];
    const how = similar ? { match, similar } : { match };
    hits.push({ id, score, boost, ...how, record: fetched.record, passages });
  }
  return hits;
}

/** The text that others are to be like, with its id where it is a document of the library. */
export async function textOf(
  like: SimilarRequest['like'],
  store: SegmentStore,
): Promise<{ text: string; id?: string } | undefined> {
  if ('text' in like) return { text: like.text };
  const address = store.addressOf(like.id);
  const document = address && (await store.document(address));
  if (!document) return undefined;
  return { id: like.id, text: [document.title, ...document.paragraphs.map(({ text }) => text)].join('\n') };
}
