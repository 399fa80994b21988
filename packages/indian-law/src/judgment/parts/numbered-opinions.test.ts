import { expect, test } from 'vitest';
import { readJudgment } from '../judgment.ts';

const REASONS =
  'The contract was made in writing and the price was paid before the goods left the store of the seller. ';
const reasons = (times: number): string => REASONS.repeat(times);

/** A copy of a data set: title, court, day and number, one paragraph a line, the author alone named above. */
const copy = (...lines: string[]): string =>
  [
    'Ram Lal v State of Kerala and Another',
    'Supreme Court of India',
    '',
    '4 May 1981',
    'Civil Appeal No. 12 of 1979. Appeal by Special Leave from the Judgment and Order',
    'dated 6-8-1979 of the Kerala High Court in Special Appeal No. 4/77.',
    'The Judgment was delivered by : Bertram Farias, J.',
    ...lines,
  ].join('\n');

const opinionsOf = (text: string): string[] =>
  (readJudgment(text).parts ?? [])
    .filter(({ kind }) => kind === 'opinion')
    .map(({ judge, stance }) => `${judge ?? '-'} ${stance ?? '-'}`);

const FIRST = [1, 2, 3].map((number) => `${number}. ${reasons(6)}`);
const SECOND = [5, 6].map((number) => `${number}. ${reasons(6)}`);

test('a name behind the number of its paragraph opens an opinion that goes on with the count', () => {
  const read = readJudgment(
    copy(
      ...FIRST,
      `4. PILLAI, J.-I concur in the order proposed by my learned brother. ${reasons(2)}`,
      ...SECOND,
    ),
  );
  expect(read.parts?.filter(({ kind }) => kind === 'opinion').map(({ judge }) => judge)).toEqual([
    'Bertram Farias',
    'Pillai',
  ]);
  expect(read.paragraphs.flatMap(({ number }) => number ?? [])).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(read.judges).toEqual(['Bertram Farias', 'Pillai']);
});

test('a heading with a Roman number opens no opinion of a judge whom the copy does not name', () => {
  for (const heading of ['CHARGE', 'GROUND', 'EXHIBIT', 'CONTENTION', 'PHASE', 'TABLE'])
    expect(
      opinionsOf(copy(...FIRST, `4. ${heading} I.-That you sold the goods. ${reasons(2)}`, ...SECOND)),
    ).toEqual([]);
});

test('the day of the order below is not that of the decision', () => {
  expect(readJudgment(copy(...FIRST)).decision_date).toBe('1981-05-04');
});

test('thanks for the draft of a colleague open an opinion whose judge the copy does not print', () => {
  const text = copy(
    ...FIRST,
    `4. I have had the advantage of going through the elaborate draft judgment proposed by my esteemed Brother. I agree with it. ${reasons(2)}`,
    ...SECOND,
  );
  expect(opinionsOf(text)).toEqual(['Bertram Farias majority', '- concurring']);
});

test('such thanks inside a quotation open nothing', () => {
  const text = copy(
    ...FIRST,
    `4. The learned Judge said: ${reasons(2)}`,
    '"I have had the advantage of reading the judgment of my learned brother and I agree with it."',
    ...SECOND,
  );
  expect(opinionsOf(text)).toEqual([]);
});

test('judges who deliver theirs together behind one who spoke alone are the majority', () => {
  const text = [
    'RAM LAL V. STATE OF KERALA [1961] INSC 9 (4 May 1961)',
    'FARIAS, B.N. FARIAS, B.N. JOSHUA, K. PILLAI, M.P.',
    'CITATION: 1961 AIR 900 1962 SCR (1) 9',
    'HEADNOTE:',
    'The goods were sold and the price was paid by the buyer before the delivery.',
    'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 12 of 1959.',
    'A. Kurup, for the appellant. B. Rao, for the respondent.',
    `1961. May 4. The judgment was delivered by B.N. Farias, J.-I regret that I have come to a conclusion different from that of my learned brethren. ${reasons(4)}`,
    reasons(4),
    `I would accordingly dismiss the appeal. ${reasons(2)}`,
    `The Judgment of Joshua and Pillai, JJ., was delivered by JOSHUA, J.-There is one question of fact. ${reasons(4)}`,
    'In regard to the costs we are in agreement with Farias, J.',
    'BY COURT: In accordance with the judgment of the majority, the appeal is allowed.',
  ].join('\n');
  expect(opinionsOf(text)).toEqual(['B.N. Farias dissenting', 'K. Joshua majority']);
});
