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

test.each([
  'Emperor v. Bala Mali, (1913) 15 Bom LR 306, 311',
  'Sarla Motors v. Union of India, (2004) 3 SCC 8 (FB)',
  'Hart v. Corbin Lumber Co., 61 F.2d 210 (5th Cir. 1932)',
  'Sohan Lal v. Bisham dayal, (1971) 1 SCC 204',
  'State of Bombay v. Narayan mangilal Agrawal, AIR 1958 Bom 12',
  'Doon valley Textiles Ltd. v. Collector of Excise (1987) 30 ELT 411',
  'Flour Mills v. Employees’ State Insurance Corporation, AIR 1979 Del 88',
  'Rajan v. Sub-Divisional Officer (Civil), Palampur, AIR 1980 HP 12',
  'Sakhu wd/o Ganpat Jagtap v. Divisional Controller, 2001 ACJ 913',
  'Growers Federation v. 3rd Industrial Tribunal, Nagpur, 1979 Mh LJ 88',
  'Ward v. Bath Gas Company, L.R. 7 Ex. 26',
  'ACIT v. Mukesh Jain (ITA No. 1142/Del/2016)',
  'Sushil Chand v. Labour Court, Lucknow, W.P. No. 4410 (S/S) of 2012',
])('the whole of a cited case, with its page and no further: %s', (cited) => {
  expect(spans(`The view in ${cited} was followed.`)).toEqual([cited]);
});

test.each([
  ['(2004) 3 SCC 8, 2005 was the year', '(2004) 3 SCC 8'],
  ['(2004) 3 SCC 300, 12 others were heard', '(2004) 3 SCC 300'],
  ['(2004) 3 SCC 8 (Supra) was followed', '(2004) 3 SCC 8'],
  ['held that (2004) was a leap year', ''],
])('figures and brackets that are not of the report stay outside: %s', (behind, report) => {
  const name = 'Sarla Motors v. Union of India';
  const found = spans(`In ${name}${report === '' ? ' it is ' : ', '}${behind}`);
  expect(found).toEqual([report === '' ? name : `${name}, ${report}`]);
});

test('where the names of two cases are announced one behind the other, others of the second stay with it', () => {
  expect(
    spans(
      'A view was taken in Ram Lal v. State, including the judgment in Sita Bai and Ors. v. Gopal Das, then.',
    ),
  ).toEqual(['Ram Lal v. State', 'Sita Bai and Ors. v. Gopal Das']);
});
