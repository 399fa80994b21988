import { expect, test } from 'vitest';
import { readJudgment } from '../judgment.ts';

const REASONS =
  'The contract was made in writing and the price was paid before the goods left the store of the seller. ';
const reasons = (times: number): string => REASONS.repeat(times);

/** An old report with its bench, a headnote and the lines given as its judgment. */
const report = (...lines: string[]): string =>
  [
    'RAM LAL V. STATE OF KERALA [1961] INSC 9 (4 May 1961)',
    'FARIAS, B.N. FARIAS, B.N. JOSHUA, K. PILLAI, M.P. SANYAL, T.',
    'CITATION: 1961 AIR 900 1962 SCR (1) 9',
    'ACT:',
    'Contract-Sale of goods.',
    'HEADNOTE:',
    'The goods were sold and the price was paid by the buyer before the delivery.',
    'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 12 of 1959.',
    'Appeal from the judgment and decree of the High Court.',
    'A. Kurup, for the appellant. B. Rao, for the respondent.',
    ...lines,
  ].join('\n');

const opinionsOf = (text: string): string[] =>
  (readJudgment(text).parts ?? [])
    .filter(({ kind }) => kind === 'opinion' || kind === 'judgment' || kind === 'order')
    .map(({ kind, judge, stance }) => `${kind} ${judge?.split(/[\s.]/u).at(-1) ?? '-'} ${stance ?? '-'}`);

test('an opinion begins inside a line, behind the number of a page or the words before', () => {
  const text = report(
    '1961. May 4. The Judgment of Farias and Joshua, JJ. was delivered by Farias, J. Pillai J. delivered a separate dissenting judgment, 12 FARIAS J. --This appeal is by special leave.',
    reasons(8),
    `The appeal is dismissed as in the Court below PILLAI J.-I am of another opinion. ${reasons(3)}`,
  );
  expect(opinionsOf(text)).toEqual(['opinion Farias majority', 'opinion Pillai dissenting']);
});

test('a name that goes on from the initials of the line before opens nothing', () => {
  const text = report(
    'The Judgment of Farias, Joshua and Sanyal, JJ. was delivered by JOSHUA, J. PILLAI, J. gave a separate Opinion on behalf of himself and T. N.',
    'FARIAS, J.',
    `This appeal is by special leave. ${reasons(8)}`,
    `PILLAI, J. The holding and the reasons expressed in the leading opinion coincide with ours. We agree with the conclusion. ${reasons(3)}`,
  );
  expect(opinionsOf(text)).toEqual(['opinion Joshua majority', 'opinion Pillai concurring']);
});

test('the lines that say who wrote open no opinion', () => {
  const text = report(
    'Farias J., Joshua J. (on behalf of himself and Sanyal J.) delivered separate concurring Judgments. Pillai J. delivered a dissenting Opinion.',
    `Farias, J. The petition is brought by a trader. ${reasons(8)}`,
    `Joshua, J I agree that the petition be granted. ${reasons(6)}`,
    `Pillai, J. In this petition the order of the District Magistrate is challenged. ${reasons(6)}`,
  );
  expect(opinionsOf(text)).toEqual([
    'opinion Farias concurring',
    'opinion Joshua concurring',
    'opinion Pillai dissenting',
  ]);
});

const second = (words: string): string =>
  opinionsOf(
    report(
      'The following Judgments were delivered:',
      `FARIAS, J. This appeal is by special leave. ${reasons(8)}`,
      `JOSHUA, J. ${words} ${reasons(60)}`,
    ),
  )[1] ?? '';

test.each([
  ['I share the conclusion reached by my learned brother Farias, J.', 'concurring'],
  ['I am at one with my learned Brother, that this appeal should be allowed with costs.', 'concurring'],
  [
    'I agree that this appeal should be allowed but I prefer to rest my decision on the grounds set forth in detail in the opinion that I gave in another appeal, which was heard together with this one for many days.',
    'concurring',
  ],
  [
    'The case prompts me to write a separate opinion substantially concurring with that of my brother Farias.',
    'concurring',
  ],
  [
    'I am in respectful agreement with my brother Farias, J. that the appeal be allowed, but feel an inability to subscribe to some of the observations made.',
    'concurring',
  ],
  ['I have read the judgment prepared by my learned brother. I regret my inability to agree.', 'dissenting'],
  ['One cannot agree with the view of an eminent former Chief Justice of another country.', 'separate'],
])('the stance of %j', (words, stance) => {
  expect(second(words)).toBe(`opinion Joshua ${stance}`);
});

test.each([
  [
    'The Judgment of the Court was delivered by Farias J. 12 1092 FARIAS J.-This appeal is by special leave.',
    'Farias',
  ],
  [
    'The Judgment of the Court was delivered by Farias, J. 37 persons detained under the Act were heard.',
    'Farias',
  ],
  [
    'The Judgment of the Court was delivered by FARIAS J.-"When they came," said the witness, "I ran."',
    'Farias',
  ],
  ['Farias, CJI Special leave granted.', 'Farias'],
])('the judge of %j', (line, judge) => {
  expect(opinionsOf(report(line, reasons(8)))).toEqual([`judgment ${judge} -`]);
});

test('a party with a title and initials is no judge', () => {
  const text = report(
    'The following Judgment of the Court was delivered: Union of India v. Dr. J. K. Goel',
    'Mrs. Asha M. Sanyal, J. Delay condoned.',
    reasons(8),
  );
  expect(opinionsOf(text)).toEqual(['judgment Sanyal -']);
});

test('holdings of a headnote that speak of a delivery or of a judge are no judgment', () => {
  const text = report(reasons(8)).replace(
    'HEADNOTE:',
    'HEADNOTE:\nThe judgment of this Court in these appeals was delivered on January 27, 1960.\nPer Joshua, J. (Contra) The rule of stare decisis applies here.',
  );
  expect(
    opinionsOf(
      `${text}\nThe following Judgments were delivered:\nFARIAS, J. This appeal is by leave. ${reasons(4)}\nJOSHUA, J. I agree. ${reasons(2)}`,
    ),
  ).toEqual(['opinion Farias majority', 'opinion Joshua concurring']);
});

test('the order appealed from, above the delivery, begins no judgment', () => {
  const [heading] = (
    readJudgment(
      report(
        'Appeal by special leave from the Judgment and Order dated the 15th July, 1953, of the Tribunal. B. Sen for the appellant.',
        `1961. May 4. The Judgment of the Court was delivered by FARIAS J.-This is an appeal. ${reasons(8)}`,
      ),
    ).parts ?? []
  ).filter(({ kind }) => kind === 'judgment');
  expect(heading?.judge).toBe('B.N. Farias');
});

test('judges who all differ leave no minority, and the majority gives the outcome', () => {
  const text = report(
    'The Judgment of Farias, Joshua and Sanyal, JJ. was delivered by Farias, J. Pillai, J. delivered a separate Judgment.',
    `FARIAS, J. This appeal is by special leave. ${reasons(8)} The appeal is allowed with costs.`,
    `PILLAI, J. The facts are stated by my brother. ${reasons(8)} In my view the appeal is dismissed.`,
    `SANYAL, J. I regret that I am unable to agree with my brother Farias, J. ${reasons(8)}`,
  );
  expect(readJudgment(text).disposal).toBe('allowed');
});

test('a tribunal’s order begins with the member who wrote it, behind a long list of parties', () => {
  const parties = Array.from(
    { length: 20 },
    (_, i) => `Saffron Films No. ${i + 2} Opposite Party-${i + 2}\n${i + 3}, Lake Road, Pune`,
  );
  const text = [
    'COMPETITION COMMISSION OF INDIA',
    'Case No. 71 of 2024',
    'In Re:',
    'Adv Mohan Kedia Informant',
    'House no. 13, Lake Road',
    'And',
    'Saffron Films Ltd. Opposite Party-1',
    ...parties,
    'CORAM:',
    'Ms. Asha Rane',
    'Chairperson',
    'Order under Section 26(2) of the Competition Act, 2002',
    '1. The present Information has been filed by the informant against the opposite parties.',
    '2. The Commission finds no case and closes the matter.',
  ].join('\n');
  const read = readJudgment(text);
  const [, second] = read.parts ?? [];
  expect(read.paragraphs[second?.from ?? 0]?.text).toMatch(/^Order under Section 26/u);
});

test('the member’s name alone in a line opens the order', () => {
  const text = [
    'In The Customs, Excise & Service Tax Appellate Tribunal',
    'Appeal No. E/524/2009-DB',
    'M/s Saffron Metals Limited Appellant',
    'Vs',
    'C.C.E. & S.T. Vapi Respondent',
    'Date of Hearing: 23.04.2018',
    'Final Order No. A/10756/2018',
    'Per: Dr. Suresh Menon',
    'The present appeal is filed against the order in appeal of the Commissioner, who dropped the demand of duty.',
    '2. The brief facts of the case are that the dross is manufactured during the making of wheels by the respondent.',
    '3. The appeal filed by the Department is dismissed for the reasons that are given in the order.',
  ].join('\n');
  const judgment = readJudgment(text).parts?.find(({ kind }) => kind === 'judgment');
  expect(judgment?.judge).toBe('Suresh Menon');
});

/** A judgment of a judge who is named where it is delivered, with these lines behind its order. */
const signed = (...lines: string[]): string =>
  [
    'Ram Lal v State of Kerala',
    'Supreme Court of India',
    '4 May 2012',
    'Civil Appeal No. 12 of 2009',
    'The Judgment was delivered by : B. N. Farias, J.',
    ...Array.from({ length: 8 }, (_, i) => `${i + 1}. ${reasons(2)}`),
    '9. The appeal is dismissed with no order as to costs.',
    ...lines,
  ].join('\n');

test.each([
  ['10. I regret my inability to agree with my learned brother.', 'majority', 'dissenting'],
  [
    '10. After reading the judgment of my learned brother I agree with his conclusion.',
    'majority',
    'concurring',
  ],
  [
    '10. This appeal by special leave is directed against the decree of the High Court.',
    'separate',
    'separate',
  ],
])('a name in small letters alone in its line opens an opinion: %s', (words, first, other) => {
  for (const blank of [[], ['']]) {
    const text = signed(...blank, 'Asha M. Sanyal, J.', ...blank, `${words} ${reasons(6)}`);
    expect(opinionsOf(text)).toEqual([`opinion Farias ${first}`, `opinion Sanyal ${other}`]);
  }
});

test.each([
  [['Asha M. Sanyal, J.', 'New Delhi', '4 May 2012']],
  [['10. The test was laid down long ago.', 'Sanyal, J.', '11. In that case observed that a price is due.']],
  [
    [
      '10. The test was laid down long ago.',
      'Sanyal, J.',
      'speaking for the Bench laid stress on the price.',
    ],
  ],
  [['10. The test was laid down long ago.', 'Sanyal, J.', `"I agree with the view that ${REASONS}"`]],
])('a judge who signs, or who is quoted, opens none: %j', (lines) => {
  expect(opinionsOf(signed(...lines))).toEqual(['judgment Farias -']);
});

test.each([
  ['10. Sanyal J. I regret I am unable to agree.', '12. ORDER BY COURT'],
  ['10. Asha Sanyal,J.- We have had the advantage of the judgment. We differ.', '12. By COURT.'],
  ['SANYALJ.-I regret my inability to agree.', 'ORDER OF COURT'],
  ['10. Sanyal, J.- The five appeals before us are by the State.', 'ORDER BY COURT'],
])(
  'a name behind a number, or glued to its office, opens an opinion, and the order of the court ends it: %s',
  (words, order) => {
    const text = signed(
      `${words} ${reasons(6)}`,
      '11. I would dismiss the appeal.',
      order,
      'In accordance with the opinion of the majority the appeal is allowed.',
    );
    expect(opinionsOf(text).slice(1)).toEqual([expect.stringMatching(/^opinion Sanyal/u), 'order - -']);
  },
);

test('two judges who differ, so that others decide, are neither the majority nor a dissent; the first is named', () => {
  const text = signed(
    'SANYAL, J.',
    `10. I regret my inability to agree with my learned brother. ${reasons(6)}`,
    'Order:',
    'In view of the difference of opinion, let the matter be placed before a Bench of three Judges.',
  ).replace('B. N. Farias, J.', 'B. N. Farias, J. and Asha Sanyal, J.');
  expect(opinionsOf(text).slice(0, 2)).toEqual(['opinion Farias separate', 'opinion Sanyal separate']);
});

test('a surname that the copy writes in two words is that of the judge who leads', () => {
  const text = signed(
    'SANYAL, J.',
    `10. The facts are known. ${reasons(60)}`,
    'In the end, as I said, I agree with my learned brother Fari As, J. that the appeal must fail.',
  ).replace('B. N. Farias, J.', 'B. N. Fariasan, J.');
  expect(opinionsOf(text.replace('Fari As', 'Faria San'))[1]).toBe('opinion Sanyal concurring');
});

test.each([
  ['Hon’ble Justice B. N. Farias', 'Farias'],
  ['B. N. Farias , J', 'Farias'],
  ['B. N. Farias, Kedar Joshua and Asha Sanyal, JJ.', 'Farias'],
])('who delivers is read from %j', (printed, judge) => {
  expect(opinionsOf(signed().replace('B. N. Farias, J.', printed))).toEqual([`judgment ${judge} -`]);
});

test('a judge who goes on in the next case, or who speaks of a judgment printed elsewhere, opens no opinion', () => {
  const words = 'I have gone through the judgment of my learned brother and agree with his conclusion.';
  expect(opinionsOf(signed(`10. FARIAS, J. The facts of this appeal are the same. ${REASONS}`))).toHaveLength(
    1,
  );
  expect(opinionsOf(signed().replace('2. The', `2. ${words} The`))).toEqual(['judgment Farias -']);
});

test('the name of the next judge at the end of a line opens an opinion', () => {
  const text = signed(
    `10. ${REASONS}Let the papers be placed before another Bench. SANYAL, J.`,
    `11. I agree with my learned brother. ${reasons(6)}`,
  );
  expect(opinionsOf(text)).toEqual(['opinion Farias majority', 'opinion Sanyal concurring']);
});

test.each(['31. Khanna, J. – The word of the statute is clear.', 'SURAJ.- The accused is his brother.'])(
  '%s opens no opinion where the bench has no such judge',
  (line) => {
    const text = report('FARIAS J. This appeal is by special leave.', reasons(8), line, reasons(8));
    expect(opinionsOf(text)).toEqual(['judgment Farias -']);
  },
);

test.each([
  'There is a divergence of opinions among the High Courts, and learned counsel placed reliance on one.',
  'In view of the difference of opinion, by majority the appeal fails; the papers be placed before the regular Bench.',
])('a dissent that ends with %j is one', (end) => {
  const text = signed(
    'SANYAL, J.',
    `10. I regret my inability to agree with my learned brother. ${reasons(6)}`,
    `11. ${end}`,
  );
  expect(opinionsOf(text)).toEqual(['opinion Farias majority', 'opinion Sanyal dissenting']);
});

test('a judge who read a dissent and agrees with the conclusion of another concurs', () => {
  const text = report(
    `FARIAS J. This appeal is by special leave. ${reasons(8)}`,
    `JOSHUA J. I regret that I am unable to agree with my brother Farias, J. ${reasons(8)}`,
    `PILLAI J. I agree with my brother Farias, J. ${reasons(8)}`,
    'SANYAL J. I have read the judgments of my brothers Joshua and Pillai, JJ., and agree with the conclusion of Pillai, J.',
  );
  expect(opinionsOf(text).at(-1)).toBe('opinion Sanyal concurring');
});

test('a report without a list of its bench has the judges who are said to have delivered', () => {
  const text = report(
    'The Judgment of Farias, C.J. and JOSHUA, J. was delivered by JOSHUA, J. MENNON, J. delivered a dissenting Opinion. Iyer, J. delivered a separate concurring Opinion.',
    `Joshua, J. These appeals are directed against the decree. ${reasons(8)}`,
    `up.CI/66-8 568 Menon, J. I regret I do not agree. ${reasons(8)}`,
    `81 582 Iyer, J. The Act was made in 1962. ${reasons(8)}`,
  ).replace(/FARIAS, B\.N\..*\nCITATION.*\n/u, '');
  expect(opinionsOf(text)).toEqual([
    'opinion Joshua majority',
    'opinion Menon dissenting',
    'opinion Iyer concurring',
  ]);
});

test('a J that is misread opens an opinion, a heading with a Roman number opens none', () => {
  const text = (name: string) =>
    report(
      `The Judgment was delivered by : K. Farias, J.\n1. This appeal is by special leave. ${reasons(8)}`,
      `2. It is dismissed.\n3. ${name} I.-The appellant had sued for the price. ${reasons(8)} I regret my inability to agree with my learned brother Farias, J. I would allow the appeal.`,
    );
  expect(opinionsOf(text('JOSHUA'))).toHaveLength(2);
  for (const heading of ['CHAPTER', 'CHARGE', 'GROUND', 'EXHIBIT'])
    expect(opinionsOf(text(heading))).toHaveLength(1);
});

test('a headnote that says when a judgment was delivered is no judgment', () => {
  const text = report(
    `The Judgment of the Court was delivered by FARIAS, J. This appeal is by special leave. ${reasons(8)}`,
  ).replace(
    'before the delivery.',
    'before the judgment of the High Court in the suit was delivered, as was found.',
  );
  expect(opinionsOf(text)).toEqual(['judgment Farias -']);
});
