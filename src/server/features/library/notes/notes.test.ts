import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PassageNote } from '#shared/contracts/research/passage-notes.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { PASSAGE } from '#test/fixtures/passage-notes.ts';
import { readZip } from '#test/fixtures/read-zip.ts';
import { added, done, handOver, keepMails, rpc, share } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  const kept = keepMails(it);
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  caseId = (await added(asha, 'cases', { title: 'A v. B' })).id;
  await share(it, kept, { owner: asha, caseId, member: ravi, role: 'commenter' });
});
afterAll(() => it.close());

const add = (by: Lawyer, fields: object = {}) =>
  added(by, 'passage_notes', { ...PASSAGE, ...fields }) as Promise<PassageNote>;
const listed = (by: Lawyer, filter = '') =>
  done<PassageNote[]>(by.call('GET', `/rest/v1/passage_notes?order=index,start,id${filter}`));
const at = ({ id }: PassageNote) => `/rest/v1/passage_notes?id=eq.${id}`;
const refusal = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });

test('a note without a case is its writer’s alone', async () => {
  const own = await add(ravi, { note: '  Read with paragraph 14.  ' });
  expect(own).toMatchObject({
    ...PASSAGE,
    case_id: null,
    owner_id: ravi.userId,
    note: 'Read with paragraph 14.',
  });
  expect((await listed(asha)).map(({ id }) => id)).not.toContain(own.id);
  await ravi.call('PATCH', at(own), { note: '' });
  expect(await listed(ravi, `&id=eq.${own.id}`)).toMatchObject([{ note: null }]);
  await ravi.call('DELETE', at(own));
  expect(await listed(ravi, `&id=eq.${own.id}`)).toEqual([]);
});

test('a note says whose opinion its passage is in', async () => {
  const whose = { kind: 'opinion', judge: 'Farias', stance: 'dissenting' };
  const { id } = await add(asha, { whose });
  expect(await listed(asha, `&id=eq.${id}`)).toMatchObject([{ whose }]);
  for (const wrong of [{ kind: 'poem' }, { kind: 'opinion', judge: 'x'.repeat(201) }, 'opinion']) {
    const answer = await asha.call('POST', '/rest/v1/passage_notes', { ...PASSAGE, whose: wrong });
    expect(answer.status).toBe(400);
  }
  await asha.call('DELETE', at({ id } as PassageNote));
});

test('a commenter keeps notes in the case, and changes and deletes only these', async () => {
  const [hers, his] = [await add(asha, { case_id: caseId }), await add(ravi, { case_id: caseId })];
  expect(his).toMatchObject({ owner_id: asha.userId, created_by: ravi.userId });
  expect((await ravi.call('PATCH', at(his), { note: 'His' })).status).toBe(204);
  expect((await ravi.call('PATCH', at(hers), { note: 'His' })).status).toBe(403);
  expect((await ravi.call('DELETE', at(his))).status).toBe(204);
  await ravi.call('DELETE', at(hers));
  expect((await listed(asha, `&case_id=eq.${caseId}`)).map(({ id }) => id)).toEqual([hers.id]);
});

test('the reader learns in which case a note is, and in which role', async () => {
  const note = await add(ravi, { case_id: caseId });
  const [row] = await listed(ravi, `&id=eq.${note.id}&select=*,case:cases(id,title,role)&limit=1000`);
  expect(row).toMatchObject({ case: { id: caseId, title: 'A v. B', role: 'commenter' } });
  expect((await ravi.call('DELETE', at(note))).status).toBe(204);
});

test('the words and the place of a passage are not changed, and a passage has both', async () => {
  const note = await add(asha);
  expect((await asha.call('PATCH', at(note), { quote: 'Other words' })).status).toBe(400);
  for (const [fields, sentence] of [
    [{ quote: ' ' }, 'Select the words of the passage.'],
    [{ quote: 'x'.repeat(4001) }, 'A passage has at most 4,000 characters. Select fewer words.'],
  ] as const) {
    const answer = await asha.call('POST', '/rest/v1/passage_notes', { ...PASSAGE, ...fields });
    expect(await refusal(answer)).toMatchObject({ status: 400, message: expect.stringContaining(sentence) });
  }
  const ends = await asha.call('POST', '/rest/v1/passage_notes', { ...PASSAGE, start: 9, end: 9 });
  expect(ends.status).toBe(400);
});

test('a document holds 200 notes of an owner, those of members in the owner’s cases among them', async () => {
  const full = { ...PASSAGE, document_id: 'full', case_id: caseId };
  const most = Array.from({ length: 199 }, () => full);
  expect((await asha.call('POST', '/rest/v1/passage_notes', most)).status).toBe(201);
  await add(ravi, full);
  for (const by of [asha, ravi])
    expect(await refusal(await by.call('POST', '/rest/v1/passage_notes', full))).toMatchObject({
      status: 400,
      message:
        'This document has 200 notes, which is the most. Delete one that you no longer need, and save again.',
    });
  await add(ravi, { document_id: 'full' });
});

test('a commenter has a share of the owner’s notes, so the owner can always add more', async () => {
  const meera = await it.lawyer();
  const { id } = await added(meera, 'cases', { title: 'C v. D' });
  await share(it, keepMails(it), { owner: meera, caseId: id, member: ravi, role: 'commenter' });
  await it.db.sql(
    `insert into public.passage_notes (owner_id, case_id, created_by, document_id, index, start, "end", quote)
     select $1, $2, $3, 'document', 0, 0, 4, 'held' from generate_series(1, 40) n`,
    [meera.userId, id, ravi.userId],
  );
  const note = { ...PASSAGE, case_id: id, document_id: 'document' };
  expect(await refusal(await ravi.call('POST', '/rest/v1/passage_notes', note))).toMatchObject({
    status: 400,
    message: expect.stringMatching(/as a member may have/u),
  });
  await add(ravi, { case_id: id });
  await add(meera, { case_id: id, document_id: 'document' });
});

test('an owner has at most 5,000 notes', async () => {
  const meera = await it.lawyer();
  await it.db.fill(
    `insert into public.passage_notes (owner_id, document_id, index, start, "end", quote)
     select $1, 'document-' || n % 50, 0, 0, 4, 'held' from generate_series(1, 5000) n`,
    [meera.userId],
  );
  const answer = await meera.call('POST', '/rest/v1/passage_notes', PASSAGE);
  expect(await refusal(answer)).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^There are 5,000/u),
  });
});

test('the notes of a case go into the bin with it, come back, and go along to another owner', async () => {
  const meera = await it.lawyer();
  const moved = (await added(meera, 'cases', { title: 'C v. D' })).id;
  const note = await add(meera, { case_id: moved });
  await share(it, keepMails(it), { owner: meera, caseId: moved, member: ravi, role: 'editor' });
  expect((await meera.call('DELETE', `/rest/v1/cases?id=eq.${moved}`)).status).toBe(204);
  expect(await listed(ravi, `&id=eq.${note.id}`)).toEqual([]);
  const [item] = await done<{ id: string }[]>(meera.call('GET', `/rest/v1/bin_items?case_id=eq.${moved}`));
  await done(rpc(meera, 'restore_from_bin', { id: item?.id }));
  expect(await listed(ravi, `&id=eq.${note.id}`)).toHaveLength(1);
  await done(handOver(meera, moved, ravi));
  expect(await listed(meera, `&id=eq.${note.id}`)).toMatchObject([{ owner_id: ravi.userId }]);
});

test('an account exports its notes, those of its cases and the others, and takes them along when it is deleted', async () => {
  const meera = await it.lawyer();
  const own = (await added(meera, 'cases', { title: 'E v. F' })).id;
  const [alone, inCase] = [await add(meera), await add(meera, { case_id: own })];
  const answer = await meera.call('GET', '/functions/v1/export-account');
  const entries = await readZip(Buffer.from(await answer.arrayBuffer()));
  const json = (name: string) => JSON.parse(String(entries.get(name)));
  expect(json('notes.json')).toMatchObject([{ id: alone.id, quote: PASSAGE.quote }]);
  expect(json('Cases/E v. F/case.json').passage_notes).toMatchObject([{ id: inCase.id }]);
  await it.db.sql('delete from auth.users where id = $1', [meera.userId]);
  expect(await it.db.sql('select id from public.passage_notes where owner_id = $1', [meera.userId])).toEqual(
    [],
  );
});

test('a list of notes learns which of its documents have left the library', async () => {
  const there = madeUpDocument('there', 'Dismissed.');
  it.services.library.get = async (id) => (id === 'there' ? there : undefined);
  const ask = (ids: string[]) => asha.call('POST', '/library/documents/known', { ids });
  expect(await done(ask(['gone', 'there', 'there']))).toEqual({ known: ['there'] });
  expect((await ask([])).status).toBe(400);
  expect((await ask(Array.from({ length: 51 }, (_, n) => `d${n}`))).status).toBe(400);
});
