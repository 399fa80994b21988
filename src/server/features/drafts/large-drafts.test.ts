import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DRAFT_LIMITS } from '#law/drafting/document/read.ts';
import { shortTurns } from '#server/core/threads/work-pool.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import { t } from '#shared/messages/translate.ts';
import { added, done, rpc } from '#test/fixtures/sharing.ts';
import { zip } from '#test/fixtures/zip.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// Bodies and documents that leave the main thread are read, merged and completed as small ones are.

let it: TestApp;
let asha: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  caseId = (await added(asha, 'cases', { title: 'Kaveri Mills v. State' })).id;
});
afterAll(() => it.close());

const paragraph = (id: string, text: string) => ({
  type: 'paragraph',
  attrs: { id },
  content: [{ type: 'text', text, marks: [{ type: 'bold' }] }],
});
const texts = (count: number) => Array.from({ length: count }, (_, at) => `Paragraph ${at} of the affidavit`);
const documentOf = (lines: readonly string[]) => ({
  type: 'doc',
  content: lines.map((text, at) => paragraph(`p${at}`, text)),
});
const rowOf = async (id: string) =>
  (await done<Draft[]>(asha.call('GET', `/rest/v1/case_drafts?id=eq.${id}`)))[0] as Draft;
const insert = (fields: object) =>
  added(asha, 'case_drafts', { case_id: caseId, title: 'Affidavit', ...fields });
const GAP = '\n\n';

test('a large text is completed with its document, and a large document with its text', async () => {
  const lines = ['AFFIDAVIT', ...texts(900)];
  const ofText = await rowOf((await insert({ content: lines.join(GAP) })).id);
  expect(ofText).toMatchObject({ content: lines.join(GAP), kind: 'affidavit' });
  expect(ofText.document.content).toHaveLength(901);
  const ofDocument = await rowOf((await insert({ document: documentOf(lines) })).id);
  expect(ofDocument).toMatchObject({ content: lines.join(GAP), document: documentOf(lines) });
});

test('a save of a large document, of its text and of some of its blocks', async () => {
  const { id } = await insert({ document: documentOf(texts(900)) });
  const save = (change: object) => done<Draft>(rpc(asha, 'save_draft', { id, ...change }));
  const longer = [...texts(900), 'The end'];
  expect(await save({ document: documentOf(longer) })).toMatchObject({ document: documentOf(longer) });
  const edited = ['Another beginning', ...longer.slice(1)];
  const merged = await save({ content: edited.join(GAP) });
  expect(merged.content).toBe(edited.join(GAP));
  expect((merged.document.content as object[])[1]).toEqual(paragraph('p1', longer[1] ?? ''));
  const blocks = [paragraph('new', 'x'.repeat(20_000))];
  await save({ change: { after: 'p1', removes: ['p2'], blocks } });
  const row = await rowOf(id);
  expect(row.content.split(GAP)[2]).toBe('x'.repeat(20_000));
  expect(row.content.split(GAP)).toHaveLength(longer.length);
  const stale = await rpc(asha, 'save_draft', { id, change: { after: 'gone', removes: [], blocks } });
  expect(stale.status).toBe(409);
});

test('the main thread reads, merges and completes no large draft, and a small one itself', async () => {
  const { id } = await insert({ content: 'Short' });
  const pieces = vi.spyOn(shortTurns, 'enter');
  const piecesOf = async (work: () => Promise<unknown>) => {
    pieces.mockClear();
    await work();
    return pieces.mock.calls.map(([owner]) => owner === asha.userId);
  };
  const save = (change: object) => () => done(rpc(asha, 'save_draft', { id, ...change }));
  const content = texts(900).join(GAP);
  expect(await piecesOf(save({ content: 'Shorter' }))).toEqual([]);
  // A text is read, and then merged with the document that there is.
  expect(await piecesOf(save({ content }))).toEqual([true, true]);
  expect(await piecesOf(save({ document: documentOf(texts(900)) }))).toEqual([true]);
  const blocks = [paragraph('new', 'x')];
  expect(await piecesOf(save({ change: { after: 'p1', removes: ['p2'], blocks } }))).toEqual([true]);
  expect(await piecesOf(() => insert({ content }))).toEqual([true]);
  // The words of an answer of a chat are looked up in the document.
  const answer = { sent_answer: { message_id: crypto.randomUUID(), blocks: ['p1'] } };
  const sent = () => rpc(asha, 'save_draft', { id, document: documentOf(texts(900)), ...answer });
  expect(await piecesOf(sent)).toEqual([true, true]);
  pieces.mockRestore();
});

test('a large body that is no JSON, no document or of another is refused as a small one', async () => {
  const json = { 'content-type': 'application/json' };
  const raw = await asha.call('POST', '/rest/v1/case_drafts', `{"title":"${'x'.repeat(20_000)}`, json);
  expect([raw.status, await raw.json()]).toMatchObject([400, { code: 'PGRST102' }]);
  const odd = { type: 'doc', content: [{ type: 'video', attrs: { id: 'x'.repeat(20_000) } }] };
  const wrong = await asha.call('POST', '/rest/v1/case_drafts', {
    case_id: caseId,
    title: 'A',
    document: odd,
  });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { message: t(messages.documentInvalid, { what: 'video' }) },
  ]);
  const ravi = await it.lawyer();
  const { id } = await insert({ content: 'Mine' });
  const taken = await rpc(ravi, 'save_draft', { id, document: documentOf(texts(900)) });
  expect(taken.status).toBe(404);
  expect(await rowOf(id)).toMatchObject({ content: 'Mine' });
});

const tooMany = t(messages.tooManyParagraphs, { max: DRAFT_LIMITS.blocks });

test.each([
  ['text', { content: texts(DRAFT_LIMITS.blocks + 1).join(GAP) }],
  ['document', { document: documentOf(texts(DRAFT_LIMITS.blocks + 1)) }],
])('a %s of too many paragraphs is refused with the limit', async (_, fields) => {
  const at = { case_id: caseId, title: 'Long' };
  const made = await asha.call('POST', '/rest/v1/case_drafts', { ...at, ...fields });
  expect([made.status, await made.json()]).toMatchObject([400, { message: tooMany }]);
  const { id } = await insert({ content: 'Short' });
  const saved = await rpc(asha, 'save_draft', { id, ...fields });
  expect([saved.status, await saved.json()]).toMatchObject([400, { message: tooMany }]);
});

test.each([
  ['empty paragraphs', '<w:p/>'.repeat(60_000)],
  ['paragraphs in one table', `<w:tbl><w:tr>${'<w:tc><w:p/></w:tc>'.repeat(60_001)}</w:tr></w:tbl>`],
])('a Word file of too many %s is refused with the limit', async (_, body) => {
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const form = new FormData();
  const xml = `<w:document xmlns:w="${space}"><w:body>${body}</w:body></w:document>`;
  form.append('file', new File([new Uint8Array(zip({ 'word/document.xml': xml }))], 'Empty.docx'));
  const answer = await asha.call('POST', '/functions/v1/import-draft', form);
  expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
    422,
    t(fileReading.tooManyParagraphs, { max: DRAFT_LIMITS.blocks }),
  ]);
});
