import { expect, test } from 'vitest';
import { whyNear } from './name-reason.ts';

test.each([
  ['Verma Traders', 'VERMA TRADERS', 'exact', null],
  ['Verma Traders', 'M/s. Verma Traders Pvt. Ltd.', 'form', null],
  ['Narayan Laxmi', 'Smt. Lakshmi Narayan', 'spelling', ['laxmi', 'lakshmi']],
  ['Laxmi Venkatraman', 'Laxmi Venkataraman', 'spelling', ['venkatraman', 'venkataraman']],
  ['K. Revathi', 'Kumari Revathi', 'initials', null],
  ['Kaveri Mills', 'Kaveri Mills (Exports)', 'part', null],
  ['Verma Traders', 'Verma Trader', 'plural', ['traders', 'trader']],
  ['Verma Traders', 'M/s Verma Tradrs', 'slip', ['traders', 'tradrs']],
])('%s was found as %s: %s', (asked, found, reason, words) => {
  expect(whyNear(asked, found)).toEqual({ reason, words });
});
