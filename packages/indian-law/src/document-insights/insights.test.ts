import { expect, test } from 'vitest';
import { documentInsights } from './insights.ts';

const paragraphs = [
  { text: 'JUDGMENT', heading: true },
  {
    number: '1',
    text: 'The appellant prays that the decree be set aside. The suit for recovery of Rs. 4,00,000 was filed on 3 May 2011 by the respondent.',
  },
  {
    number: '2',
    text: 'The respondent advanced Rs. 4,00,000 to the appellant on 2 January 2009. The appellant signed a promissory note and paid Rs. 10,000 on 5 June 2010.',
  },
  {
    number: '3',
    text: 'The question that arises is whether the payment of 5 June 2010 extends the period of limitation under Section 19 of the Limitation Act, 1963.',
  },
  {
    number: '4',
    text: 'Learned counsel submitted that we are of the view of the High Court and that the payment is no acknowledgement of the debt at all.',
  },
  {
    number: '5',
    text: 'We hold that a payment extends limitation under Section 19 only where it is recorded in the handwriting of the person who makes it.\nIn our view the receipt in the appellant’s handwriting is such a record, and the suit is within limitation.',
  },
  { number: '6', text: 'The appeal is accordingly dismissed with costs. The stay order is vacated.' },
];

test('a judgment is quoted at its paragraphs: what is asked, held and ordered, with facts, issues and provisions', () => {
  const { summary, holdings, facts, issues, dates, statutes } = documentInsights({
    kind: 'judgment',
    paragraphs,
    provisions: [
      { law: 'Limitation Act, 1963', section_number: '19' },
      { law: 'Contract Act, 1872', section_number: '25' },
    ],
  });
  const places = [...summary, ...holdings, ...facts, ...issues, ...dates];
  expect(places.length).toBeGreaterThan(6);
  for (const { index, paragraph, quote } of places) {
    expect(paragraphs[index]?.text.replaceAll(/\s+/gu, ' ')).toContain(quote);
    expect(paragraphs[index]?.number).toBe(paragraph);
  }
  expect(summary.at(-1)?.quote).toContain('The appeal is accordingly dismissed');
  expect([...summary, ...holdings].map(({ paragraph }) => paragraph)).toContain('5');
  expect(facts.map(({ quote }) => quote).join(' ')).toMatch(
    /advanced Rs\. 4,00,000|signed a promissory note/u,
  );
  expect(issues.map(({ paragraph }) => paragraph)).toContain('3');
  expect(dates.map(({ day }) => day)).toContain('2009-01-02');
  expect(statutes).toEqual([
    { law: 'Limitation Act, 1963', section: '19', count: 2, index: 3, paragraph: '3' },
  ]);
  // An argument of counsel is no finding of the court.
  expect(holdings.map(({ paragraph }) => paragraph)).not.toContain('4');
});

test('a section says in its first sentences what it is about, and a text without signs gives nothing', () => {
  const text = 'Whoever commits theft shall be punished with imprisonment of either description.';
  expect(documentInsights({ kind: 'act', paragraphs: [{ text }], provisions: [] }).summary).toEqual([
    { index: 0, quote: text },
  ]);
  const empty = { summary: [], holdings: [], facts: [], issues: [], dates: [], statutes: [] };
  expect(documentInsights({ kind: 'judgment', paragraphs: [{ text: 'abc' }], provisions: [] })).toEqual(
    empty,
  );
  expect(documentInsights({ kind: 'judgment', paragraphs: [], provisions: [] })).toEqual(empty);
});

test('nothing of a headnote or of a dissent is a holding or the order', () => {
  const parts = [
    { id: 'headnote', kind: 'headnote', from: 0, to: 1, numbered: false },
    { id: 'opinion-1', kind: 'opinion', stance: 'majority', from: 1, to: 7, numbered: true },
    { id: 'opinion-2', kind: 'opinion', stance: 'dissenting', from: 7, to: 9, numbered: true },
  ] as const;
  const others = [
    'We hold that every payment extends limitation, even where nobody records it.',
    'I would allow the appeal, which is allowed.',
  ];
  const [held = '', order = ''] = others;
  const { summary, holdings } = documentInsights({
    kind: 'judgment',
    paragraphs: [
      { text: held, part: 'headnote' },
      ...paragraphs.slice(1).map((one) => ({ ...one, part: 'opinion-1' })),
      { number: '1', text: held, part: 'opinion-2' },
      { number: '2', text: order, part: 'opinion-2' },
    ],
    parts,
    provisions: [],
  });
  const said = [...summary, ...holdings];
  expect(said.map(({ index }) => index).every((index) => index > 0 && index < 7)).toBe(true);
  expect(summary.at(-1)?.quote).toContain('The appeal is accordingly dismissed');
});
