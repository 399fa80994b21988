import { ownCitationTerms } from '../embedded/inverted-index/document-terms.ts';
import {
  authorityTerms,
  followedCitations,
  mostOfOneName,
  termsToFind,
} from '../embedded/ranking/similar/cited-by-nearest.ts';
import type { LibraryRecord } from '../engine.ts';
import type { FoundDoc } from './found-documents.ts';
import type { Found, LibraryIndex } from './index/library-index.ts';
import { readDocuments } from './index/read-documents.ts';
import { allOf, type Clause } from './query-body.ts';

/** The most terms of one request, and documents of one answer. */
const termsAtOnce = 5000;
const most = 1000;

type Own = Pick<LibraryRecord, 'id' | 'citation_keys' | 'petitioner' | 'respondent' | 'year'>;
const ownParts = ['id', 'citation_keys', 'petitioner', 'respondent', 'year'].map((part) => `record.${part}`);

/** The authorities of the nearest documents, and which judgments of the library these are. */
export async function citedByNearest(
  index: LibraryIndex,
  ranked: readonly FoundDoc[],
  { share, filters, signal }: { share: number; filters: readonly Clause[]; signal: AbortSignal | undefined },
) {
  const nearest = share > 0 ? ranked.slice(0, followedCitations).map(({ id }) => id) : [];
  const documents = await readDocuments(index, nearest, ['record.citations'], signal);
  const citing = new Map(
    documents.flatMap(({ id, record }) => (record ? [[id, authorityTerms(record)] as const] : [])),
  );
  const terms = termsToFind(citing.values());
  const found = new Map<string, FoundDoc[]>();
  for (const record of await judgmentsWith(index, [...terms], filters, signal)) {
    for (const term of ownCitationTerms(record)) {
      if (terms.has(term)) found.set(term, [...(found.get(term) ?? []), docOf(record)]);
    }
  }
  for (const [term, docs] of found) if (docs.length > mostOfOneName) found.delete(term);
  return { citing, found, share, yearOf };
}

/** Years are read from days, yyyymmdd. */
const yearOf = ({ decided }: FoundDoc) => (decided === undefined ? undefined : Math.floor(decided / 10_000));
const docOf = ({ id, year }: Own): FoundDoc => ({
  ...{ id, score: 0, boost: 0 },
  ...(year === undefined ? {} : { decided: year * 10_000 }),
});

async function judgmentsWith(
  index: LibraryIndex,
  terms: readonly string[],
  filters: readonly Clause[],
  signal: AbortSignal | undefined,
): Promise<Own[]> {
  const bodies: object[] = [];
  for (let from = 0; from < terms.length; from += termsAtOnce)
    bodies.push({
      query: allOf([
        { terms: { keys: terms.slice(from, from + termsAtOnce) } },
        { term: { kind: 'judgment' } },
        ...filters,
      ]),
      size: most,
      track_total_hits: false,
      _source: ownParts,
    });
  const answers: Found<{ record?: Own }>[] = bodies.length > 0 ? await index.searchAll(bodies, signal) : [];
  const records = answers.flatMap(({ hits }) => hits.hits.flatMap(({ _source }) => _source?.record ?? []));
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
