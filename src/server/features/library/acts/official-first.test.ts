import { expect, test } from 'vitest';
import type { SearchHit } from '#server/platform/search/engine.ts';
import { officialFirst } from './official-first.ts';

const hit = (id: string, key: string | undefined, summary = false, similar = false) =>
  ({
    id,
    ...(similar ? { similar: true } : {}),
    record: {
      kind: key === undefined ? 'judgment' : 'act',
      section_law: key === undefined ? [] : [{ law: 'NI Act', section_number: '138', key }],
      ...(summary ? { summary: true } : {}),
    },
  }) as SearchHit;
const order = (hits: readonly SearchHit[]) => officialFirst(hits).map(({ id }) => id);

test('the official text of a section stands before our summary of it; other hits keep their places', () => {
  expect(
    order([
      hit('summary', 'ni:138', true),
      hit('judgment', undefined),
      hit('text', 'ni:138'),
      hit('other', 'ni:139'),
    ]),
  ).toEqual(['text', 'judgment', 'summary', 'other']);
  expect(order([hit('text', 'ni:138'), hit('summary', 'ni:138', true)])).toEqual(['text', 'summary']);
  expect(order([hit('summary', 'ni:138', true), hit('text', 'ni:138', false, true)])).toEqual([
    'summary',
    'text',
  ]);
});
