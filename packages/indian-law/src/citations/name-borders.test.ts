import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAuthorities } from './authorities.ts';

const spans = (text: string) => findAuthorities(text).map(({ start, end }) => text.slice(start, end));

test.each([
  'Sudha V. Kelkar, J., delivered the leading opinion.',
  'Plaintiff: Nitin V. Bhide, aged 39 years, Occ. agriculture',
  'D.W. 2 Dr. Mohan V. Sathe proved the certificate.',
  'Coram: Hon’ble Mr. Justice Anil V. Marathe.',
  'The deed was signed by Ashok V. Lele and Smita V. Lele.',
  'R. B. Pathak, V. N. Joshi and Mrs. V. D. Rane for the appellant.',
  'The witness V.K. Menon turned hostile.',
])('the initial V. of a person is no versus: %s', (text) => {
  expect(spans(text)).toEqual([]);
});

test.each([
  ['Harshad V. Dalvi v. Rekha Dalvi, (2011) 4 SCC 8', 'Harshad V. Dalvi v. Rekha Dalvi, (2011) 4 SCC 8'],
  ['In Ramlal V. Emperor it was held', 'Ramlal V. Emperor'],
  ['as held in Mohan V. Sohan (1998) 2 SCC 11, that', 'Mohan V. Sohan (1998) 2 SCC 11'],
  ['relied on Kamal Textiles V. Assistant Collector to say', 'Kamal Textiles V. Assistant Collector'],
])('a versus with a capital is one where a case is cited: %s', (text, name) => {
  expect(spans(text)).toEqual([name]);
});

test.each([
  'Yadav v. Nene, (1957) IX E.L.R. 120',
  'Harlan v. Board of Works of Utah, 210 U.S. 44 (1907)',
  'Ramu v. Somu, 2013 (2) ZZR 77',
  'Ramu v. Somu [1931 38 Qld. L.R. 12]',
  'Ramu v. Somu, (2003) 7 Xyz. L.J. 140 (Bom)',
])('a report that no table knows belongs to the case: %s', (cited) => {
  expect(spans(`The view in ${cited}, was followed.`)).toEqual([cited]);
});

test.each([
  'It was so held in Ramu v. Somu. 12 March 2019 was the last day.',
  'In Ramu v. Somu, Section 12 of Act 5 was read down.',
  'In Ramu v. Somu, Para 12 of the plaint was quoted.',
])('figures that name no report are outside: %s', (text) => {
  expect(spans(text)).toEqual(['Ramu v. Somu']);
});

test.each([
  [
    'In Re: Safety of Travellers in Hill Areas, (2020) 2 SCC 41.',
    'In Re: Safety of Travellers in Hill Areas, (2020) 2 SCC 41',
  ],
  [
    'directions in Re: Disposal of Waste by Hospitals, (2015) 3 SCC 9 were',
    'Re: Disposal of Waste by Hospitals, (2015) 3 SCC 9',
  ],
  ['the Court relied on in re Madhavi Kutty for this', 'in re Madhavi Kutty'],
])('the title of a matter goes on over small words: %s', (text, title) => {
  expect(spans(text)).toEqual([title]);
});

test.each(['Compare', 'Accord,', 'Contra', 'See also', 'But see', 'Cf.', 'Followed:', 'Distinguishing'])(
  'the signal word %s is no part of a name',
  (signal) => {
    expect(spans(`${signal} Ratan Lal v. Mohan Lal, (2014) 6 SCC 88.`)).toEqual([
      'Ratan Lal v. Mohan Lal, (2014) 6 SCC 88',
    ]);
  },
);

test('a semicolon divides two cases, and the joiner behind it does not', () => {
  expect(
    spans('Ramu v. District Board of Agra; Northern Power and Supply Co. Ltd. v. Town Area Etah were cited.'),
  ).toEqual(['Ramu v. District Board of Agra', 'Northern Power and Supply Co. Ltd. v. Town Area Etah']);
});

test('a workmen’s case keeps its party', () => {
  expect(spans('See Vijaya Sugar Mills v. Their Workmen, (1961) 2 LLJ 623.')).toEqual([
    'Vijaya Sugar Mills v. Their Workmen, (1961) 2 LLJ 623',
  ]);
});

test('spans stay inside the text and in order, whatever is printed around a versus', () => {
  const piece = fc.constantFrom(
    'Ram',
    'V.',
    'v.',
    'and',
    ';',
    '(2010)',
    '3',
    'SCC',
    '12',
    'In re:',
    'State',
    'of',
    ',',
    'Co.',
    'J.',
    '\n',
    '[',
    ']',
    'at',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join(' ');
      let last = 0;
      for (const { start, end } of findAuthorities(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = end;
      }
    }),
  );
});
