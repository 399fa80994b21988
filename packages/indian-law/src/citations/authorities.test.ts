import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAuthorities } from './authorities.ts';

const spans = (text: string) => findAuthorities(text).map(({ start, end }) => text.slice(start, end));

test.each([
  [
    'The Court in A. K. Kraipak v. Union of India, (1969) 2 SCC 262 held so.',
    'A. K. Kraipak v. Union of India, (1969) 2 SCC 262',
  ],
  [
    'as in Vijendra Singh Vs. State of U.P. reported in (2017) 11 SCC 129, the',
    'Vijendra Singh Vs. State of U.P. reported in (2017) 11 SCC 129',
  ],
  [
    'held in Arnesh Kumar v. State of Bihar [(2014) 8 SCC 273] that',
    'Arnesh Kumar v. State of Bihar [(2014) 8 SCC 273]',
  ],
  ['relied on State of Punjab v. Joginder Singh4 and', 'State of Punjab v. Joginder Singh4'],
  [
    '(AIR 1993 J&K 69 [Nahar Singh and another v. Manohar Kumar and others]) shows',
    'AIR 1993 J&K 69 [Nahar Singh and another v. Manohar Kumar and others]',
  ],
  [
    'in Laxmi Pat Surana v. Union Bank of India, Civil Appeal No. 2734 of 2020. Then',
    'Laxmi Pat Surana v. Union Bank of India, Civil Appeal No. 2734 of 2020',
  ],
  ['Thus (2014) 2 SCC 1 governs.', '(2014) 2 SCC 1'],
])('%s', (text, expected) => {
  expect(spans(text)).toEqual([expected]);
});

test('gives the parties and every parallel citation', () => {
  const [one] = findAuthorities(
    'B. Shama Rao v. Union Territory of Pondicherry [AIR 1967 SC 1480 : (1967) 2 SCR 650 : 20 STC 215]',
  );
  expect(one?.name).toEqual({ petitioner: 'B. Shama Rao', respondent: 'Union Territory of Pondicherry' });
  expect(one?.citations.map((citation) => citation.raw)).toEqual([
    'AIR 1967 SC 1480',
    '(1967) 2 SCR 650',
    '20 STC 215',
  ]);
});

test('two cases in a row are two authorities', () => {
  expect(
    findAuthorities(
      'See Mithu v. State of Punjab, (1983) 2 SCC 277 and Maneka Gandhi v. Union of India, (1978) 1 SCC 248.',
    ).map((one) => one.name),
  ).toEqual([
    { petitioner: 'Mithu', respondent: 'State of Punjab' },
    { petitioner: 'Maneka Gandhi', respondent: 'Union of India' },
  ]);
});

test('reads a case named after its subject', () => {
  expect(findAuthorities('In re Delhi Laws Act, AIR 1951 SC 332')[0]?.name).toEqual({
    petitioner: 'Delhi Laws Act',
    respondent: '',
  });
});

test('a cause title set out in lines is not an authority', () => {
  expect(
    findAuthorities(
      'Ram Kumar            ..... Petitioner\n\n       Versus\n\n State of Bihar      ..... Respondent',
    ),
  ).toEqual([]);
});

test('never throws; spans lie in the text, in order, without overlap', () => {
  const word = fc.constantFrom(
    'State',
    'of',
    'Bihar',
    'v.',
    'Vs.',
    'Versus',
    'and',
    '&',
    'Ors.',
    'In re',
    '(2014) 2 SCC 1',
    'AIR 1951 SC 124',
    '[',
    ']',
    '(',
    ',',
    ';',
    '.',
    '\n',
    'the',
    'Ram',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word, { maxLength: 40 }).map((all) => all.join(' ')),
      ),
      (text) => {
        let last = 0;
        for (const { start, end, citations } of findAuthorities(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          for (const citation of citations) expect(citation.start >= start && citation.end <= end).toBe(true);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      },
    ),
    { numRuns: 500 },
  );
});
