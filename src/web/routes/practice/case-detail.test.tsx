import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CASE, CLIENT, casePage, FILE, SHARING, server } from '#test/fixtures/case-screen.ts';
import { libraryDocumentBody } from '#test/fixtures/library-hits.ts';
import { listedRows } from '#test/fixtures/listed-rows.ts';
import { json, lastToast, renderApp } from '#test/support/web.tsx';

test('a case that is not there leads back to the cases', async () => {
  const missing = server({
    'GET /rest/v1/cases': ({ query }) =>
      query.has('id') ? json(406, { code: 'PGRST116', message: 'no rows' }) : listedRows([], query),
  });
  const { router } = renderApp(casePage(), missing);
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/cases'));
  expect(lastToast()?.description).toBe('Case not found');
});

test('a case that cannot be loaded says why and offers a way out', async () => {
  const broken = server({ 'GET /rest/v1/cases': () => json(403, { message: 'Not yours.' }) });
  const { router } = renderApp(casePage(), broken);
  const user = userEvent.setup();
  await screen.findByText('Not yours.');
  expect(lastToast()).toMatchObject({ title: 'Error', description: 'Failed to load case details' });
  await user.click(screen.getByRole('button', { name: 'Return to Clients' }));
  expect(router.state.location.pathname).toBe('/home/clients');
});

test('the client panel shows N/A for unknown values, and warns when an edit did not change the client', async () => {
  const { calls } = renderApp(
    casePage(),
    server({
      'GET /rest/v1/cases': () => ({ ...CASE, client: SHARING }),
      'POST /rest/v1/rpc/update_case_with_client': () => ({
        case_id: CASE.id,
        client_updated: false,
        out_of_sync: true,
      }),
    }),
  );
  const user = userEvent.setup();
  const toggle = await screen.findByRole('button', { name: 'Show Client Information' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(screen.getByText('Contact Name').nextSibling?.textContent).toBe('N/A');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const number = dialog.getByLabelText('Client Number');
  await user.clear(number);
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(lastToast()?.title).toBe('Validation error'));
  await user.type(number, 'C-9');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Warning',
      description: 'Case updated but client details may be out of sync.',
    }),
  );
  expect(calls.find(({ call }) => call.endsWith('update_case_with_client'))?.body).toMatchObject({
    case_id: CASE.id,
    title: CASE.title,
    case_number: CASE.case_number,
    client_number: 'C-9',
    status: 'pending',
  });
});

test('the tab is in the URL; a file that cannot be shown is offered for download', async () => {
  const { router } = renderApp(casePage(), server());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Files' }));
  expect(router.state.location.search).toEqual({ tab: 'files' });
  await user.click(await screen.findByRole('link', { name: /order\.docx/ }));
  const preview = within(await screen.findByRole('region', { name: 'Preview of order.docx' }));
  expect(preview.getByText('This file type cannot be previewed.')).toBeTruthy();
  await user.click(preview.getByRole('button', { name: 'Download' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Download Failed',
      description: 'There was an error downloading the file. Please try again.',
    }),
  );
});

test('a file of another storage provider is not fetched', async () => {
  const { calls } = renderApp(
    casePage(`?tab=files&file=${FILE.id}`),
    server({ 'GET /rest/v1/case_files': () => [{ ...FILE, storage_provider: 'dropbox' }] }),
  );
  await screen.findByRole('heading', { name: 'Unsupported Storage' });
  expect(screen.getByText("Storage provider 'dropbox' is not supported yet.")).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  expect(calls.some(({ call }) => call.includes('/storage/'))).toBe(false);
});

const LIBRARY = { ...FILE, storage_provider: 'library', file_name: 'x.md', file_path: 'x.md' };

test.each([
  ['found by its name', { document_id: null }, true],
  ['with a stored id', { document_id: 'asha' }, false],
])('a document of the library, %s, is read and downloaded in the case', async (_how, row, searched) => {
  const { calls } = renderApp(
    casePage(`?tab=files&file=${FILE.id}&page=2&find=notice`),
    server({
      'GET /rest/v1/case_files': () => [
        { ...LIBRARY, ...row, document_title: 'Asha Devi v. State of Kerala' },
      ],
      'POST /keyword_search': () => ({
        results: [{ _id: 'asha', _source: { s3_file_key: 'hc/2021/x.md' } }],
      }),
      'GET /library/documents/asha': () => libraryDocumentBody(),
      'POST /presign': () => ({ url: '/library/files/x' }),
    }),
  );
  const preview = within(
    await screen.findByRole('region', { name: 'Preview of Asha Devi v. State of Kerala' }),
  );
  await preview.findByText('The petitioner was dismissed without', { exact: false });
  expect(preview.getByRole('searchbox', { name: 'Find in this document' })).toHaveProperty('value', 'notice');
  expect(preview.getAllByText('notice').every(({ tagName }) => tagName === 'MARK')).toBe(true);
  expect(preview.getByRole('link', { name: 'Open in reader' })).toHaveProperty(
    'pathname',
    '/home/library/asha',
  );
  const user = userEvent.setup();
  await user.click(preview.getByRole('button', { name: 'Download Asha Devi v. State of Kerala' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Download Started',
      description: 'Asha Devi v. State of Kerala',
    }),
  );
  expect(calls.find(({ call }) => call === 'POST /presign')?.body).toMatchObject({ document_id: 'asha' });
  expect(calls.some(({ call }) => call === 'POST /keyword_search')).toBe(searched);
});

test('a library document that is not found offers the search for this case', async () => {
  renderApp(
    casePage(`?tab=files&file=${FILE.id}`),
    server({
      'GET /rest/v1/case_files': () => [{ ...LIBRARY, file_path: '12-karnataka_cheque.md' }],
      'POST /keyword_search': () => ({ results: [] }),
    }),
  );
  const link = await screen.findByRole('link', { name: 'Search the library' });
  expect(link.getAttribute('href')).toBe(`/home/search?q=12+karnataka+cheque&case=${CASE.id}`);
});

test.each([
  ['fileReading.missing', 'default', 'Not uploaded', 'No file is stored for this entry'],
  ['fileReading.notInLibrary', 'library', 'Not in the library', 'This document is not in the library'],
])('a row without its content says what is missing: %s', async (key, storage_provider, brief, title) => {
  renderApp(
    casePage(`?tab=files&file=${FILE.id}`),
    server({
      'GET /rest/v1/case_files': () => [
        {
          ...FILE,
          storage_provider,
          document_id: storage_provider === 'library' ? 'gone' : null,
          text_state: 'unreadable',
          text_problem: 'In English.',
          text_problem_message: { key, params: {} },
        },
      ],
      'GET /library/documents/gone': () => json(404, { error: { code: 'not_found', message: 'No.' } }),
    }),
  );
  await screen.findByRole('heading', { name: title });
  expect(screen.getByText(brief)).toBeTruthy();
  expect(screen.queryByText('Could not be read')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

test('a deleted file disappears at once, can be restored, and reappears when the server refuses', async () => {
  let refuse: (answer: Response) => void = () => undefined;
  const { calls } = renderApp(
    casePage('?tab=files'),
    server({
      'DELETE /rest/v1/case_files': () =>
        new Promise<Response>((resolve) => {
          refuse = resolve;
        }),
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for order.docx' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /order\.docx/ })).toBeNull());
  // The place of toasts takes no presses until it has one.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  await user.click(await screen.findByRole('button', { name: 'Actions for order.docx' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /order\.docx/ })).toBeNull());
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  refuse(json(503, { message: 'The database cannot be reached.' }));
  await screen.findByRole('link', { name: /order\.docx/ });
  expect(lastToast()).toMatchObject({ title: 'Failed to delete file', variant: 'destructive' });
});

test('a file is renamed and keeps its extension', async () => {
  const { calls } = renderApp(
    casePage('?tab=files'),
    server({ 'PATCH /rest/v1/case_files': () => ({ ...FILE, file_name: 'Interim order.docx' }) }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for order.docx' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename file' }));
  await user.clear(dialog.getByLabelText('File name'));
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByText('Enter a name')).toBeTruthy();
  await user.type(dialog.getByLabelText('File name'), 'Interim order');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await screen.findByRole('link', { name: /Interim order\.docx/ });
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    file_name: 'Interim order.docx',
  });
});

test('a case is archived and restored; a failure shows the reason', async () => {
  let stored = { ...CASE, archived_at: null as string | null };
  let refuse = false;
  const { calls } = renderApp(
    casePage(),
    server({
      'GET /rest/v1/cases': () => ({ ...stored, client: CLIENT }),
      'PATCH /rest/v1/cases': ({ body }) => {
        if (refuse) return json(503, { message: 'The database cannot be reached.' });
        stored = { ...stored, ...(body as { archived_at: string | null }) };
        return stored;
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  const takeOut = await screen.findByRole('button', { name: 'Restore from archive' });
  expect(lastToast()?.title).toBe('Case archived');
  expect(screen.getByText('Archived')).toBeTruthy();
  refuse = true;
  await user.click(takeOut);
  await waitFor(() => expect(lastToast()?.description).toBe('The database cannot be reached.'));
  refuse = false;
  await user.click(await screen.findByRole('button', { name: 'Restore from archive' }));
  await screen.findByRole('button', { name: 'Archive' });
  expect(calls.filter(({ call }) => call.startsWith('PATCH')).at(-1)?.body).toEqual({ archived_at: null });
});

test('the first screen shows the next date, the court and the parties, and adds what is missing', async () => {
  const row = { ...CASE, court: 'High Court of Madras', petitioner: 'Revathi', respondent: 'Union of India' };
  renderApp(
    casePage(),
    server({
      'GET /rest/v1/cases': () => ({ ...row, client: CLIENT }),
      'GET /rest/v1/timeline_events': () => [],
    }),
  );
  const summary = await screen.findByRole('tabpanel', { name: 'Summary' });
  expect(await within(summary).findByText('No next date')).toBeTruthy();
  expect(within(summary).getByText('Revathi v. Union of India')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(within(summary).getByRole('link', { name: 'Add date' }));
  expect(await screen.findByRole('dialog', { name: 'Add event' })).toBeTruthy();
});

test('the summary of a case leads to its chats', async () => {
  const { router } = renderApp(casePage(), server());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'Chat about this case' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ tab: 'chat' }));
});

test('the page of the chats has the same tabs as the page of the case', async () => {
  const { router } = renderApp(casePage(), server());
  const tabs = async (role: 'tab' | 'link', list: 'tablist' | 'navigation') =>
    within(await screen.findByRole(list, { name: 'Sections of the case' }))
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const ofCase = await tabs('tab', 'tablist');
  expect(ofCase).toContain('Drafts');
  cleanup();
  renderApp(`${router.state.location.pathname}/chat`, server());
  expect(await tabs('link', 'navigation')).toEqual(ofCase);
});
