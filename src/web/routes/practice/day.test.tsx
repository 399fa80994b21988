import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BoardRow, DayBoard } from '#shared/contracts/day-board.ts';
import { type Answers, renderApp, TEST_USER } from '#test/support/web.tsx';
import { PERSISTED_OFFLINE } from '#web/data/device/persisted-offline.ts';

const DAY = '2026-01-12';
const row = (id: string, fields: Partial<BoardRow>): BoardRow => ({
  id: `7c0b3f0e-0000-4c9d-8a33-1a2b3c4d5e6${id}`,
  case_id: '7c0b3f0e-0000-4c9d-8a33-1a2b3c4d5e00',
  case_title: 'Kaveri Looms v. Palar Dyes',
  case_number: 'W.P. 12/2024',
  court: 'High Court of Madras',
  stage: 'Evidence',
  event_type: 'hearing',
  purpose: 'Arguments',
  hall: '4',
  item: '7',
  time: '10:30',
  appears: 'Asha Rao',
  carry: 'Original deed',
  files: [],
  due: [{ title: 'File the rejoinder', day: '2026-01-14' }],
  last_order: 'Costs of the day',
  result: null,
  done_at: null,
  owns: true,
  changes: true,
  ...fields,
});
const board = (rows: BoardRow[], changes: Partial<DayBoard> = {}): DayBoard => ({
  day: DAY,
  rows,
  people: ['Asha Rao', 'Ravi Menon'],
  next: null,
  ...changes,
});
const open = (answer: DayBoard, more: Answers = {}) => {
  const app = renderApp(`/home/day?day=${DAY}`, {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/day-board': () => answer,
    ...more,
  });
  return { ...app, user: userEvent.setup() };
};

test('the board has hall, item, purpose, what is due and who appears; conflicts are named, and a name shows their matters', async () => {
  const other = row('2', { case_title: 'Nila v. Kayal', hall: '9', time: '10:40' });
  const { user } = open(
    board([
      row('1', {}),
      other,
      row('3', { case_title: 'Semmal v. Vanji', appears: 'Ravi Menon', stage: 'arguments' }),
    ]),
  );
  const list = within(await screen.findByRole('list', { name: 'Matters of the day' }));
  expect(list.getAllByText('Hall 4')).toHaveLength(2);
  expect(list.getAllByText('Due 14 Jan 2026: File the rejoinder')).toHaveLength(3);
  expect(list.getAllByText('Last order: Costs of the day')).toHaveLength(3);
  // A stage that the purpose says is said once.
  expect(list.getAllByText('Stage: Evidence')).toHaveLength(2);
  expect(list.getByLabelText('Papers to carry for Nila v. Kayal')).toHaveProperty('value', 'Original deed');
  const conflicts = within(screen.getByRole('region', { name: 'Conflicts' }));
  expect(
    conflicts.getByText(/Kaveri Looms v. Palar Dyes at 10:30.am and Nila v. Kayal at 10:40.am/u),
  ).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Matters of' }));
  await user.click(screen.getByRole('option', { name: 'Ravi Menon' }));
  expect(list.queryByText('Nila v. Kayal')).toBeNull();
  expect(list.getByText('Semmal v. Vanji')).toBeTruthy();
});

test('the board of a day is kept on the device, for a court without a connection', async () => {
  const { client } = open(board([row('1', {})]));
  await screen.findByRole('list', { name: 'Matters of the day' });
  const [kept] = client.getQueryCache().findAll({ queryKey: ['timeline-events', 'day', DAY] });
  expect(kept?.meta).toBe(PERSISTED_OFFLINE);
});

test('an empty board names the next date', async () => {
  open(board([], { next: { day: '2026-01-19', hearings: 2 } }));
  const link = await screen.findByRole('link', { name: 'The next date is 19 Jan 2026: 2 matters.' });
  expect(link.getAttribute('href')).toBe('/home/day?day=2026-01-19');
});

test('after a result the fees of the day are proposed, from one’s own cases alone', async () => {
  const result = { outcome: 'heard' as const, said: 'Heard' };
  const shared = open(board([row('1', { result, owns: false })]));
  await screen.findByRole('list', { name: 'Matters of the day' });
  expect(screen.queryByRole('link', { name: 'Propose the fees of this day' })).toBeNull();
  shared.client.clear();
  cleanup();
  open(board([row('1', { result })]));
  const link = await screen.findByRole('link', { name: 'Propose the fees of this day' });
  expect(link.getAttribute('href')).toBe(`/home/fees?day=${DAY}`);
});

test('five presses enter an adjournment with its next date; tasks get their days', async () => {
  const { user, calls } = open(board([row('1', {})]), {
    'POST /functions/v1/day-result': () => ({ event_id: row('1', {}).id, next_event_id: null, task_ids: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Result of Kaveri Looms v. Palar Dyes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Adjourned' }));
  await user.click(dialog.getByRole('radio', { name: 'The other side' }));
  await user.click(dialog.getByRole('button', { name: '4 weeks' }));
  await user.type(dialog.getByLabelText(/^Tasks/u), 'Reply within two weeks');
  expect(dialog.getByText('Reply within two weeks: 26 Jan 2026')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /functions/v1/day-result')?.body).toEqual({
      event_id: row('1', {}).id,
      outcome: 'adjourned',
      adjourned_by: 'other_side',
      order: '',
      attended: ['Asha Rao'],
      next_date: '2026-02-09',
      tasks: [{ title: 'Reply within two weeks', due: '2026-01-26' }],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the cause list of a week has each day with its matters, for everybody or for one', async () => {
  const days: Record<string, BoardRow[]> = {
    '2026-01-12': [row('1', {})],
    '2026-01-15': [row('2', { case_title: 'Nila v. Kayal', appears: 'Ravi Menon', time: null })],
  };
  const asked: string[] = [];
  renderApp('/home/day?day=2026-01-14&span=week', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/day-board': ({ query }) => {
      const day = query.get('day') ?? '';
      asked.push(day);
      return board(days[day] ?? [], { day });
    },
  });
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Cause list of the week from 12 Jan 2026', level: 1 });
  const monday = within(await screen.findByRole('region', { name: 'Monday, 12 Jan 2026' }));
  expect(monday.getByText(/10:30.am · Hall 4 · Item 7/u)).toBeTruthy();
  expect(monday.getByText('W.P. 12/2024 · High Court of Madras')).toBeTruthy();
  expect(screen.getAllByRole('region', { name: /2026$/u })).toHaveLength(2);
  expect([...asked].sort()).toEqual(Array.from({ length: 7 }, (_, at) => `2026-01-${12 + at}`));
  await user.click(screen.getByRole('combobox', { name: 'Matters of' }));
  await user.click(screen.getByRole('option', { name: 'Ravi Menon' }));
  expect(screen.queryByText('Kaveri Looms v. Palar Dyes')).toBeNull();
  expect(screen.getByRole('link', { name: 'Nila v. Kayal' })).toBeTruthy();
});
