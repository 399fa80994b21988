import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { FILE, CASE as LEGAL_CASE } from '#test/fixtures/case-screen.ts';
import { type Answers, renderApp, TEST_USER } from '#test/support/web.tsx';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

const CASE = { ...LEGAL_CASE, client_id: null, client: null };
const ORDER = {
  ...FILE,
  file_name: 'Order.docx',
  category: 'order',
  text_state: 'reading',
  page_count: 20,
  pages_read: 3,
};
const LETTER = {
  ...ORDER,
  id: '3c1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c14',
  file_name: 'Letter.docx',
  category: 'correspondence',
  text_state: 'unreadable',
  text_problem: 'it is written by hand.',
};
const SUGGESTION = {
  id: '4c1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c15',
  owner_id: TEST_USER.id,
  case_id: CASE.id,
  file_id: ORDER.id,
  page: 3,
  day: '2026-12-01',
  what: 'Posted for final hearing',
  kind: 'hearing',
  state: 'open',
  event_id: null,
  created_at: '2026-11-21T10:00:00+00:00',
  file: { id: ORDER.id, file_name: ORDER.file_name },
};
const EVENT_ID = '5c1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c16';
const page = (search: string) => `/home/cases/${CASE.id}?${search}`;

function server(answers: Answers = {}): Answers {
  return {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': () => CASE,
    'GET /rest/v1/case_files': () => [ORDER, LETTER],
    'GET /rest/v1/timeline_events': () => [],
    'GET /rest/v1/event_suggestions': () => [],
    'POST /rest/v1/rpc/case_file_text': () => [],
    ...answers,
  };
}

test('the list shows the reading state of each file, and filters by category', async () => {
  renderApp(page('tab=files'), server());
  const user = userEvent.setup();
  const list = within(await screen.findByRole('list', { name: 'Files' }));
  expect(list.getByText('Reading page 4 of 20')).toBeTruthy();
  expect(list.getByText('Could not be read')).toBeTruthy();
  screen.getByRole('combobox', { name: 'Category' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: /Correspondence/ }));
  await waitFor(() => expect(list.queryByText('Order.docx')).toBeNull());
  expect(list.getByText('Letter.docx')).toBeTruthy();
});

test('the citations of the judgments of a case are taken along; a case without judgments has no such menu', async () => {
  const judgment = {
    ...LETTER,
    storage_provider: 'library',
    document_id: 'asha',
    text_state: 'read',
    text_problem: null,
  };
  renderApp(page('tab=files'), server({ 'GET /rest/v1/case_files': () => [ORDER, judgment] }));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Citations' }));
  const menu = within(await screen.findByRole('menu', { name: 'Citations' }));
  expect(menu.getByText('The citation of 1 document')).toBeTruthy();
  expect(menu.getByRole('menuitem', { name: 'RIS' }).getAttribute('href')).toBe(
    '/functions/v1/export-citations?ids=asha&format=ris',
  );
  cleanup();
  renderApp(page('tab=files'), server({ 'GET /rest/v1/case_files': () => [ORDER] }));
  await screen.findByText('Order.docx');
  expect(screen.queryByRole('button', { name: 'Citations' })).toBeNull();
});

test('the reading of a file is stopped, and started again', async () => {
  const asked: unknown[] = [];
  const reading = (text_state: string) => ({
    id: ORDER.id,
    text_state,
    can_retry_reading: text_state === 'cancelled',
  });
  renderApp(
    page(`tab=files&file=${ORDER.id}`),
    server({
      'POST /rest/v1/rpc/cancel_file_reading': ({ body }) => {
        asked.push(body);
        return reading('cancelled');
      },
      'POST /rest/v1/rpc/retry_file_reading': ({ body }) => {
        asked.push(body);
        return reading('waiting');
      },
    }),
  );
  const user = userEvent.setup();
  const preview = within(await screen.findByRole('region', { name: 'Preview of Order.docx' }));
  await user.click(await preview.findByRole('button', { name: 'Stop reading' }));
  expect(await preview.findByText('Reading stopped')).toBeTruthy();
  await user.click(preview.getByRole('button', { name: 'Read again' }));
  expect(await preview.findByText('Waiting to be read')).toBeTruthy();
  expect(preview.getByRole('button', { name: 'Stop reading' })).toBeTruthy();
  expect(asked).toEqual([{ file_id: ORDER.id }, { file_id: ORDER.id }]);
});

test('a blank sheet is no failure', async () => {
  const blank = {
    ...LETTER,
    // Another language, or another wording of before: only the key counts.
    text_problem: 'Keine Wörter.',
    text_problem_message: { key: messages.noWords.key, params: {} },
  };
  renderApp(page('tab=files'), server({ 'GET /rest/v1/case_files': () => [blank] }));
  expect(await screen.findByText('No words found')).toBeTruthy();
  expect(screen.queryByText('Could not be read')).toBeNull();
});

test('a suggested category is corrected', async () => {
  const { calls } = renderApp(
    page(`tab=files&file=${ORDER.id}`),
    server({
      'PATCH /rest/v1/case_files': () => ({ ...ORDER, category: 'judgment', category_chosen: true }),
    }),
  );
  const user = userEvent.setup();
  const preview = within(await screen.findByRole('region', { name: 'Preview of Order.docx' }));
  expect(preview.getByText('Suggested')).toBeTruthy();
  preview.getByRole('combobox', { name: 'Category of this file' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Judgment' }));
  await waitFor(() => expect(preview.queryByText('Suggested')).toBeNull());
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ category: 'judgment' });
});

test('words are found in every page of the case, and a hit opens its file at the page', async () => {
  const { router, calls } = renderApp(
    page('tab=files'),
    server({
      'POST /rest/v1/rpc/search_case_pages': () => [
        {
          file_id: ORDER.id,
          file_name: 'Order.docx',
          page: 7,
          snippet: 'the security cheque was',
          marks: [
            { start: 4, end: 12 },
            { start: 13, end: 19 },
          ],
          rank: 1,
          ocr: true,
          document_id: null,
          paragraph: null,
          sample: false,
        },
      ],
    }),
  );
  const user = userEvent.setup();
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search every page of this case' }),
    'security cheque',
  );
  const hits = within(await screen.findByRole('list', { name: 'Pages found' }));
  expect(hits.getByText('From a scan')).toBeTruthy();
  expect(hits.getByText('cheque').tagName).toBe('MARK');
  expect(screen.queryByRole('list', { name: 'Files' })).toBeNull();
  await user.click(hits.getByRole('link', { name: /page 7/ }));
  await waitFor(() =>
    expect(router.state.location.href).toBe(page(`tab=files&file=${ORDER.id}&page=7&find=security+cheque`)),
  );
  expect(calls.findLast(({ call }) => call.endsWith('search_case_pages'))?.body).toMatchObject({
    case_id: CASE.id,
    query: 'security cheque',
  });
  await user.click(screen.getByRole('button', { name: 'Show the files' }));
  await screen.findByRole('list', { name: 'Files' });
});

test('a suggested event is accepted with one press, and can be undone', async () => {
  let open = [SUGGESTION];
  const { calls } = renderApp(
    page('tab=timeline'),
    server({
      'GET /rest/v1/event_suggestions': () => open,
      'POST /rest/v1/rpc/accept_suggestion': () => {
        open = [];
        return { id: SUGGESTION.id, event_id: EVENT_ID, also: [] };
      },
      'DELETE /rest/v1/timeline_events': () => [],
      'PATCH /rest/v1/event_suggestions': () => {
        open = [SUGGESTION];
        return [];
      },
    }),
  );
  const user = userEvent.setup();
  const panel = within(await screen.findByRole('region', { name: '1 date suggested from files' }));
  // On an empty timeline it is open from the start.
  const toggle = panel.getByRole('button', { name: '1 date suggested from files' });
  expect(await panel.findByText('1 Dec 2026')).toBeTruthy();
  await user.click(toggle);
  expect(panel.queryByText('1 Dec 2026')).toBeNull();
  await user.click(toggle);
  expect(panel.getByRole('link', { name: 'Order.docx, page 3' }).getAttribute('href')).toBe(
    page(`tab=files&file=${ORDER.id}&page=3`),
  );
  await user.click(panel.getByRole('button', { name: 'Accept: Posted for final hearing' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Added to the timeline'));
  expect(screen.queryByRole('region', { name: /suggested from files/ })).toBeNull();
  // The place of toasts takes no presses until it has one.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  await screen.findByRole('region', { name: '1 date suggested from files' });
  expect(calls.find(({ call }) => call === 'DELETE /rest/v1/timeline_events')?.query.get('id')).toBe(
    `eq.${EVENT_ID}`,
  );
});

test('a date that several pages name is one line with its sources, and accepted as one event', async () => {
  const other = { ...SUGGESTION, id: '4c1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c17', page: 9, kind: 'other' };
  const rows = [
    { ...other, what: 'Counsel was served on 1.12.2026' },
    SUGGESTION,
    { ...SUGGESTION, id: '4c1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c18', page: 5 },
    { ...other, id: '4c1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c19', day: '2026-12-04', what: 'Order of 4.12.2026' },
  ];
  let open = rows;
  const { calls } = renderApp(
    page('tab=timeline'),
    server({
      'GET /rest/v1/event_suggestions': () => open,
      'GET /rest/v1/timeline_events': ({ query }) =>
        query.get('select') === 'id,title,event_date'
          ? [{ id: EVENT_ID, title: 'Interim order', event_date: '2026-12-03T18:30:00+00:00' }]
          : [],
      'POST /rest/v1/rpc/accept_suggestion': () => {
        open = rows.slice(3);
        return { id: SUGGESTION.id, event_id: EVENT_ID, also: [rows[2]?.id, rows[0]?.id] };
      },
      'DELETE /rest/v1/timeline_events': () => [],
      'PATCH /rest/v1/event_suggestions': () => {
        open = rows;
        return [];
      },
    }),
  );
  const user = userEvent.setup();
  const accept = await screen.findByRole('button', { name: 'Accept: Posted for final hearing' });
  const [first, second] = screen
    .getByRole('region', { name: '2 dates suggested from files' })
    .querySelectorAll(':scope > ul > li');
  const links = within(first as HTMLElement).getAllByRole('link', { name: /page \d/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(
    [3, 5, 9].map((at) => `Order.docx, page ${at}`),
  );
  expect(within(first as HTMLElement).getByText('Counsel was served on 1.12.2026')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Already on your timeline: Interim order')).toBeTruthy();
  expect(
    within(second as HTMLElement).getByRole('button', { name: 'Add anyway: Order of 4.12.2026' }),
  ).toBeTruthy();

  await user.click(accept);
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Added to the timeline'));
  expect(calls.find(({ call }) => call.startsWith('POST /rest/v1/rpc/accept'))?.body).toEqual({
    id: SUGGESTION.id,
    also: [rows[2]?.id, rows[0]?.id],
  });
  await screen.findByRole('region', { name: '1 date suggested from files' });
  currentToasts()[0]?.action?.onPress();
  await screen.findByRole('region', { name: '2 dates suggested from files' });
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.query.get('id')).toBe(
    `in.(${[SUGGESTION.id, rows[2]?.id, rows[0]?.id].join(',')})`,
  );
});

test('the first screen of a case says how many dates its files suggest, and leads to them', async () => {
  const { router } = renderApp(page(''), server({ 'GET /rest/v1/event_suggestions': () => [SUGGESTION] }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: '1 date suggested from files' }));
  await waitFor(() => expect(router.state.location.href).toBe(page('tab=timeline')));
});

test('a suggested event is rejected', async () => {
  let open = [SUGGESTION];
  const { calls } = renderApp(
    page('tab=timeline'),
    server({
      'GET /rest/v1/event_suggestions': () => open,
      'PATCH /rest/v1/event_suggestions': () => {
        open = [];
        return [];
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Reject: Posted for final hearing' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Suggestion rejected'));
  expect(screen.queryByRole('region', { name: /suggested from files/ })).toBeNull();
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ state: 'rejected' });
});

test('a Word file is shown as text, at the part that was found', async () => {
  const { calls } = renderApp(
    page(`tab=files&file=${ORDER.id}&page=2&find=security+cheque`),
    server({
      'GET /rest/v1/case_files': () => [{ ...ORDER, text_state: 'read' }],
      'POST /rest/v1/rpc/case_file_text': () => [
        { page: 1, text: 'In the High Court', ocr: false },
        { page: 2, text: 'The security\ncheque was returned.', ocr: false },
      ],
    }),
  );
  const preview = within(await screen.findByRole('region', { name: 'Preview of Order.docx' }));
  await preview.findByRole('heading', { name: 'Text of this document' });
  expect(preview.getByText('In the High Court')).toBeTruthy();
  expect(preview.getByText(/^security\s+cheque$/).tagName).toBe('MARK');
  expect(calls.find(({ call }) => call.endsWith('case_file_text'))?.body).toEqual({
    file_id: ORDER.id,
    from: 1,
  });
});

test('a file in which no text was found cannot be previewed', async () => {
  renderApp(
    page(`tab=files&file=${ORDER.id}`),
    server({
      'GET /rest/v1/case_files': () => [{ ...ORDER, text_state: 'read' }],
      'POST /rest/v1/rpc/case_file_text': () => [],
    }),
  );
  await screen.findByText('This file type cannot be previewed.');
});

test('with very many files the newest are shown first, and only visible rows are rendered', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(58);
  const many = Array.from({ length: 1001 }, (_, at) => ({
    ...ORDER,
    id: `2c1f3c52-1b1d-4f57-8f1c-${at.toString(16).padStart(12, '0')}`,
    file_name: `Paper ${at + 1}.docx`,
  }));
  let deliver: (rows: object[]) => void = () => undefined;
  const rest = new Promise<object[]>((resolve) => {
    deliver = resolve;
  });
  renderApp(
    `/home/cases/${CASE.id}?tab=files`,
    server({
      'GET /rest/v1/case_files': ({ query }) => (query.get('offset') === '0' ? many.slice(0, 1000) : rest),
    }),
  );
  const list = await screen.findByRole('list', { name: 'Files' });
  const first = await within(list).findByRole('link', { name: /Paper 1\.docx/ });
  expect(first.closest('li')?.getAttribute('aria-setsize')).toBe('1000');
  expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
  deliver(many.slice(1000));
  await waitFor(() => expect(first.closest('li')?.getAttribute('aria-setsize')).toBe('1001'));
  vi.restoreAllMocks();
});
