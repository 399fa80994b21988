import { describe, expect, test } from 'vitest';
import { findDisposal } from '../judgment/disposal.ts';
import { findKeywords } from '../query/keywords.ts';
import { causeTitleOf, formatCauseTitle, parseCauseTitle } from './cause-title.ts';

describe('cause title', () => {
  test.each([
    ['X vs. Y & Ors.', 'X v. Y and others'],
    ['K. Revathi and another V/S S. Anbalagan', 'K. Revathi and another v. S. Anbalagan'],
    ['Kulbir Singh versus State of Haryana and Anr', 'Kulbir Singh v. State of Haryana and another'],
    ['A Foods Pvt. Ltd. v. B & Co. Ltd. on 3 January, 2020', 'A Foods Pvt. Ltd. v. B & Co. Ltd.'],
  ])('%s is cited as %s', (printed, cited) => {
    const title = parseCauseTitle(printed);
    expect(title && formatCauseTitle(title)).toBe(cited);
  });
  test('no versus, no title', () => {
    expect(parseCauseTitle('In re the estate of a person')).toBeUndefined();
    expect(parseCauseTitle('v. Y')).toBeUndefined();
  });
  test('two parties are "and another", more are "and others"', () => {
    const title = causeTitleOf(['A', 'B'], ['C', 'D', 'E']);
    expect(title && formatCauseTitle(title)).toBe('A and another v. C and others');
    expect(causeTitleOf([], ['C'])).toBeUndefined();
  });
});

describe('disposal', () => {
  test.each([
    ['In the result, the appeal is partly allowed. No costs.', 'partly allowed'],
    [
      'The writ petition fails and is accordingly dismissed. Consequently, connected miscellaneous petitions are closed.',
      'dismissed',
    ],
    ['The petition is dismissed as withdrawn.', 'dismissed as withdrawn'],
    ['For these reasons we allow these appeals and set aside the judgment of the High Court.', 'allowed'],
    ['The matter is remanded to the Labour Court for a fresh decision.', 'remanded'],
    ['The petitioner shall be released on bail.', 'bail granted'],
    [
      'The petition stands disposed of in the above terms. Pending applications are dismissed.',
      'disposed of',
    ],
    ['The impugned order is quashed.', 'quashed'],
  ])('%s → %s', (closing, disposal) => {
    expect(findDisposal(`1. Facts.\n2. The trial court had dismissed the suit.\n3. ${closing}`)).toBe(
      disposal,
    );
  });
  test('a text that does not say how it ended', () => {
    expect(findDisposal('List the matter on Monday.')).toBeUndefined();
  });
});

test('keywords are the most frequent subjects, always in the same order', () => {
  const text =
    'The tenant resisted eviction. The landlord sought eviction of the tenant for default. Anticipatory bail was asked once.';
  expect(findKeywords(text)).toEqual(['Landlord and tenant']);
  expect(findKeywords(text)).toEqual(findKeywords(text));
  expect(findKeywords('')).toEqual([]);
});

test.each([
  ['R. V. Kulkarni v. T. V. Menon', 'R. V. Kulkarni', 'T. V. Menon'],
  ['r. v. kulkarni v. t. v. menon', 'r. v. kulkarni', 't. v. menon'],
  ['Anand V Kulkarni vs Leela V Menon', 'Anand V Kulkarni', 'Leela V Menon'],
  ['Anand V. Kulkarni v. State of Kerala', 'Anand V. Kulkarni', 'State of Kerala'],
  ['ANAND V. KULKARNI V. STATE OF KERALA', 'ANAND V. KULKARNI', 'STATE OF KERALA'],
  ['STATE OF KERALA V. ANAND V. KULKARNI', 'STATE OF KERALA', 'ANAND V. KULKARNI'],
  ['Anand V. Kulkarni V. Leela V. Menon', 'Anand V. Kulkarni', 'Leela V. Menon'],
  ['Menon vs.State', 'Menon', 'State'],
  ['Menon v.State of Kerala', 'Menon', 'State of Kerala'],
  ['Menon -Vs.- State', 'Menon', 'State'],
  ['Menon -versus- State', 'Menon', 'State'],
  ['Menon V/s. State', 'Menon', 'State'],
  ['State of M.P. v Menon', 'State of M.P', 'Menon'],
  ['Kaveri Mills (P) Ltd. v. C.I.T.', 'Kaveri Mills (P) Ltd.', 'C.I.T.'],
])('%s is parted at its versus', (title, petitioner, respondent) => {
  const parted = parseCauseTitle(title);
  expect(parted?.petitioner.replace(/\.$/u, '')).toBe(petitioner.replace(/\.$/u, ''));
  expect(parted?.respondent.replace(/\.$/u, '')).toBe(respondent.replace(/\.$/u, ''));
});
