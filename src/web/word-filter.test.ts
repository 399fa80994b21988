import { expect, test } from 'vitest';
import { hasWords } from './word-filter.ts';

const FIELDS = ['Revathi Textiles', null, 'O.S. 112/2024', 'Recovery of ₹4,50,000', 'शपथ पत्र', 'Café'];

test.each([
  ['', true],
  ['   ', true],
  ['revathi', true],
  ['TEXT', true],
  ['112/2024 recovery', true],
  ['recovery revathi', true],
  ['cafe', true],
  ['शपथ', true],
  ['शपथि', false],
  ['revathi probate', false],
  ['.*', false],
  ['null', false],
  ['🏛', false],
])('%o is found: %s', (words, found) => {
  expect(hasWords(words, FIELDS)).toBe(found);
});
