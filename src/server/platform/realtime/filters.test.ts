import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { declareResource } from '../data-api/resource.ts';
import { matchesFilter, parseFilter } from './filters.ts';

const resource = declareResource({
  table: 'things',
  summary: '',
  row: z.object({
    id: z.uuid(),
    name: z.string(),
    size: z.int().nullable(),
    done: z.boolean(),
    created_at: z.iso.datetime({ offset: true }),
  }),
});
const row = {
  id: '3f0e1c8e-54f1-4c9d-8a33-1a2b3c4d5e6f',
  name: 'b',
  size: 10,
  done: true,
  created_at: '2026-11-21T05:00:00.5+00:00',
};
const judge = (filter: string, of: Record<string, unknown> = row) =>
  matchesFilter(parseFilter(resource, filter), of);

describe('a filter of changes', () => {
  test.each([
    ['name=eq.b', true],
    ['name=eq.B', false],
    ['name=neq.b', false],
    ['name=gt.a', true],
    ['size=eq.10', true],
    ['size=lt.9', false],
    ['size=gte.10', true],
    ['size=lte.9', false],
    ['size=in.(1,10)', true],
    ['size=in.(1,2)', false],
    ['done=eq.true', true],
    ['done=eq.false', false],
    ['id=eq.3F0E1C8E-54F1-4C9D-8A33-1A2B3C4D5E6F', true],
    ['created_at=gt.2026-11-21T10:30:00+05:30', true],
    ['created_at=eq.2026-11-21T05:00:00.500Z', true],
    ['created_at=lt.2026-11-21T05:00:00Z', false],
  ])('%s: %s', (filter, passing) => {
    expect(judge(filter)).toBe(passing);
  });

  test('null matches no comparison, as in SQL; an unknown value matches every one', () => {
    for (const filter of ['size=eq.1', 'size=neq.1', 'size=in.(1)']) {
      expect(judge(filter, { ...row, size: null }), filter).toBe(false);
      expect(judge(filter, { id: row.id }), filter).toBe(true);
    }
  });

  test.each([
    ['secret=eq.1', 'column things.secret does not exist'],
    ['size=eq.many', 'is not of type integer'],
    ['name=ilike.a*', 'changes are filtered by'],
    ['size=not.eq.1', 'changes are filtered by'],
    ['name', 'cannot be read'],
    ['', 'cannot be read'],
    ['or=(name.eq.a)', 'cannot be read'],
    ['select=eq.id', 'cannot be read'],
  ])('%s is refused', (filter, words) => {
    expect(() => parseFilter(resource, filter)).toThrow(words);
  });

  test('every input is either parsed or refused with a sentence', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          matchesFilter(parseFilter(resource, text), row);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ProblemError', status: 400 });
        }
      }),
    );
  });
});
