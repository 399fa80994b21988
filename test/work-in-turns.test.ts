import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { TurnsByOwner } from '#server/core/threads/turns-by-owner.ts';
import { caseWithPages } from './fixtures/assistant.ts';
import { addFile, pdfOf } from './fixtures/case-files.ts';
import { added, done } from './fixtures/sharing.ts';
import { zip } from './fixtures/zip.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// Work that a request starts in a thread or a child: it waits for its turn as that of its user, and its client can end it.
// The turns hold every piece here, so that nothing runs; work-pool.test.ts and idle-sandbox.test.ts say how a piece ends.

let it: TestApp;
let asha: Lawyer;
let caseId: string;
let draftId: string;
let bookId: string;
let fileId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  ({ caseId } = await caseWithPages(it, asha, { 'Memo.pdf': ['Your cheque was returned unpaid.'] }));
  const draft = { case_id: caseId, title: 'Plaint', content: 'The plaintiff states as follows.' };
  [{ id: draftId }, { id: bookId }] = await Promise.all([
    added(asha, 'case_drafts', draft),
    added(asha, 'case_drafts', draft),
  ]);
  const order = await addFile(it, asha, caseId, { name: 'order.pdf', bytes: await pdfOf(['An order']) });
  ({ id: fileId } = await addFile(it, asha, caseId, { name: 'deed.docx', bytes: 'x' }));
  const chosen = { file: order.id, mark: 'P-1', particulars: 'Order', included: true };
  const body = { draftId: bookId, files: [chosen], trueCopy: false };
  await done(asha.call('PUT', '/functions/v1/draft-annexures', body));
  const event = { case_id: caseId, title: 'Order', event_type: 'document', event_date: '2026-01-01' };
  await added(asha, 'timeline_events', event);
  const clients = Array.from({ length: 40 }, (_, at) => ({ name: `Ravi Kumar ${at}` }));
  expect((await asha.call('POST', '/rest/v1/clients', clients)).status).toBe(201);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => it.close());

function form(name: string, bytes: Uint8Array | string): FormData {
  const made = new FormData();
  made.append('file', new File([bytes as BlobPart], name));
  return made;
}
const word = () => zip({ 'word/document.xml': '<w:document><w:body/></w:document>' });
const longText = () =>
  Array.from({ length: 900 }, (_, at) => `Paragraph ${at} of the affidavit`).join('\n\n');

test.each<[string, string, () => unknown]>([
  ['a check of a text', 'functions/v1/check-document', () => ({ text: 'See AIR 1973 SC 1461.' })],
  ['a check of a file', 'functions/v1/check-document', () => form('a.txt', 'See AIR 1973 SC 1461.')],
  ['a check of a draft', 'functions/v1/check-draft', () => ({ draftId })],
  ['an export to Word', 'functions/v1/export-draft', () => ({ draftId, format: 'docx' })],
  ['an export to PDF', 'functions/v1/export-draft', () => ({ draftId, format: 'pdf' })],
  ['a book', 'functions/v1/export-draft', () => ({ draftId: bookId, format: 'pdf' })],
  ['an index', 'functions/v1/draft-index', () => ({ draftId: bookId })],
  ['a filing', 'functions/v1/prepare-filing', () => ({ draftId: bookId })],
  ['an import of a draft', 'functions/v1/import-draft', () => form('a.docx', word())],
  ['an import of court papers', 'functions/v1/court-import', () => form('order.txt', 'W.P. 12 of 2026')],
  ['a list of dates', 'functions/v1/list-of-dates', () => ({ case_id: caseId, format: 'pdf' })],
  ['a summary', 'functions/v1/case-summary', () => ({ caseId })],
  ['a preview', 'functions/v1/tracked-changes', () => ({ file_id: fileId })],
  ['a conflict check', 'rest/v1/rpc/check_conflicts', () => ({ names: ['Ravi Kumar'] })],
  ['a save of a draft', 'rest/v1/rpc/save_draft', () => ({ id: draftId, content: longText() })],
])('%s waits as its user’s, and ends with its client', async (_, path, body) => {
  const given = body();
  const client = new AbortController();
  const signals: (AbortSignal | undefined)[] = [];
  const entered = new Promise<string>((resolve) => {
    vi.spyOn(TurnsByOwner.prototype, 'enter').mockImplementation((id, signal) => {
      signals.push(signal);
      resolve(id);
      return new Promise((_enter, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    });
  });
  const answer = it.app.request(`/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${asha.token}`,
      ...(given instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: given instanceof FormData ? given : JSON.stringify(given),
    signal: client.signal,
  });
  const ended = Promise.resolve(answer).then(
    ({ ok }) => ok,
    () => false,
  );
  const first = await Promise.race([entered, ended.then(() => 'answered without a turn')]);
  expect(first).toBe(asha.userId);
  client.abort();
  expect(await ended).toBe(false);
  expect(signals.map((signal) => signal?.aborted)).toEqual(signals.map(() => true));
});
