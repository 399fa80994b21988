import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionCounterparts } from './replaced-codes.ts';

test('a section of the IPC names its section of the BNS, and the other way round', () => {
  expect(sectionCounterparts('ipc:302')).toEqual([
    { key: 'bns:103', act: 'BNS', section: '103', law: 'new', source: 'chart' },
  ]);
  expect(sectionCounterparts('bns:103')).toEqual([
    { key: 'ipc:302', act: 'IPC', section: '302', law: 'old', source: 'chart' },
  ]);
  expect(sectionCounterparts('ipc:304a').map(({ section }) => section)).toEqual(['106']);
});

test('a summary adds sub-sections, and sections outside the chart', () => {
  expect(sectionCounterparts('ipc:34', 'Joint liability.\nNew law: section 3(5) BNS.')).toEqual([
    { key: 'bns:3', act: 'BNS', section: '3(5)', law: 'new', source: 'chart' },
  ]);
  expect(sectionCounterparts('crpc:41', 'Arrest.\n\nNew law: sections 35(1) and 35(2) BNSS.')).toEqual([
    { key: 'bnss:35', act: 'BNSS', section: '35(1)', law: 'new', source: 'summary' },
    { key: 'bnss:35', act: 'BNSS', section: '35(2)', law: 'new', source: 'summary' },
  ]);
});

test('a section named in passing is no counterpart', () => {
  expect(sectionCounterparts('crpc:41', 'It is like section 35 BNSS.')).toEqual([]);
  expect(sectionCounterparts('bns:108', 'Old law: section 306 IPC. See section 45 BNS.')).toEqual([
    { key: 'ipc:306', act: 'IPC', section: '306', law: 'old', source: 'chart' },
  ]);
});

test('acts that nothing replaced have none', () => {
  expect(sectionCounterparts('ni:138', 'New law: section 103 BNS.')).toEqual([]);
  expect(sectionCounterparts('constitution:21')).toEqual([]);
});

test.each([
  ['ipc', 'BNS'],
  ['bns', 'IPC'],
  ['crpc', 'BNSS'],
  ['bnss', 'CrPC'],
  ['evidence', 'BSA'],
  ['bsa', 'Evidence Act'],
])('the line of every summary of %s that names the %s is read', (file, act) => {
  const sections = readFileSync(`library/acts/${file}.md`, 'utf8').split(/^## /mu).slice(1);
  const key = file === 'evidence' ? 'iea' : file;
  expect(sections).toHaveLength(40);
  for (const text of sections) {
    const number = /^Section (\S+)\. /u.exec(text)?.[1]?.toLowerCase() ?? '';
    const line = /^(?:Old|New) law: .+/mu.exec(text)?.[0] ?? '';
    const found = sectionCounterparts(`${key}:${number}`, text);
    // Some lines say that there is no counterpart.
    if (/\d/u.test(line)) expect(found.length, line).toBeGreaterThan(0);
    for (const counterpart of found) expect(counterpart.act).toBe(act);
  }
});
