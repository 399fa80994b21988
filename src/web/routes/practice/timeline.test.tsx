import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROW_CHANGED } from '#shared/contracts/data-api.ts';
import type { EventType } from '#shared/contracts/timeline.ts';
import { indianDay } from '#shared/indian-day.ts';
import { CASE as LEGAL_CASE } from '#test/fixtures/case-screen.ts';
import { type Answers, json, renderApp, TEST_USER } from '#test/support/web.tsx';
import { openDates, timelineQuery } from '#web/features/timeline/queries.ts';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';
import { type PersistedText, persistTextsIn } from '#web/ui/overlays/persisted-texts.ts';

const CASE = { ...LEGAL_CASE, client_id: null, client: null, court: 'High Court of Madras' };
const HEARING = {
  id: '1b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c12',
  owner_id: TEST_USER.id,
  case_id: CASE.id,
  title: 'Final arguments',
  description: null,
  event_type: 'hearing',
  event_date: '2999-12-01T05:00:00+00:00',
  all_day: false,
  place: 'Court 4',
  remind_days: 2,
  file_id: null,
  page: null,
  done_at: null,
  deadline: null,
  deadline_from: null,
  deadline_outdated: false,
  deadline_outdated_by: null,
  filed: null,
  filed_as: null,
  appears: null,
  carry: null,
  result: null,
  created_by: null,
  file: null,
  created_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-20T10:00:00+00:00',
};
const ORDER = {
  ...HEARING,
  id: '2b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c13',
  title: 'Interim order',
  event_type: 'document',
  event_date: '2026-01-04T18:30:00+00:00',
  all_day: true,
  place: null,
  remind_days: null,
  file_id: '3b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c14',
  page: 3,
  file: { id: '3b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c14', file_name: 'Order.pdf' },
};
const timeline = `/home/cases/${CASE.id}?tab=timeline`;

function server(answers: Answers = {}): Answers {
  return {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': ({ query }) => (query.has('id') ? CASE : [CASE]),
    'GET /rest/v1/case_files': () => [],
    'GET /rest/v1/timeline_events': () => [HEARING, ORDER],
    ...answers,
  };
}

test('upcoming and past events are separate, with place, reminder and source page', async () => {
  renderApp(timeline, server());
  const coming = await screen.findByRole('region', { name: 'Upcoming' });
  for (const words of ['Final arguments', '1 Dec 2999, 10:30 am', 'Court 4', 'Reminder 2 days before'])
    expect(within(coming).getByText(words)).toBeTruthy();
  const past = screen.getByRole('region', { name: 'Past' });
  expect(within(past).getByText('5 Jan 2026')).toBeTruthy();
  expect(within(past).getByRole('link', { name: 'Order.pdf, page 3' })).toBeTruthy();
});

test('one type is shown alone, and a type that is not there says so', async () => {
  renderApp(timeline, server());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Type of event' }));
  await user.click(screen.getByRole('option', { name: 'Document' }));
  expect(screen.queryByText('Final arguments')).toBeNull();
  expect(screen.getByText('Interim order')).toBeTruthy();
});

test('an event is added in Indian time; errors are shown and the typed text stays', async () => {
  const sent: unknown[] = [];
  renderApp(
    timeline,
    server({
      'POST /rest/v1/timeline_events': ({ body }) => {
        sent.push(body);
        return [HEARING];
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add event' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Add event' }));
  expect(await within(dialog).findByText('Title is required')).toBeTruthy();
  expect(within(dialog).getByText('Enter the date')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Title'), 'Reply');
  await user.type(within(dialog).getByLabelText('Date'), '2026-12-01');
  await user.type(within(dialog).getByLabelText(/^Time/), '10:30');
  await user.click(within(dialog).getByRole('button', { name: 'Add event' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    case_id: CASE.id,
    title: 'Reply',
    event_type: 'hearing',
    event_date: '2026-12-01T10:30:00+05:30',
    all_day: false,
    remind_days: 1,
  });
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Event added' }));
});

test('a year that no case is about is refused in words, and a past paper is not reminded of', async () => {
  const { calls } = renderApp(timeline, server({ 'POST /rest/v1/timeline_events': () => [ORDER] }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add event' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByRole('option', { name: 'Document' }));
  await user.type(within(dialog).getByLabelText('Title'), 'Deed');
  const date = within(dialog).getByLabelText('Date');
  await user.type(date, '0001-01-01');
  await user.click(within(dialog).getByRole('button', { name: 'Add event' }));
  expect(await within(dialog).findByText('Enter a year from 1600 to 2199')).toBeTruthy();
  await user.clear(date);
  await user.type(date, '1892-05-04');
  await user.click(within(dialog).getByRole('button', { name: 'Add event' }));
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('POST /rest'))).toBe(true));
  expect(calls.find(({ call }) => call.startsWith('POST /rest'))?.body).toMatchObject({
    title: 'Deed',
    event_date: '1892-05-04T00:00:00+05:30',
    remind_days: null,
  });
});

test('an event that was deleted in another window is added again with the typed text', async () => {
  const missing = { code: 'PGRST116', message: 'There is nothing here.', details: null, hint: null };
  const { calls } = renderApp(
    timeline,
    server({
      'PATCH /rest/v1/timeline_events': () => Response.json(missing, { status: 406 }),
      'GET /rest/v1/timeline_events': ({ query }) =>
        query.has('id') ? Response.json(missing, { status: 406 }) : [HEARING, ORDER],
      'POST /rest/v1/timeline_events': () => [ORDER],
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit Interim order' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Place/), 'Court 2');
  await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(await within(dialog).findByText('This event was deleted in another window')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Add event' }));
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Event added' }));
  expect(calls.find(({ call }) => call === 'POST /rest/v1/timeline_events')?.body).toMatchObject({
    case_id: CASE.id,
    title: 'Interim order',
    place: 'Court 2',
  });
});

test('saving an event that changed elsewhere shows the other changes and loses nothing', async () => {
  let stored = ORDER;
  const { calls } = renderApp(
    timeline,
    server({
      'GET /rest/v1/timeline_events': ({ query }) => (query.has('id') ? stored : [HEARING, ORDER]),
      'PATCH /rest/v1/timeline_events': ({ query }) =>
        query.get('if_updated_at') === stored.updated_at
          ? stored
          : Response.json({ code: ROW_CHANGED, message: 'Changed meanwhile' }, { status: 409 }),
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit Interim order' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Place/), 'Court hall 2');
  stored = {
    ...ORDER,
    event_date: '2026-01-11T18:30:00+00:00',
    page: 4,
    updated_at: '2026-11-21T10:00:00+00:00',
  };
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Date: 12 Jan 2026')).toBeTruthy();
  expect(dialog.getByText(/was changed in another window/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Place/).value).toBe('Court hall 2');
  await user.click(dialog.getByRole('button', { name: 'Save over it' }));
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Event changed' }));
  expect(calls.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(2);
});

test('a user without an email address sees that no reminder can be sent', async () => {
  const user_ = { ...TEST_USER, email: '', phone: '+919876543210' };
  renderApp(timeline, server({ 'GET /auth/v1/user': () => user_ }));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Add event' }));
  expect(screen.getByText(/Your account has no email address/)).toBeTruthy();
});

test('a hearing of this morning is the next date until the day is over', () => {
  const events = ['2026-12-02T05:00:00Z', '2026-12-01T05:00:00Z', '2026-11-30T05:00:00Z'].map(
    (event_date) => ({
      ...HEARING,
      event_type: 'hearing' as const,
      event_date,
    }),
  );
  const next = (now: string) => openDates(events, Date.parse(now)).next?.event_date;
  expect(next('2026-12-01T09:00:00Z')).toBe('2026-12-01T05:00:00Z');
  expect(next('2026-12-01T18:29:59Z')).toBe('2026-12-01T05:00:00Z');
  expect(next('2026-12-01T18:30:00Z')).toBe('2026-12-02T05:00:00Z');
});

test('the next date is an open hearing or deadline; what is past and open is overdue', () => {
  const event = (
    title: string,
    event_type: EventType,
    event_date: string,
    done_at: string | null = null,
  ) => ({
    ...{ ...HEARING, title, event_type, event_date, done_at },
  });
  const { next, overdue } = openDates(
    [
      event('Arguments', 'hearing', '2026-12-09T05:00:00Z'),
      event('Written statement', 'deadline', '2026-12-05T18:30:00Z'),
      event('Adjourned', 'hearing', '2026-12-04T05:00:00Z', '2026-11-30T05:00:00Z'),
      event('Conference', 'meeting', '2026-12-03T05:00:00Z'),
      event('Rejoinder', 'deadline', '2026-11-29T18:30:00Z'),
    ],
    Date.parse('2026-12-01T09:00:00Z'),
  );
  expect(next?.title).toBe('Written statement');
  expect(overdue.map(({ title }) => title)).toEqual(['Rejoinder']);
});

test.each([
  [0, 'Today,'],
  [1, 'Tomorrow,'],
] as const)('%i days ahead, the next date says so in a word', async (days, words) => {
  const event_date = new Date(Date.now() + days * 86_400_000).toISOString();
  renderApp(
    `/home/cases/${CASE.id}`,
    server({ 'GET /rest/v1/timeline_events': () => [{ ...HEARING, event_date }, ORDER] }),
  );
  expect((await screen.findByText(words)).tagName).toBe('STRONG');
});

test('an empty timeline has one next step', async () => {
  renderApp(timeline, server({ 'GET /rest/v1/timeline_events': () => [] }));
  expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add event' }));
  expect(screen.getByRole('dialog', { name: 'Add event' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /List of dates/u })).toBeNull();
});

test('the board comes first, then the links; an empty board says how to start', async () => {
  renderApp('/home', server({ 'GET /rest/v1/timeline_events': () => [] }));
  const board = await screen.findByRole('region', { name: 'Today’s board' });
  const first = await within(board).findByRole('link', { name: 'Create Your First Case' });
  expect(first.getAttribute('href')).toBe('/home/cases?dialog=new');
  const doors = screen.getByRole('navigation', { name: 'Where to go' });
  expect(board.compareDocumentPosition(doors) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(
    within(doors)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Search', 'Chat', 'Clients']);
  expect(
    within(doors)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/home/search', '/home/chat', '/home/clients']);
});

test('a long fortnight shows its first dates, and all of them at a press', async () => {
  const day = (at: number) => `${indianDay(new Date(Date.now() + at * 86_400_000))}T10:30:00+05:30`;
  const rows = Array.from({ length: 12 }, (_, at) => ({
    ...HEARING,
    id: crypto.randomUUID(),
    title: `Hearing ${at + 1}`,
    event_date: day(at + 1),
    case: CASE,
  }));
  renderApp('/home', server({ 'GET /rest/v1/timeline_events': () => rows }));
  const list = await screen.findByRole('list', { name: 'The next two weeks' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(
    within(screen.getByRole('list', { name: 'The next two weeks' })).getAllByRole('listitem'),
  ).toHaveLength(12);
});

test('an event is deleted after a question', async () => {
  const gone: string[] = [];
  renderApp(
    timeline,
    server({
      'DELETE /rest/v1/timeline_events': ({ query }) => {
        gone.push(query.get('id') ?? '');
        return new Response(null, { status: 204 });
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete Interim order' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(gone).toEqual([`eq.${ORDER.id}`]));
});

test('new files that cannot be read are asked for once, and again by the button', async () => {
  let asked = 0;
  let refused = true;
  renderApp(
    '/home',
    server({
      'GET /rest/v1/case_files': () => {
        asked += 1;
        return refused ? json(404, { code: 'not_found', message: 'Not here.' }) : [];
      },
      'GET /rest/v1/timeline_events': () => [{ ...HEARING, case: CASE }],
    }),
  );
  const board = await screen.findByRole('region', { name: 'Today’s board' });
  expect(await within(board).findByText('The newest files could not be loaded.')).toBeTruthy();
  expect(await within(board).findByText('Final arguments')).toBeTruthy();
  expect(asked).toBe(1);
  refused = false;
  await userEvent.click(within(board).getByRole('button', { name: 'Try Again' }));
  expect(await within(board).findByText(/^No files yet/)).toBeTruthy();
  expect(asked).toBe(2);
});

test('the board shows today, what is overdue, the next two weeks and new files', async () => {
  const on = (days: number) => `${indianDay(new Date(Date.now() + days * 86_400_000))}T00:00:00+05:30`;
  const row = (title: string, days: number, event_type: string) => ({
    ...HEARING,
    id: crypto.randomUUID(),
    title,
    event_type,
    event_date: on(days),
    all_day: true,
    case: CASE,
  });
  renderApp(
    '/home',
    server({
      'GET /rest/v1/case_files': () => [
        { id: HEARING.id, file_name: 'Reply.pdf', uploaded_at: HEARING.created_at, case: CASE },
      ],
      'GET /rest/v1/timeline_events': () => [
        row('Reply overdue', -2, 'deadline'),
        row('Hearing without an outcome', -40, 'hearing'),
        { ...row('Hearing that is done', -2, 'hearing'), done_at: on(-2) },
        row('Arguments', 0, 'hearing'),
        row('Written statement', 3, 'deadline'),
      ],
    }),
  );
  const board = await screen.findByRole('region', { name: 'Today’s board' });
  await within(board).findByRole('link', { name: 'Reply.pdf' });
  for (const words of ['Arguments', 'Written statement', 'Overdue'])
    expect(within(board).getByText(words)).toBeTruthy();
  const overdue = within(board).getByRole('list', { name: 'Overdue' });
  const titles = within(overdue).getAllByRole('listitem');
  expect(
    titles.map(({ textContent }) => /Reply overdue|without an outcome/u.exec(textContent ?? '')?.[0]),
  ).toEqual(['without an outcome', 'Reply overdue']);
  expect(within(board).queryByText('Hearing that is done')).toBeNull();
});

test('an event is marked as done at once, and open again from the message', async () => {
  const sent: unknown[] = [];
  const deadline = { ...HEARING, event_type: 'deadline', event_date: '2026-01-04T18:30:00+00:00' };
  let stored: object = deadline;
  renderApp(
    timeline,
    server({
      'GET /rest/v1/timeline_events': () => [stored],
      'PATCH /rest/v1/timeline_events': ({ body }) => {
        sent.push(body);
        stored = { ...deadline, ...(body as object) };
        return new Response(null, { status: 204 });
      },
    }),
  );
  const user = userEvent.setup();
  const past = await screen.findByRole('region', { name: 'Past' });
  expect(within(past).getByText('Overdue')).toBeTruthy();
  await user.click(within(past).getByRole('button', { name: 'Mark Final arguments as done' }));
  expect(await within(past).findByText('Done')).toBeTruthy();
  expect(within(past).queryByText('Overdue')).toBeNull();
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Marked as done' }));
  currentToasts()[0]?.action?.onPress();
  expect(await within(past).findByText('Overdue')).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([{ done_at: expect.any(String) }, { done_at: null }]));
});

test('a hearing entered after its day is a record, a deadline is overdue, until the user says otherwise', async () => {
  const { calls } = renderApp(timeline, server({ 'POST /rest/v1/timeline_events': () => [ORDER] }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add event' }));
  const dialog = within(screen.getByRole('dialog'));
  const done = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Done' }).checked;
  expect(done()).toBe(false);
  await user.type(dialog.getByLabelText('Title'), 'First hearing');
  await user.type(dialog.getByLabelText('Date'), '5 June 2020');
  expect(dialog.getByText('Friday, 5 June 2020')).toBeTruthy();
  expect(done()).toBe(true);
  await user.click(dialog.getByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByRole('option', { name: 'Deadline' }));
  expect(done()).toBe(false);
  await user.click(dialog.getByRole('checkbox', { name: 'Done' }));
  await user.type(dialog.getByLabelText('Date'), ' ');
  expect(done()).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Add event' }));
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Event added' }));
  expect(calls.find(({ call }) => call.startsWith('POST /rest'))?.body).toMatchObject({
    event_date: '2020-06-05T00:00:00+05:30',
    event_type: 'deadline',
    done_at: expect.any(String),
  });
});

test('a date is typed with the day first, picked, or refused in its own words', async () => {
  const { calls } = renderApp(timeline, server({ 'PATCH /rest/v1/timeline_events': () => ORDER }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit Interim order' }));
  const dialog = within(screen.getByRole('dialog'));
  const date = dialog.getByLabelText<HTMLInputElement>('Date');
  expect(date.value).toBe('05/01/2026');
  for (const [typed, sentence] of [
    [' ', 'Enter the date'],
    ['31/04/2026', 'This date does not exist'],
    ['5 June', 'Enter a date such as 5 June 2026 or 05/06/2026'],
  ] as const) {
    await user.clear(date);
    await user.type(date, typed);
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
  }
  await user.clear(date);
  await user.type(date, '05/06/2026');
  expect(dialog.getByText('Friday, 5 June 2026')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(true));
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({
    event_date: '2026-06-05T00:00:00+05:30',
  });
});

test('the list of dates asks what is filed: private events are off, words can change, the choice is sent', async () => {
  const note = {
    ...ORDER,
    id: '4b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c15',
    title: 'Client admits',
    event_type: 'note',
  };
  // Here a click on a link to a download would lead the window away.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  const sent: unknown[] = [];
  renderApp(
    timeline,
    server({
      'GET /rest/v1/timeline_events': () => [HEARING, note, ORDER],
      'POST /functions/v1/list-of-dates': ({ body }) => {
        sent.push(body);
        return new Response('file');
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'List of dates (Word)' }));
  const dialog = await screen.findByRole('dialog', { name: 'List of dates' });
  const ticks = within(dialog).getAllByRole('checkbox');
  expect(ticks.map((tick) => (tick as HTMLInputElement).checked)).toEqual([true, false, false]);
  expect(within(dialog).getAllByText('Private')).toHaveLength(2);
  expect(within(dialog).getByText('1 of 3 ticked')).toBeTruthy();
  await user.click(
    within(dialog).getByRole('button', { name: 'Change the words for the court: Interim order' }),
  );
  const words = within(dialog).getByRole('textbox', { name: 'Words in the list' });
  await user.clear(words);
  await user.type(words, 'Ad interim stay granted.');
  await user.click(within(dialog).getByRole('checkbox', { name: /Final arguments/u }));
  await user.click(within(dialog).getByRole('button', { name: 'Download Word' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        case_id: CASE.id,
        format: 'docx',
        events: [
          { id: HEARING.id, filed: true, filed_as: null },
          { id: note.id, filed: false, filed_as: null },
          { id: ORDER.id, filed: true, filed_as: 'Ad interim stay granted.' },
        ],
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was chosen and worded in the list of dates is asked about before it goes, and is back after a reload', async () => {
  const kept = new Map<string, PersistedText>();
  persistTextsIn({
    ready: async () => undefined,
    read: (name) => kept.get(name),
    keep: (name, text) => void kept.set(name, text),
    drop: (name) => void kept.delete(name),
  });
  onTestFinished(() => persistTextsIn(undefined));
  const user = userEvent.setup();
  const open = async () => {
    renderApp(timeline, server({ 'GET /rest/v1/timeline_events': () => [HEARING, ORDER] }));
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'List of dates (Word)' }));
    return within(await screen.findByRole('dialog', { name: 'List of dates' }));
  };
  const first = await open();
  await user.click(first.getByRole('checkbox', { name: /Final arguments/u }));
  const pencil = first.getByRole('button', { name: /Change the words.*Interim order/u });
  await user.click(pencil);
  const words = first.getByRole('textbox', { name: 'Words in the list' });
  await user.clear(words);
  await user.type(words, 'Stay granted.');
  await user.click(pencil);
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
  await user.click(question.getByRole('button', { name: 'Keep writing' }));
  cleanup();
  const dialog = await open();
  expect(await dialog.findByText('Stay granted.')).toBeTruthy();
  expect(dialog.getByText('2 of 2 ticked')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(dialog.queryByText('Stay granted.')).toBeNull();
  expect(dialog.getByText('1 of 2 ticked')).toBeTruthy();
  expect(kept.size).toBe(0);
});

test('the note of a hearing is left out of the list of dates, said so, and added at a press', async () => {
  const noted = { ...HEARING, event_date: ORDER.event_date, description: 'Client was late.' };
  renderApp(timeline, server({ 'GET /rest/v1/timeline_events': () => [noted] }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'List of dates (Word)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'List of dates' }));
  expect(dialog.queryByText(/Client was late/u)).toBeNull();
  expect(dialog.getByText('Note left out')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /Change the words/u }));
  await user.click(dialog.getByRole('button', { name: 'Add the note of the timeline' }));
  const words = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words in the list' });
  expect(words.value).toContain('Client was late.');
  expect(dialog.queryByText('Note left out')).toBeNull();
});

test('an event that comes while the list of dates is open is in it, and what was changed there stays', async () => {
  let events = [ORDER];
  const { client } = renderApp(timeline, server({ 'GET /rest/v1/timeline_events': () => events }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'List of dates (Word)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'List of dates' }));
  await user.click(dialog.getByRole('checkbox', { name: /Interim order/u }));
  const state = dialog.getByRole('status').textContent;
  events = [{ ...ORDER, id: HEARING.id, title: 'Show-cause notice' }, ORDER];
  await client.invalidateQueries({ queryKey: timelineQuery(CASE.id).queryKey });
  await dialog.findByRole('checkbox', { name: /Show-cause notice/u });
  expect([state, dialog.getByRole('status').textContent]).toEqual(['0 of 1 ticked', '1 of 2 ticked']);
});

test('the list of dates has only the type of event that the timeline shows', async () => {
  renderApp(timeline, server());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Type of event' }));
  await user.click(screen.getByRole('option', { name: 'Document' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'List of dates (PDF)' }));
  const dialog = await screen.findByRole('dialog', { name: 'List of dates' });
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1);
});
