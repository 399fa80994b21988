import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatProvisionKey } from './provision-name.ts';
import {
  findProvisionGroups,
  findProvisions,
  formatProvision,
  parseProvision,
  provisionKey,
} from './provisions.ts';
import { findStatutes } from './statutes.ts';

const keys = (text: string) => findProvisions(text).map((one) => provisionKey(one) + (one.sub ?? ''));

test.each([
  ['u/s 302 r/w 34 IPC', ['ipc:302', 'ipc:34']],
  ['Sections 498A, 406 and 34 of the Indian Penal Code', ['ipc:498a', 'ipc:406', 'ipc:34']],
  ['S. 138 NI Act', ['ni:138']],
  ['O. 39 R. 1 & 2 CPC', ['cpc:o39r1', 'cpc:o39r2']],
  ['Order XXXIX Rules 1 and 2', ['cpc:o39r1', 'cpc:o39r2']],
  ['Art. 226/227', ['constitution:226', 'constitution:227']],
  [
    'Articles 14, 19(1)(g) and 21 of the Constitution',
    ['constitution:14', 'constitution:19(1)(g)', 'constitution:21'],
  ],
  ['Section 482 Cr.P.C.', ['crpc:482']],
  ['Section 34 of the said Act', ['?:34']],
  ['Section 302', ['?:302']],
  ['section 302 ipc', ['ipc:302']],
  ['302/34 IPC', ['ipc:302', 'ipc:34']],
  ['clause (a) of sub-section (1) of section 53', ['?:53(1)(a)']],
  ['Sections 147 to 149 of the Indian Penal Code, 1860', ['ipc:147', 'ipc:148', 'ipc:149']],
  ['Rule 5(5) of Order XLI', ['cpc:o41r5(5)']],
  ['Article 54 of the Limitation Act', ['limitation:54']],
  ['Section 5 of the Karnataka Rent Act, 1961', ['karnataka rent act, 1961:5']],
  ['Sections 302/149 I.P.C. and Section 25/27 of the Arms Act', ['ipc:302', 'ipc:149', 'arms:25', 'arms:27']],
  ['Order 21 Rule 97 Read With Section 151 Of Cpc', ['cpc:o21r97', 'cpc:151']],
  ['Section 138 of the Negotiable Instruments Act read with Section 142', ['ni:138', 'ni:142']],
  ['Section 13-B of the Hindu Marriage Act', ['hma:13b']],
  ['Section 17 of the Companies Act, 2013', ['companies-2013:17']],
  ['Seventh Schedule to the Constitution', ['constitution:schedule:7']],
  ['In Re: Article 370 of the Constitution, 2023 INSC 1058', ['constitution:370']],
  ['Article 21 of the Constitution, 2019 (5) SCC 12', ['constitution:21']],
  ['Section 17 of the Karnataka Rent Act, 2023:KHC:12', ['karnataka rent act:17']],
])('%s', (text, expected) => {
  expect(keys(text)).toEqual(expected);
});

test('an act is never invented', () => {
  for (const text of [
    'Section 302 of the Act',
    'Section 7 thereof',
    'Article 5 of the Articles of Association',
    'Rule 9 of the scheme',
  ]) {
    expect(findProvisions(text).map((one) => one.act)).toEqual([undefined]);
  }
});

test('numbers of years, days and things are not further sections', () => {
  expect(keys('under Section 34, 2010 (3) SCC 1')).toEqual(['?:34']);
  expect(keys('Section 5 and 30 days later')).toEqual(['?:5']);
  expect(keys('the licence of M/s. 7 Stars')).toEqual([]);
});

test('formats as courts write and reads its own format', () => {
  const written = [
    'Section 302, IPC',
    'Order XXXIX Rule 1, CPC',
    'Article 226 of the Constitution',
    'Section 34',
    'Section 65B(4), Evidence Act',
  ];
  for (const text of written) expect(formatProvision(parseProvision(text)!)).toBe(text);
  expect(formatProvision(parseProvision('302 IPC')!)).toBe('Section 302, IPC');
  expect(parseProvision('Sections 302 and 34 IPC')).toBeUndefined();
});

const UNIT_SOUP = [
  'Section',
  'u/s',
  'Articles',
  'Order',
  'XXXIX',
  'Rule',
  '302',
  '498A',
  '(1)(a)',
  ',',
  'and',
  'r/w',
  'to',
  'of the',
  'IPC',
  'CPC',
  'Constitution',
  'Act',
  'Rent',
  'Schedule',
  'clause (b) of',
  'sub-section (2)',
  '34',
  '/',
  '-',
];

describe('for any text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...UNIT_SOUP), { maxLength: 40 }).map((all) => all.join(' ')),
  );

  test('groups lie in the text, in order, without overlap, and hold their provisions', () => {
    fc.assert(
      fc.property(text, (words) => {
        let last = 0;
        for (const group of findProvisionGroups(words)) {
          expect(group.start).toBeGreaterThanOrEqual(last);
          expect(words.slice(group.start, group.end)).toBe(group.raw);
          for (const one of group.provisions)
            expect(one.start >= group.start && one.end <= group.end).toBe(true);
          last = group.end;
        }
        parseProvision(words);
      }),
      { numRuns: 500 },
    );
  });

  test('statutes lie in the text, in order, without overlap', () => {
    fc.assert(
      fc.property(text, (words) => {
        let last = 0;
        for (const one of findStatutes(words)) {
          expect(one.start).toBeGreaterThanOrEqual(last);
          expect(words.slice(one.start, one.end)).toBe(one.raw);
          last = one.end;
        }
      }),
    );
  });

  test('a section of a known act survives format and parse', () => {
    const act = fc.constantFrom(
      'IPC',
      'CrPC',
      'BNS',
      'BNSS',
      'BSA',
      'CPC',
      'NI Act',
      'Evidence Act',
      'Contract Act',
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 560 }),
        fc.constantFrom('', 'A', 'B'),
        act,
        (number, letter, name) => {
          const one = parseProvision(`Section ${number}${letter} ${name}`);
          expect(one?.act).toBeDefined();
          expect(provisionKey(parseProvision(formatProvision(one!))!)).toBe(provisionKey(one!));
        },
      ),
    );
  });
});

test('long hostile texts take linear time', () => {
  for (const piece of [
    'Section ',
    'Section 1, ',
    'sub-section (1) of ',
    'Order X Rule ',
    '1,',
    'Foo Act ',
    'and ',
    ' ',
    '302/34 ',
  ]) {
    const words = piece.repeat(60_000 / piece.length);
    expect(findProvisions(words).length).toBeLessThan(60_000);
    expect(findStatutes(words).length).toBeLessThan(60_000);
  }
});

test('statutes are found by name, and text that only resembles one is skipped', () => {
  const names = (words: string) => findStatutes(words).map((one) => [one.raw, one.act]);
  expect(names('the Registration Act, 1908 and the Bihar Land Reforms Act, 1950, with the IPC')).toEqual([
    ['Registration Act, 1908', 'registration'],
    ['Bihar Land Reforms Act, 1950', undefined],
    ['IPC', 'ipc'],
  ]);
  expect(names('Code of Civil\n   Procedure, 1908 (CPC)')).toEqual([
    ['Code of Civil\n   Procedure, 1908 (CPC)', 'cpc'],
  ]);
  expect(names('the said Act, the Constitution Bench, a Pin Code, the TADA Court, it acts')).toEqual([]);
});

test.each([
  ['Section 376AB of the Indian Penal Code', 'IPC 376AB'],
  ['Order XXXIX Rule 1 CPC', 'CPC Order 39 Rule 1'],
  ['the Seventh Schedule to the Constitution', 'Constitution Schedule 7'],
  ['Part III of the Constitution', 'Constitution Part 3'],
])('%s is named %s by its key', (text, name) => {
  expect(keys(text).map(formatProvisionKey)).toEqual([name]);
});
