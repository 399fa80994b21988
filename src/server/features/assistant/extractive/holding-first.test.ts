import { expect, test } from 'vitest';
import { holdingFirst } from './compose.ts';

const HELD = 'We hold that the notice under section 138 must be in writing.';
const SAID = 'The notice was sent by registered post on 4 May 2019.';

type Passage = Parameters<typeof holdingFirst>[0][number];
const passage = (document: string, quote: string, kind = 'library') =>
  ({ candidate: { kind, document }, quote }) as unknown as Passage;

test('what a court decided comes before what it only said, in the places of its own judgment', () => {
  const given = [
    passage('a', SAID),
    passage('b', SAID),
    passage('a', HELD),
    passage('file', SAID, 'file'),
    passage('file', HELD, 'file'),
  ];
  expect(holdingFirst(given).map(({ candidate, quote }) => [candidate.document, quote])).toEqual([
    ['a', HELD],
    ['b', SAID],
    ['a', SAID],
    ['file', SAID],
    ['file', HELD],
  ]);
});
