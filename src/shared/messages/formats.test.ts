import { expect, test } from 'vitest';
import { compareNames, fileSize, formatList, formatNumber, sizeLimit } from './formats.ts';

const MB = 1024 * 1024;

test.each([
  [0, '0.00 KB'],
  [512, '0.50 KB'],
  [1536, '1.50 KB'],
  [MB - 1, '1024.00 KB'],
  [MB, '1.00 MB'],
  [50 * MB, '50.00 MB'],
])('a file of %d bytes has %s', (bytes, shown) => {
  expect(fileSize(bytes)).toBe(shown);
});

test.each([
  [64 * 1024, '64 KB'],
  [50 * MB, '50 MB'],
  [1023 * MB, '1,023 MB'],
  [2.5 * 1024 * MB, '2.5 GB'],
])('a limit of %d bytes is %s', (bytes, shown) => {
  expect(sizeLimit(bytes)).toBe(shown);
});

test('numbers have Indian groups, lists an “and” or an “or”, names the order of their numbers', () => {
  expect(formatNumber(12_34_567)).toBe('12,34,567');
  expect(formatList(['pdf', 'docx', 'txt'])).toBe('pdf, docx and txt');
  expect(formatList(['pdf', 'docx'], 'disjunction')).toBe('pdf or docx');
  expect(['Annexure 10', 'annexure 2'].sort(compareNames)).toEqual(['annexure 2', 'Annexure 10']);
});
