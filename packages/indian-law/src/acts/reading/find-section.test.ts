import { expect, test } from 'vitest';
import type { Piece } from './act-text.ts';
import { citePiece } from './cite-piece.ts';
import { definedTerms, termsIn } from './defined-terms.ts';
import { askedSection, type NamedAct } from './find-section.ts';

const acts: NamedAct[] = [
  { key: 'ni', title: 'Negotiable Instruments Act, 1881', short: 'NI Act', unit: 'section' },
  {
    key: 'arbitration',
    title: 'Arbitration and Conciliation Act, 1996',
    short: 'Arbitration Act',
    unit: 'section',
  },
  { key: 'constitution', title: 'Constitution of India', short: 'Constitution', unit: 'article' },
  { key: 'cpc', title: 'Code of Civil Procedure, 1908', short: 'CPC', unit: 'section' },
  {
    key: 'lantern-keepers-act-1957',
    title: 'Lantern Keepers Act, 1957',
    short: 'Lantern Keepers Act, 1957',
    unit: 'section',
  },
];

test.each([
  ['138 NI', { number: '138', acts: ['ni'] }],
  ['s 34 arbitration', { number: '34', acts: ['arbitration'] }],
  ['section 34(2)(b) of the Arbitration Act', { number: '34', path: '2.b', acts: ['arbitration'] }],
  ['art 226', { number: '226', acts: ['constitution'] }],
  ['order 39 rule 1', { number: 'O39R1', acts: ['cpc'] }],
  ['Order XXXIX Rule 2A CPC', { number: 'O39R2A', acts: ['cpc'] }],
  ['lantern 3a', { number: '3A', acts: ['lantern-keepers-act-1957'] }],
])('%s', (query, asked) => {
  expect(askedSection(query, acts)).toEqual(asked);
});

test('words ask for no section', () => {
  expect(askedSection('dishonour of cheque', acts)).toBeUndefined();
  expect(askedSection('30 days notice', acts)).toBeUndefined();
});

const piece = (path: string, label = ''): Piece => ({ kind: 'text', label, path, text: 'x', depth: 0 });

test.each([
  ['p1.b', [piece('t1'), piece('p1'), piece('p1.b')], 's. 138, proviso (b), NI Act'],
  ['1.ia', [piece('1'), piece('1.ia')], 's. 138(1)(ia), NI Act'],
  ['2.p2', [piece('2.p1'), piece('2.p2')], 's. 138(2), second proviso, NI Act'],
  ['e1', [piece('e1', 'Explanation 1')], 's. 138, Explanation 1, NI Act'],
  ['t1', [piece('t1')], 's. 138, NI Act'],
])('%s is cited as courts do', (path, pieces, cited) => {
  expect(citePiece({ number: '138', pieces }, path, { unit: 'section', act: 'NI Act' })).toBe(cited);
});

test('defined terms are found in the sections that use them', () => {
  const terms = definedTerms({
    units: [
      {
        number: '2',
        title: 'Definitions',
        notes: [],
        pieces: [
          { ...piece('a', '(a)'), text: '“keeper” means a person appointed;' },
          { ...piece('b', '(b)'), text: 'in any other case,' },
        ],
      },
    ],
  });
  expect(terms).toMatchObject([{ term: 'keeper', number: '2', path: 'a' }]);
  expect(termsIn('Two keepers inspect.', '3', terms)).toHaveLength(1);
  expect(termsIn('The bookkeeper inspects.', '3', terms)).toEqual([]);
});
