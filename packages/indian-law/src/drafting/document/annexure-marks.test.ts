import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markOfNextFile, marksInOrder, withChangedMarks } from './annexure-marks.ts';

test.each([
  [[], [], 'P-1'],
  [['P-1'], [], 'P-2'],
  [['R-9'], [], 'R-10'],
  [['A'], [], 'B'],
  [['Annexure-1'], [], 'Annexure-2'],
  [['P-1'], ['P-1', 'P-2', 'A-7'], 'P-2'],
  [['p 1', 'P-2'], ['P-1', 'P-2'], 'P-3'],
  [['P-3', 'P-4', 'P-2'], [], 'P-5'],
  [['Z'], [], ''],
  [['Colly'], [], ''],
])('behind %j, with %j in the draft, comes %j', (used, named, next) => {
  expect(markOfNextFile(used, named)).toBe(next);
});

const filesWith = (...marks: string[]) => marks.map((mark) => ({ mark, file: `file of ${mark}` }));
const shown = (files: { mark: string; file: string }[] | undefined) =>
  files?.map(({ mark, file }) => `${mark}: ${file}`);

test('the marks of files follow the references, in the order of their new numbers', () => {
  const changed = marksInOrder(['P-3', 'R/2', 'P-1']);
  expect(shown(withChangedMarks(filesWith('P-1', 'X', 'p 3', 'R/2'), changed))).toEqual([
    ...['P-1: file of p 3', 'X: file of X', 'P-2: file of P-1', 'R/1: file of R/2'],
  ]);
  expect(withChangedMarks(filesWith('X', 'P-9'), changed)).toBeUndefined();
});

test('a file that the draft does not name gives up its mark for the one that becomes free, and undoing gives it back', () => {
  const changed = marksInOrder(['P-3']);
  const files = filesWith('P-1', 'P-2', 'P-3');
  const next = withChangedMarks(files, changed);
  expect(shown(next)).toEqual(['P-1: file of P-3', 'P-2: file of P-2', 'P-3: file of P-1']);
  const inverse = new Map([...changed].map(([from, to]) => [to, from]));
  expect(withChangedMarks(next ?? [], inverse)).toEqual(files);
});

test('no two files get one mark, whatever the draft names', () => {
  const marks = fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map((number) => `P-${number}`));
  fc.assert(
    fc.property(marks, marks, (named, used) => {
      const next = withChangedMarks(filesWith(...used), marksInOrder(named)) ?? filesWith(...used);
      expect(new Set(next.map(({ mark }) => mark)).size).toBe(used.length);
      expect(next.map(({ file }) => file).sort()).toEqual(used.map((mark) => `file of ${mark}`).sort());
    }),
  );
});
