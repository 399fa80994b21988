import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCourtMentions } from './courts.ts';

const names = (text: string): string[] =>
  findCourtMentions(text).map(({ start, end }) => text.slice(start, end));

const TITLE = [
  'Additional Sessions Judge',
  'District and Sessions Judge',
  'Special Judge',
  'Civil Judge',
  'Metropolitan Magistrate',
  'Judicial First Class Magistrate',
  'Sub Judge',
  'Principal Judge, Family Court',
  'Judge, Small Causes Court',
  'Labour Court',
  'Rent Controller',
  'Sub Divisional Magistrate',
  'Commercial Court',
  'Motor Accidents Claims Tribunal',
];
const GRADE = [
  '',
  ' (N.D.P.S. Act)',
  ' (SC/ST Act)',
  ' (PC Act)',
  ', NDPS Act',
  ' under POCSO Act',
  ' (FTC)',
  ' (Sr. Division)',
  ' (Jr. Div.)',
  ', Senior Division',
  ' Class-I',
  ', Class II',
  ' No. II',
  ' No.2',
  '-03',
];
const PLACE = [
  'Pune',
  'Saket Courts, New Delhi',
  'Tis Hazari Courts, Delhi',
  'Karkardooma Courts, Delhi',
  'Kanpur Dehat',
  'East Godavari',
  'Gautam Buddha Nagar',
  'Udham Singh Nagar',
  'Court No. 5, Agra',
  '37th Court, Esplanade, Mumbai',
];

test('the grade, the cases, the number and the place behind the title of a court belong to its name', () => {
  const court = fc
    .tuple(
      fc.constantFrom(...TITLE),
      fc.constantFrom(...GRADE),
      fc.constantFrom(', ', ',\n      '),
      fc.constantFrom(...PLACE),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      court,
      fc.constantFrom(' on 12.3.2010', '.', ', by which', ' and the appeal', '. Ram Lal was heard'),
      (printed, after) => {
        expect(names(`passed by the learned ${printed}${after}`)).toEqual([printed]);
      },
    ),
    { numRuns: atStrength(2_000) },
  );
});

test('initials name a court with their place alone', () => {
  const initials = fc.constantFrom(
    'C.J.M.',
    'A.C.J.M.',
    'S.D.J.M.',
    'J.M.F.C.',
    'M.A.C.T.',
    'ACJM',
    'SDJM',
    'CMM',
  );
  fc.assert(
    fc.property(initials, fc.constantFrom('Gaya', 'Bhubaneswar', 'Kanpur Dehat'), (court, place) => {
      expect(names(`the learned ${court}, ${place} took cognizance`)).toEqual([`${court}, ${place}`]);
      expect(names(`the learned ${court} took cognizance`)).toEqual([]);
      expect(names(`the learned ${court}, who took cognizance`)).toEqual([]);
    }),
  );
});

test('the bench of a tribunal is named by its letter and its place, on either side of the line', () => {
  const bench = fc.constantFrom(
    "Kolkata 'A' Bench, Kolkata",
    "'B' Bench, Chennai",
    "Mumbai Bench 'A'",
    'Delhi Bench, New Delhi',
    'Hyderabad',
  );
  fc.assert(
    fc.property(bench, fc.constantFrom(', ', ',\n         '), (place, between) => {
      const printed = `Income Tax Appellate Tribunal${between}${place}`;
      expect(names(`the order of the ${printed}\n\nBefore`)).toEqual([printed]);
    }),
  );
  const below = "Income Tax Appellate Tribunal\n          Kolkata 'A' Bench, Kolkata";
  expect(names(`In The ${below}\n\n(Before`)).toEqual([below]);
});

test.each([
  ['the High Court, Madras held', ['High Court, Madras']],
  ['before the High Court, Delhi Development Authority filed', []],
  [
    'High Court of Judicature, Andhra Pradesh at Hyderabad in',
    ['High Court of Judicature, Andhra Pradesh at Hyderabad'],
  ],
  ['the A.P. High Court in', ['A.P. High Court']],
  ['the High Court of H.P. in', ['High Court of H.P.']],
  [
    'the High Court of Madhya Pradesh, Principal Seat at Jabalpur in',
    ['High Court of Madhya Pradesh, Principal Seat at Jabalpur'],
  ],
  [
    'the High Court for the States of Telangana and Andhra Pradesh in',
    ['High Court for the States of Telangana and Andhra Pradesh'],
  ],
  ['the Labour Court, Pune, Ram Lal was examined', ['Labour Court, Pune']],
  ['before the NCLT, Ram Lal filed a claim', ['NCLT']],
  ['the NCLT, Mumbai Bench admitted', ['NCLT, Mumbai Bench']],
  ['Shri J.M. Shah and Sri C.J. Rao, Pune argued', []],
  ['the Labour Court, Workmen and others', []],
  ['the Appellate Tribunal for Electricity held', ['Appellate Tribunal for Electricity']],
])('finds the courts of %j', (text, courts) => {
  expect(names(text)).toEqual(courts);
});

test('titles beside one another and behind other words are all found', () => {
  const title = fc.constantFrom('Labour Court, Pune', 'Sessions Judge, Gaya', 'District Judge, Agra');
  const between = fc.constantFrom(
    ' and the High Court. The learned ',
    '. This Court and the ',
    ' of THE SAID COURT which sent it to the ',
    ', against which the trial court heard nobody, and the ',
    '\n\nThe Judge of the sub-court heard a Magistrate. The ',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(title, between), { maxLength: 5 }), title, (all, last) => {
      const text = `the ${all.flat().join('')}${last} in appeal`;
      expect(names(text)).toEqual([...all.map(([court]) => court), last]);
    }),
    { numRuns: atStrength(300) },
  );
});
