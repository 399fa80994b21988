import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { expect, test } from 'vitest';
import { actSections } from '../act-json.ts';
import { counterpartKeys, counterpartRows } from './concordance.ts';
import { lawOnDate } from './law-on-date.ts';
import { actKeyOf, canonicalSection } from './provision-ref.ts';
import { concordanceRows } from './table.ts';

const others = (act: string, section: string) =>
  counterpartRows({ act, section }).map(({ other, kind }) => `${other?.section ?? '-'} ${kind}`);

test('a section leads to the part of the section that carries its rule on, and back', () => {
  expect(others('ipc', '302')).toEqual(['103(1) renumbered']);
  expect(others('bns', '103')).toEqual(['302 renumbered', '- new']);
  expect(others('bns', '103(2)')).toEqual(['- new']);
  expect(others('iea', '65B(4)')).toEqual(['63(4) changed']);
  expect(others('bsa', '63(4)')).toEqual(['65B(4) changed']);
  expect(others('crpc', '438')).toEqual(['482 changed']);
});

test('one section can become several, and several one', () => {
  expect(others('ipc', '498A')).toEqual(['85 split', '86 split']);
  expect(others('crpc', '41A')).toEqual(['35(3) merged', '35(4) merged', '35(5) merged', '35(6) merged']);
  expect(others('bns', '318(4)')).toEqual(['420 merged']);
  expect(counterpartKeys({ act: 'bns', section: '318' })).toEqual([
    'ipc:415',
    'ipc:417',
    'ipc:418',
    'ipc:420',
  ]);
});

test('what was dropped and what is new has no counterpart', () => {
  expect(others('ipc', '377')).toEqual(['- dropped']);
  expect(others('bns', '304')).toEqual(['- new']);
  expect(counterpartRows({ act: 'ipc', section: '600' })).toEqual([]);
  expect(counterpartRows({ act: 'bns', section: '318(9)' })).toEqual([]);
  expect(counterpartRows({ act: 'ni', section: '138' })).toEqual([]);
});

test.each([
  ['65b(4)', '65B(4)'],
  ['498-a', '498A'],
  [' 103 (1) ', '103(1)'],
  ['section 3', undefined],
  ['', undefined],
])('the section %j is %j', (printed, section) => {
  expect(canonicalSection(printed)).toBe(section);
});

test.each([
  ['IPC', 'ipc'],
  ['bns', 'bns'],
  ['Evidence Act', 'iea'],
  ['indian penal code', 'ipc'],
  ['evidence act', 'iea'],
  ['Unknown', undefined],
])('the act %s is %s', (printed, key) => {
  expect(actKeyOf(printed)).toBe(key);
});

test('the day of the offence tells the code of offences; before 1 July 2024 it does not tell the procedure', () => {
  expect(lawOnDate('2024-06-30')).toMatchObject({ substance: 'old', procedure: 'both' });
  expect(lawOnDate('2024-07-01')).toMatchObject({ substance: 'new', procedure: 'new' });
  expect(lawOnDate('2024-06-30').sources).toContainEqual({ act: 'bnss', section: '531' });
});

test('no row is there twice', () => {
  const keys = concordanceRows().map(
    ({ old, now }) => `${old?.act} ${old?.section} ${now?.act} ${now?.section}`,
  );
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

const chart = sharedData('concordance', 'bprd_ipc_bns_104.csv');
test.skipIf(chart === undefined)('every pair of the official chart agrees', () => {
  const rows = readFileSync(chart ?? '', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));
  expect(rows).toHaveLength(104);
  const wrong = rows.filter(
    ([ipc = '', bns = '']) => !counterpartKeys({ act: 'ipc', section: ipc }).includes(`bns:${bns}`),
  );
  expect(wrong).toEqual([]);
});

test.skipIf(sharedData('statutes') === undefined).each([
  ['ipc', 'indian_penal_code.json'],
  ['crpc', 'criminal_procedure_code.json'],
  ['iea', 'indian_evidence_act.json'],
  ['bns', 'bhartiya_nyay_sanhita.json'],
  ['bnss', 'bharatiya_nagarik_suraksha_sanhita.json'],
  ['bsa', 'bharatiya_sakshya_adhiniyam.json'],
] as const)('every section of %s has a row', (act, file) => {
  const sections = actSections(JSON.parse(readFileSync(sharedData('statutes', file) ?? '', 'utf8')), file);
  const without = sections
    .map(({ number }) => number)
    .filter((section) => counterpartRows({ act, section: section.toUpperCase() }).length === 0);
  expect(without).toEqual([]);
});
