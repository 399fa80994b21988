import { field, ownCitationTerms } from '../embedded/inverted-index/document-terms.ts';
import {
  authorityTerms,
  followedCitations,
  mostOfOneName,
  termsToFind,
} from '../embedded/ranking/similar/cited-by-nearest.ts';
import { sectionTerms } from '../embedded/ranking/similar/sections-of-nearest.ts';
import type { LibraryRecord } from '../engine.ts';
import type { FoundDoc } from './found-documents.ts';
import type { LibraryIndex, SearchResponse } from './index/library-index.ts';
import { readDocuments } from './index/read-documents.ts';
import { allOf, type Clause } from './query-body.ts';

/** The most terms of one request, and documents of one answer. */
const termsAtOnce = 5000;
const most = 1000;

type Own = Pick<LibraryRecord, 'id' | 'citation_keys' | 'petitioner' | 'respondent' | 'year' | 'section_law'>;
const ownParts = ['id', 'citation_keys', 'petitioner', 'respondent', 'year', 'section_law'].map(
  (part) => `record.${part}`,
);

/** The authorities and the sections of the nearest documents, and which documents of the library these are. */
export async function citedByNearest(
  index: LibraryIndex,
  ranked: readonly FoundDoc[],
  { share, filters, signal }: { share: number; filters: readonly Clause[]; signal: AbortSignal | undefined },
) {
  const nearest = share > 0 ? ranked.slice(0, followedCitations).map(({ id }) => id) : [];
  const parts = ['record.citations', 'record.kind', 'record.section_law'];
  const documents = await readDocuments(index, nearest, parts, signal);
  const citing = new Map(
    documents.flatMap(({ id, record }) => (record ? [[id, authorityTerms(record)] as const] : [])),
  );
  const naming = new Map(
    documents.flatMap(({ id, record }) =>
      record?.kind === 'judgment' ? [[id, sectionTerms(record)] as const] : [],
    ),
  );
  const asked = { index, filters, signal };
  const [found, sections] = await Promise.all([
    documentsOf(termsToFind(citing.values()), 'judgment', ownCitationTerms, asked),
    documentsOf(new Set([...naming.values()].flat()), 'act', ownSectionTerms, asked),
  ]);
  return { links: { citing, found, share, yearOf }, laws: { naming, found: sections, share } };
}

const ownSectionTerms = ({ section_law: [own] }: Own): string[] =>
  own?.key === undefined ? [] : [field.itself(own.key)];

interface Asked {
  index: LibraryIndex;
  filters: readonly Clause[];
  signal: AbortSignal | undefined;
}

/** The documents of a kind that have one of the terms as their own; without terms that too many share. */
async function documentsOf(
  terms: ReadonlySet<string>,
  kind: 'judgment' | 'act',
  own: (record: Own) => string[],
  asked: Asked,
): Promise<Map<string, FoundDoc[]>> {
  const found = new Map<string, FoundDoc[]>();
  for (const record of await documentsWith([...terms], kind, asked))
    for (const term of own(record))
      if (terms.has(term)) found.set(term, [...(found.get(term) ?? []), docOf(record)]);
  for (const [term, docs] of found) if (docs.length > mostOfOneName) found.delete(term);
  return found;
}

/** Years are read from days, yyyymmdd. */
const yearOf = ({ decided }: FoundDoc) => (decided === undefined ? undefined : Math.floor(decided / 10_000));
const docOf = ({ id, year }: Own): FoundDoc => ({
  ...{ id, score: 0, boost: 0 },
  ...(year === undefined ? {} : { decided: year * 10_000 }),
});

async function documentsWith(
  terms: readonly string[],
  kind: 'judgment' | 'act',
  { index, filters, signal }: Asked,
): Promise<Own[]> {
  const bodies: object[] = [];
  for (let from = 0; from < terms.length; from += termsAtOnce)
    bodies.push({
      query: allOf([
        { terms: { keys: terms.slice(from, from + termsAtOnce) } },
        { term: { kind } },
        ...filters,
      ]),
      size: most,
      track_total_hits: false,
      _source: ownParts,
    });
  const answers: SearchResponse<{ record?: Own }>[] =
    bodies.length > 0 ? await index.searchAll(bodies, signal) : [];
  const records = answers.flatMap(({ hits }) => hits.hits.flatMap(({ _source }) => _source?.record ?? []));
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
