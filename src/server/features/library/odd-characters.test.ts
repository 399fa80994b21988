import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import type { KeywordAnswer } from '#shared/contracts/library.ts';
import { sampleLibraryApp } from '#test/fixtures/sample-library.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';

// Texts as PDFs and clipboards leave them: page breaks, control characters, characters without width.

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await sampleLibraryApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const ODD: readonly (readonly [string, (text: string) => string])[] = [
  ['page breaks', (text) => text.replaceAll(/ (?=of |placed |regul)/gu, '\f')],
  ['zero bytes', (text) => `\u0000${text.replaceAll(' ', ' \u0000')}`],
  ['control characters', (text) => `\u0001${text}\u001b\u0007`],
  ['vertical tabs', (text) => text.replaceAll(/ (?=of |placed |regul)/gu, '\u000b')],
  ['soft hyphens', (text) => text.replaceAll(/(\p{L}{3})(?=\p{L}{3})/gu, '$1\u00ad')],
  ['characters without width', (text) => text.replaceAll(/(\p{L}{3})(?=\p{L}{3})/gu, '$1\u200b')],
  ['half a character', (text) => `${text}\ud800`],
];

async function firstHit(way: string, body: object): Promise<string | undefined> {
  const answer = await asha.call('POST', way, body);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as KeywordAnswer).results[0]?._id;
}

test('a search of 200 words in three scripts answers in time, and finds what its English words find', async () => {
  const english = 'cheque returned unpaid for want of funds notice of demand drawer did not pay';
  const words = [
    ...Array.from({ length: 12 }, () => english)
      .join(' ')
      .split(' ')
      .slice(0, 120),
    ...Array.from({ length: 40 }, (_, at) => ['जमानत', 'सूचना', 'न्यायालय', 'चेक'][at % 4]),
    ...Array.from({ length: 40 }, (_, at) => ['காசோலை', 'பிணை', 'நீதிமன்றம்', 'அறிவிப்பு'][at % 4]),
  ];
  expect(words).toHaveLength(200);
  for (const way of ['/keyword_search', '/hybrid_search']) {
    const answer = await asha.call('POST', way, { query: words.join(' ') });
    expect(answer.status).toBe(200);
    const { results } = (await answer.json()) as KeywordAnswer;
    expect(results.length).toBeGreaterThan(0);
    expect(results.slice(0, 5).some(({ _source }) => /cheque/iu.test(JSON.stringify(_source)))).toBe(true);
  }
});

describe.each(ODD)('a text with %s', (_, odd) => {
  test('finds what the text without them finds', async () => {
    const query = 'daily wager regularisation';
    const facts =
      'A cheque was returned unpaid for want of funds; a notice of demand was sent and the drawer did not pay within fifteen days.';
    for (const [way, plain, given] of [
      ['/keyword_search', { query }, { query: odd(query) }],
      ['/hybrid_search', { query }, { query: odd(query) }],
      ['/similar_search', { text: facts }, { text: odd(facts) }],
    ] as const)
      expect(await firstHit(way, given)).toBe(await firstHit(way, plain));
  });

  test('is checked', async () => {
    const said =
      'Reliance is placed on Ananya Bhardwaj v. Yamuna University of Applied Sciences, 2021 MUNSHI SAMPLE 6.';
    const answer = await asha.call('POST', '/functions/v1/check-document', { text: odd(said) });
    expect(answer.status).toBe(200);
    const report = (await answer.json()) as CheckReport;
    expect(report.citations).toMatchObject([{ status: 'found' }]);
  });
});

test('a record keeps what its fields say, without what prints nothing', async () => {
  const answer = await asha.call(
    'POST',
    '/rest/v1/cases',
    { title: 'Rama\u0000n v. \u200bState\u0007' },
    { prefer: 'return=representation' },
  );
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject([{ title: 'Raman v. State' }]);
});
