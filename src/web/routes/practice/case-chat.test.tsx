import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode } from '#shared/errors.ts';
import { messages as assistant } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { CASE, casePage, server } from '#test/fixtures/case-screen.ts';
import { ChatRows, eventStream, FILE_SOURCE, refused, SOURCE, THREAD } from '#test/fixtures/chats.ts';
import { type Answers, json, lastToast, renderApp } from '#test/support/web.tsx';
import { answerRuns } from '#web/features/assistant/answer-runs.ts';
import { chatKey, typedTexts } from '#web/features/assistant/typed-text.ts';

const COMPLETION = 'POST /functions/v1/chat-completion';

let rows: ChatRows;
beforeEach(() => {
  rows = new ChatRows();
  for (const key of [THREAD.id, chatKey(CASE.id, undefined), chatKey(null, undefined)]) {
    answerRuns.set(key, undefined);
    typedTexts.set(key, undefined);
  }
});

/** A pretended server with one chat, whose messages are `rows`. */
const chats = (answers: Answers = {}): Answers =>
  server({
    'GET /rest/v1/chat_threads': ({ query }) => (query.has('id') ? THREAD : [THREAD]),
    'POST /rest/v1/chat_threads': ({ body }) => ({ ...THREAD, ...(body as object) }),
    'GET /rest/v1/chat_messages': () => rows.rows.toReversed(),
    'POST /rest/v1/chat_messages': ({ body }) => rows.add(body as { content: string }),
    ...answers,
  });

async function ask(question: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Message'), question);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return user;
}

test('the first message starts a chat, and the answer is shown while it is written', async () => {
  const stream = eventStream();
  const { calls, router } = renderApp(casePage('?tab=chat'), chats({ [COMPLETION]: () => stream.response }));
  await screen.findByText('No messages yet');
  await ask('When was the notice sent?');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ tab: 'chat', thread: THREAD.id }));
  expect(calls.find(({ call }) => call === 'POST /rest/v1/chat_threads')?.body).toMatchObject({
    case_id: CASE.id,
    title: expect.stringMatching(/^Chat \d/),
  });
  await screen.findByText('Thinking...');
  expect(screen.getByText('The assistant is answering.').getAttribute('role')).toBe('status');
  stream.send('sources', { sources: [SOURCE] });
  stream.send('delta', { text: 'It was sent on **4 May** [1]' });
  expect((await screen.findByText('4 May')).tagName).toBe('STRONG');
  const mark = screen.getByRole('link', { name: /^Source 1: Asha Devi v\. State of Kerala/ });
  expect(mark.getAttribute('href')).toBe('/home/library/asha?at=13');
  stream.send('delta', { text: ' [7].' });
  const saved = rows.answer('It was sent on **4 May** [1].');
  const { thread_id: _thread, ...message } = saved;
  stream.send('done', { message: { ...message, checks: NO_CHECKS, declined: undefined } });
  stream.send('end', { reason: 'done' });
  stream.end();
  await screen.findByText('The answer is complete.');
  await screen.findByRole('button', { name: 'Copy with sources' });
  expect(screen.getAllByRole('article', { name: 'Assistant' })).toHaveLength(1);
  expect(calls.find(({ call }) => call === COMPLETION)?.body).toEqual({
    threadId: THREAD.id,
    caseId: CASE.id,
    content: 'When was the notice sent?',
    options: { mode: 'hybrid' },
  });
});

const NO_CHECKS = {
  citations: [],
  provisions: [],
  not_checked: [],
  removed: [],
  unread_files: [],
};

test('a failure restores what was typed, and sending it again saves it once', async () => {
  const { calls } = renderApp(casePage(`?tab=chat&thread=${THREAD.id}`), chats({ [COMPLETION]: refused }));
  await screen.findByText('No messages yet');
  const user = await ask('Is the cheque covered?');
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: 'Error', description: 'Failed to send message' }),
  );
  const box = screen.getByLabelText<HTMLTextAreaElement>('Message');
  await waitFor(() => expect(box.value).toBe('Is the cheque covered?'));
  expect(screen.getByRole('alert').textContent).toContain('Failed to get AI response');
  await screen.findByText('This question has no answer.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls.filter(({ call }) => call === COMPLETION)).toHaveLength(2));
  await waitFor(() => expect(box.value).toBe('Is the cheque covered?'));
  expect(calls.filter(({ call }) => call === 'POST /rest/v1/chat_messages')).toHaveLength(1);
  expect(rows.rows).toHaveLength(1);
});

test('a question that was not saved comes back too', async () => {
  renderApp(
    casePage(`?tab=chat&thread=${THREAD.id}`),
    chats({ 'POST /rest/v1/chat_messages': () => json(500, { message: 'Later.' }) }),
  );
  await screen.findByText('No messages yet');
  await ask('Is the cheque covered?');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Is the cheque covered?'),
  );
  expect(screen.queryByRole('article')).toBeNull();
});

test('a stream that breaks keeps what had arrived, marked so, until the saved answer comes', async () => {
  const stream = eventStream();
  const { client } = renderApp(
    casePage(`?tab=chat&thread=${THREAD.id}`),
    chats({ [COMPLETION]: () => stream.response }),
  );
  await screen.findByText('No messages yet');
  await ask('Is the cheque covered?');
  await screen.findByText('Thinking...');
  stream.send('delta', { text: 'The cheque was given as' });
  await screen.findByText('The cheque was given as');
  stream.fail();
  await screen.findAllByText('The connection was lost. What had arrived is shown.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  rows.answer('The cheque was given as sec', { status: 'partial' });
  await client.invalidateQueries({ queryKey: ['chat-messages'] });
  await screen.findByText('The cheque was given as sec');
  expect(screen.queryByText('The cheque was given as')).toBeNull();
  expect(screen.getByText(/^This answer is incomplete\./)).toBeTruthy();
});

/** Opens a page, sends the first words of an answer, and ends its stream with an error. */
async function failing(code: string, { key }: { key: string }, of: ProblemCode) {
  const stream = eventStream();
  renderApp(casePage(`?tab=chat&thread=${THREAD.id}`), chats({ [COMPLETION]: () => stream.response }));
  await screen.findByText('No messages yet');
  await ask('Is the cheque covered?');
  await screen.findByText('Thinking...');
  stream.send('delta', { text: 'The The' });
  await screen.findByText('The The');
  stream.send('error', { code, error: key, problem: { code: of, key, params: {} } });
  stream.end();
}

test.each([
  {
    name: 'no source supports',
    code: 'answer_unsupported',
    message: PROBLEMS.answer_unsupported[1],
    of: 'answer_unsupported',
  },
] as const)('an answer that $name leaves none of its words, and can be asked for again', async (how) => {
  const { code, message, of } = how;
  await failing(code, message, of);
  await waitFor(() => expect(lastToast()?.description).toBe(t(message)));
  expect(screen.getByRole('alert').textContent).toContain(t(message));
  expect(screen.queryByText('The The')).toBeNull();
  expect(screen.queryByText(/connection was lost/)).toBeNull();
  await screen.findByRole('button', { name: 'Try again' });
});

test('words of a model that broke off stay until the saved answer comes, and the connection is not blamed', async () => {
  await failing('model_unavailable', assistant.noAnswer, 'model_unavailable');
  await screen.findAllByText('The model failed before the end. What had arrived is shown.');
  expect(screen.getByText('The The')).toBeTruthy();
  expect(screen.queryByText(/connection was lost/)).toBeNull();
});

test('sources are listed with their place, what was checked is stated, and a web address is named', async () => {
  rows.add({ content: 'Which judgment?' });
  const citation = {
    text: '(2019) 91 SCC 9999',
    start: 0,
    end: 18,
    before: '',
    after: '',
    status: 'not_in_library',
  };
  rows.answer('See (2019) 91 SCC 9999 [1] [2].', {
    engine: 'qwen',
    sources: [SOURCE, FILE_SOURCE, { ...SOURCE, n: 3, kind: 'web', id: 'https://court.example/a', url: '' }],
    checks: { ...NO_CHECKS, citations: [citation], removed: [9] },
  });
  renderApp(casePage(`?tab=chat&thread=${THREAD.id}`), chats());
  const list = within(await screen.findByRole('region', { name: 'Sources' }));
  expect(list.getByText('order.docx', { selector: 'summary *' })).toBeTruthy();
  expect(list.getByRole('link', { name: 'order.docx', hidden: true }).getAttribute('href')).toBe(
    FILE_SOURCE.url,
  );
  expect(list.getByText('page 2')).toBeTruthy();
  expect(list.getByRole('link', { name: /\(court\.example\)$/, hidden: true }).getAttribute('rel')).toContain(
    'noreferrer',
  );
  expect(screen.getByText(/1 citation to look at/)).toBeTruthy();
  expect(screen.getByText('1 number that no source has was removed.')).toBeTruthy();
  expect(screen.getByText(/^Written by qwen/)).toBeTruthy();
});

test('only ticked sources are used, and without any nothing can be sent', async () => {
  const stream = eventStream();
  const { calls } = renderApp(
    casePage(`?tab=chat&thread=${THREAD.id}`),
    chats({ [COMPLETION]: () => stream.response }),
  );
  const rail = within(await screen.findByRole('region', { name: 'What may be used' }));
  const user = userEvent.setup();
  await user.click(rail.getByLabelText('The whole library'));
  await user.click(rail.getByLabelText('Hybrid Search'));
  await ask('On which date?');
  await screen.findByText('Thinking...');
  expect(calls.find(({ call }) => call === COMPLETION)?.body).toMatchObject({
    options: { mode: 'keyword', sources: [{ kind: 'file' }] },
  });
  stream.send('delta', { text: 'x' });
  stream.end();
  await screen.findAllByText(/^The connection was lost/);
  await user.click(rail.getByLabelText('Files of this case'));
  await screen.findByText('Tick at least one source.');
  await user.type(screen.getByLabelText('Message'), 'And now?');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  await user.click(rail.getByLabelText('The whole library'));
  await user.click(rail.getByLabelText('Files of this case'));
  await user.click(rail.getByLabelText('Hybrid Search'));
});

test('a chat is renamed and deleted; a deleted one says so', async () => {
  const { calls } = renderApp(
    `/home/cases/${CASE.id}/chat?thread=${THREAD.id}`,
    chats({
      'PATCH /rest/v1/chat_threads': ({ body }) => ({ ...THREAD, ...(body as object) }),
      'DELETE /rest/v1/chat_threads': () => null,
    }),
  );
  const user = userEvent.setup();
  const open = () => user.click(screen.getByRole('button', { name: `Actions for ${THREAD.title}` }));
  await screen.findByRole('button', { name: `Actions for ${THREAD.title}` });
  expect(screen.getByRole('link', { name: 'Chat', current: 'page' })).toBeTruthy();
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const box = await screen.findByLabelText('Name');
  await user.clear(box);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Enter a name');
  await user.type(box, 'Limitation');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'PATCH /rest/v1/chat_threads')?.body).toEqual({
      title: 'Limitation',
    }),
  );
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete this chat' }));
  await waitFor(() => expect(lastToast()?.title).toBe('Chat deleted'));
});

test('a chat page without a case says what is missing', async () => {
  renderApp('/home/cases/%20/chat', chats());
  await screen.findByRole('heading', { name: 'Error: Client ID is required' });
});

test('a chat page of a case that is not there says so', async () => {
  const missing = chats({ 'GET /rest/v1/cases': () => json(406, { code: 'PGRST116', message: 'no rows' }) });
  renderApp(`/home/cases/${CASE.id}/chat`, missing);
  await screen.findByRole('heading', { name: 'Error: Client not found' });
});

test('a viewer reads a chat and cannot write in it', async () => {
  rows.add({ content: 'Which judgment?' });
  const asRole = (role: string) =>
    chats({ 'GET /rest/v1/cases': () => ({ ...CASE, role, owner_name: 'Asha Rao' }) });
  renderApp(`/home/cases/${CASE.id}/chat?thread=${THREAD.id}`, asRole('viewer'));
  await screen.findByText('Which judgment?');
  expect(screen.queryByLabelText('Message')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a clerk sees no chats', async () => {
  renderApp(
    `/home/cases/${CASE.id}/chat`,
    chats({ 'GET /rest/v1/cases': () => ({ ...CASE, role: 'clerk', owner_name: 'Asha Rao' }) }),
  );
  await screen.findByText('Clerks do not see the chats of a case.');
});

test('below an answer that found nothing direct, a link searches the library with the question', async () => {
  rows.add({ content: 'Who keeps the second key?' });
  rows.answer('Nothing in your sources supports an answer.', { declined: true });
  renderApp(casePage(`?tab=chat&thread=${THREAD.id}`), chats());
  const link = await screen.findByRole('link', { name: 'Search the library for these words' });
  expect(link.getAttribute('href')).toBe('/home/search?q=Who%20keeps%20the%20second%20key%3F');
});
