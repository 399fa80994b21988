import { describe, expect, test } from 'vitest';
import { readJudgment } from '../judgment.ts';

const REASONS =
  'The contract was made in writing and the price was paid before the goods left the store of the seller. ';
const reasons = (times: number): string => REASONS.repeat(times);

const report = (...lines: string[]): string =>
  [
    'RAM LAL V. STATE OF KERALA [1961] INSC 9 (4 May 1961)',
    'FARIAS, B.N. FARIAS, B.N. JOSHUA, K. PILLAI, M.P.',
    'CITATION: 1961 AIR 900 1962 SCR (1) 9',
    'ACT:',
    'Contract-Sale of goods.',
    'HEADNOTE:',
    'The goods were sold and the price was paid by the buyer before the delivery.',
    'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 12 of 1959.',
    'A. Kurup, for the appellant. B. Rao, for the respondent.',
    ...lines,
  ].join('\n');

const stancesOf = (text: string): string[] =>
  (readJudgment(text).parts ?? [])
    .filter(({ kind }) => kind === 'opinion')
    .map(({ judge, stance }) => `${judge?.split(/[\s.]/u).at(-1) ?? '-'} ${stance ?? '-'}`);

describe('the outcome of an opinion beside that of the court', () => {
  test('an opinion that would allow what the court dismisses dissents, whatever it agrees with', () => {
    const text = report(
      'The Judgment of Farias and Joshua, JJ. was delivered by Farias, J. Pillai, J. delivered a separate Judgment.',
      `FARIAS, J.-The appeal is by special leave. ${reasons(8)} The appeal fails and is dismissed with costs.`,
      `PILLAI, J.-I agree with the view taken by my brother Farias on the first question. ${reasons(50)} I would, therefore, allow the appeal.`,
      'ORDER',
      'In accordance with the opinion of the majority the appeal is dismissed with costs.',
    );
    expect(stancesOf(text)).toEqual(['Farias majority', 'Pillai dissenting']);
  });

  test('the note of the report says what the court did where it makes no order', () => {
    const text = report(
      'The following Judgments were delivered:',
      `FARIAS, J.-The appeal is by special leave. ${reasons(8)} I would allow the appeal.`,
      `JOSHUA, J.-The facts are these. ${reasons(50)} The appeal is dismissed with costs.`,
      `PILLAI, J.-The question is short. ${reasons(50)} The appeal fails and must be dismissed. Appeal dismissed.`,
      'Agent for the appellant: R. Menon.',
    );
    expect(stancesOf(text)[0]).toBe('Farias dissenting');
    expect(stancesOf(text)[1]).toBe('Joshua majority');
  });

  test('a judge who agrees with the order proposed does not dissent', () => {
    const text = report(
      'The Judgment of Farias and Joshua, JJ. was delivered by Farias, J. Pillai, J. gave a separate Opinion.',
      `FARIAS, J.-The appeal is by special leave. ${reasons(8)} The appeal is allowed.`,
      `PILLAI, J.-I agree with the final order proposed by my brother Farias. ${reasons(50)} The suit is dismissed. The petition is dismissed.`,
      'V.P.S. Appeal allowed.',
    );
    expect(stancesOf(text)).toEqual(['Farias majority', 'Pillai concurring']);
  });
});

test('a judge who cannot agree with a colleague with whom the first judge agrees dissents', () => {
  const text = report(
    'The following Judgments were delivered:',
    `FARIAS, J.-I agree with my learned brother Joshua, J., that the reference must be answered so. ${reasons(8)}`,
    `JOSHUA, J.-The question referred is short. ${reasons(50)}`,
    `PILLAI, J.-I have read the judgment of my learned brother Joshua, J., and regret my inability to agree with him. ${reasons(50)}`,
  );
  expect(stancesOf(text)).toEqual(['Farias majority', 'Joshua separate', 'Pillai dissenting']);
});

test.each([
  [
    'While I agree that this appeal should be decided on the short ground, I regret I cannot agree with my learned brother that it be allowed.',
    'dissenting',
  ],
  ['Nor can I agree with my learned brother that the Act is valid.', 'dissenting'],
  [
    'I agree that this appeal should be dismissed, but I am unable to agree with the reasons of my learned brother.',
    'concurring',
  ],
])('what the first sentence of an opinion refuses decides of its agreement: %s', (said, stance) => {
  const text = report(
    'The following Judgments were delivered:',
    `FARIAS, J.-The question is short. ${reasons(8)}`,
    `JOSHUA, J.-${said} ${reasons(50)}`,
  );
  expect(stancesOf(text)[1]).toBe(`Joshua ${stance}`);
});

describe('the opinion that is printed first does not always lead', () => {
  const second = `JOSHUA, J: The challenge is to the Act. ${reasons(50)}`;

  test.each([
    'FARIAS, CJ. I am in entire agreement with the judgment prepared by my learned brother Joshua, but wish to say more.',
    'following FARIAS, J. I agree with my learned brother in his conclusion.',
  ])('%s', (first) => {
    const text = report(
      `The Judgments of the Court were delivered:\n${first} ${reasons(2)}\n${reasons(8)}`,
      second,
    );
    expect(stancesOf(text)).toEqual(['Farias concurring', 'Joshua majority']);
  });

  test.each([
    'I agree with my learned brother on the first point, but regret that I cannot agree that the appeal be allowed.',
    'Nor can I agree with my learned brother that the Act is valid.',
  ])('a judge who refuses to agree does not follow the other: %s', (said) => {
    const text = report(
      `The Judgments of the Court were delivered:\nFARIAS, J. ${said} ${reasons(8)}`,
      second,
    );
    expect(stancesOf(text)[0]).toBe('Farias dissenting');
  });

  test('judges who speak together behind it agree', () => {
    const text = report(
      `The following Judgments were delivered FARIAS, J.-The facts are these. ${reasons(8)}`,
      second,
      'Pillai, Sanyal and Menon',
      'We have read both the Judgments just delivered, the main judgment of learned Brother Joshua and the other. We agree with both.',
    );
    expect(stancesOf(text).at(-1)).toBe('- concurring');
  });

  test('a judge who agrees that the appeal fails does not dissent, whatever of the reasons is not shared', () => {
    const text = report(
      'The following Judgments were delivered:',
      `FARIAS, J.-We agree with him that the appeal should be dismissed. The justification for this judgment is our inability to agree with our brother Joshua in his construction. ${reasons(8)}`,
      second,
    );
    expect(stancesOf(text)[0]).toBe('Farias separate');
  });
});
