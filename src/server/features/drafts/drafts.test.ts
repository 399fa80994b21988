import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { DRAFTS } from '#shared/contracts/drafts/drafts.ts';
import { messages as assistant } from '#shared/messages/en/practice/assistant.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import { t } from '#shared/messages/translate.ts';
import { binOf, deleteForEver, restore } from '#test/fixtures/bin.ts';
import { added, done, rpc } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  caseId = (await added(asha, 'cases', { title: 'Kaveri Mills v. State' })).id;
});
afterAll(() => it.close());

const rowOf = async (id: string) =>
  (await done<Draft[]>(asha.call('GET', `/rest/v1/case_drafts?id=eq.${id}`)))[0] as Draft;
const draftWith = async (fields: object) => {
  const { id } = await added(asha, 'case_drafts', { case_id: caseId, title: 'Affidavit', ...fields });
  return rowOf(id);
};
const document = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text, at) => ({
    type: 'numberedParagraph',
    attrs: { id: `p${at + 1}`, level: 1 },
    content: [{ type: 'text', text, marks: [{ type: 'bold' }] }],
  })),
});
const versions = (id: string) =>
  done<{ number: number; name: string | null; content: string }[]>(
    asha.call('GET', `/rest/v1/draft_versions?draft_id=eq.${id}&order=number&select=number,name,content`),
  );

test('text alone gives paragraphs, a document gives its text, and the kind is detected', async () => {
  const text = 'IN THE HIGH COURT OF MADRAS\n\nAFFIDAVIT\n\n1. That I am the petitioner.';
  const ofText = await draftWith({ content: text });
  expect(ofText).toMatchObject({ content: text, kind: 'affidavit', created_by: asha.userId });
  expect(ofText.document).toMatchObject({
    type: 'doc',
    content: [{ type: 'paragraph' }, {}, { type: 'numberedParagraph' }],
  });
  expect(Object.keys(ofText.document)).not.toContain('attrs');
  const ofDocument = await draftWith({ document: document('One', 'Two'), content: 'ignored' });
  expect(ofDocument).toMatchObject({ content: '1. One\n\n2. Two', kind: 'other' });
});

test('a client that writes the text back unchanged leaves the document as it was', async () => {
  const made = await draftWith({ document: document('One', 'Two') });
  const at = `/rest/v1/case_drafts?id=eq.${made.id}`;
  await done(asha.call('PATCH', at, { title: 'Renamed', content: made.content }));
  expect(await rowOf(made.id)).toMatchObject({ title: 'Renamed', document: made.document });
  await done(asha.call('PATCH', at, { content: '1. One\n\n2. Changed' }));
  expect(JSON.stringify((await rowOf(made.id)).document)).not.toContain('bold');
});

test('save_draft merges a text that was edited elsewhere, and keeps the form of what is unchanged', async () => {
  const made = await draftWith({ document: document('One', 'Two', 'Three') });
  const saved = await done<Draft>(
    rpc(asha, 'save_draft', { id: made.id, content: '1. One\n\n2. New\n\n3. Three' }),
  );
  expect(saved.content).toBe('1. One\n\n2. New\n\n3. Three');
  const blocks = saved.document.content as { attrs: { id: string } }[];
  expect([blocks[0], blocks[2]]).toEqual([
    document('One').content[0],
    document('a', 'b', 'Three').content[2],
  ]);
  expect(blocks[1]?.attrs.id).not.toBe('p2');
});

test('save_draft refuses to overwrite a newer state, and gives it', async () => {
  const made = await draftWith({ content: 'One' });
  const saved = await done<Draft>(
    rpc(asha, 'save_draft', { id: made.id, content: 'Two', if_updated_at: made.updated_at }),
  );
  expect(saved.updated_at > made.updated_at).toBe(true);
  const stale = await rpc(asha, 'save_draft', {
    id: made.id,
    content: 'Three',
    if_updated_at: made.updated_at,
  });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ code: 'stale', message: t(messages.stale), details: saved });
  expect((await rowOf(made.id)).content).toBe('Two');
  await done(rpc(asha, 'save_draft', { id: made.id, content: 'Three', if_updated_at: saved.updated_at }));
  expect((await rpc(asha, 'save_draft', { id: crypto.randomUUID(), title: 'A' })).status).toBe(404);
});

test('save_draft answers with the fields that are asked for, and saves nothing when one does not exist', async () => {
  const made = await draftWith({ content: 'One' });
  const save = (content: string, select: string) =>
    asha.call('POST', `/rest/v1/rpc/save_draft?select=${select}`, { id: made.id, content });
  const saved = await done<Draft>(save('Two', 'id,at:updated_at'));
  const { id, updated_at: at, content } = await rowOf(made.id);
  expect([saved, content]).toEqual([{ id, at }, 'Two']);
  expect(await done<Draft>(save('Three', '*'))).toEqual(await rowOf(made.id));
  for (const select of ['id,password_hash', 'id,case(*)'])
    expect((await save('Four', select)).status).toBe(400);
  expect((await rowOf(made.id)).content).toBe('Three');
});

test('save_draft takes the blocks that changed, and refuses those that the draft does not have', async () => {
  const made = await draftWith({ document: document('One', 'Two', 'Three') });
  const [block] = document('New').content;
  const other = { ...block, attrs: { id: 'p9', level: 1 } };
  const save = (change: object) =>
    rpc(asha, 'save_draft', { id: made.id, if_updated_at: made.updated_at, change });
  for (const change of [
    { after: 'p3', removes: ['p2'], blocks: [other] },
    { after: 'p7', removes: [], blocks: [other] },
  ]) {
    const refused = await save(change);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'stale', details: made });
  }
  const unknown = await save({ after: 'p1', removes: [], blocks: [{ type: 'script' }] });
  expect(unknown.status).toBe(400);
  expect(await unknown.json()).toMatchObject({ message: t(messages.documentInvalid, { what: 'script' }) });
  expect(await rowOf(made.id)).toEqual(made);
  const saved = await done<Draft>(save({ after: 'p1', removes: ['p2'], blocks: [other] }));
  expect(saved.content).toBe('1. One\n\n2. New\n\n3. Three');
  expect(await rowOf(made.id)).toEqual(saved);
  expect((await save({ after: null, removes: ['p1'], blocks: [] })).status).toBe(409);
});

test('of two saves from one state one is refused', async () => {
  const made = await draftWith({ content: 'One' });
  const save = (content: string) =>
    rpc(asha, 'save_draft', { id: made.id, content, if_updated_at: made.updated_at });
  const answers = await Promise.all([save('Two'), save('Three'), save('Four')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('the state before a change is kept as a version, and a name keeps the present state', async () => {
  const made = await draftWith({ content: 'One' });
  for (const content of ['Two', 'Three']) await done(rpc(asha, 'save_draft', { id: made.id, content }));
  await added(asha, 'draft_versions', { draft_id: made.id, name: 'As filed' });
  await it.db.sql(`update public.draft_versions set created_at = now() - interval '11 minutes'`);
  await done(rpc(asha, 'save_draft', { id: made.id, content: 'Four' }));
  expect(await versions(made.id)).toEqual([
    { number: 1, name: null, content: 'One' },
    { number: 2, name: 'As filed', content: 'Three' },
    { number: 3, name: null, content: 'Three' },
  ]);
  const at = `/rest/v1/draft_versions?draft_id=eq.${made.id}`;
  expect((await asha.call('PATCH', at, { name: 'x' })).status).toBe(403);
  expect((await asha.call('DELETE', at)).status).toBe(403);
});

test('at most 100 automatic versions stay, and every named one', async () => {
  const made = await draftWith({ content: 'One' });
  await added(asha, 'draft_versions', { draft_id: made.id, name: 'First' });
  await it.db.sql(
    `insert into public.draft_versions (owner_id, case_id, draft_id, number, document, content, created_at)
     select $1, $2, $3, n, '{}', 'Old', now() - interval '1 day' from generate_series(2, 102) n`,
    [asha.userId, caseId, made.id],
  );
  await it.db.sql(
    `update public.draft_versions set created_at = now() - interval '1 day' where draft_id = $1`,
    [made.id],
  );
  await done(rpc(asha, 'save_draft', { id: made.id, content: 'Two' }));
  const kept = await versions(made.id);
  expect(kept).toHaveLength(101);
  expect([kept[0]?.name, kept.at(-1)?.content]).toEqual(['First', 'One']);
});

test('a deleted draft is restored from the bin with its versions and messages, also with its case', async () => {
  const own = (await added(asha, 'cases', { title: 'A v. B' })).id;
  const { id } = await added(asha, 'case_drafts', { case_id: own, title: 'Reply', content: 'One' });
  const { id: other } = await added(asha, 'case_drafts', { case_id: own, title: 'Notice', content: 'Two' });
  await added(asha, 'draft_versions', { draft_id: id, name: 'First' });
  await added(asha, 'draft_chat_messages', { draft_id: id, case_id: own, content: 'Shorter?' });
  const seen = async () => {
    const count = async (path: string) =>
      (await done<unknown[]>(asha.call('GET', `/rest/v1/${path}`))).length;
    return [
      await count(`case_drafts?case_id=eq.${own}`),
      await count(`draft_versions?draft_id=eq.${id}`),
      await count(`draft_chat_messages?draft_id=eq.${id}`),
    ];
  };
  await done(asha.call('DELETE', `/rest/v1/case_drafts?id=eq.${id}`));
  expect(await seen()).toEqual([1, 0, 0]);
  const [item] = await binOf(asha);
  expect(item).toMatchObject({ kind: 'draft', draft_id: id, name: 'Reply', parent_name: 'A v. B' });
  await done(asha.call('DELETE', `/rest/v1/cases?id=eq.${own}`));
  expect((await restore(asha, item?.id)).status).toBe(409);
  const [ofCase] = await binOf(asha);
  await done(restore(asha, ofCase?.id));
  expect(await seen()).toEqual([1, 0, 0]);
  expect(await done(restore(asha, item?.id))).toEqual({ kind: 'draft', id });
  expect(await seen()).toEqual([2, 1, 1]);
  await done(asha.call('DELETE', `/rest/v1/case_drafts?id=eq.${other}`));
  expect(await done(deleteForEver(asha, (await binOf(asha))[0]?.id))).toEqual({ complete: true });
  expect(await it.db.sql('select 1 from public.case_drafts where id = $1', [other])).toEqual([]);
});

test('bad drafts and messages get a clear refusal', async () => {
  const made = await draftWith({ content: 'One' });
  const refusal = async (answer: Response | Promise<Response>) => {
    const got = await answer;
    return [got.status, ((await got.json()) as { message: string }).message];
  };
  const insert = (fields: object) =>
    asha.call('POST', '/rest/v1/case_drafts', { case_id: caseId, title: 'T', ...fields });
  const say = (fields: object) =>
    asha.call('POST', '/rest/v1/draft_chat_messages', {
      draft_id: made.id,
      case_id: caseId,
      content: 'Hello',
      ...fields,
    });
  expect(await refusal(insert({ title: '   ' }))).toEqual([400, t(messages.titleRequired)]);
  expect(await refusal(insert({ document: { type: 'doc', content: [{ type: 'script' }] } }))).toEqual([
    400,
    t(messages.documentInvalid, { what: 'script' }),
  ]);
  expect((await insert({ content: 'x'.repeat(1_200_001) })).status).toBe(400);
  expect((await insert({ content: 'x'.repeat(DRAFTS.bodyBytes) })).status).toBe(413);
  expect(await refusal(rpc(asha, 'save_draft', { id: made.id }))).toEqual([400, t(messages.nothingToSave)]);
  expect(await refusal(say({ content: ' ' }))).toEqual([400, t(messages.messageEmpty)]);
  expect(await refusal(say({ role: 'assistant' }))).toEqual([403, t(assistant.assistantWrites)]);
  expect((await say({ case_id: crypto.randomUUID() })).status).toBe(409);
  expect(await refusal(say({ draft_id: undefined }))).toEqual([400, t(messages.noDraftSelected)]);
});
