import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVectors, vectorsOfClauses } from '#server/platform/models/sentences/clause-vectors.ts';
import { SENTENCE_MODEL } from '#server/platform/models/sentences/sentence-vectors.ts';
import { answerOf, assistantApp, caseWithPages } from '#test/fixtures/assistant.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';
import { pageVectors } from './jobs.ts';
import { forgetOtherModels, saveVectors, takePages, vectorsOfPages } from './store.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const DIARY =
  'The lorry overturned near the river at Karur and the press fell into the water.\n\nThe carrier offered a part of the freight as a gesture of goodwill.\n\nThe consignor was informed of this by a letter of the carrier.';

let it: TestApp;
beforeAll(async () => {
  it = await assistantApp({ SENTENCE_MODEL: 'on' });
});
afterAll(() => it.close());

const kept = (model: string) => ({ model, vectors: new Uint8Array(392) });
const waiting = async () =>
  Number((await it.db.sql('select count(*) from app.page_vectors where vectors is null'))[0]?.count);
/** The id just before this one. */
const before = (id: string) =>
  `${id.slice(0, 24)}${(BigInt(`0x${id.slice(24)}`) - 1n).toString(16).padStart(12, '0')}`;
const makeAll = async () => {
  const queue = pageVectors(it.services);
  while (await queue.runNext('pages'));
};

test('a page waits for its vectors from its reading on, and goes with its file', async () => {
  const asha = await it.lawyer();
  const { files } = await caseWithPages(it, asha, { 'Diary.pdf': [DIARY, 'A second page.'] });
  const file_id = files['Diary.pdf'] ?? '';
  expect(await waiting()).toBe(2);
  await makeAll();
  expect(await waiting()).toBe(0);
  const found = readVectors(await it.db.withWorker((tx) => vectorsOfPages(tx, [{ file_id, page: 1 }])));
  expect(found.size).toBe(3);
  await it.db.sql('delete from public.case_files where id = $1', [file_id]);
  expect(await it.db.sql('select from app.page_vectors')).toHaveLength(0);
});

test('owners take turns, and a page that another server has is left to it', async () => {
  const [asha, ravi] = [await it.lawyer(), await it.lawyer()];
  await caseWithPages(it, asha, { 'Long.pdf': Array.from({ length: 9 }, (_, at) => `Page ${at}.`) });
  await caseWithPages(it, ravi, { 'Short.pdf': ['One page.'] });
  let last = NOBODY;
  const counts = new Map<string, number>();
  for (let at = 0; at < 2; at += 1) {
    const taken = await it.db.withWorker((tx) => takePages(tx, last));
    last = taken?.owner ?? NOBODY;
    counts.set(last, taken?.pages.length ?? 0);
  }
  expect(counts).toEqual(
    new Map([
      [asha.userId, 4],
      [ravi.userId, 1],
    ]),
  );
  const { pages } = (await it.db.withWorker((tx) => takePages(tx, before(ravi.userId)))) ?? {};
  expect(pages).toEqual([]);
  await it.db.sql('delete from public.case_files');
});

test('vectors of another model are made again', async () => {
  const asha = await it.lawyer();
  const { files } = await caseWithPages(it, asha, { 'One.pdf': ['One.'], 'Two.pdf': ['Two.'] });
  const place = (name: string) => ({ file_id: files[name] ?? '', page: 1 });
  await it.db.withWorker(async (tx) => {
    await saveVectors(tx, place('One.pdf'), kept('older'));
    await saveVectors(tx, place('Two.pdf'), kept(SENTENCE_MODEL));
    await forgetOtherModels(tx, SENTENCE_MODEL);
  });
  expect(await waiting()).toBe(1);
  await it.db.sql('delete from public.case_files');
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
});

test('in a long case the page is read that only meaning finds', async () => {
  const asha = await it.lawyer();
  const filler = (at: number) => `The site was open on day ${at} and the work went on. `.repeat(16);
  const pages = Array.from({ length: 90 }, (_, at) => filler(at));
  pages[70] = 'The vehicle overturned near the bridge.';
  const { caseId, files } = await caseWithPages(it, asha, { 'Diary.pdf': pages });
  const place = { file_id: files['Diary.pdf'] ?? '', page: 71 };
  const vectors = await vectorsOfClauses(pages[70] ?? '');
  await it.db.withWorker((tx) => saveVectors(tx, place, { model: SENTENCE_MODEL, vectors }));
  const { sources } = await answerOf(asha, 'Did the truck tip over on the road?', { caseId });
  expect(sources.map(({ page }) => page)).toContain(71);
});
