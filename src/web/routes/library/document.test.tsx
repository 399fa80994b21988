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
      index: 2,
      start: NOTICE.indexOf('(1978)'),
      end: NOTICE.indexOf(' and'),
      citation: '(1978) 1 SCC 248',
    },
    {
      index: 2,
      start: NOTICE.indexOf('2019:'),
      end: NOTICE.indexOf(' hold'),
      citation: '2019:KER:9',
      document_id: 'nine',
      title: 'Nine v. Ten',
    },
  ],
  matches: [
    {
      paragraph: '1',
      index: 1,
      text: 'The petitioner was dismissed without notice.',
      marks: [{ start: 37, end: 43 }],
    },
    { paragraph: '2', index: 2, text: NOTICE, marks: [{ start: 0, end: 6 }] },
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

test('the citation of a judgment is taken along for a reference manager', async () => {
  renderApp('/home/library/asha', server);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Citations' }));
  const menu = within(await screen.findByRole('menu', { name: 'Citations' }));
  expect(menu.getByRole('menuitem', { name: 'BibTeX' }).getAttribute('href')).toBe(
    '/functions/v1/export-citations?ids=asha&format=bibtex',
  );
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
  expect(screen.getByRole('link', { name: 'Search the library' }).getAttribute('href')).toBe('/home/search');
});

const note = (fields: object) => ({
  id: '11111111-1111-4111-8111-111111111111',
  owner_id: TEST_USER.id,
  case_id: null,
  case: null,
  document_id: 'asha',
  reference: 'Asha v. State, 2019:KER:8',
  mark: 'sample',
  paragraph: '1',
  whose: null,
  index: 1,
  start: 15,
  end: 28,
  quote: 'was dismissed',
  note: 'The order is not reasoned.',
  created_by: TEST_USER.id,
  created_at: '2026-11-23T05:00:00Z',
  updated_at: '2026-11-23T05:00:00Z',
  ...fields,
});

test('a note is shown on its words after the text was read again, and one whose words are gone is kept', async () => {
  const moved = note({ index: 4, start: 2, end: 15 });
  const lost = note({ id: '22222222-2222-4222-8222-222222222222', quote: 'was suspended', note: 'Check.' });
  renderApp('/home/library/asha', { ...server, 'GET /rest/v1/passage_notes': () => [moved, lost] });
  const open = await screen.findByRole('button', { name: 'Open the note on “was dismissed”' });
  expect(open.previousElementSibling?.tagName).toBe('MARK');
  expect(open.previousElementSibling?.textContent).toBe('was dismissed');
  expect(await screen.findByText('Notes on words that are no longer in this text')).toBeDefined();
  expect(await screen.findByText('was suspended')).toBeDefined();
  await userEvent.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Edit the note' });
  expect(within(dialog).getByRole('textbox', { name: /Note/ })).toHaveProperty(
    'value',
    'The order is not reasoned.',
  );
});

test('selected words become a highlight; words of two paragraphs do not', async () => {
  const { calls } = renderApp('/home/library/asha', {
    ...server,
    'GET /rest/v1/passage_notes': () => [],
    'POST /rest/v1/passage_notes': ({ body: sent }) => note(sent as object),
  });
  const first = (await screen.findByText(/The petitioner was/)).firstChild;
  const second = screen.getByText(/is the first rule/).firstChild;
  const select = (to: Node | null | undefined, end: number) =>
    document.getSelection()?.setBaseAndExtent(first as Node, 3, to as Node, end);
  select(second, 6);
  expect(await screen.findByText(/^Select words of one paragraph/)).toBeDefined();
  select(first, 29);
  await userEvent.click(await screen.findByRole('button', { name: 'Highlight' }));
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Highlighted' }));
  expect(calls.find(({ call }) => call === 'POST /rest/v1/passage_notes')?.body).toMatchObject({
    document_id: 'asha',
    mark: 'sample',
    paragraph: '1',
    index: 1,
    start: 4,
    end: 28,
    quote: 'petitioner was dismissed',
    case_id: null,
  });
});

test('m writes a note on the paragraph that has the focus, and keeps what was typed when it is refused', async () => {
  let refuse = true;
  const { calls } = renderApp('/home/library/asha', {
    ...server,
    'GET /rest/v1/passage_notes': () => [],
    'POST /rest/v1/passage_notes': ({ body: sent }) =>
      refuse
        ? json(400, { code: 'invalid_request', message: 'There are 5,000 notes.' })
        : note(sent as object),
  });
  const user = userEvent.setup();
  (await screen.findByRole('button', { name: 'Paragraph 2: copy pinpoint' })).focus();
  await user.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: 'New note' });
  expect(within(dialog).getByText(NOTICE)).toBeDefined();
  await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'Cite this.');
  await user.click(within(dialog).getByRole('button', { name: 'Save note' }));
  expect(await within(dialog).findByText(/There are 5,000 notes/)).toBeDefined();
  refuse = false;
  await user.click(within(dialog).getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Note saved' }));
  expect(calls.findLast(({ call }) => call === 'POST /rest/v1/passage_notes')?.body).toMatchObject({
    paragraph: '2',
    quote: NOTICE,
    note: 'Cite this.',
  });
});
