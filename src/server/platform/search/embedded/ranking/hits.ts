import { queryLeaves } from '#law/query/query.ts';
import type {
  LibraryParagraph,
  PlacedParagraph,
  SearchHit,
  SimilarRequest,
} from '#server/platform/search/engine.ts';
import type { EngineQuery } from '../engine-query.ts';
import type { SegmentStore } from '../segment-store.ts';
import { bestMatches } from './passages.ts';
import type { RankedHit } from './ranked-hits.ts';
import { withoutRelated } from './sequence/passage-search.ts';

/** First paragraphs, shown for a document without the words of the query. */
const firstParagraphs = 2;

/** Texts of hits that a request asks for. */
export interface TextsAsked {
  query: EngineQuery;
  highlight?: boolean | undefined;
  /** Whole paragraphs of each hit. */
  paragraphs?: number | undefined;
}

/** The hits with their records, and with the passages and paragraphs that are asked for. */
export async function readHits(
  store: SegmentStore,
  ordered: readonly RankedHit[],
  asked?: TextsAsked,
): Promise<SearchHit[]> {
  const textsOf = asked ? textsFor(asked) : undefined;
  const rows = await store.fetch(ordered, textsOf !== undefined);
  return ordered.flatMap(({ segment, row, id, score, boost, match, similar }) => {
    const fetched = rows.get(segment)?.get(row);
    if (!fetched) return [];
    const how = similar ? { match, similar } : { match };
    const texts = textsOf?.(fetched.paragraphs ?? [], match) ?? { passages: [] };
    return [{ id, score, boost, ...how, record: fetched.record, ...texts }];
  });
}

type Texts = Pick<SearchHit, 'passages' | 'paragraphs'>;

/** Reads the requested texts from a document; undefined when its paragraphs need not be read. */
export function textsFor({ query, highlight = false, paragraphs: most = 0 }: TextsAsked) {
  const named = queryLeaves(query).length > 0;
  if (!(highlight && named) && most === 0) return undefined;
  const words = { ...query, sequence: query.sequence?.map(withoutRelated) ?? [] };
  return (paragraphs: readonly LibraryParagraph[], match: SearchHit['match']): Texts => {
    // Related words are marked only where no word of the query found the document.
    const best = named
      ? bestMatches(paragraphs, match === 'semantic' ? query : words)
      : { passages: [], places: [] };
    const whole = most > 0 ? { paragraphs: wholeParagraphs(paragraphs, best.places.slice(0, most)) } : {};
    return { passages: highlight ? best.passages : [], ...whole };
  };
}

function wholeParagraphs(
  paragraphs: readonly LibraryParagraph[],
  places: readonly number[],
): PlacedParagraph[] {
  const chosen = places.length > 0 ? places : Array.from({ length: firstParagraphs }, (_, index) => index);
  return chosen.flatMap((index) => {
    const paragraph = paragraphs[index];
    return paragraph ? [{ ...paragraph, index }] : [];
  });
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
