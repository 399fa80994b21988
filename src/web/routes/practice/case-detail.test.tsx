import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CASE, CLIENT, casePage, FILE, SHARING, server } from '#test/fixtures/case-screen.ts';
import { listedRows } from '#test/fixtures/listed-rows.ts';
import { json, renderApp } from '#test/support/web.tsx';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

const lastToast = () => currentToasts()[0];

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
  const number = dialog.getByLabelText('Case number');
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
    case_number: 'C-9',
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

test.each([
  ['hc/2021/12-karnataka_cheque.md', 'Open in library', '/home/library/doc-1'],
  ['hc/2021/other.md', 'Search the library', '/home/search?q=12+karnataka+cheque'],
])('a document of the library, with %s found by its name, leads on: %s', async (key, name, href) => {
  const library = { storage_provider: 'library', file_path: '12-karnataka_cheque.md' };
  const { calls } = renderApp(
    casePage(`?tab=files&file=${FILE.id}`),
    server({
      'GET /rest/v1/case_files': () => [{ ...FILE, ...library, file_name: 'Leading case' }],
      'POST /keyword_search': () => ({ results: [{ _id: 'doc-1', _source: { s3_file_key: key } }] }),
    }),
  );
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(calls.find(({ call }) => call === 'POST /keyword_search')?.body).toMatchObject({
    query: '12 karnataka cheque',
  });
});

test('a document of the library with a stored id is not searched for', async () => {
  const kept = {
    ...FILE,
    storage_provider: 'library',
    file_path: 'x.md',
    file_name: 'x.md',
    document_id: 'd-7',
  };
  const { calls } = renderApp(
    casePage(`?tab=files&file=${FILE.id}`),
    server({ 'GET /rest/v1/case_files': () => [kept] }),
  );
  const link = await screen.findByRole('link', { name: 'Open in library' });
  expect(link.getAttribute('href')).toBe('/home/library/d-7');
  expect(calls.some(({ call }) => call === 'POST /keyword_search')).toBe(false);
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
