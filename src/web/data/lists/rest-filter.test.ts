import { expect, test } from 'vitest';
import { wordConditions } from './rest-filter.ts';

test('every word must occur in a field; no words match everything', () => {
  expect(wordConditions('  ', ['title'])).toEqual([]);
  expect(wordConditions(' revathi  textiles ', ['title', 'client_name'])).toEqual([
    'or(title.ilike."*revathi*",client_name.ilike."*revathi*")',
    'or(title.ilike."*textiles*",client_name.ilike."*textiles*")',
  ]);
});

test.each([
  ['O.S.(12),x', 'or(t.ilike."*O.S.(12),x*")'],
  ['50%_', String.raw`or(t.ilike."*50\\%\\_*")`],
  ['a"b', String.raw`or(t.ilike."*a\"b*")`],
  ['a\\b', String.raw`or(t.ilike."*a\\\\b*")`],
  ['.*', 'or(t.ilike."*._*")'],
])('%s is looked for as it is written', (word, condition) => {
  expect(wordConditions(word, ['t'])).toEqual([condition]);
});
