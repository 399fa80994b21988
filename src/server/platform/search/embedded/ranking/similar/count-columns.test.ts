import { expect, test } from 'vitest';
import { CountColumns } from './count-columns.ts';

const postings = (rows: number[], counts: number[]) => () => ({
  rows: Uint32Array.from(rows),
  counts: Uint32Array.from(counts),
});
const refuse = () => {
  throw new Error('read again');
};

test('a column has the count of each row, and is read once', () => {
  const columns = new CountColumns(100);
  const index = {};
  expect([...(columns.of(index, 'bail', 5, postings([1, 4], [3, 255])) ?? [])]).toEqual([0, 3, 0, 0, 255]);
  expect([...(columns.of(index, 'bail', 5, refuse) ?? [])]).toEqual([0, 3, 0, 0, 255]);
});

test('two indexes have columns of their own', () => {
  const columns = new CountColumns(100);
  expect([...(columns.of({}, 'bail', 2, postings([0], [1])) ?? [])]).toEqual([1, 0]);
  expect([...(columns.of({}, 'bail', 2, postings([1], [2])) ?? [])]).toEqual([0, 2]);
});

test('the columns stay within their memory, and those used longest ago go first', () => {
  const columns = new CountColumns(30);
  const index = {};
  for (const term of ['a', 'b', 'c']) columns.of(index, term, 10, postings([0], [1]));
  columns.of(index, 'a', 10, refuse);
  columns.of(index, 'd', 10, postings([0], [1]));
  expect(columns.bytes).toBe(30);
  columns.of(index, 'a', 10, refuse);
  expect(() => columns.of(index, 'b', 10, refuse)).toThrow('read again');
});

test('a count above a byte, or a column above all memory, is left to the postings', () => {
  const columns = new CountColumns(30);
  expect(columns.of({}, 'a', 10, postings([0], [256]))).toBeUndefined();
  expect(columns.of({}, 'b', 31, refuse)).toBeUndefined();
  expect(columns.bytes).toBe(0);
});
