import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findProvisionGroups } from './provisions.ts';
import { findStatutes } from './statutes.ts';

const groups = (text: string): string[] =>
  findProvisionGroups(text).map(({ raw, statute }) => `${raw} → ${statute?.raw ?? '?'}`);

const NUMBERS = [
  'Section 7',
  'Sections 7 and 12',
  'Section 25(1-B)(a)',
  'Section 13(1)(ia) & (ib)',
  'Section 19(1)(f) and (g)',
  'u/s 4-A(3)',
  'Sections 5(j)(ii), 6',
];
const LINKS = [' of the ', ' of ', ' ', ", of the '", ' of the ‘', ' of the [', ' under the '];
const ACTS = [
  'Indian Easements Act, 1882',
  'Essential Commodities Act',
  'Central Excise Act, 1944',
  'Central Sales Tax Act, 1956',
  'State Financial Corporations Act, 1951',
  'Indian Penal Code',
  'Punjab Act 2 of 1985',
  'Act No. 5 of 1986',
  'Hyderabad Land Revenue Act, 1317 Fasli',
  'Karnataka Land Reforms Act',
];

test('reads any list of sections with the act behind it, in any form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NUMBERS),
      fc.constantFrom(...LINKS),
      fc.constantFrom(...ACTS),
      (list, link, act) => {
        const name = act.replace(/ Fasli$/u, '');
        expect(groups(`It is an offence ${list}${link}${act} to do so.`)).toEqual([`${list} → ${name}`]);
      },
    ),
    { numRuns: 500 },
  );
});

test('a clause alone belongs to the number before it', () => {
  const [group] = findProvisionGroups('Article 19(1)(f) and (g) of the Constitution');
  expect(group?.provisions.map(({ number, sub }) => number + (sub ?? ''))).toEqual(['19(1)(f)', '19(1)(g)']);
  expect(group?.provisions[1]?.raw).toBe('19(1)(g)');
});

test.each([
  ['Section 22(1)(a) and (2)', ['22(1)(a)', '22(2)']],
  ['Section 22(1) or (2)', ['22(1)', '22(2)']],
  ['Section 13(1)(ia) & (ib)', ['13(1)(ia)', '13(1)(ib)']],
])('the clauses of %s', (text, expected) => {
  const [group] = findProvisionGroups(`${text} of the Act`);
  expect(group?.provisions.map(({ number, sub }) => number + (sub ?? ''))).toEqual(expected);
});

test.each([
  ['under Section 5(a) and (b) the accused shall', ['Section 5(a) → ?']],
  ['Article 54 of the Schedule to the Limitation Act', ['Article 54 → Limitation Act']],
  [
    'Rule 9 of the Central Civil Services (Pension) Rules, 1972',
    ['Rule 9 → Central Civil Services (Pension) Rules, 1972'],
  ],
  ['Section 4 of the Central Act', ['Section 4 → ?']],
])('%s', (text, expected) => {
  expect(groups(text)).toEqual(expected);
});

test.each([
  ['in the Second Schedule to the Cotton Trade Act it', ['Cotton Trade Act']],
  ['of the Constitution. The Cotton Trade Act is', ['Constitution', 'Cotton Trade Act']],
  ['the Central Excise Act and the State Regulation Act', ['Central Excise Act', 'State Regulation Act']],
  ['inserted by Act 54 of 1994 in', []],
  ['inserted by Punjab Act 2 of 1985 in', ['Punjab Act 2 of 1985']],
  ['under the State Act and the Central Act', []],
])('names the acts of %j', (text, names) => {
  expect(findStatutes(text).map(({ raw }) => raw)).toEqual(names);
});

test('sections of an income tax act carry three letters, and several sections strokes', () => {
  const lettered = fc.constantFrom('80HHC', '80-HHC', '80HHE', '115JB', '10BA');
  const listed = fc
    .uniqueArray(fc.integer({ min: 100, max: 511 }), { minLength: 2, maxLength: 6 })
    .map((numbers) => numbers.join('/'));
  fc.assert(
    fc.property(
      fc.oneof(lettered, listed),
      fc.constantFrom(' of the Act', ' IPC', ', it is said'),
      (numbers, after) => {
        const [group] = findProvisionGroups(`punishable under Sections ${numbers}${after}`);
        expect(group?.raw).toBe(`Sections ${numbers}`);
      },
    ),
  );
  expect(findProvisionGroups('under Section 302-IPC and').map(({ raw }) => raw)).toEqual(['Section 302']);
  expect(findProvisionGroups('in Section 5, 12/11/2010 was').map(({ raw }) => raw)).toEqual(['Section 5']);
});
