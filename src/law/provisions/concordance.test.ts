import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedData } from '#test/support/shared-data.ts';
import { counterparts } from './concordance.ts';

test('a section of the IPC and its section of the BNS refer to each other', () => {
  expect(counterparts('ipc:302')).toEqual(['bns:103']);
  expect(counterparts('bns:103')).toEqual(['ipc:302']);
  expect(counterparts('bns:310')).toEqual(['ipc:395', 'ipc:396', 'ipc:399', 'ipc:402']);
});

test('sections outside the chart have no counterpart', () => {
  expect(counterparts('ipc:1')).toEqual([]);
  expect(counterparts('crpc:302')).toEqual([]);
});

const chart = sharedData('concordance', 'bprd_ipc_bns_104.csv');
test.skipIf(chart === undefined)('every pair of the official chart, and no other', () => {
  const rows = readFileSync(chart ?? '', 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  expect(rows).toHaveLength(104);
  const expected = new Map<string, string[]>();
  for (const row of rows) {
    const [ipc = '', bns = ''] = row.toLowerCase().split(',');
    expected.set(`ipc:${ipc}`, [...(expected.get(`ipc:${ipc}`) ?? []), `bns:${bns}`]);
  }
  for (const [ipc, bns] of expected) expect(counterparts(ipc), ipc).toEqual(bns);
});
