import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASSISTANT } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { added, done, keepMails, rpc, share } from '#test/fixtures/sharing.ts';
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

const threadOf = (by: Lawyer, case_id: string | null = caseId, title = 'Chat 22 Nov') =>
  added(by, 'chat_threads', { case_id, title });
const say = (by: Lawyer, thread_id: string, fields: object) =>
  by.call('POST', '/rest/v1/chat_messages', { thread_id, case_id: caseId, role: 'user', ...fields });
/** An insert that must have succeeded; it answers without a body. */
const saved = async (answer: Promise<Response>) => expect((await answer).status).toBe(201);

test('a client cannot write a message of the assistant', async () => {
  const { id } = await threadOf(asha);
  const refused = await say(asha, id, { role: 'assistant', content: 'Held.' });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ message: t(messages.assistantWrites) });
  for (const column of ['sources', 'checks', 'engine', 'status', 'declined', 'reply_to'])
    expect((await say(asha, id, { content: 'A', [column]: null })).status, column).toBe(400);
});

test('empty and oversized messages are refused with a sentence', async () => {
  const { id } = await threadOf(asha);
  const sentence = async (content: string) => {
    const refused = await say(asha, id, { content });
    expect(refused.status).toBe(400);
    return ((await refused.json()) as { message: string }).message;
  };
  expect(await sentence(' \n ')).toBe(t(messages.contentRequired));
  expect(await sentence('x'.repeat(100_000))).toBe(t(messages.contentTooLong, { max: ASSISTANT.content }));
});

test('a thread shows the beginning of its latest question, and moves up', async () => {
  const older = await threadOf(asha);
  const newer = await threadOf(asha);
  await saved(say(asha, older.id, { content: `Who\n\nserved ${'the notice '.repeat(40)}?` }));
  const threads = await done<{ id: string; preview: string }[]>(
    asha.call('GET', `/rest/v1/chat_threads?id=in.(${older.id},${newer.id})&order=updated_at.desc`),
  );
  expect(threads.map(({ id }) => id)).toEqual([older.id, newer.id]);
  expect(threads[0]?.preview).toMatch(/^Who served the notice/u);
  expect(threads[0]?.preview).toHaveLength(ASSISTANT.preview);
});

test('threads embed their messages, and a message belongs to the case of its thread', async () => {
  const { id } = await threadOf(asha);
  await saved(say(asha, id, { content: 'First' }));
  await saved(say(asha, id, { content: 'Second' }));
  const embedded = '*,chat_messages(id,content,role,created_at)';
  const [thread] = await done<{ chat_messages: { content: string }[] }[]>(
    asha.call('GET', `/rest/v1/chat_threads?id=eq.${id}&select=${embedded}`),
  );
  expect(thread?.chat_messages.map(({ content }) => content).sort()).toEqual(['First', 'Second']);
  const other = await added(asha, 'cases', { title: 'Another' });
  expect((await say(asha, id, { case_id: other.id, content: 'Elsewhere' })).status).toBe(409);
  const general = await threadOf(asha, null);
  await saved(say(asha, general.id, { case_id: null, content: 'What is anticipatory bail?' }));
  const filed = await say(asha, general.id, { content: 'Of a case' });
  expect(filed.status).toBe(409);
});

test('a renamed thread keeps its messages, a deleted one takes them along', async () => {
  const { id } = await threadOf(asha);
  await saved(say(asha, id, { content: 'Keep me' }));
  const at = `/rest/v1/chat_threads?id=eq.${id}`;
  await done(asha.call('PATCH', at, { title: 'Service of notice' }));
  expect(await done(asha.call('GET', `${at}&select=title`))).toEqual([{ title: 'Service of notice' }]);
  expect((await asha.call('PATCH', at, { title: '  ' })).status).toBe(400);
  await done(asha.call('DELETE', at));
  expect(await done(asha.call('GET', `/rest/v1/chat_messages?thread_id=eq.${id}`))).toEqual([]);
});

test('words of titles and messages find a chat, of this case or of general chat only', async () => {
  const { id } = await threadOf(asha, caseId, 'Limitation');
  await saved(say(asha, id, { content: 'Was the 100% delay_condoned by the Registrar?' }));
  const general = await threadOf(asha, null, 'Limitation in general');
  const found = async (body: object) =>
    (await done<{ thread_id: string }[]>(rpc(asha, 'search_chats', body))).map(({ thread_id }) => thread_id);
  expect(await found({ query: 'registrar', case_id: caseId })).toEqual([id]);
  expect(await found({ query: '100% delay_', case_id: caseId })).toEqual([id]);
  expect(await found({ query: 'limitation' })).toEqual([general.id]);
  expect(await found({ query: 'nothing of the kind', case_id: caseId })).toEqual([]);
  expect(await done(rpc(await it.lawyer(), 'search_chats', { query: 'registrar', case_id: caseId }))).toEqual(
    [],
  );
});

test('chats of a case in the bin are hidden with it, and come back with it', async () => {
  const { id } = await added(asha, 'cases', { title: 'Binned' });
  const thread = await threadOf(asha, id);
  await done(asha.call('DELETE', `/rest/v1/cases?id=eq.${id}`));
  const at = `/rest/v1/chat_threads?id=eq.${thread.id}`;
  expect(await done(asha.call('GET', at))).toEqual([]);
  const [item] = await done<{ id: string }[]>(asha.call('GET', `/rest/v1/bin_items?case_id=eq.${id}`));
  await done(rpc(asha, 'restore_from_bin', { id: item?.id }));
  expect(await done(asha.call('GET', at))).toHaveLength(1);
});

test('a commenter renames and deletes chats of their own, and no others', async () => {
  const commenter = await it.lawyer();
  await share(it, keepMails(it), { owner: asha, caseId, member: commenter, role: 'commenter' });
  const own = await threadOf(commenter);
  const others = await threadOf(asha);
  await saved(say(commenter, own.id, { content: 'A question' }));
  await done(commenter.call('PATCH', `/rest/v1/chat_threads?id=eq.${own.id}`, { title: 'Mine' }));
  const changed = await commenter.call('PATCH', `/rest/v1/chat_threads?id=eq.${others.id}`, {
    title: 'Mine',
  });
  expect(changed.status).toBe(403);
  expect((await commenter.call('DELETE', `/rest/v1/chat_threads?id=eq.${others.id}`)).status).toBe(403);
  await done(commenter.call('DELETE', `/rest/v1/chat_threads?id=eq.${own.id}`));
});
