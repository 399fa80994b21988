import { expect, test } from 'vitest';
import { citationContexts, isText, longestText, readTerms, significantTerms } from './text-query.ts';

const library = { documents: 1000, averageLength: 500 };

test('the rare words of a text stand for it', () => {
  const rows: Record<string, number> = { easement: 5, court: 900, prescript: 9 };
  const text = 'The court held, the court said: easement by prescription. A hapax.';
  const leaves = significantTerms(readTerms(text), library, (term) => rows[term] ?? 1);
  expect(leaves.map(({ leaf }) => (leaf.kind === 'term' ? leaf.term : ''))).toEqual([
    'easement',
    'prescript',
    'court',
  ]);
});

test('passages around citations are separated from the rest', () => {
  const filler = 'Nothing of note was said. '.repeat(100);
  const text = `${filler}A lien survives, see (2017) 10 SCC 1. ${filler}A set-off is barred [citation omitted]. ${filler}`;
  const cited = citationContexts(text);
  expect(cited?.single).toHaveLength(2);
  expect(cited?.merged).toContain('lien survives');
  expect(cited?.merged).toContain('set-off is barred');
  expect(cited?.merged.length).toBeLessThan(text.length / 2);
});

test('overlapping passages are merged once, and a text without citations has none', () => {
  const cited = citationContexts('As in (2017) 10 SCC 1 and AIR 1973 SC 1461, so here.');
  expect(cited?.merged).toBe('As in (2017) 10 SCC 1 and AIR 1973 SC 1461, so here.');
  expect(citationContexts('The tenant paid no rent.')).toBeUndefined();
});

test('a question is typed, a page is a text', () => {
  expect(isText('landlord wants the shop back for his own need')).toBe(false);
  expect(isText('The landlord wants the shop back for his own need. '.repeat(12))).toBe(true);
});

test('very long texts are read to a limit', () => {
  const text = `${'word '.repeat(longestText / 5)} easement (2017) 10 SCC 1`;
  expect(citationContexts(text)).toBeUndefined();
  expect(significantTerms(readTerms(text), library, () => 5)).toHaveLength(1);
});
