import { expect, test } from 'vitest';
import { nameMatcher, namesInTitle } from './conflicts.ts';

test.each([
  ['Mohd. Rafiq', 'Muhammad Rafiq', 'same'],
  ['Laxmi Narayan', 'Smt. Lakshmi Narayan', 'same'],
  ['K. Revathi', 'Kumari Revathi', 'same'],
  ['M/s Kaveri Mills Pvt. Ltd.', 'Kaveri Mills', 'same'],
  ['Kaveri Mills', 'Kaveri Mills (Exports)', 'alike'],
  ['Suresh Choudhary', 'Suresh Kumar Chaudhuri', 'alike'],
  ['Laxmi Venkatraman', 'Lakshmi Venkataraman', 'alike'],
  ['P. Subramaniam', 'P. Subramanian', 'alike'],
  ['Gopalkrishnan', 'R. Gopalakrishnan', 'alike'],
  ['Karan Singh', 'Kiran Singh', undefined],
  ['Kaveri Mills', 'Kaveri Textiles', undefined],
  ['Ravi Kumar', 'Ravi Shankar', undefined],
  ['R. K.', 'Rajesh Kumar', undefined],
  ['', 'Kaveri Mills', undefined],
])('%s and %s: %s', (one, other, match) => {
  expect(nameMatcher(one)(other)).toBe(match);
  expect(nameMatcher(other)(one)).toBe(match);
});

test('both sides of a cause title are names, and any other title is one', () => {
  expect(namesInTitle('Kaveri Mills & Ors. v. State of Tamil Nadu')).toEqual([
    'Kaveri Mills',
    'State of Tamil Nadu',
  ]);
  expect(namesInTitle('Partition of the Mylapore house')).toEqual(['Partition of the Mylapore house']);
});
