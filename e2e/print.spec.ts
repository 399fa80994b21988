import { expect, test } from './journey.ts';
import { A4, expectJudgmentPrinted, printed } from './printed-judgment.ts';

test('a draft is printed on numbered pages of A4, and other pages keep their margins', async ({
  lawyer: page,
  baseURL,
}) => {
  const made = async (table: string, data: object) => {
    const headers = { origin: baseURL ?? '', prefer: 'return=representation' };
    const answer = await page.request.post(`/rest/v1/${table}`, { data, headers });
    const [row] = (await answer.json()) as { id: string }[];
    return row?.id;
  };
  const caseId = await made('cases', { title: 'Mills v. Union of India', client_name: 'Mills' });
  const facts = Array.from({ length: 80 }, (_, at) => `Fact ${at + 1} is true.`);
  const content = ['AFFIDAVIT', ...facts].join('\n\n');
  const draft = await made('case_drafts', { case_id: caseId, title: 'Reply', content });
  await page.goto('/home/check');
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
  const before = await printed(page);

  await page.goto(`/home/cases/${caseId}?tab=drafts&draft=${draft}`);
  const text = page.getByRole('textbox', { name: 'Text of the draft' });
  await expect(text).toContainText('Fact 80 is true.');
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  const { pages, sizes } = await printed(page);
  expect(pages.length).toBeGreaterThan(2);
  expect(sizes).toEqual(pages.map(() => A4));
  expect(pages.map((words) => /^(\d+ of \d+)\n/u.exec(words)?.[1])).toEqual(
    pages.map((_, at) => `${at + 1} of ${pages.length}`),
  );
  expect(pages[0]).toContain('AFFIDAVIT');
  for (const fact of facts) expect(pages.join('\n')).toContain(fact);
  expect(pages.join(' ')).not.toMatch(/Saved|New Draft|Munshi/u);

  // The page changes without a new load, so that the style sheet of drafts stays.
  await page.getByRole('navigation').getByRole('link', { name: 'Check a document' }).click();
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
  expect((await printed(page)).pages).toEqual(before.pages);
});

const JUDGMENT = '/home/library/sample-12-karnataka-cheque-presumption';

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`a judgment prints whole from a window of ${width} pixels, with its head and without the toolbar`, async ({
    lawyer: page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(JUDGMENT);
    await expectJudgmentPrinted(page);
  });

test('a board of thirty-one matters prints on one page of A4, and one of sixty on two', async ({
  lawyer: page,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '', prefer: 'return=representation' };
  const day = (days: number) =>
    new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  const parties = ['Vaigai Transport Private Limited', 'The Commissioner of Customs, Chennai', 'Palar Dyes'];
  const added = async (at: number) => {
    const title = `${parties[at % 3]} v. ${parties[(at + 1) % 3]}`;
    const about = {
      case_number: `W.P. ${1000 + at} of 2024`,
      court: 'Principal District Court, Chengalpattu',
    };
    const made = await page.request.post('/rest/v1/cases', { data: { title, ...about }, headers });
    const [{ id: case_id }] = (await made.json()) as [{ id: string }];
    const hearing = { case_id, event_type: 'hearing', title: 'Evidence of PW 2, cross-examination' };
    const place = `Court ${1 + (at % 9)}, item ${at + 1}`;
    for (const event_date of at < 31 ? [day(2), day(3)] : [day(3)]) {
      const data = { ...hearing, place, event_date, carry: at % 4 === 0 ? 'Typed set of papers' : null };
      expect((await page.request.post('/rest/v1/timeline_events', { data, headers })).status()).toBe(201);
    }
  };
  for (let at = 0; at < 60; at += 4) await Promise.all([0, 1, 2, 3].map((more) => added(at + more)));
  for (const [days, matters, paper] of [
    [2, 31, 1],
    [3, 60, 2],
  ] as const) {
    await page.goto(`/home/day?day=${day(days)}`);
    await expect(page.getByText(`Item ${matters}`, { exact: true })).toBeVisible();
    const { pages, sizes } = await printed(page);
    expect(sizes).toEqual(Array.from({ length: paper }, () => A4));
    const words = pages.join('\n');
    for (let at = 0; at < matters; at += 1) expect(words).toContain(`${1000 + at}`);
    expect(words).not.toContain('Appears in');
  }
});
