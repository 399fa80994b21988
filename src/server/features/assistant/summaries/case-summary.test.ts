import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseSummaryAnswer } from '#shared/contracts/assistant/case-summary.ts';
import { AI_PREFERENCE_DEFAULTS } from '#shared/contracts/profiles.ts';
import { caseWithPages } from '#test/fixtures/assistant.ts';
import { added, done, keepMails, share } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

const NOTICE =
  'NOTICE UNDER SECTION 138 OF THE NEGOTIABLE INSTRUMENTS ACT, 1881\n\n1. My client supplied you cotton yarn under eleven invoices on 4 August 2025.\n2. You issued cheque No. 004417 dated 2 February 2026 for Rs. 8,42,500.\n3. You are called upon to pay Rs. 8,42,500 within fifteen days of receiving this notice.';
const MEMO = 'Your cheque was returned unpaid on 16 February 2026 with the memo "Funds insufficient".';

let it: TestApp;
let asha: Lawyer;
let caseId: string;
let files: Record<string, string>;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  ({ caseId, files } = await caseWithPages(it, asha, {
    'Demand notice.pdf': ['A covering letter.', NOTICE],
    'Memo.pdf': [MEMO],
  }));
});
afterAll(() => it.close());

const path = (id = caseId) => `/functions/v1/case-summary?caseId=${id}`;
const shown = (who: Lawyer) => done<CaseSummaryAnswer>(who.call('GET', path()));
const make = (who: Lawyer, id = caseId) => who.call('POST', '/functions/v1/case-summary', { caseId: id });

test('a summary quotes the papers at their pages, and says when files are newer', async () => {
  expect(await shown(asha)).toMatchObject({ enabled: true, renewable: true, summary: null });
  const { summary } = await done<CaseSummaryAnswer>(make(asha));
  const notice = { file: files['Demand notice.pdf'], file_name: 'Demand notice.pdf', page: 2 };
  const points = [...(summary?.overview ?? []), ...(summary?.facts ?? [])];
  expect(points).toContainEqual(
    expect.objectContaining({ ...notice, quote: expect.stringContaining('cheque No. 004417') }),
  );
  for (const { quote, file } of points)
    expect(file === notice.file ? NOTICE.replaceAll(/\s+/gu, ' ') : MEMO).toContain(quote);
  expect(summary?.dates.map(({ day }) => day)).toContain('2026-02-16');
  expect(summary?.statutes).toMatchObject([{ label: 'Section 138, NI Act', page: 2 }]);
  expect(summary?.missing.map(({ paper }) => paper)).toContain('invoices');

  const { id } = await added(asha, 'case_files', {
    case_id: caseId,
    file_name: 'Reply.pdf',
    file_path: `case_files/${caseId}/${crypto.randomUUID()}.pdf`,
  });
  expect(await shown(asha)).toMatchObject({ newer: 0, unread: 1 });
  await it.db.sql(
    `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source) values ($1, $2, $3, 1, 'The accused paid Rs. 10,000 on 1 March 2026.', 'text')`,
    [asha.userId, caseId, id],
  );
  await it.db.sql(
    `update public.case_files set text_state = 'read', page_count = 1, pages_read = 1 where id = $1`,
    [id],
  );
  expect(await shown(asha)).toMatchObject({ newer: 1, unread: 0 });
  expect(await done<CaseSummaryAnswer>(make(asha))).toMatchObject({ newer: 0 });

  // Text of a deleted file is not shown any more.
  await asha.call('DELETE', `/rest/v1/case_files?id=eq.${id}`);
  expect(JSON.stringify(await shown(asha))).not.toContain('10,000');
});

test('a case without text is refused with a sentence, and a case of another lawyer is not there', async () => {
  const { id } = await added(asha, 'cases', { title: 'Empty' });
  expect((await make(asha, id)).status).toBe(422);
  const other = await it.lawyer();
  expect((await make(other)).status).toBe(404);
  expect((await other.call('GET', path())).status).toBe(404);
});

test('viewers read it, clerks do not see it, and only editors renew it', async () => {
  await done(make(asha));
  const [viewer, clerk] = [await it.lawyer(), await it.lawyer()];
  const mails = keepMails(it);
  await share(it, mails, { owner: asha, caseId, member: viewer, role: 'viewer' });
  await share(it, mails, { owner: asha, caseId, member: clerk, role: 'clerk' });
  expect(await shown(viewer)).toMatchObject({ renewable: false, summary: { overview: expect.any(Array) } });
  expect((await make(viewer)).status).toBe(403);
  expect((await clerk.call('GET', path())).status).toBe(404);
  expect((await make(clerk)).status).toBe(404);
  const [row] = await it.db.sql<{ owner_id: string }>('select owner_id from public.case_summaries');
  expect(row?.owner_id).toBe(asha.userId);
});

test('the preference switches it off', async () => {
  const preferences = { ...AI_PREFERENCE_DEFAULTS, case_summaries: false };
  const set = (ai_preferences: object) =>
    asha.call('PATCH', `/rest/v1/profiles?id=eq.${asha.userId}`, { ai_preferences });
  await set(preferences);
  expect(await shown(asha)).toMatchObject({ enabled: false, summary: null });
  expect((await make(asha)).status).toBe(403);
  await set(AI_PREFERENCE_DEFAULTS);
});
