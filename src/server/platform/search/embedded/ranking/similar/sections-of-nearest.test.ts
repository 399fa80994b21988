import { expect, test } from 'vitest';
import { sectionsOfNearest, sectionTerms } from './sections-of-nearest.ts';

const hit = (id: string, score: number) => ({ id, score, boost: 0, match: 'hybrid' as const });
const doc = (id: string) => ({ id, score: 0, boost: 0 });
const isAct = ({ id }: { id: string }) => id.startsWith('act');
const given = {
  naming: new Map([
    ['a', ['i:ipc:302', 'i:ipc:34']],
    ['b', ['i:ipc:302']],
    ['c', []],
  ]),
  found: new Map([
    ['i:ipc:302', [doc('act-302')]],
    ['i:ipc:34', [doc('act-34')]],
  ]),
  isAct,
};

test('sections to which more of the nearest judgments refer come before those whose words alone are alike', () => {
  const hits = [hit('a', 0.8), hit('b', 0.7), hit('c', 0.6), hit('act-like', 0.2)];
  const found = sectionsOfNearest(hits, { ...given, share: 1 });
  expect(found.map(({ id }) => id)).toEqual(['act-302', 'act-34', 'act-like']);
  expect(Math.max(...found.map(({ score }) => score))).toBe(1);
});

test('a text whose own citations say enough has the sections that are like it, and no judgment is one', () => {
  const found = sectionsOfNearest([hit('a', 0.8), hit('act-like', 0.2)], { ...given, share: 0 });
  expect(found.map(({ id }) => id)).toEqual(['act-like']);
  expect(sectionsOfNearest([], { ...given, share: 1 })).toEqual([]);
});

test('a section that a judgment names twice counts once, and an act names none', () => {
  const law = { law: 'IPC', section_number: '302', key: 'ipc:302' };
  expect(
    sectionTerms({ kind: 'judgment', section_law: [law, law, { law: 'X', section_number: '1' }] }),
  ).toHaveLength(1);
  expect(sectionTerms({ kind: 'act', section_law: [law] })).toEqual([]);
});
