import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Conflict } from '#shared/contracts/conflicts.ts';
import { listedRows } from '#test/fixtures/listed-rows.ts';
import { type Answers, json, renderApp, TEST_USER } from '#test/support/web.tsx';

const idOf = (number: number) => `6f9619ff-8b86-4d01-b42d-${String(number).padStart(12, '0')}`;
const CLIENTS = Array.from({ length: 10_000 }, (_, number) => ({
  id: idOf(number),
  name: `Client ${String(number).padStart(4, '0')}`,
  client_number: number === 41 ? 'C-41' : null,
}));

/** Answers as the data API does: words anywhere, by name, a page at a time. */
function clientsFor(query: URLSearchParams) {
  const words = [...(query.get('and') ?? '').matchAll(/name\.ilike\."\*(.*?)\*"/gu)].map(([, word]) => word);
  const found = CLIENTS.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word ?? '')));
  const from = Number(query.get('offset'));
  return found.slice(from, from + Number(query.get('limit')));
}

async function openForm(answers: Answers = {}) {
  const { calls } = renderApp('/home/cases', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': ({ query }) => listedRows([], query),
    'GET /rest/v1/clients': ({ query }) => clientsFor(query),
    ...answers,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New Case' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'For an existing client' }));
  const box = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Client' });
  const offsets = () =>
    calls.filter(({ call }) => call === 'GET /rest/v1/clients').map(({ query }) => query.get('offset'));
  return { calls, user, dialog, box, offsets };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const highlighted = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('one of ten thousand clients is found by typing, with the keyboard alone', async () => {
  const { calls, user, dialog, box } = await openForm();
  await user.click(box);
  await screen.findByRole('listbox', { name: 'Clients' });
  await waitFor(() => expect(options()).toHaveLength(30));
  await user.type(box, 'client 004');
  await waitFor(() => expect(options()).toHaveLength(20));
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(highlighted(box)).toBe('Client 0004');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(highlighted(box)).toBe('Client 0041C-41');
  await user.keyboard('{Enter}');
  expect(box.value).toBe('Client 0041');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(dialog.queryByText('Title is required')).toBeNull();
  expect(calls.some(({ call }) => call.startsWith('POST /rest/v1/rpc/create_case'))).toBe(false);
});

test('the list loads more while the user moves down, a page at a time', async () => {
  const { user, box, offsets } = await openForm();
  await user.click(box);
  await waitFor(() => expect(options()).toHaveLength(30));
  await user.keyboard('{PageDown}{PageDown}{PageDown}{ArrowDown}');
  await waitFor(() => expect(options()).toHaveLength(60));
  expect(new Set(offsets())).toEqual(new Set(['0', '30']));
  expect(highlighted(box)).toBe('Client 0025');
});

test('Escape closes the list but not the dialog; a typed name without a choice selects no client', async () => {
  const { user, dialog, box } = await openForm();
  await user.type(box, 'client 0007');
  await waitFor(() => expect(options()).toEqual(['Client 0007']));
  await user.keyboard('{Enter}');
  await user.type(box, 'x');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getAllByText('No clients found').length).toBeGreaterThan(0);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'New Case' })).toBeTruthy();
  await user.click(dialog.getByLabelText('Title'));
  expect(box.value).toBe('Client 0007');
});

test('Enter that ends a text composition, as in Hindi, chooses no client', async () => {
  const { user, box } = await openForm();
  await user.type(box, 'client 0007');
  await waitFor(() => expect(options()).toEqual(['Client 0007']));
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(options()).toEqual(['Client 0007']);
  expect(box.value).toBe('client 0007');
  await user.keyboard('{Enter}');
  expect(box.value).toBe('Client 0007');
});

test('a case whose answer was lost is sent again as the same case; other words are another one', async () => {
  const { user, dialog, box, calls } = await openForm({
    'POST /rest/v1/rpc/create_case': () => json(502, {}),
  });
  await user.type(box, 'client 0007');
  await waitFor(() => expect(options()).toEqual(['Client 0007']));
  await user.keyboard('{Enter}');
  const title = dialog.getByLabelText('Title');
  await user.type(title, 'A v. B');
  const send = async (times: number) => {
    await user.click(await dialog.findByRole('button', { name: 'Create Case' }));
    const sent = () => calls.filter(({ call }) => call === 'POST /rest/v1/rpc/create_case');
    await waitFor(() => expect(sent()).toHaveLength(times));
    return sent().map(({ body }) => (body as { case_id: string }).case_id)[times - 1];
  };
  const first = await send(1);
  expect(await send(2)).toBe(first);
  await user.type(title, ' and others');
  expect(await send(3)).not.toBe(first);
});

test('a client deleted in the meantime is reported, and the typed text stays', async () => {
  const gone = 'What this belongs to is not there any more, so nothing was saved.';
  const { user, dialog, box } = await openForm({
    'POST /rest/v1/rpc/create_case': () => json(409, { code: 'conflict', message: gone }),
  });
  await user.type(box, 'client 0007');
  await waitFor(() => expect(options()).toEqual(['Client 0007']));
  await user.keyboard('{Enter}');
  await user.type(dialog.getByLabelText('Title'), 'A v. B');
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(gone);
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('A v. B');
});

test('the opposing party of a new case is checked for conflicts; the client’s own name is not reported', async () => {
  const conflict = (asked: string, id: string): Conflict => ({
    ...{ asked, kind: 'client', id, title: asked, found: asked, place: 'client', match: 'same' },
    ...{ reason: 'exact', words: null },
  });
  const { user, dialog, box } = await openForm({
    'POST /rest/v1/rpc/check_conflicts': ({ body }) =>
      (body as { names: string[] }).names.flatMap((name) =>
        name.startsWith('Client ') ? [conflict(name, idOf(Number(name.slice(7))))] : [],
      ),
  });
  await user.type(box, 'client 0007');
  await waitFor(() => expect(options()).toEqual(['Client 0007']));
  await user.keyboard('{Enter}');
  await user.type(dialog.getByLabelText('Title'), 'Client 0007 v. Client 0008');
  await user.tab();
  const notice = await dialog.findByText(/Check for a conflict of interest: a name is/);
  expect(
    within(notice.parentElement as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Client 0008']);
});

test('a case that is sent after the session ended says that nobody is signed in', async () => {
  const { user, dialog, box } = await openForm({
    'POST /rest/v1/rpc/create_case': () => json(401, { code: '42501', message: 'JWT expired' }),
  });
  await user.type(box, 'client 0007');
  await waitFor(() => expect(options()).toEqual(['Client 0007']));
  await user.keyboard('{Enter}');
  await user.type(dialog.getByLabelText('Title'), 'A v. B');
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('User not authenticated');
});

test('the next date is asked for before the description', async () => {
  const { dialog } = await openForm();
  const [date, text] = [dialog.getByLabelText(/^Next date/u), dialog.getByLabelText(/^Description/u)];
  expect(date.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a party that the title filled is replaced by what is typed into its field', async () => {
  const { user, dialog } = await openForm({});
  await user.type(dialog.getByLabelText('Title'), 'Meera Iyer v. State');
  const petitioner = dialog.getByLabelText<HTMLInputElement>(/^Petitioner/u);
  await user.click(petitioner);
  expect(petitioner.value).toBe('Meera Iyer');
  await user.keyboard('M. Iyer');
  expect(petitioner.value).toBe('M. Iyer');
  // A name typed by hand is edited, not replaced.
  await user.click(dialog.getByLabelText('Title'));
  await user.click(petitioner);
  await user.keyboard(' and others');
  expect(petitioner.value).toBe('M. Iyer and others');
});
