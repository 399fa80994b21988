import { wordTerm } from '#law/text/words.ts';
import type { Leaf } from '../embedded/ranking/segment-matcher.ts';
import { basesOf, readForForms, type SpellingSource, splitsOf } from '../embedded/spelling/suggestions.ts';
import { suggestibleTerms } from '../embedded/spelling/vocabulary.ts';
import { findAll } from './found-documents.ts';
import type { StoredDocument } from './index/index-document.ts';
import type { LibraryIndex, SearchResponse } from './index/library-index.ts';
import { termStatistics } from './index/term-statistics.ts';
import { allOf, leafClause } from './query-body.ts';

/** Terms near a word that the cluster names: more than are compared, because it weighs errors otherwise. */
const mostNear = 100;
/** Words are not looked for near terms with fewer letters. */
const shortest = 3;

interface Suggested {
  suggest?: Record<string, { options: { text: string; freq: number }[] }[]>;
}

/** Answers the questions of corrections from the cluster. */
export function clusterSpelling(index: LibraryIndex, signal: AbortSignal | undefined): SpellingSource {
  return {
    async known(terms) {
      const { docFrequency } = await termStatistics(index, terms, signal);
      return new Set(terms.filter((term) => docFrequency(term) > 0));
    },
    async terms(words) {
      const bases = [...new Set(words.flatMap(basesOf))];
      const parts = words.flatMap((word) => splitsOf(word).flat().map(wordTerm));
      const [counts, statistics] = await Promise.all([
        termsNear(index, bases, signal),
        termStatistics(index, [...bases, ...parts], signal),
      ]);
      for (const term of [...bases, ...parts]) {
        const rows = statistics.docFrequency(term);
        if (rows > 0) counts.set(term, rows);
      }
      return suggestibleTerms(counts, statistics.collection.documents);
    },
    async together(lists) {
      const searches = lists.map((leaves) => ({ query: allLeaves(leaves), size: 1, counted: false }));
      return (await findAll(index, searches, signal)).map(({ docs }) => docs.length > 0);
    },
    async texts(terms) {
      const bodies = terms.map((term) => ({
        query: allLeaves([{ kind: 'term', term }]),
        size: readForForms,
        track_total_hits: false,
        _source: ['record.title', 'paragraphs'],
      }));
      if (bodies.length === 0) return [];
      const found: SearchResponse<Partial<StoredDocument>>[] = await index.searchAll(bodies, signal);
      return found.map(({ hits }) =>
        hits.hits.flatMap(({ _source: { record, paragraphs = [] } = {} }) => [
          record?.title ?? '',
          ...paragraphs.map(({ text }) => text),
        ]),
      );
    },
  };
}

const allLeaves = (leaves: readonly Leaf[]) => allOf(leaves.map((leaf) => leafClause(leaf)));

/** The terms within two errors of a word, the first letter being right, or within one, with the documents that have them. */
async function termsNear(
  index: LibraryIndex,
  bases: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Map<string, number>> {
  const how = {
    field: 'words',
    suggest_mode: 'always',
    size: mostNear,
    shard_size: mostNear,
    min_word_length: shortest,
    // However many documents have the word itself.
    max_term_freq: 1_000_000_000,
  };
  const asked = bases.flatMap((text, i) => [
    [`one${i}`, { text, term: { ...how, max_edits: 1, prefix_length: 0 } }],
    [`two${i}`, { text, term: { ...how, max_edits: 2, prefix_length: 1 } }],
  ]);
  const { suggest = {} } = await index.ask<Suggested>('POST', '/_search', {
    body: { size: 0, track_total_hits: false, suggest: Object.fromEntries(asked) },
    signal,
  });
  const near = Object.values(suggest).flatMap((entries) => entries.flatMap(({ options }) => options));
  return new Map(near.map(({ text, freq }) => [text, freq]));
}
