import { expect, test } from 'vitest';
import { announcedForm } from './announced-forms.ts';

test.each([
  ['2023:MHC:1515', '2023/MHC/1515', '2022-12-30'],
  ['2023/MHC/4812', '2023/MHC/4812', '2022-12-30'],
  ['2022/DHC/4321', '2022/DHC/4321', '2022-10-15'],
])('%s is cited as the circular of its court says', (neutral, cited, circular) => {
  expect(announcedForm(neutral)).toEqual({ cited, circular });
});

test.each(['2025:DHC:10348', '2022:MHC:1', '2020 INSC 12', '2023:KER:5', '(2019) 2 SCC 1', 'no citation'])(
  '%s has no form that a circular names',
  (citation) => {
    expect(announcedForm(citation)).toBeUndefined();
  },
);
