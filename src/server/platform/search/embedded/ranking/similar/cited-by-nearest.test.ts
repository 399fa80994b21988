import { describe, expect, test } from 'vitest';
import { ownCitationTerms } from '../../inverted-index/document-terms.ts';
import { authorityTerms, byNearestCitations } from './cited-by-nearest.ts';

const hit = (id: string, score: number) => ({ id, score, boost: 0, match: 'hybrid' as const });
const doc = (id: string) => ({ id, score: 0, boost: 0 });
const cites = (...terms: string[]) => terms.map((term) => [term]);

describe('what the nearest documents cite', () => {
  test('gains, and comes in where it was not found', () => {
    const ranked = byNearestCitations([hit('a', 0.8), hit('b', 0.7), hit('c', 0.69)], {
      citing: new Map([
        ['a', cites('k:1')],
        ['b', cites('k:1', 'k:2')],
      ]),
      found: new Map([
        ['k:1', [doc('c')]],
        ['k:2', [doc('new')]],
      ]),
      yearOf: () => undefined,
      share: 1,
    });
    expect(ranked[0]?.id).toBe('c');
    expect(ranked.map(({ id }) => id)).toContain('new');
    expect(Math.max(...ranked.map(({ score }) => score))).toBe(1);
  });

  test('changes nothing for a text whose own citations say enough', () => {
    const hits = [hit('a', 0.8), hit('b', 0.7)];
    const given = { citing: new Map([['a', cites('k:1')]]), found: new Map([['k:1', [doc('b')]]]) };
    expect(byNearestCitations(hits, { ...given, yearOf: () => undefined, share: 0 })).toEqual(hits);
  });

  test('a judgment that prints its own citation does not cite itself', () => {
    const ranked = byNearestCitations([hit('a', 0.8), hit('b', 0.79)], {
      citing: new Map([['b', cites('k:own')]]),
      found: new Map([['k:own', [doc('b')]]]),
      yearOf: () => undefined,
      share: 1,
    });
    expect(ranked.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('an authority is followed by its citation rather than by a name that others share', () => {
    const ranked = byNearestCitations([hit('a', 0.8)], {
      citing: new Map([['a', [['k:1', 'v:rao|state']]]]),
      found: new Map([
        ['k:1', [doc('cited')]],
        ['v:rao|state', [doc('namesake')]],
      ]),
      yearOf: () => undefined,
      share: 1,
    });
    expect(ranked.map(({ id }) => id)).not.toContain('namesake');
  });

  test('the terms of an authority meet those of the document that it is', () => {
    const [terms = []] = authorityTerms({
      citations: [{ case_name: 'Mohd. Yusuf v. State of Goa', key: 'x' }],
    });
    expect(ownCitationTerms({ citation_keys: ['x'] })).toEqual(['k:x']);
    const own = ownCitationTerms({
      citation_keys: [],
      petitioner: 'Mohammed Yusuf',
      respondent: 'State of Goa & Ors.',
    });
    expect(own.some((term) => terms.includes(term))).toBe(true);
    expect(authorityTerms({ citations: [{ citation: 'illegible' }] })).toEqual([]);
  });
});
