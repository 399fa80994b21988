import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAuthorities } from './citations/authorities.ts';
import { findCourtMentions } from './courts/courts.ts';
import { findCaseNumbers } from './judgment/case-number.ts';
import { findJudges } from './judgment/judges.ts';
import { findProvisionGroups } from './provisions/provisions.ts';
import { findStatutes } from './provisions/statutes.ts';
import { findDates } from './text/dates.ts';

// Forms of the law reports and of their converters: what unlabelled judgments print and modern ones do not.

const words = (text: string, found: readonly { start: number; end: number }[]): string[] =>
  found.map(({ start, end }) => text.slice(start, end));

const month = fc.constantFrom('January', 'April', 'August', 'December', 'Sept.');
const day = fc.integer({ min: 1, max: 28 });
const year = fc.integer({ min: 1950, max: 1999 });

test('the day of a judgment is read with its year first', () => {
  fc.assert(
    fc.property(
      year,
      month,
      day,
      fc.constantFrom('.', '\\.'),
      fc.constantFrom(' ', '\n'),
      (y, m, d, stop, gap) => {
        const text = `for the respondent.\n959 ${y}${stop}${gap}${m} ${d}. The Judgment of the Court was delivered by`;
        const [date, ...more] = findDates(text);
        expect(date?.text).toBe(`${y}${stop}${gap}${m} ${d}`);
        expect(date?.iso?.slice(0, 4)).toBe(String(y));
        expect(more).toEqual([]);
      },
    ),
  );
});

test('several days of hearing are one date, the last of them', () => {
  expect(
    findDates('delivered on May 10, 13 and 14, 1968, reported').map(({ text, iso }) => [text, iso]),
  ).toEqual([['May 10, 13 and 14, 1968', '1968-05-14']]);
  expect(findDates('dated 20/21/22-7-1988 of the court')[0]?.text).toBe('20/21/22-7-1988');
  expect(findDates('Award dated February 9.\n1960 of the')[0]?.iso).toBe('1960-02-09');
  expect(findDates('Office Memorandum No. 5/4/55-SCT-(1) and No. 2/11/55-RPS')).toEqual([]);
});

test('the mark of a footnote is no part of a case', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'State of Rajasthan',
        'The State of Madras',
        'Union of India',
        'M. A. Rao',
        'Lotus Co. Ltd.',
      ),
      fc.integer({ min: 1, max: 19 }),
      fc.constantFrom('', ',', '.'),
      (respondent, note, before) => {
        const text = `In the case of Ram Lal v. ${respondent}${before}(${note}), while dealing with it, the Court held so.`;
        const [found] = words(text, findAuthorities(text));
        expect(found?.replace(/[.,]$/u, '')).toBe(`Ram Lal v. ${respondent}`.replace(/\.$/u, ''));
      },
    ),
  );
});

test('initials in a list of names are no versus', () => {
  expect(
    findAuthorities('N. C. Rao and V. S. Sen, for the petitioners in Petitions Nos. 44 and 86.'),
  ).toEqual([]);
});

test('a court is found with a former seat, a broken line, and not in its rules', () => {
  const courts = (text: string): string[] => words(text, findCourtMentions(text));
  expect(courts('of the High Court of Judicature of Punjab at Simla in')).toEqual([
    'High Court of Judicature of Punjab at Simla',
  ]);
  expect(courts('of the former Madhya Bharat High Court in')).toEqual(['Madhya Bharat High Court']);
  expect(courts('of the Allaha- bad High Court in')).toEqual(['Allaha- bad High Court']);
  expect(courts('of the Kar- nataka High Court in')).toEqual(['Kar- nataka High Court']);
  expect(courts('Chapter XXIII of the Delhi High Court (Original Side) Rules, 2018')).toEqual([]);
});

test('provisions in the forms of the reports', () => {
  const provisions = (text: string): string[] => words(text, findProvisionGroups(text));
  expect(provisions('except sub s. (2) of section 1 and')).toEqual(['sub s. (2) of section 1']);
  expect(provisions('under sub-s. (3) of section 4 of it')).toEqual(['sub-s. (3) of section 4']);
  expect(provisions('The validity of r. 8(iii) of the 1960 Rules and of r. 33 of')).toEqual([
    'r. 8(iii)',
    'r. 33',
  ]);
  expect(provisions('as required in clause [7] of Rule 1.129 of the Code')).toEqual([
    'clause [7] of Rule 1.129',
  ]);
  expect(provisions('Sub\u00adsection (8) of Section 100 Cr.P.C')).toEqual([
    'Sub\u00adsection (8) of Section 100',
  ]);
  expect(provisions('High Court in Civil Rule No. 65 of 1957')).toEqual([]);
  expect(provisions("('Haryana Amendment Rules 2019')")).toEqual([]);
  expect(provisions('a sum of r. 5,000 was paid')).toEqual([]);
});

test('statutes in the forms of the reports', () => {
  const statutes = (text: string): string[] => words(text, findStatutes(text));
  expect(statutes('section 2, Professions Tax Limitation Act (20 of 1941) affected')).toEqual([
    'Professions Tax Limitation Act (20 of 1941)',
  ]);
  expect(statutes('of the Travancore Christian Succession Act, 1092 excluded')).toEqual([
    'Travancore Christian Succession Act, 1092',
  ]);
  expect(statutes('section 60 of the [Motor Vehicles Act, 1939], strictly')).toEqual([
    'Motor Vehicles Act, 1939',
  ]);
  expect(statutes('Chapter-X of the Indian Railways Code for')).toEqual(['Indian Railways Code']);
});

test('case numbers in the forms of the reports', () => {
  const numbers = (text: string): string[] => words(text, findCaseNumbers(text));
  for (const number of [
    'Civil Rule No. 65 of 1957',
    'Civil order No. 2278 of 1985',
    'Hindu Marriage Petition No.52/2013',
    'OA No. 29/JK/92',
    'OA No. 29/jk/92',
    'SLP (c) CC No. 1601/96',
  ])
    expect(numbers(`by the order in ${number} of the court`)).toEqual([number]);
});

test('the first line of a report names the bench', () => {
  const names = ['H. K. Rao', 'R. V. Sen', 'Sujata V. Lal'];
  for (const join of [', ', ' & ', ' and '])
    for (const below of [
      'CIVIL APPEAL NOS. 42-43 OF 2004',
      '(Arising out of SLP (C) No. 8 OF 2006)',
      'W I T H CIVIL APPEAL NO 4/97',
    ]) {
      const text = `${names.join(join)}\n${below} SEN, J.\nThe appeal fails.`;
      expect(words(text, findJudges(text))).toEqual([...names, 'SEN']);
    }
  expect(findJudges('Steel Works, Sugar Mills and Oil Corporation\nThe parties have agreed.')).toEqual([]);
});

test('an entry belongs to its list and schedule', () => {
  const text = 'in Item 11 of List II of the Seventh Schedule clearly';
  expect(words(text, findProvisionGroups(text))).toEqual(['Item 11 of List II of the Seventh Schedule']);
});
