import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ROW_CHANGED } from '#shared/contracts/data-api.ts';
import { CASE, CLIENT, casePage, server } from '#test/fixtures/case-screen.ts';
import { listedRows } from '#test/fixtures/listed-rows.ts';
import { type Answers, json, lastToast, renderApp } from '#test/support/web.tsx';
import { needsClientNumber } from '#web/features/cases/use-edit-case.ts';

test('a case whose client has its own number may have none', async () => {
  const { calls } = renderApp(
    casePage(),
    server({
      'POST /rest/v1/rpc/update_case_with_client': () => ({
        case_id: CASE.id,
        client_updated: true,
        out_of_sync: false,
      }),
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

test.each([
  [{ client_updated: false, out_of_sync: false }, 'Case updated', 'Your changes to the case are saved.'],
  [
    { client_updated: false, out_of_sync: true },
    'Warning',
    'Case updated but client details may be out of sync.',
  ],
])('the message after an edit says what was saved: %o', async (saved, title, description) => {
  renderApp(
    casePage(),
    server({ 'POST /rest/v1/rpc/update_case_with_client': () => ({ case_id: CASE.id, ...saved }) }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit case' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(lastToast()).toMatchObject({ title, description }));
});

test('a form closes when what was saved was read again, and is filled from it when it opens next', async () => {
  let title = CASE.title;
  const waiting: ((row: unknown) => void)[] = [];
  const row = () => ({ ...CASE, title, client: CLIENT });
  renderApp(
    casePage(),
    server({
      'GET /rest/v1/cases': ({ query }) => {
        if (!query.has('id')) return listedRows([], query);
        if (title === CASE.title || query.get('id') !== `eq.${CASE.id}`) return row();
        return new Promise((resolve) => waiting.push(resolve));
      },
      'POST /rest/v1/rpc/update_case_with_client': ({ body }) => {
        ({ title } = z.object({ title: z.string() }).parse(body));
        return { case_id: CASE.id, client_updated: false, out_of_sync: false };
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit case' }));
  await user.type(await screen.findByLabelText('Case title'), ' and another');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  screen.getByRole('dialog');
  for (const answer of waiting) answer(row());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Edit case' }));
  expect(await screen.findByDisplayValue(`${CASE.title} and another`)).toBeDefined();
});

test.each([
  // The number is the client's, and the only case takes its client along.
  ['pending', 'C-1', 'pending', false, 'pending', true],
  ['pending', 'C-1', 'pending', false, 'exploration', false],
  ['exploration', null, 'exploration', false, 'active', true],
  // With other cases the client stays in exploration, where it needs no number.
  ['exploration', null, 'exploration', true, 'active', false],
  ['exploration', null, 'active', false, 'closed', false],
  // A client from before the rule, without a number, is left alone until its status changes.
  ['active', null, 'active', false, 'active', false],
  ['active', null, 'active', false, 'closed', true],
] as const)(
  'a client %s with the number %s, its case %s (others: %s), edited to %s without a number: asked %s',
  (clientStatus, client_number, status, hasOthers, next, asked) => {
    const row = { status, client: { status: clientStatus, client_number } };
    expect(needsClientNumber(row, hasOthers, { status: next, client_number: null })).toBe(asked);
    expect(needsClientNumber(row, hasOthers, { status: next, client_number: 'C-2' })).toBe(false);
  },
);

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

  test('an open form keeps the typed text, copies it, and creates a case from it', async () => {
    const { calls, remove, router } = deletable({
      'POST /rest/v1/rpc/create_case': () => ({ case_id: NEW_ID }),
    });
    const { user, dialog } = await typeTitle();
    remove();
    expect(await dialog.findByText('This case was deleted in another window')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Copy what you typed' }));
    expect(await navigator.clipboard.readText()).toContain('Case title: What I typed\n');
    expect(await navigator.clipboard.readText()).toContain('Case number: W.P. 1/2026');
    await user.click(dialog.getByRole('button', { name: 'Save as a new case' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/home/cases/${NEW_ID}`));
    expect(calls.find(({ call }) => call === 'POST /rest/v1/rpc/create_case')?.body).toMatchObject({
      title: 'What I typed',
      client_id: CLIENT.id,
      case_number: 'W.P. 1/2026',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('and its client with it: both are created again, together', async () => {
    const { calls, remove, router } = deletable({
      'POST /rest/v1/rpc/create_case': () => json(409, { code: 'conflict', message: 'Not there.' }),
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

  test('saving before the change arrives shows a warning, and the user may discard it', async () => {
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

test('saving a case that changed elsewhere shows the other changes and loses nothing', async () => {
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
          return json(409, { code: ROW_CHANGED, message: 'Changed meanwhile' });
        return { case_id: CASE.id, client_updated: true, out_of_sync: false };
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show Client Information' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const title = screen.getByLabelText('Case title') as HTMLInputElement;
  await user.clear(title);
  await user.type(title, 'Mine');
  stored = { ...CASE, case_number: 'W.P. 2/2026', status: 'closed', updated_at: '2026-11-21T10:00:00+00:00' };
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Case number: W.P. 2/2026')).toBeTruthy();
  expect(screen.getByText('Status: Closed')).toBeTruthy();
  expect(title.value).toBe('Mine');
  await user.click(screen.getByRole('button', { name: 'Save over it' }));
  await waitFor(() =>
    expect(sent.map((change) => change.if_updated_at)).toEqual([CASE.updated_at, stored.updated_at]),
  );
});
