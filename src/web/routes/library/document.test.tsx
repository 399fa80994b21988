import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { judgmentMetadata, libraryDocumentBody } from '#test/fixtures/library-hits.ts';
import { json, renderApp, TEST_USER } from '#test/support/web.tsx';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

const NOTICE = 'Notice is the first rule of natural justice, as (1978) 1 SCC 248 and 2019:KER:9 hold.';
const body = libraryDocumentBody({
  metadata: judgmentMetadata({ sample: true }),
  paragraphs: [
    { text: 'Facts', heading: true },
    { number: '1', text: 'The petitioner was dismissed without notice.' },
    { number: '2', text: NOTICE },
  ],
  links: [
    {
      paragraph: 2,
      start: NOTICE.indexOf('(1978)'),
      end: NOTICE.indexOf(' and'),
      citation: '(1978) 1 SCC 248',
    },
    {
      paragraph: 2,
      start: NOTICE.indexOf('2019:'),
      end: NOTICE.indexOf(' hold'),
      citation: '2019:KER:9',
      document_id: 'nine',
      title: 'Nine v. Ten',
    },
  ],
  matches: [
    {
      paragraph: 1,
      number: '1',
      text: 'The petitioner was dismissed without notice.',
      marks: [{ start: 37, end: 43 }],
    },
    { paragraph: 2, number: '2', text: NOTICE, marks: [{ start: 0, end: 6 }] },
  ],
  cited_by: [{ id: 'later', title: 'Later v. Still Later', dated: '2021-01-02', sample: true }],
});
const server = {
  'GET /auth/v1/user': () => TEST_USER,
  'GET /rest/v1/cases': () => [],
  'GET /library/documents/asha': () => body,
};

test('passages of the query are marked, counted and stepped with n and p', async () => {
  const { calls } = renderApp('/home/library/asha?q=notice', server);
  const user = userEvent.setup();
  expect(await screen.findByText('2 passages')).toBeDefined();
  expect(calls.find(({ call }) => call.startsWith('GET /library'))?.query.get('q')).toBe('notice');
  expect(screen.getAllByText(/^notice$/i).map((mark) => mark.tagName)).toEqual(['MARK', 'MARK']);
  await user.keyboard('n');
  expect(await screen.findByText('1 of 2')).toBeDefined();
  await user.keyboard('n');
  expect(await screen.findByText('2 of 2')).toBeDefined();
  await user.keyboard('p');
  expect(await screen.findByText('1 of 2')).toBeDefined();
  expect(document.querySelector('mark[aria-current="true"]')?.textContent).toBe('notice');
});

test('find in the document replaces the passages while it has words', async () => {
  renderApp('/home/library/asha?q=notice', server);
  const user = userEvent.setup();
  const find = await screen.findByRole('searchbox', { name: 'Find in this document' });
  expect(find).toHaveProperty('value', 'notice');
  await user.clear(find);
  await user.type(find, 'the');
  expect(await screen.findByText('2 found')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 of 2')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(find).toHaveProperty('value', 'the');
  expect(document.activeElement).not.toBe(find);
  await user.keyboard('{Escape}');
  expect(find).toHaveProperty('value', '');
  expect(screen.queryByText(/found|passages/)).toBeNull();
});

test('a paragraph number copies its pinpoint, which says that a sample is one', async () => {
  const user = userEvent.setup();
  renderApp('/home/library/asha', server);
  await user.click(await screen.findByRole('button', { name: 'Paragraph 2: copy pinpoint' }));
  const pinpoint = 'Asha Devi v. State of Kerala, 2019:KER:123, para 2 [sample, not a real judgment]';
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Copied', description: pinpoint }));
  expect(await navigator.clipboard.readText()).toBe(pinpoint);
});

test('a citation links to a judgment in the library, and is plain text otherwise', async () => {
  renderApp('/home/library/asha', server);
  expect(await screen.findByRole('link', { name: '2019:KER:9' })).toHaveProperty(
    'pathname',
    '/home/library/nine',
  );
  expect(screen.queryByRole('link', { name: '(1978) 1 SCC 248' })).toBeNull();
  const aside = within(screen.getByRole('complementary', { name: 'Case information' }));
  expect(aside.getByRole('link', { name: 'Later v. Still Later' })).toBeDefined();
});

test('a document that is not there says so and offers the search', async () => {
  renderApp('/home/library/nothing', {
    ...server,
    'GET /library/documents/nothing': () => json(404, { error: { code: 'not_found', message: 'Not here.' } }),
  });
  expect(await screen.findByRole('heading', { name: 'This document is not in the library' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search the library' })).toBeDefined();
});
