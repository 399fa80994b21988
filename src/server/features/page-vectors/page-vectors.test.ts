import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVectors, vectorsOfClauses } from '#server/platform/models/sentences/clause-vectors.ts';
import { answerOf, assistantApp, caseWithPages } from '#test/fixtures/assistant.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';
import { pageVectors } from './jobs.ts';
import { saveVectors, takePage, vectorsOfPages } from './store.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const DIARY =
  'The lorry overturned near the river at Karur and the press fell into the water.\n\nThe carrier offered a part of the freight as a gesture of goodwill.\n\nThe consignor was informed of this by a letter of the carrier.';

let it: TestApp;
beforeAll(async () => {
  it = await assistantApp({ SENTENCE_MODEL: 'on' });
});
afterAll(() => it.close());

const waiting = async () =>
  Number((await it.db.sql('select count(*) from app.page_vectors where vectors is null'))[0]?.count);
const makeAll = async () => {
  const queue = pageVectors(it.services);
  while (await queue.runNext('pages'));
};
const removeAll = () => it.db.sql('delete from public.case_files');

test('a page waits for its vectors from its reading on, and goes with its file', async () => {
  const asha = await it.lawyer();
  const { files } = await caseWithPages(it, asha, { 'Diary.pdf': [DIARY, 'A second page.'] });
  const file_id = files['Diary.pdf'] ?? '';
  expect(await waiting()).toBe(2);
  await makeAll();
  expect(await waiting()).toBe(0);
  const found = readVectors(await it.db.withWorker((tx) => vectorsOfPages(tx, [{ file_id, page: 1 }])));
  expect(found.size).toBe(3);
  await it.db.sql('delete from public.case_file_pages where file_id = $1 and page = 2', [file_id]);
  expect(await it.db.sql('select page from app.page_vectors')).toEqual([{ page: 1 }]);
  await removeAll();
  expect(await it.db.sql('select from app.page_vectors')).toHaveLength(0);
});

test('owners take turns of a page, and one that a server has is left to it until its lease is over', async () => {
  const [asha, ravi] = [await it.lawyer(), await it.lawyer()];
  await caseWithPages(it, asha, { 'Long.pdf': ['One.', 'Two.', 'Three.'] });
  await caseWithPages(it, ravi, { 'Short.pdf': ['One.'] });
  const turns: string[] = [];
  for (let last = NOBODY, at = 0; at < 4; at += 1) {
    last = (await it.db.withWorker((tx) => takePage(tx, last)))?.owner_id ?? NOBODY;
    turns.push(last);
  }
  expect(turns.slice(0, 2).toSorted()).toEqual([asha.userId, ravi.userId].toSorted());
  expect(turns.slice(2)).toEqual([asha.userId, asha.userId]);
  expect(await it.db.withWorker((tx) => takePage(tx, NOBODY))).toBeUndefined();
  await it.db.sql("update app.page_vectors set claimed_at = claimed_at - interval '1 hour' where page = 3");
  expect(await it.db.withWorker((tx) => takePage(tx, NOBODY))).toMatchObject({ page: 3 });
  await removeAll();
});

test('pages that are older than the model, and vectors of another model, are made again', async () => {
  const asha = await it.lawyer();
  const { files } = await caseWithPages(it, asha, { 'One.pdf': ['One.'], 'Two.pdf': ['Two.'] });
  const [one, two] = ['One.pdf', 'Two.pdf'].map((name) => ({ file_id: files[name] ?? '', page: 1 }));
  await it.db.sql('delete from app.page_vectors where file_id = $1', [one?.file_id]);
  await it.db.withWorker((tx) =>
    saveVectors(tx, two ?? { file_id: '', page: 1 }, new Uint8Array(392), 'older'),
  );
  const places = [one, two].flatMap((place) => place ?? []);
  expect(await it.db.withWorker((tx) => vectorsOfPages(tx, places))).toHaveLength(0);
  await makeAll();
  expect(await it.db.withWorker((tx) => vectorsOfPages(tx, places))).toHaveLength(2);
  await removeAll();
});

test('the vectors of a case that is moved to another owner go with it', async () => {
  const [asha, ravi] = [await it.lawyer(), await it.lawyer()];
  const { caseId } = await caseWithPages(it, asha, { 'One.pdf': ['One.'] });
  const client = await it.db.sql(
    "insert into public.clients (owner_id, name, email, status) values ($1, 'K', 'k@example.in', 'exploration') returning id",
    [asha.userId],
  );
  await it.db.sql('update public.cases set client_id = $2 where id = $1', [caseId, client[0]?.id]);
  await it.db.sql('select app.move_case($1, $2, $3)', [caseId, asha.userId, ravi.userId]);
  expect(await it.db.sql('select owner_id from app.page_vectors')).toEqual([{ owner_id: ravi.userId }]);
  await removeAll();
});

test('a question in other words, and in another language, finds the clause that answers it', async () => {
  const asha: Lawyer = await it.lawyer();
  const page = [
    'The consignor hired a lorry for Rs. 42,000 on 3 May 2024 to bring a printing press from Chennai.',
    'The agreement of carriage has nine clauses and was signed by both sides before two witnesses.',
    'The driver has a licence for heavy vehicles that the authority renewed in 2022.',
    'The policy of the carrier was in force and named the goods that he usually carries.',
    'The vehicle overturned near the bridge and what it carried fell into the river.',
    'A mechanic who looked at the press is of the view that it is beyond repair.',
    'The carrier wrote on 9 May 2024 that rain had made the road slippery that night.',
    'The consignor asks for the price of the press with interest at nine per cent.',
    'The reply of the carrier admits that no letter was sent before 9 May 2024.',
  ].join('\n\n');
  const { caseId } = await caseWithPages(it, asha, { 'Statement.pdf': [page] });
  await makeAll();
  for (const asked of ['Did the truck tip over?', 'क्या ट्रक पलट गया था?', 'லாரி கவிழ்ந்ததா?'])
    expect((await answerOf(asha, asked, { caseId })).content, asked).toContain('overturned near the bridge');
  const { content, declined } = await answerOf(asha, 'Why did the widow marry again?', { caseId });
  expect([content, declined]).toEqual([expect.stringContaining('No passage answers this directly.'), true]);
  await removeAll();
});

test('in a long case the pages are read that meaning finds', async () => {
  const asha = await it.lawyer();
  const filler = (at: number) => `The site was open on day ${at} and the work went on. `.repeat(16);
  const pages = Array.from({ length: 90 }, (_, at) => filler(at));
  pages[70] = 'The shipment was ruined by moisture during the monsoon.';
  const { caseId, files } = await caseWithPages(it, asha, { 'Diary.pdf': pages });
  const [far, near] = await Promise.all([
    vectorsOfClauses('The site was open.'),
    vectorsOfClauses(pages[70]),
  ]);
  await it.db.withWorker(async (tx) => {
    for (const at of pages.keys())
      await saveVectors(tx, { file_id: files['Diary.pdf'] ?? '', page: at + 1 }, at === 70 ? near : far);
  });
  const { sources } = await answerOf(asha, 'क्या बारिश से माल खराब हुआ?', { caseId });
  expect(sources.map(({ page }) => page)).toContain(71);
  await it.db.sql("update app.page_vectors set vectors = '\\x00'");
  expect((await answerOf(asha, 'When was the site open?', { caseId })).content).toContain(
    'The site was open',
  );
});
