import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statesOfJudgment } from '#law/courts/jurisdictions.ts';
import { type FacetName, facetNames, type LibraryFilters } from '#shared/contracts/library.ts';
import { Bitmap } from '../segments/bitmap.ts';
import {
  type DocMetadata,
  DocValues,
  type LibraryOrdinals,
  libraryOrdinals,
  type RecordProvision,
} from '../segments/doc-values.ts';
import { FacetedFilter } from './faceted-filter.ts';

const name = fc.constantFrom('', 'a', 'b', 'c');
const metadata: fc.Arbitrary<DocMetadata> = fc.record({
  kind: fc.constantFrom('judgment', 'act'),
  court: fc.constantFrom('', 'a', 'bombay', 'punjab-haryana'),
  courtName: name,
  state: fc.constantFrom('', 'a', 'Goa', 'Punjab'),
  judges: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
  year: fc.constantFrom(0, 1990, 1991, 1992),
  decided: fc.constant(0),
  length: fc.constant(1),
  sample: fc.boolean(),
  summary: fc.boolean(),
  tombstone: fc.constant(false),
  values: fc.record({
    bench: fc.constantFrom('', 'a', 'b'),
    disposal: fc.constantFrom('', 'a', 'b'),
    strength: fc.constantFrom(0, 1, 2, 7),
    provisions: fc.uniqueArray(
      fc.constantFrom<RecordProvision>(['a:1'], ['a:2'], ['b:1', 'B Act', '1'], ['b:2', 'B Act', '2']),
      { selector: ([key]) => key },
    ),
  }),
});
const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'unknown'), { maxLength: 2 });
const filters: fc.Arbitrary<LibraryFilters> = fc.record(
  {
    type: fc.constantFrom('judgment', 'act'),
    court: fc.uniqueArray(fc.constantFrom('a', 'bombay', 'unknown'), { maxLength: 2 }),
    state: fc.uniqueArray(fc.constantFrom('a', 'Goa', 'Haryana', 'Maharashtra'), { maxLength: 2 }),
    judge: names,
    bench: names,
    act: names,
    section: fc.uniqueArray(fc.constantFrom('a:1', 'b:2', 'unknown:1'), { maxLength: 2 }),
    disposal: names,
    year: fc.uniqueArray(fc.constantFrom(1990, 1991, 1992), { maxLength: 2 }),
    year_from: fc.constantFrom(1990, 1991),
    year_to: fc.constantFrom(1991, 1992),
  },
  { requiredKeys: [] },
);

/** The values of a row in one field, as facets print them. */
function valuesOf(metadata: DocMetadata, field: FacetName): string[] {
  if (field === 'type') return [metadata.kind];
  if (field === 'judge') return metadata.judges;
  if (field === 'year') return metadata.year > 0 ? [String(metadata.year)] : [];
  if (field === 'state')
    return [...statesOfJudgment(metadata.kind === 'act' ? '' : metadata.court, metadata.state)];
  if (field === 'court') return metadata.court === '' ? [] : [metadata.court];
  return recordValuesOf(metadata, field);
}

function recordValuesOf({ values }: DocMetadata, field: 'bench' | 'disposal' | 'act' | 'section'): string[] {
  const { provisions = [] } = values ?? {};
  if (field === 'section') return provisions.map(([key]) => key);
  if (field === 'act') return [...new Set(provisions.map(([key]) => key.split(':')[0] ?? ''))];
  const value = values?.[field] ?? '';
  return value === '' ? [] : [value];
}

function passes(metadata: DocMetadata, asked: LibraryFilters, field: FacetName): boolean {
  if (field === 'year') {
    const { year: some = [], year_from: from, year_to: to } = asked;
    if (some.length > 0 && !some.includes(metadata.year)) return false;
    if (from === undefined && to === undefined) return true;
    return metadata.year >= (from ?? 1) && metadata.year <= (to ?? 9999);
  }
  const wanted = field === 'type' ? asked.type && [asked.type] : asked[field];
  return !wanted?.length || valuesOf(metadata, field).some((value) => (wanted as string[]).includes(value));
}

const matching = (row: number) => row % 3 !== 0;

/** The rows that match and pass, found by looking at each; the filter of one field may be left out. */
function naiveRows(all: readonly DocMetadata[], wanted: LibraryFilters, except?: FacetName): number[] {
  const fields = facetNames.filter((field) => field !== except);
  return [...all.keys()].filter(
    (row) => matching(row) && fields.every((field) => passes(all[row] as DocMetadata, wanted, field)),
  );
}

function naiveCounts(
  all: readonly DocMetadata[],
  wanted: LibraryFilters,
  field: FacetName,
): Record<string, number> {
  const counts: Record<string, number> = {};
  const values = naiveRows(all, wanted, field).flatMap((row) => valuesOf(all[row] as DocMetadata, field));
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function expectRowsAndFacets(
  all: readonly DocMetadata[],
  docValues: DocValues,
  ordinals: LibraryOrdinals,
  wanted: LibraryFilters,
): void {
  const matches = Bitmap.of(all.length, Uint32Array.from(all.keys()).filter(matching));
  const filter = new FacetedFilter(wanted, facetNames, ordinals);
  const rows = [...filter.apply(docValues, matches).rows()];
  expect(rows).toEqual(naiveRows(all, wanted));
  expect(filter.total).toBe(rows.length);
  for (const field of facetNames) {
    const buckets = filter.facets()[field] ?? [];
    const counts = Object.fromEntries(buckets.map(({ value, count }) => [value, count]));
    expect(counts).toEqual(naiveCounts(all, wanted, field));
  }
}

test('filters pass and facets count what looking at each row finds, also when the segment has grown', () => {
  const documents = fc.array(metadata, { maxLength: 60 });
  fc.assert(
    fc.property(documents, documents, fc.array(filters, { maxLength: 3 }), (first, more, asked) => {
      const ordinals = libraryOrdinals();
      const docValues = new DocValues(ordinals);
      const all: DocMetadata[] = [];
      for (const batch of [first, more]) {
        for (const one of batch) docValues.add(String(all.push(one) - 1), one);
        for (const wanted of asked) expectRowsAndFacets(all, docValues, ordinals, wanted);
      }
    }),
  );
});
