import { expect, test } from 'vitest';
import { findJudges } from './judges.ts';

const judges = (text: string): string[] => findJudges(text).map(({ name }) => name);

test('the initial J. of the next counsel is no judge', () => {
  for (const text of [
    'Z. A. Shah, M. Rao, J. R. Das and R. N. Nath for the Respondent.',
    'N. A. Rao, J. B. Sen, A. G. Das, for the appellant.',
    'S. Pillai, Soli J.\nSen, R.P. Rao for the Intervener.',
    'S. Pillai and Soli J.\nSen for the Intervener.',
  ])
    expect(judges(text)).toEqual([]);
});

test('a judge is found before an office that the line’s end divides', () => {
  expect(judges('Dealing with this Das C.\nJ. said that it is.')).toEqual(['Das']);
  expect(judges('The Judgment of the Court was delivered by RAO, J.\nThe appeal fails.')).toEqual(['RAO']);
  expect(judges('The Judgment of the Court was delivered by RAO J.\nThis appeal fails.')).toEqual(['RAO']);
});
