import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ROW_CHANGED } from '#shared/contracts/data-api.ts';
import { listedRows } from '#test/fixtures/listed-rows.ts';
import { type Answers, json, lastToast, renderApp, TEST_USER } from '#test/support/web.tsx';

const CLIENT = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  owner_id: TEST_USER.id,
  name: 'Revathi Textiles',
  contact_person: 'K. Revathi',
  business_area: 'Textiles',
  client_number: 'C-1',
  description: null,
  status: 'active',
  email: null,
  phone: null,
  address: null,
  created_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-20T10:00:00+00:00',
};
const CASE = {
  id: '0b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c11',
  title: 'Revathi v. Union',
  status: 'pending',
  case_number: 'W.P. 1/2026',
  created_at: CLIENT.created_at,
};
const OTHER = {
  ...CLIENT,
  id: '1c1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c12',
  name: 'Suresh',
  contact_person: '',
  status: 'closed',
};
const listed = (client: typeof CLIENT) => ({ ...client, cases: [{ id: CASE.id }] });

const DELETED_WITH = {
  ...{ cases: 1, files: 2, events: 1, drafts: 0, comments: 2, chats: 3 },
  ...{ people: 1, links: 1, invitations: 2 },
};

function server(answers: Answers = {}): Answers {
  return {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/clients': ({ query }) =>
      query.has('id')
        ? {
            ...CLIENT,
            cases: [{ ...CASE, case_files: [{ id: 'a' }, { id: 'b' }] }],
          }
        : listedRows([listed(CLIENT), listed(OTHER)], query),
    'POST /rest/v1/rpc/deleted_with': () => DELETED_WITH,
    ...answers,
  };
}

async function openNew() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New Client' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Add New Client' })) };
}

async function choose(user: ReturnType<typeof userEvent.setup>, box: HTMLElement, option: string) {
  box.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: option }));
}

test('a client needs a name, and past exploration a number, which is said in a toast too', async () => {
  const { calls } = renderApp('/home/clients', server());
  const { user, dialog } = await openNew();
  const create = dialog.getByRole('button', { name: 'Create Client' });
  await user.click(create);
  expect(await dialog.findByText('Client name is required')).toBeTruthy();
  await user.type(dialog.getByLabelText('Client Name'), 'Coastal Cements');
  await choose(user, dialog.getByRole('combobox', { name: 'Status' }), 'Active');
  await user.click(create);
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Validation error',
      description: 'Client number is required for non-exploration clients',
    }),
  );
  expect(dialog.getByText('Client number is required for non-exploration clients')).toBeTruthy();
  expect(calls.some(({ call }) => call.endsWith('create_client_with_case'))).toBe(false);
});

test('a new client is sent trimmed, empty fields as null, with status exploration by default', async () => {
  const { calls } = renderApp(
    '/home/clients',
    server({
      'POST /rest/v1/rpc/create_client_with_case': () => ({ client_id: CLIENT.id, case_id: CASE.id }),
    }),
  );
  const { user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Client Name'), '  Coastal Cements ');
  await user.click(dialog.getByRole('button', { name: 'Create Client' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Client created',
      description: 'Your new client and initial case have been created successfully.',
    }),
  );
  expect(calls.find(({ call }) => call.endsWith('create_client_with_case'))?.body).toEqual({
    case_id: expect.any(String),
    name: 'Coastal Cements',
    client_number: null,
    contact_person: null,
    business_area: null,
    description: null,
    status: 'exploration',
    ...{ email: null, phone: null, address: null, next_event: null },
    ...{ case_title: null, case_number: null, court: null, cnr: null, petitioner: null, respondent: null },
    ...{ stage: null, opposing_counsel: null },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call === 'GET /rest/v1/clients').length).toBeGreaterThan(1);
});

test('the fields of the first case are collapsed, and sent with the client', async () => {
  const { calls } = renderApp(
    '/home/clients',
    server({
      'POST /rest/v1/rpc/create_client_with_case': () => ({ client_id: CLIENT.id, case_id: CASE.id }),
      'POST /rest/v1/rpc/check_conflicts': () => [],
    }),
  );
  const { user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Client Name'), 'Kaveri Mills');
  expect(dialog.queryByLabelText(/Court/)).toBeNull();
  const more = dialog.getByRole('button', { name: /More about the case/ });
  await user.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await user.type(dialog.getByLabelText(/Case title/), 'Kaveri Mills v. State of Kerala');
  await user.type(dialog.getByLabelText(/Court/), 'High Court of Kerala');
  expect(dialog.getByLabelText<HTMLInputElement>(/Respondent/).value).toBe('State of Kerala');
  // It is asked when the typing has paused, and no more once the dialog is gone.
  const asked = () => calls.filter(({ call }) => call.endsWith('check_conflicts')).at(-1)?.body;
  await waitFor(() => expect(asked()).toEqual({ names: ['Kaveri Mills', 'State of Kerala'] }));
  await user.type(dialog.getByLabelText(/Case number/), 'W.P. 7/2026');
  await user.type(dialog.getByLabelText(/CNR/), 'KLHC01');
  await user.click(more);
  expect(dialog.queryByLabelText(/Court/)).toBeNull();
  // Errors appear again.
  await user.click(dialog.getByRole('button', { name: 'Create Client' }));
  expect(await dialog.findByText('A CNR has 16 characters, such as DLHC010123452020')).toBeTruthy();
  await user.type(dialog.getByLabelText(/CNR/), '0123452026');
  await user.click(dialog.getByRole('button', { name: 'Create Client' }));
  await waitFor(() => expect(lastToast()?.title).toBe('Client created'));
  expect(calls.find(({ call }) => call.endsWith('create_client_with_case'))?.body).toMatchObject({
    name: 'Kaveri Mills',
    case_title: 'Kaveri Mills v. State of Kerala',
    court: 'High Court of Kerala',
    case_number: 'W.P. 7/2026',
    cnr: 'KLHC010123452026',
    petitioner: 'Kaveri Mills',
    respondent: 'State of Kerala',
  });
});

test('contact details and the next date go with the client; a day that is over is refused', async () => {
  const { calls } = renderApp(
    '/home/clients',
    server({
      'POST /rest/v1/rpc/create_client_with_case': () => ({ client_id: CLIENT.id, case_id: CASE.id }),
    }),
  );
  const { user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Client Name'), 'Coastal Cements');
  await user.type(dialog.getByLabelText(/^Phone/), '98765 43210');
  await user.type(dialog.getByLabelText(/^Email/), 'office@coastal.example');
  await user.type(dialog.getByLabelText(/^Address/), '4 Mill Road');
  const day = dialog.getByLabelText(/^Next date/);
  const create = dialog.getByRole('button', { name: 'Create Client' });
  for (const [typed, sentence] of [
    ['5 June', 'Enter a date such as 5 June 2026 or 05/06/2026'],
    ['05/06/2020', 'Enter today or a later day'],
  ] as const) {
    await user.clear(day);
    await user.type(day, typed);
    await user.click(create);
    expect(await dialog.findByText(sentence)).toBeTruthy();
  }
  await user.clear(day);
  await user.type(day, '14/01/2199');
  await user.type(dialog.getByLabelText(/^Time/), '10:30');
  await user.type(dialog.getByLabelText(/^Purpose/), 'Arguments');
  await user.click(create);
  await waitFor(() => expect(lastToast()?.title).toBe('Client created'));
  expect(calls.find(({ call }) => call.endsWith('create_client_with_case'))?.body).toMatchObject({
    ...{ phone: '98765 43210', email: 'office@coastal.example', address: '4 Mill Road' },
    next_event: {
      ...{ event_type: 'hearing', title: 'Arguments', place: null, all_day: false },
      event_date: '2199-01-14T10:30:00+05:30',
    },
  });
});

test('a failed form keeps its text; a closed form is cleared', async () => {
  renderApp(
    '/home/clients',
    server({
      'POST /rest/v1/rpc/create_client_with_case': () =>
        json(409, { code: '23505', message: 'That is there.' }),
    }),
  );
  const { user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Client Name'), 'Coastal Cements');
  await user.click(dialog.getByRole('button', { name: 'Create Client' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: 'Error creating client', description: 'That is there.' }),
  );
  expect(dialog.getByRole('alert').textContent).toContain('That is there.');
  expect(dialog.getByLabelText<HTMLInputElement>('Client Name').value).toBe('Coastal Cements');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await openNew();
  expect(again.dialog.getByLabelText<HTMLInputElement>('Client Name').value).toBe('');
  expect(again.dialog.queryByText(/That is there/)).toBeNull();
});

test('words and status filter the list, are in the URL, and are cleared together', async () => {
  const { router } = renderApp('/home/clients?status=closed', server());
  await screen.findByRole('heading', { name: 'Suresh' });
  expect(screen.queryByRole('heading', { name: 'Revathi Textiles' })).toBeNull();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'revathi');
  expect(await screen.findByText('No clients match your search criteria')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'revathi', status: 'closed' }));
  await user.click(screen.getByRole('button', { name: 'Show all clients' }));
  await screen.findByRole('heading', { name: 'Revathi Textiles' });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expect(await screen.findByRole('table', { name: 'Clients' })).toBeTruthy();
  expect(router.state.location.search).toEqual({ view: 'list' });
});

test('no clients yet: one sentence and a button for the first', async () => {
  renderApp('/home/clients', server({ 'GET /rest/v1/clients': ({ query }) => listedRows([], query) }));
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'No clients yet' });
  await user.click(screen.getByRole('button', { name: 'Create Your First Client' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Client' })).toBeTruthy();
});

test('a list that fails can be loaded again', async () => {
  let broken = true;
  renderApp(
    '/home/clients',
    server({
      'GET /rest/v1/clients': ({ query }) =>
        broken ? json(400, { message: 'Not today.' }) : listedRows([listed(CLIENT)], query),
    }),
  );
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Failed to load clients' });
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { name: 'Revathi Textiles' });
});

test('deleting shows what is deleted with a client, then returns to the list', async () => {
  const { calls, router } = renderApp(
    `/home/clients/${CLIENT.id}`,
    server({ 'DELETE /rest/v1/clients': () => ({ id: CLIENT.id }) }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const contents =
    /This also deletes 1 case, 2 files, 1 event, 2 comments,? and 3 chats. 1 person loses access. 1 private link of a client stops working. 2 pending invitations stop working./u;
  expect(await dialog.findByText(contents)).toBeTruthy();
  expect(dialog.getByRole('link', { name: /Export everything first/ }).getAttribute('href')).toBe(
    `/functions/v1/export/client/${CLIENT.id}`,
  );
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  const name = dialog.getByLabelText(`Type ${CLIENT.name} to confirm`);
  await user.type(name, 'Another client{Enter}');
  expect(confirm).toHaveProperty('disabled', true);
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await user.clear(name);
  await user.type(name, ` ${CLIENT.name.toLowerCase()}`);
  await user.click(confirm);
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/clients'));
  expect(lastToast()?.description).toBe('Client deleted successfully');
  expect(calls.find(({ call }) => call.startsWith('DELETE'))?.query.get('id')).toBe(`eq.${CLIENT.id}`);
});

test('a client who could not be deleted stays, with the reason', async () => {
  const { router } = renderApp(
    `/home/clients/${CLIENT.id}`,
    server({ 'DELETE /rest/v1/clients': () => json(503, { message: 'The database cannot be reached.' }) }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(`Type ${CLIENT.name} to confirm`), CLIENT.name);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Failed to delete client',
      description: 'The database cannot be reached.',
    }),
  );
  expect(router.state.location.pathname).toBe(`/home/clients/${CLIENT.id}`);
});

test.each([
  ['that is missing', CLIENT.id, json(406, { code: 'PGRST116', message: 'no rows' })],
  ['whose address holds no id', 'nonsense', json(400, { code: 'PGRST100', message: 'no uuid' })],
])('a client %s leads back to the list', async (_, id, refusal) => {
  const { router } = renderApp(
    `/home/clients/${id}`,
    server({ 'GET /rest/v1/clients': ({ query }) => (query.has('id') ? refusal : listedRows([], query)) }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/clients'));
  expect(lastToast()?.description).toBe('Client not found');
});

test('the edit dialog has its own URL and saves every field', async () => {
  const { calls, router } = renderApp(
    `/home/clients/${CLIENT.id}/edit`,
    server({ 'PATCH /rest/v1/clients': () => CLIENT }),
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Client number').value).toBe('C-1');
  await user.type(dialog.getByLabelText(/Phone/), '98765 43210');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/home/clients/${CLIENT.id}`));
  expect(lastToast()).toMatchObject({
    title: 'Client updated',
    description: 'Your client information has been updated successfully.',
  });
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    name: 'Revathi Textiles',
    client_number: 'C-1',
    contact_person: 'K. Revathi',
    business_area: 'Textiles',
    description: null,
    status: 'active',
    email: null,
    phone: '98765 43210',
    address: null,
  });
});

describe('a client deleted in another window', () => {
  const NEW_ID = '9d1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c19';
  let there = true;
  const answers = (changes: Answers = {}) => {
    const all = server();
    return {
      ...all,
      'GET /rest/v1/clients': (request: Parameters<Answers[string]>[0]) =>
        there || request.query.get('id') !== `eq.${CLIENT.id}`
          ? all['GET /rest/v1/clients']?.(request)
          : json(406, { code: 'PGRST116', message: 'no rows' }),
      ...changes,
    };
  };

  test('its page says so and leads back to the list', async () => {
    there = true;
    const { client, router } = renderApp(`/home/clients/${CLIENT.id}`, answers());
    await screen.findByRole('heading', { name: CLIENT.name });
    there = false;
    void client.invalidateQueries({ queryKey: ['clients'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/clients'));
    expect(lastToast()?.description).toBe('This client was deleted in another window.');
  });

  test('an open form keeps the typed text, says so, and saves it as a new client', async () => {
    there = true;
    const { calls, client, router } = renderApp(
      `/home/clients/${CLIENT.id}/edit`,
      answers({ 'POST /rest/v1/clients': () => ({ ...CLIENT, id: NEW_ID }) }),
    );
    const user = userEvent.setup();
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
    await user.type(dialog.getByLabelText(/Phone/), '98765 43210');
    there = false;
    void client.invalidateQueries({ queryKey: ['clients'] });
    expect(await dialog.findByText('This client was deleted in another window')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/Phone/).value).toBe('98765 43210');
    await user.click(dialog.getByRole('button', { name: 'Save as a new client' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/home/clients/${NEW_ID}`));
    expect(calls.find(({ call }) => call === 'POST /rest/v1/clients')?.body).toMatchObject({
      name: 'Revathi Textiles',
      phone: '98765 43210',
    });
    expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
  });

  test('saving before the change arrives shows a warning, and the user may discard it', async () => {
    there = true;
    const gone = () => {
      there = false;
      return json(406, { code: 'PGRST116', message: 'no rows' });
    };
    const { router } = renderApp(
      `/home/clients/${CLIENT.id}/edit`,
      answers({ 'PATCH /rest/v1/clients': gone }),
    );
    const user = userEvent.setup();
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('This client was deleted in another window')).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/clients'));
  });
});

test('saving a client that changed elsewhere shows the other changes and loses nothing', async () => {
  let stored = CLIENT;
  const all = server();
  const { calls, router } = renderApp(`/home/clients/${CLIENT.id}/edit`, {
    ...all,
    'GET /rest/v1/clients': (request) =>
      request.query.has('id') ? { ...stored, cases: [] } : all['GET /rest/v1/clients']?.(request),
    'PATCH /rest/v1/clients': ({ query }) =>
      query.get('if_updated_at') === stored.updated_at
        ? stored
        : json(409, { code: ROW_CHANGED, message: 'Changed meanwhile' }),
  });
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
  await user.type(dialog.getByLabelText(/Phone/), '98765 43210');
  stored = {
    ...CLIENT,
    contact_person: 'R. Anand',
    status: 'closed',
    updated_at: '2026-11-21T10:00:00+00:00',
  };
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Contact person: R. Anand')).toBeTruthy();
  expect(dialog.getByText('Status: Closed')).toBeTruthy();
  expect(dialog.getByText(/was changed in another window/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/Phone/).value).toBe('98765 43210');
  await user.click(dialog.getByRole('button', { name: 'Save over it' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/home/clients/${CLIENT.id}`));
  expect(calls.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(2);
});

test('a new client with a known name shows where it occurs, and can still be created', async () => {
  renderApp('/home/clients', {
    ...server(),
    'POST /rest/v1/rpc/check_conflicts': ({ body }) =>
      (body as { names: string[] }).names.includes('Mohd. Rafiq')
        ? [
            {
              asked: 'Mohd. Rafiq',
              kind: 'case',
              id: CASE.id,
              title: 'Revathi v. Union',
              found: 'Muhammad Rafiq',
              place: 'respondent',
              match: 'same',
              reason: 'spelling',
              words: ['mohd', 'muhammad'],
            },
          ]
        : [],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New Client' }));
  await user.type(screen.getByLabelText('Client Name'), 'Mohd. Rafiq');
  expect(await screen.findByText(/Check for a conflict of interest/)).toBeTruthy();
  expect(
    screen.getByText(/Muhammad Rafiq \(“muhammad” is another spelling of “mohd”\): respondent in/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Revathi v. Union' }).getAttribute('href')).toBe(
    `/home/cases/${CASE.id}`,
  );
});
