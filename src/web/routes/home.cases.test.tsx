import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { listedRows } from '#test/listed-rows.ts';
import { type Answers, json, renderApp, TEST_USER } from '#test/web.tsx';
import { currentToasts } from '#web/ui/toast-store.ts';

const CLIENT = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  name: 'Revathi Textiles',
  client_number: 'C-1',
  contact_person: null,
  business_area: 'Textiles',
};
/** As the panel's client has it: the number of the case is the client's too. */
const SHARING = { ...CLIENT, client_number: 'W.P. 1/2026' };
const CASE = {
  id: '0b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c11',
  owner_id: TEST_USER.id,
  client_id: CLIENT.id,
  title: 'Revathi v. Union',
  description: 'x'.repeat(201),
  client_name: CLIENT.name,
  case_number: 'W.P. 1/2026',
  practice_area: 'Tax',
  status: 'pending',
  court: null,
  cnr: null,
  petitioner: null,
  respondent: null,
  archived_at: null,
  created_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-20T10:00:00+00:00',
};
const FILE = {
  id: '2c1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c13',
  owner_id: TEST_USER.id,
  case_id: CASE.id,
  file_name: 'order.docx',
  file_path: `case_files/${CASE.id}/abc_1.docx`,
  file_type: null,
  file_size: 2048,
  uploaded_by: TEST_USER.id,
  storage_provider: 'default',
  uploaded_at: '2026-11-21T10:00:00+00:00',
  category: null,
  category_chosen: false,
  document_id: null,
  text_state: 'none',
  text_problem: null,
  page_count: null,
  pages_read: 0,
};
const lastToast = () => currentToasts()[0];

function server(answers: Answers = {}): Answers {
  return {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': ({ query }) =>
      query.has('id') ? { ...CASE, client: CLIENT } : listedRows([CASE], query),
    'GET /rest/v1/clients': () => [{ id: CLIENT.id, name: CLIENT.name, client_number: null }],
    'GET /rest/v1/case_files': () => [FILE],
    ...answers,
  };
}

const casePage = (search = '') => `/home/cases/${CASE.id}${search}`;

test('a card says what a case is, with its description cut at 200 characters', async () => {
  renderApp('/home/cases', server());
  await screen.findByRole('heading', { name: 'Revathi v. Union' });
  expect(screen.getByText(`${'x'.repeat(200)}…`)).toBeTruthy();
  for (const words of ['Pending', 'W.P. 1/2026', 'Tax']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Case: Revathi v. Union' }).getAttribute('href')).toBe(
    casePage(),
  );
});

test('a search that finds nothing says so, and Reset takes it back', async () => {
  renderApp('/home/cases?q=revathi&status=closed', server());
  const user = userEvent.setup();
  await screen.findByText('No cases match your search criteria');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await screen.findByRole('heading', { name: 'Revathi v. Union' });
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveProperty('disabled', true);
});

test('a case is added to a client who is there, and what was typed for a new client is kept meanwhile', async () => {
  const { calls } = renderApp('/home/cases', server({ 'POST /rest/v1/cases': () => CASE }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New Case' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Client Name'), 'Somebody');
  await user.click(dialog.getByRole('radio', { name: 'For an existing client' }));
  await user.click(dialog.getByRole('button', { name: 'Add Case' }));
  expect(await dialog.findByText('Choose a client', { selector: 'p' })).toBeTruthy();
  expect(dialog.getByText('Title is required')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'For a new client' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Client Name').value).toBe('Somebody');
  await user.click(dialog.getByRole('radio', { name: 'For an existing client' }));
  dialog.getByRole('combobox', { name: 'Client' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: CLIENT.name }));
  await user.type(dialog.getByLabelText('Title'), 'Revathi v. State of Kerala & Ors.');
  const cnr = dialog.getByLabelText(/CNR/);
  await user.type(cnr, 'KLHC01');
  await user.click(dialog.getByRole('button', { name: 'Add Case' }));
  expect(await dialog.findByText('A CNR has 16 characters, such as DLHC010123452020')).toBeTruthy();
  await user.type(cnr, '-012345-2026');
  await user.click(dialog.getByRole('button', { name: 'Add Case' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Case added successfully',
      description: 'Your new case has been added',
    }),
  );
  expect(calls.find(({ call }) => call === 'POST /rest/v1/cases')?.body).toEqual({
    client_id: CLIENT.id,
    client_name: CLIENT.name,
    title: 'Revathi v. State of Kerala & Ors.',
    case_number: null,
    practice_area: null,
    description: null,
    status: 'exploration',
    court: null,
    cnr: 'KLHC010123452026',
    petitioner: 'Revathi',
    respondent: 'State of Kerala',
  });
});

test('parties that were typed are not changed by a title', async () => {
  renderApp('/home/cases', server());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New Case' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'For an existing client' }));
  await user.type(dialog.getByLabelText(/Petitioner/), 'K. Revathi');
  await user.type(dialog.getByLabelText('Title'), 'Revathi v. State');
  await user.tab();
  expect(dialog.getByLabelText<HTMLInputElement>(/Petitioner/).value).toBe('K. Revathi');
  expect(dialog.getByLabelText<HTMLInputElement>(/Respondent/).value).toBe('');
});

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

test('the client panel shows N/A for what is not known, and warns when the client did not follow an edit', async () => {
  const { calls } = renderApp(
    casePage(),
    server({
      'GET /rest/v1/cases': () => ({ ...CASE, client: SHARING }),
      'POST /rest/v1/rpc/update_case_with_client': () => ({ case_id: CASE.id, client_updated: false }),
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

test('a case whose client has a number of its own may be without one', async () => {
  const { calls } = renderApp(
    casePage(),
    server({
      'POST /rest/v1/rpc/update_case_with_client': () => ({ case_id: CASE.id, client_updated: true }),
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit case' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Case number (optional)'));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Client updated',
      description: 'Your client information has been updated successfully.',
    }),
  );
  expect(calls.find(({ call }) => call.endsWith('update_case_with_client'))?.body).toMatchObject({
    case_number: null,
  });
});

describe('a case deleted in another window', () => {
  const NEW_ID = '9d1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c19';
  const gone = () => json(406, { code: 'PGRST116', message: 'no rows' });

  function deletable(changes: Answers = {}) {
    let there = true;
    const answers = server({
      'GET /rest/v1/cases': ({ query }) => {
        if (!query.has('id')) return listedRows([], query);
        if (query.get('id') === `eq.${NEW_ID}`) return { ...CASE, id: NEW_ID, client: CLIENT };
        return there ? { ...CASE, client: CLIENT } : gone();
      },
      'POST /rest/v1/rpc/update_case_with_client': () => json(404, { message: 'Case not found' }),
      ...changes,
    });
    const app = renderApp(casePage(), answers);
    const remove = () => {
      there = false;
      void app.client.invalidateQueries({ queryKey: ['cases'] });
    };
    return { ...app, remove };
  }

  async function typeTitle() {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit case' }));
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByLabelText('Case title');
    await user.clear(title);
    await user.type(title, 'What I typed');
    return { user, dialog };
  }

  test('its page says so and leads back to the cases', async () => {
    const { remove, router } = deletable();
    await screen.findByRole('heading', { name: CASE.title });
    remove();
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/cases'));
    expect(lastToast()?.description).toBe('This case was deleted in another window.');
  });

  test('an open form keeps what was typed, copies it, and makes a case of it', async () => {
    const { calls, remove, router } = deletable({ 'POST /rest/v1/cases': () => ({ ...CASE, id: NEW_ID }) });
    const { user, dialog } = await typeTitle();
    remove();
    expect(await dialog.findByText('This case was deleted in another window')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Copy what you typed' }));
    expect(await navigator.clipboard.readText()).toContain('Case title: What I typed\n');
    expect(await navigator.clipboard.readText()).toContain('Case number: W.P. 1/2026');
    await user.click(dialog.getByRole('button', { name: 'Save as a new case' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/home/cases/${NEW_ID}`));
    expect(calls.find(({ call }) => call === 'POST /rest/v1/cases')?.body).toMatchObject({
      title: 'What I typed',
      client_id: CLIENT.id,
      case_number: 'W.P. 1/2026',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('and its client with it: both are made anew, together', async () => {
    const { calls, remove, router } = deletable({
      'POST /rest/v1/cases': () => json(409, { code: 'conflict', message: 'Not there.' }),
      'POST /rest/v1/rpc/create_client_with_case': () => ({ client_id: CLIENT.id, case_id: NEW_ID }),
    });
    const { user, dialog } = await typeTitle();
    remove();
    await user.click(await dialog.findByRole('button', { name: 'Save as a new case' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/home/cases/${NEW_ID}`));
    expect(calls.find(({ call }) => call.endsWith('create_client_with_case'))?.body).toMatchObject({
      name: CLIENT.name,
      client_number: 'C-1',
      case_title: 'What I typed',
      case_number: 'W.P. 1/2026',
      status: 'pending',
    });
  });

  test('who saves before hearing of it is told, and may discard it', async () => {
    const { remove, router } = deletable();
    const { user, dialog } = await typeTitle();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('This case was deleted in another window')).toBeTruthy();
    remove();
    expect(dialog.getByLabelText<HTMLInputElement>('Case title').value).toBe('What I typed');
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/cases'));
  });
});

test('the tab is in the address; a file that cannot be shown is offered for download', async () => {
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

test('a file kept elsewhere is not fetched from here', async () => {
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

test('a document of the library that was kept by its id is not searched for', async () => {
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

test('a deleted file goes at once, can be taken back, and comes back when the server refuses', async () => {
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

test('who saves over a case that was changed meanwhile sees what the other wrote, and loses nothing', async () => {
  const sent: { if_updated_at?: string; title?: string }[] = [];
  let stored = { ...CASE };
  renderApp(
    casePage(),
    server({
      'GET /rest/v1/cases': ({ query }) =>
        query.has('id') ? { ...stored, client: CLIENT } : listedRows([stored], query),
      'POST /rest/v1/rpc/update_case_with_client': ({ body }) => {
        const change = body as { if_updated_at?: string; title?: string };
        sent.push(change);
        if (change.if_updated_at !== stored.updated_at)
          return json(409, { code: 'conflict', message: 'Changed meanwhile' });
        return { case_id: CASE.id, client_updated: true };
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show Client Information' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const title = screen.getByLabelText('Case title') as HTMLInputElement;
  await user.clear(title);
  await user.type(title, 'Mine');
  stored = { ...CASE, case_number: 'W.P. 2/2026', updated_at: '2026-11-21T10:00:00+00:00' };
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Case number: W.P. 2/2026')).toBeTruthy();
  expect(title.value).toBe('Mine');
  await user.click(screen.getByRole('button', { name: 'Save over it' }));
  await waitFor(() =>
    expect(sent.map((change) => change.if_updated_at)).toEqual([CASE.updated_at, stored.updated_at]),
  );
});

test('an archived case stands apart from those at hand', async () => {
  const put = {
    ...CASE,
    id: crypto.randomUUID(),
    title: 'Put away',
    archived_at: '2026-11-21T10:00:00+00:00',
  };
  renderApp('/home/cases', server({ 'GET /rest/v1/cases': ({ query }) => listedRows([CASE, put], query) }));
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Revathi v. Union' });
  expect(screen.queryByRole('heading', { name: 'Put away' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Archived cases (1)' }));
  expect(await screen.findByRole('heading', { name: 'Put away' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Revathi v. Union' })).toBeNull();
});

test('cases that cannot be listed can be asked for again, and stand as cards or as a table', async () => {
  let broken = true;
  const { router } = renderApp(
    '/home/cases',
    server({
      'GET /rest/v1/cases': ({ query }) =>
        broken ? json(400, { message: 'Not today.' }) : listedRows([CASE], query),
    }),
  );
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Error loading cases' });
  expect(screen.getByText('Not today.')).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('list', { name: 'Cases' });
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expect(await screen.findByRole('table', { name: 'Cases' })).toBeTruthy();
  expect(router.state.location.searchStr).toBe('?view=list');
  await user.click(screen.getByRole('button', { name: 'Grid view' }));
  expect(await screen.findByRole('list', { name: 'Cases' })).toBeTruthy();
  expect(router.state.location.searchStr).toBe('');
});

test('a case is archived and taken out again; one that could not be says why', async () => {
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
  const takeOut = await screen.findByRole('button', { name: 'Take out of the archive' });
  expect(lastToast()?.title).toBe('Case archived');
  expect(screen.getByText('Archived')).toBeTruthy();
  refuse = true;
  await user.click(takeOut);
  await waitFor(() => expect(lastToast()?.description).toBe('The database cannot be reached.'));
  refuse = false;
  await user.click(await screen.findByRole('button', { name: 'Take out of the archive' }));
  await screen.findByRole('button', { name: 'Archive' });
  expect(calls.filter(({ call }) => call.startsWith('PATCH')).at(-1)?.body).toEqual({ archived_at: null });
});

test('the first screen says when a case is heard next, before whom, between whom', async () => {
  const row = { ...CASE, court: 'High Court of Madras', petitioner: 'Revathi', respondent: 'Union of India' };
  renderApp(
    casePage(),
    server({
      'GET /rest/v1/cases': () => ({ ...row, client: CLIENT }),
      'GET /rest/v1/timeline_events': () => [],
    }),
  );
  const summary = await screen.findByRole('tabpanel', { name: 'Summary' });
  expect(await within(summary).findByText('No date is fixed')).toBeTruthy();
  expect(within(summary).getByText('Revathi v. Union of India')).toBeTruthy();
});
