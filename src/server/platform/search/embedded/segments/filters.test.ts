import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FacetName, facetNames, type LibraryFilters } from '#shared/contracts/library.ts';
import { Bitmap } from './bitmap.ts';
import { type Card, Catalog, libraryLabels } from './doc-values.ts';
import { Narrowing } from './filters.ts';

const name = fc.constantFrom('', 'a', 'b', 'c');
const card: fc.Arbitrary<Card> = fc.record({
  kind: fc.constantFrom('judgment', 'act'),
  court: name,
  courtName: name,
  state: name,
  judges: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
  year: fc.constantFrom(0, 1990, 1991, 1992),
  decided: fc.constant(0),
  length: fc.constant(1),
  sample: fc.boolean(),
  removed: fc.constant(false),
});
const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'unknown'), { maxLength: 2 });
const filters: fc.Arbitrary<LibraryFilters> = fc.record(
  {
    type: fc.constantFrom('judgment', 'act'),
    court: names,
    state: names,
    judge: names,
    year_from: fc.constantFrom(1990, 1991),
    year_to: fc.constantFrom(1991, 1992),
  },
  { requiredKeys: [] },
);

/** The values of a row in one field, as facets print them. */
function valuesOf(card: Card, field: FacetName): string[] {
  if (field === 'type') return [card.kind];
  if (field === 'judge') return card.judges;
  if (field === 'year') return card.year > 0 ? [String(card.year)] : [];
  return card[field] === '' ? [] : [card[field]];
}

function passes(card: Card, asked: LibraryFilters, field: FacetName): boolean {
  if (field === 'year') {
    const { year_from: from, year_to: to } = asked;
    if (from === undefined && to === undefined) return true;
    return card.year >= (from ?? 1) && card.year <= (to ?? 9999);
  }
  const wanted = field === 'type' ? asked.type && [asked.type] : asked[field];
  return !wanted?.length || valuesOf(card, field).some((value) => (wanted as string[]).includes(value));
}

test('filters pass and facets count what looking at each row says, also when the catalog has grown', () => {
  const cards = fc.array(card, { maxLength: 60 });
  fc.assert(
    fc.property(cards, cards, fc.array(filters, { maxLength: 3 }), (first, more, asked) => {
      const labels = libraryLabels();
      const catalog = new Catalog(labels);
      const all: Card[] = [];
      for (const batch of [first, more]) {
        for (const one of batch) {
          catalog.add(String(all.length), one);
          all.push(one);
        }
        const matching = (row: number) => row % 3 !== 0;
        for (const wanted of asked) {
          const matches = new Bitmap(all.length);
          for (const row of all.keys()) if (matching(row)) matches.add(row);
          const narrowing = new Narrowing(wanted, facetNames, labels);
          const rows = [...narrowing.narrow(catalog, matches).rows()];
          const kept = (except?: FacetName) =>
            [...all.keys()].filter(
              (row) =>
                matching(row) && facetNames.every((f) => f === except || passes(all[row] as Card, wanted, f)),
            );
          expect(rows).toEqual(kept());
          expect(narrowing.total).toBe(rows.length);
          for (const field of facetNames) {
            const counts: Record<string, number> = {};
            for (const row of kept(field))
              for (const value of valuesOf(all[row] as Card, field)) counts[value] = (counts[value] ?? 0) + 1;
            const buckets = narrowing.facets()[field] ?? [];
            expect(Object.fromEntries(buckets.map(({ value, count }) => [value, count]))).toEqual(counts);
          }
        }
      }
    }),
  );
});
