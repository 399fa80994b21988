import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CaseRole } from '#shared/contracts/sharing/roles.ts';
import { CASE, CLIENT, casePage, FILE, server } from '#test/fixtures/case-screen.ts';
import { json, renderApp, TEST_USER } from '#test/support/web.tsx';

const OTHER = 'aaaaaaaa-8b86-4d01-b42d-00cf4fc964aa';
const OWNER = 'Asha Rao';

const event = (title: string, fields: object) => ({
  id: crypto.randomUUID(),
  owner_id: OTHER,
  case_id: CASE.id,
  title,
  description: null,
  event_type: 'note',
  event_date: '2126-11-20T05:00:00+00:00',
  all_day: true,
  place: null,
  remind_days: null,
  file_id: null,
  page: null,
  done_at: null,
  filed: null,
  filed_as: null,
  file: null,
  created_by: OTHER,
  created_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-20T10:00:00+00:00',
  ...fields,
});

/** A case of somebody else in which the reader has a role, with an event and a file of each. */
function shared(role: CaseRole, answers: Parameters<typeof server>[0] = {}) {
  const row = { ...CASE, owner_id: OTHER, role, owner_name: OWNER, client: null, client_id: CLIENT.id };
  return server({
    'GET /rest/v1/cases': () => row,
    'GET /rest/v1/case_activity': () => [],
    'GET /rest/v1/event_suggestions': () => [],
    'GET /rest/v1/case_files': () => [
      { ...FILE, created_by: OTHER },
      { ...FILE, id: crypto.randomUUID(), file_name: 'mine.docx', created_by: TEST_USER.id },
    ],
    'GET /rest/v1/timeline_events': () => [
      event('Their note', {}),
      event('My note', { created_by: TEST_USER.id }),
      event('My hearing', { created_by: TEST_USER.id, event_type: 'hearing' }),
    ],
    'POST /rest/v1/rpc/client_of_case': () => ({
      name: 'Revathi Textiles',
      contact_person: null,
      email: role === 'editor' ? 'office@revathi.example' : null,
      phone: null,
      address: null,
      can_contact: role === 'editor',
    }),
    ...answers,
  });
}

const CHIPS = { editor: 'can edit', commenter: 'can comment', viewer: 'can view', clerk: 'clerk' } as const;

test.each([
  ['editor', true, true, ['Their note', 'My note', 'My hearing'], 'Add event'],
  ['clerk', false, true, ['My note', 'My hearing'], 'Add event'],
  ['commenter', false, false, ['My note'], 'Add note'],
  ['viewer', false, false, [], undefined],
] as const)(
  '%s: the page has what the role may do and nothing else',
  async (role, edits, uploads, own, add) => {
    renderApp(casePage(), shared(role));
    const user = userEvent.setup();
    await screen.findByText(`Shared by ${OWNER} · ${CHIPS[role]}`);
    const button = (name: string | RegExp) => screen.queryByRole('button', { name });
    expect(button('Share')).toBeNull();
    expect(button('People')).toBeTruthy();
    expect(button('Archive') !== null).toBe(edits);
    expect(button('Edit case') !== null).toBe(edits);
    expect(button('Upload Files') !== null).toBe(uploads);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Delete case' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('tab', { name: 'Timeline' }));
    await screen.findByRole('heading', { name: 'Their note' });
    const changed = screen.queryAllByRole('button', { name: /^Edit (?:Their|My)/ });
    expect(changed.map((one) => one.getAttribute('aria-label')?.replace('Edit ', '')).sort()).toEqual(
      [...own].sort(),
    );
    for (const name of ['Add event', 'Add note']) expect(button(name) !== null).toBe(name === add);
  },
);

test('a clerk renames what the clerk added, and deletes no file', async () => {
  renderApp(casePage('?tab=files'), shared('clerk'));
  const user = userEvent.setup();
  const items = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const shown = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return shown;
  };
  expect(await items('mine.docx')).toEqual(['Download', 'Rename']);
  expect(await items('order.docx')).toEqual(['Download']);
});

test.each([
  ['editor', 'office@revathi.example'],
  ['viewer', 'Only the owner and people who can edit see contact details.'],
] as const)('%s: contact details of the client are for those who can edit', async (role, words) => {
  renderApp(casePage(), shared(role));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show Client Information' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Client Information' }));
  expect(await panel.findByText('Revathi Textiles')).toBeTruthy();
  expect(panel.getByText(words)).toBeTruthy();
});

test('access that ends while the case is open leaves nothing of it on the screen', async () => {
  let ended = false;
  const answers = shared('editor');
  const { client, router } = renderApp(casePage(), {
    ...answers,
    'GET /rest/v1/cases': (request) =>
      ended ? json(406, { code: 'PGRST116', message: 'no rows' }) : answers['GET /rest/v1/cases']?.(request),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit case' }));
  await screen.findByRole('dialog');
  ended = true;
  await client.invalidateQueries({ queryKey: ['cases'] });
  await screen.findByText('The owner ended your access', { exact: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.textContent).not.toContain('Revathi');
  await waitFor(() => expect(document.title).not.toContain('Revathi'));
  await user.click(screen.getByRole('link', { name: 'Go to cases' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/cases'));
});
