import { expect, test } from 'vitest';
import { compareSections, partsOf } from './parts.ts';

test('sections come in the order in which acts print them', () => {
  const printed = ['Preamble', '2', '10', '10A', '10B', '10AB', '11', '376', '376A', '376AB'];
  expect([...printed].reverse().sort(compareSections)).toEqual([
    'Preamble',
    '2',
    '10',
    '10A',
    '10B',
    '10AB',
    '11',
    '376',
    '376A',
    '376AB',
  ]);
});

test.each(['ipc', 'bns', 'crpc', 'bnss', 'iea', 'bsa', 'cpc', 'ni', 'constitution'])(
  'the parts of %s follow each other',
  (act) => {
    const starts = partsOf(act).map(({ from }) => from);
    expect(starts.length).toBeGreaterThan(10);
    expect([...starts].sort(compareSections)).toEqual(starts);
  },
);

test('an act whose parts are not known has none', () => {
  expect(partsOf('tpa')).toEqual([]);
});
