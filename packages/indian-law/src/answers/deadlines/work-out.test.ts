import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineAsked, withAskedBefore } from './asked-deadlines.ts';
import { workOutDeadlines } from './work-out.ts';

const CHEQUE =
  'The cheque was returned on 7 February 2026. The notice dated 12.02.2026 was received by the accused on 20 February 2026.';

const daysFor = (question: string, ...pages: string[]) =>
  workOutDeadlines(
    question,
    pages.map((text, at) => ({ file: 'f', page: at + 1, text })),
  ).flatMap(({ rule, clause, answer }) =>
    answer
      ? answer.readings.map((one) => [one.rule, one.earliest_day ?? null, one.last_day ?? null])
      : [[rule?.key ?? 'contract', null, clause?.lastDay ?? null]],
  );

describe('a last day is worked out by its rule', () => {
  test.each<[string, string[], (string | null)[][]]>([
    [
      'What is the last day to file the complaint?',
      [CHEQUE],
      [['ni-142-complaint', '2026-03-08', '2026-04-08']],
    ],
    ['By when must the notice be sent?', [CHEQUE], [['ni-138-notice', null, '2026-03-09']]],
    [
      'When does the notice period end?',
      [
        "The lease may be ended by three months' notice in writing.",
        'The notice was received by the tenant on 5 March 2026.',
      ],
      [['contract', null, '2026-06-05']],
    ],
    [
      'When does the right to default bail accrue?',
      ['The accused was remanded to judicial custody on 17.05.2026 under section 103(1) BNS.'],
      [['bnss-187-3', '2026-08-15', '2026-08-14']],
    ],
    [
      'He was remanded on 1 March 2023 in a case under section 379 of the IPC. When is default bail due?',
      [],
      [['crpc-167-2', '2023-04-30', '2023-04-29']],
    ],
    [
      'The summons was served on the defendant on 3 March 2026. By when must the written statement be filed in this commercial suit?',
      [],
      [['cpc-ws-commercial', null, '2026-04-02']],
    ],
    [
      'The decree was passed on 3 April 2026, the copy was applied for on 6 April 2026 and was ready on 20 April 2026. What is the last date for a first appeal to the High Court?',
      [],
      [['116(a)', null, '2026-07-17']],
    ],
    [
      'चेक की शिकायत दाखिल करने की अंतिम तिथि क्या है?',
      [CHEQUE],
      [['ni-142-complaint', '2026-03-08', '2026-04-08']],
    ],
    [
      'எதிர்வழக்குரை தாக்கல் செய்ய கடைசி நாள் எது?',
      ['Summons in the commercial suit was served on the defendant on 3 March 2026.'],
      [
        ['cpc-ws', null, '2026-04-02'],
        ['cpc-ws-commercial', null, '2026-04-02'],
      ],
    ],
    [
      'What is the next step and by when?',
      [CHEQUE],
      [
        ['ni-138-payment', null, '2026-03-07'],
        ['ni-142-complaint', '2026-03-08', '2026-04-08'],
      ],
    ],
  ])('%s', (question, pages, days) => {
    expect(daysFor(question, ...pages)).toEqual(days);
  });
});

test('without the day the rule is there, and no day', () => {
  expect(daysFor('What is the limitation for filing a written statement in a commercial suit?')).toEqual([
    ['cpc-ws-commercial', null, null],
  ]);
  // Two days, of which the words name none.
  expect(
    daysFor(
      'Between 3 March 2026 and 9 March 2026 nothing came. What is the last day for the written statement?',
    ),
  ).toEqual([
    ['cpc-ws', null, null],
    ['cpc-ws-commercial', null, null],
  ]);
});

test.each([
  'When was the notice received?',
  'On what date was the written statement filed?',
  'When did the lease end?',
  'What did the court hold on limitation under Article 14 of the Constitution?',
  'Who is the complainant?',
  'How long is the lease?',
])('%s is no question for a last day', (question) => {
  expect(workOutDeadlines(question, [{ file: 'f', page: 1, text: CHEQUE }])).toEqual([]);
});

test('in the papers of a lease a cheque is a way of payment, and the notice is that of the contract', () => {
  const lease =
    "The rent is paid by cheque. Either party may end the lease by two months' notice. The notice was received on 5 March 2026.";
  expect(daysFor('When does the notice period end?', lease)).toEqual([['contract', null, '2026-05-05']]);
  expect(daysFor('By when must the tenant pay the rent?', lease)).toEqual([]);
});

test('the day that was asked for completes the question before it', () => {
  const before = 'What is the last day for the written statement?';
  const message = 'It was served on 3 March 2026.';
  expect(withAskedBefore(message, before, false)).toBe(`${before} ${message}`);
  expect(withAskedBefore('Thanks.', before, false)).toBe('Thanks.');
  expect(withAskedBefore(message, 'Who is the plaintiff?', false)).toBe(message);
});

test('any text is read without an error, and a question for a day never throws', () => {
  const words = fc.constantFrom(
    'last date',
    'cheque',
    'notice',
    'appeal',
    'article 54',
    '3 March 2026',
    '31.02.2026',
    'when',
    'ends',
    '?',
    'வழக்கு',
    'अंतिम तिथि',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const text = parts.join(' ');
      deadlineAsked(text, true);
      expect(Array.isArray(workOutDeadlines(text, [{ file: 'f', page: 1, text }]))).toBe(true);
    }),
  );
});
