import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedDraft } from '#shared/contracts/drafts/draft-functions.ts';
import { messages as checks } from '#shared/messages/en/practice/draft-checks.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import { t } from '#shared/messages/translate.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { addEvent } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  const known = { court: 'High Court of Delhi', petitioner: 'Meera Rao', respondent: 'Union of India' };
  caseId = (await added(asha, 'cases', { title: 'Rao v. Union', case_number: 'W.P.(C) 12/2025', ...known }))
    .id;
  await addEvent(asha, caseId, { title: 'Order of rejection', event_date: '2025-02-12' });
});
afterAll(() => it.close());

const AFFIDAVIT = [
  'IN THE HIGH COURT OF DELHI AT NEW DELHI',
  'W.P.(C) No. 21 of 2025',
  'Meera Rao ... Petitioner',
  'Versus',
  'Union of India ... Respondent',
  'AFFIDAVIT',
  'I, Meera Rao, daughter of K. Rao, aged 40 years, resident of Delhi, do hereby solemnly affirm and state:',
  '1. That the order of rejection dated 02.12.2025 was served on me.',
  '2. That मैंने आवेदन किया और நான் மனு செய்தேன்.',
  'DEPONENT',
].join('\n\n');
const draftWith = (content: string) =>
  added(asha, 'case_drafts', { case_id: caseId, title: 'Affidavit: Rao', content });
const call = (name: string, body: object, by = asha) => by.call('POST', `/functions/v1/${name}`, body);

test('a check says what is missing and where, compared with the case and its timeline', async () => {
  const { id } = await draftWith(AFFIDAVIT);
  const { findings, completion } = await done<CheckedDraft>(call('check-draft', { draftId: id }));
  expect(findings.map(({ rule }) => rule)).toEqual([
    ...['case_number_differs', 'date_differs', 'verification_missing', 'place_missing', 'date_missing'],
  ]);
  expect(findings[0]?.message).toBe(t(checks.case_number_differs, { known: 'W.P.(C) 12/2025' }));
  const [row] = await done<{ document: { content: { attrs: { id: string } }[] } }[]>(
    asha.call('GET', `/rest/v1/case_drafts?id=eq.${id}`),
  );
  expect(findings[0]?.block).toBe(row?.document.content[1]?.attrs.id);
  expect(findings[2]?.fix).toMatchObject({ kind: 'insert_after' });
  expect(completion).toBe(60);
});

test('a draft is exported as text, as a Word document and as a PDF with its numbers and scripts', async () => {
  const { id } = await draftWith(AFFIDAVIT);
  const text = await call('export-draft', { draftId: id, format: 'txt' });
  expect(await text.text()).toBe(AFFIDAVIT);
  expect(text.headers.get('content-disposition')).toContain('Affidavit_ Rao.txt');
  const word = await call('export-draft', { draftId: id, format: 'docx' });
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await word.arrayBuffer()) });
  expect(value).toContain('1. That the order of rejection dated 02.12.2025');
  expect(value).toContain('மனு');
  const pdf = Buffer.from(await (await call('export-draft', { draftId: id, format: 'pdf' })).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const raw = pdf.toString('latin1');
  for (const part of ['StructTreeRoot', 'NotoSerifDevanagari', 'NotoSerifTamil']) expect(raw).toContain(part);
});

test('the citations of a draft are checked by its id', async () => {
  const { id } = await draftWith('The State relied on A v. B, (2019) 3 SCC 12.');
  const report = await done<{ name: string; citations: unknown[] }>(call('check-document', { draftId: id }));
  expect(report).toMatchObject({ name: 'Affidavit: Rao', citations: [{ status: 'not_in_library' }] });
  const ravi = await it.lawyer();
  expect((await call('check-document', { draftId: id }, ravi)).status).toBe(404);
  expect((await call('check-document', { draftId: id, text: 'Both' })).status).toBe(400);
});

test('an empty draft, one of another lawyer and an unknown format are refused', async () => {
  const { id } = await draftWith(' ');
  const empty = await call('export-draft', { draftId: id, format: 'txt' });
  expect([empty.status, await empty.json()]).toMatchObject([422, { error: t(messages.nothingToExport) }]);
  expect((await call('export-draft', { draftId: id, format: 'odt' })).status).toBe(400);
  const ravi = await it.lawyer();
  for (const name of ['check-draft', 'export-draft'])
    expect((await call(name, { draftId: id, format: 'txt' }, ravi)).status).toBe(404);
});
