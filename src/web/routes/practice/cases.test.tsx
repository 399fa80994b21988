import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { indianDay } from '#shared/indian-day.ts';
import { CASE, CLIENT, casePage, server } from '#test/fixtures/case-screen.ts';
import { listedRows } from '#test/fixtures/listed-rows.ts';
import { json, lastToast, renderApp } from '#test/support/web.tsx';

test('a card shows a case, with its description cut at 200 characters', async () => {
  renderApp('/home/cases', server());
  await screen.findByRole('heading', { name: 'Revathi v. Union' });
  expect(screen.getByText(`${'x'.repeat(200)}…`)).toBeTruthy();
  for (const words of ['Pending', 'W.P. 1/2026', 'Tax', 'No next date', CLIENT.name])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Case: Revathi v. Union' }).getAttribute('href')).toBe(
    casePage(),
  );
});

test('a search without results says so, and Reset clears it', async () => {
  renderApp('/home/cases?q=revathi&status=closed', server());
  const user = userEvent.setup();
  await screen.findByText('No cases match your search criteria');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await screen.findByRole('heading', { name: 'Revathi v. Union' });
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveProperty('disabled', true);
});

test('a case is added to an existing client, and text typed for a new client stays', async () => {
  const { calls, router } = renderApp(
    '/home/cases',
    server({ 'POST /rest/v1/rpc/create_case': () => ({ case_id: CASE.id }) }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New Case' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Case' }));
  await dialog.findByRole('radio', { name: 'For an existing client', checked: true });
  await user.click(dialog.getByRole('radio', { name: 'For a new client' }));
  await user.type(dialog.getByLabelText('Client Name'), 'Somebody');
  await user.click(dialog.getByRole('radio', { name: 'For an existing client' }));
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
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
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  expect(await dialog.findByText('A CNR has 16 characters, such as DLHC010123452020')).toBeTruthy();
  await user.type(cnr, '-012345-2026');
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Case added successfully',
      description: 'Your new case has been added',
    }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe(casePage()));
  expect(calls.find(({ call }) => call === 'POST /rest/v1/rpc/create_case')?.body).toEqual({
    case_id: expect.any(String),
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
    stage: null,
    opposing_counsel: null,
    next_event: null,
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

test('archived cases are listed separately', async () => {
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

test('an archive without cases, and a practice with archived cases alone, say which of the two they are', async () => {
  const put = { ...CASE, client: null, archived_at: '2026-11-21T10:00:00+00:00' };
  let rows: object[] = [put];
  const answers = server({ 'GET /rest/v1/cases': ({ query }) => listedRows(rows as never, query) });
  const { router } = renderApp('/home/cases', answers);
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { name: 'No current cases' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Archived cases (1)' }));
  expect(await screen.findByRole('heading', { name: 'Archived cases', level: 1 })).toBeTruthy();
  expect(await screen.findByText('1 archived case')).toBeTruthy();
  rows = [];
  await router.navigate({ to: '/home/cases', search: { archived: true, status: 'closed' } });
  await router.navigate({ to: '/home/cases', search: { archived: true } });
  expect(await screen.findByRole('heading', { name: 'No archived cases' })).toBeTruthy();
});

const inDays = (days: number) => `${indianDay(new Date(Date.now() + days * 86_400_000))}T10:30:00+05:30`;
const dated = (title: string, fields: object) => ({
  ...CASE,
  client: null,
  id: crypto.randomUUID(),
  title,
  ...fields,
});

test('a card leads with the next date and what it is; a date that has passed is overdue, never next', async () => {
  const event = { event_type: 'deadline', title: 'Written statement', all_day: true };
  const rows = [
    dated('Of tomorrow', { next_date: inDays(1), next_event: event }),
    dated('Passed at midnight', { next_date: inDays(-1), next_event: event }),
    dated('Both', {
      next_date: inDays(3),
      next_event: { ...event, event_type: 'hearing' },
      overdue_since: inDays(-2),
    }),
  ];
  renderApp('/home/cases', server({ 'GET /rest/v1/cases': ({ query }) => listedRows(rows, query) }));
  const card = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('li')?.textContent ?? '';
  expect(await card('Of tomorrow')).toMatch(/^Tomorrow · Deadline/);
  expect(await card('Passed at midnight')).toMatch(/^No next dateOverdue since /);
  expect(await card('Both')).toMatch(/ · HearingOverdue since /);
});

test('courts and dates filter the list, and the order can be changed', async () => {
  const { calls, router } = renderApp(
    '/home/cases',
    server({
      'POST /rest/v1/rpc/list_courts': () => ({ courts: [{ court: 'High Court, "Madras"', cases: 2 }] }),
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Court' }));
  await user.click(screen.getByRole('option', { name: /Madras/ }));
  await user.click(screen.getByRole('combobox', { name: 'Next date' }));
  await user.click(screen.getByRole('option', { name: 'No next date' }));
  await user.click(screen.getByRole('combobox', { name: 'Order' }));
  await user.click(screen.getByRole('option', { name: 'Newest first' }));
  expect(router.state.location.search).toEqual({
    ...{ court: 'High Court, "Madras"', dates: 'none', sort: 'newest' },
  });
  await waitFor(() => {
    const last = calls
      .filter(({ call, query }) => call === 'GET /rest/v1/cases' && query.has('order'))
      .at(-1);
    expect(last?.query.get('order')).toBe('created_at.desc,id');
    expect(last?.query.get('and')).toContain('court.eq."High Court, \\"Madras\\""');
    expect(last?.query.get('and')).toContain('next_date.is.null');
  });
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'newest' }));
});

test('cases that could not be loaded can be loaded again, and are shown as cards or as a table', async () => {
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

test('the first case is for a new client, and its page opens', async () => {
  const made = { client_id: CLIENT.id, case_id: CASE.id };
  const { router } = renderApp(
    '/home/cases',
    server({
      'GET /rest/v1/clients': () => [],
      'POST /rest/v1/rpc/create_client_with_case': () => made,
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New Case' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Case' }));
  await user.type(await dialog.findByLabelText('Client Name'), 'Somebody');
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(casePage()));
});

test('a user without clients adds the first one, and a user with clients a case', async () => {
  let clients: object[] = [];
  const answers = server({
    'GET /rest/v1/cases': ({ query }) => listedRows([], query),
    'GET /rest/v1/clients': () => clients,
    'POST /rest/v1/rpc/create_client_with_case': () => ({ client_id: CLIENT.id, case_id: CASE.id }),
  });
  const { client, router } = renderApp('/home/cases', answers);
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { name: 'No clients found' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add Your First Client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Case' }));
  await user.type(dialog.getByLabelText('Client Name'), CLIENT.name);
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  await waitFor(() => expect(lastToast()?.title).toBe('Client added successfully'));
  // The page of the case has taken the place of the list.
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cases', hidden: true })).toBeNull());
  clients = [CLIENT];
  await router.navigate({ to: '/home/cases' });
  await client.invalidateQueries({ queryKey: ['clients'] });
  expect(await screen.findByRole('heading', { name: 'No cases yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create Your First Case' })).toBeTruthy();
});

test.each([
  ['/home/cases/%20', 'Failed to load case details', 'Case ID is required'],
  ['/home/clients/%20', 'Failed to load client details', 'Client ID is required'],
])('%s, which names nothing, asks the server for nothing', async (page, title, reason) => {
  const { calls } = renderApp(page, server());
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
  expect(calls.filter(({ query }) => query.get('id')?.startsWith('eq.'))).toEqual([]);
});
