import type { SequenceQuery } from '../embedded/ranking/sequence/sequence-query.ts';
import type { Sequence } from '../embedded/ranking/sequence/sequence-score.ts';
import { scoreInTurn } from '../embedded/ranking/sequence/sequence-stage.ts';
import type { FoundDoc } from './found-documents.ts';
import type { LibraryIndex } from './index/library-index.ts';
import { positionReader } from './index/word-order.ts';
import { allOf, withIds } from './query-body.ts';

/** Words of documents that are read for one search, and in one request: some two bytes each. */
const mostWords = { search: 8_000_000, request: 2_000_000 } as const;

/** The first documents, as many as may be read, in parts of a bounded size. */
function readable(docs: readonly FoundDoc[]): string[][] {
  const parts: string[][] = [];
  let [all, here] = [0, 0];
  for (const { id, length = 0 } of docs) {
    if (all + length > mostWords.search) break;
    const last = parts.at(-1);
    const fits = last && here + length <= mostWords.request;
    if (fits) last.push(id);
    else parts.push([id]);
    here = fits ? here + length : length;
    all += length;
  }
  return parts;
}

/** Scores the best place of each document for some sequences, for the documents that could be read. */
async function scoreDocuments(
  index: LibraryIndex,
  docs: readonly FoundDoc[],
  sequences: readonly Sequence[],
  signal: AbortSignal | undefined,
): Promise<Map<string, number[]>> {
  const terms = [...new Set(sequences.flatMap((sequence) => sequence.terms.map(({ term }) => term)))];
  const positionsIn = positionReader(terms);
  const slots = sequences.map((sequence) => sequence.terms.map(({ term }) => terms.indexOf(term)));
  const scores = new Map<string, number[]>();
  const read = (ids: readonly string[]) => {
    const body = {
      query: allOf([withIds(ids)]),
      size: ids.length,
      sort: ['_doc'],
      track_total_hits: false,
      stored_fields: '_none_',
      docvalue_fields: ['id', 'word_order'],
    };
    return index.searchAll([body], signal);
  };
  const parts = readable(docs);
  // The cluster reads the next part while this one is compared.
  let next = parts[0] && read(parts[0]);
  for (const part of parts.keys()) {
    const [found] = (await next) ?? [];
    const following = parts[part + 1];
    next = following && read(following);
    for (const { fields } of found?.hits.hits ?? []) {
      const [id, order] = [fields?.id?.[0], fields?.word_order?.[0]];
      if (typeof id !== 'string' || typeof order !== 'string') continue;
      const positions = positionsIn(Buffer.from(order, 'base64'));
      const scoreOf = (sequence: Sequence, i: number) =>
        sequence.score((slots[i] ?? []).map((slot) => positions[slot]));
      scores.set(id, sequences.map(scoreOf));
    }
  }
  return scores;
}

/** Scores the best place of each document for a sequence. The best of the documents come first. */
export async function sequenceScores(
  index: LibraryIndex,
  docs: readonly FoundDoc[],
  query: SequenceQuery,
  signal: AbortSignal | undefined,
): Promise<Map<string, number>> {
  const sequences = query.sentence ? [query.words, query.all] : [query.words];
  const scores = await scoreDocuments(index, docs, sequences, signal);
  const ids = docs.map(({ id }) => id).filter((id) => scores.has(id));
  const score = (sequence: Sequence, rows: readonly number[]) =>
    rows.map((row) => ({ row, score: scores.get(ids[row] ?? '')?.[sequences.indexOf(sequence)] ?? 0 }));
  const rows = [...ids.keys()];
  const compared = { score, worth: (row: number) => -row };
  const scored = query.sentence ? scoreInTurn(query, 1, rows, compared) : score(query.words, rows);
  return new Map(scored.map(({ row, score }) => [ids[row] ?? '', score]));
}
