import { expect, test } from 'vitest';
import type { LibraryFilters } from './library.ts';
import { yearRange } from './research/search-limits.ts';

test.each<[LibraryFilters, number | undefined, number | undefined]>([
  [{}, undefined, undefined],
  [{ year_from: 1999 }, 1999, undefined],
  [{ year: [], year_to: 2001 }, undefined, 2001],
  [{ year: [2010, 1998, 2004] }, 1998, 2010],
  [{ year: [2010, 1998], year_from: 2000, year_to: 2020 }, 2000, 2010],
])('the years of %j reach from %s to %s', (filters, from, to) => {
  expect(yearRange(filters)).toEqual({ from, to });
});
