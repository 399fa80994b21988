import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { LimitationAnswer } from '#shared/contracts/limitation.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

const CASE = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0a01';
const EVENT = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0a02';
const RULES = {
  rules: [],
  calendars: [{ id: 'operator:Madras.ics', name: 'Madras' }],
  articles: [
    {
      key: '116(a)',
      title: 'Civil appeal to the High Court',
      provision: 'Limitation Act 1963, Schedule, Art. 116(a)',
      period: '90 days',
      from: 'decree or order',
    },
  ],
};
const answer = (last_day: string): LimitationAnswer => ({
  readings: [
    {
      rule: '116(a)',
      title: 'Civil appeal to the High Court',
      last_day,
      expires_on: last_day,
      steps: [{ rule: 'Limitation Act 1963, s. 12(1)', says: 'The day itself is not counted.' }],
      warnings: ['Holidays of the court were not considered.'],
    },
  ],
  needs: [],
});
const ROW = {
  id: EVENT,
  owner_id: TEST_USER.id,
  case_id: CASE,
  title: 'Decree',
  description: null,
  event_type: 'document',
  event_date: '2025-03-03T00:00:00+05:30',
  all_day: true,
  place: null,
  remind_days: null,
  file_id: null,
  page: null,
  done_at: null,
  deadline: null,
  deadline_from: null,
  deadline_outdated: false,
  filed: null,
  filed_as: null,
  created_by: null,
  created_at: '2025-03-03T00:00:00+05:30',
  updated_at: '2025-03-03T00:00:00+05:30',
};
const HANDLERS = {
  'GET /auth/v1/user': () => TEST_USER,
  'GET /functions/v1/limitation-rules': () => RULES,
  'GET /rest/v1/court_calendars': () => [],
  'GET /rest/v1/cases': () => [],
};

async function choosePeriod(): Promise<void> {
  const period = await screen.findByLabelText(/^Period/u);
  await userEvent.type(period, '116');
  await userEvent.click(await screen.findByRole('option', { name: /Civil appeal to the High Court/u }));
}

test('a day that does not exist is named, and the last good answer stays', async () => {
  const { calls } = renderApp('/home/deadlines', {
    ...HANDLERS,
    'POST /functions/v1/limitation': () => answer('2025-06-02'),
  });
  await choosePeriod();
  const start = screen.getByLabelText(/^Time runs from/u);
  await userEvent.type(start, '03/03/2025');
  expect(await screen.findByText('Monday, 2 June 2025')).toBeTruthy();
  expect(screen.getByText('The day itself is not counted.')).toBeTruthy();
  expect(screen.getByText('Holidays of the court were not considered.')).toBeTruthy();
  const asked = calls.filter(({ call }) => call === 'POST /functions/v1/limitation').length;
  await userEvent.clear(start);
  await userEvent.type(start, '31/02/2025');
  expect(await screen.findByText('This date does not exist')).toBeTruthy();
  expect(screen.getByText('Monday, 2 June 2025')).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'POST /functions/v1/limitation')).toHaveLength(asked);
});

test('a deadline from an event goes to the timeline with its working and its source', async () => {
  const { calls } = renderApp(`/home/deadlines?case=${CASE}&event=${EVENT}`, {
    ...HANDLERS,
    'GET /rest/v1/timeline_events': () => ROW,
    'POST /functions/v1/limitation': () => answer('2025-06-02'),
    'POST /rest/v1/timeline_events': () => new Response(null, { status: 201 }),
  });
  await choosePeriod();
  expect(screen.getByLabelText(/^Time runs from/u)).toHaveProperty('value', '03/03/2025');
  await userEvent.click(await screen.findByRole('button', { name: 'Add to timeline' }));
  expect(await screen.findByText(/Added to the timeline/u, {}, { timeout: 5000 })).toBeTruthy();
  const sent = calls.find(({ call }) => call === 'POST /rest/v1/timeline_events');
  expect(sent?.body).toMatchObject({
    case_id: CASE,
    event_type: 'deadline',
    remind_days: 1,
    deadline_from: EVENT,
    deadline: { last_day: '2025-06-02', request: { article: '116(a)', start: '2025-03-03' } },
  });
});

test('an answer cannot be added while the form waits for the next one, nor when there is none', async () => {
  let next: (answer: LimitationAnswer) => void = () => undefined;
  const answers = [answer('2025-06-02'), new Promise<LimitationAnswer>((done) => (next = done))];
  renderApp(`/home/deadlines?case=${CASE}&event=${EVENT}`, {
    ...HANDLERS,
    'GET /rest/v1/timeline_events': () => ROW,
    'POST /functions/v1/limitation': () => answers.shift() ?? answer('2025-07-02'),
  });
  await choosePeriod();
  const isOff = (off: boolean) => () =>
    expect(screen.getByRole('button', { name: 'Add to timeline' })).toHaveProperty('disabled', off);
  await waitFor(isOff(false));
  const start = screen.getByLabelText(/^Time runs from/u);
  await userEvent.clear(start);
  await waitFor(isOff(true));
  // Typed letter by letter, it would be other days on the way.
  await userEvent.click(start);
  await userEvent.paste('04/03/2025');
  expect(screen.getByText('Monday, 2 June 2025')).toBeTruthy();
  isOff(true)();
  next(answer('2025-06-03'));
  expect(await screen.findByText('Tuesday, 3 June 2025')).toBeTruthy();
  isOff(false)();
});

test('a link from an answer chooses its rule and its day', async () => {
  const { calls } = renderApp('/home/deadlines?rule=116(a)&day=2025-03-03', {
    ...HANDLERS,
    'POST /functions/v1/limitation': () => answer('2025-06-02'),
  });
  expect(await screen.findByText('Monday, 2 June 2025')).toBeTruthy();
  const asked = calls.find(({ call }) => call === 'POST /functions/v1/limitation');
  expect(asked?.body).toMatchObject({ article: '116(a)', start: '2025-03-03' });
});

const RECEIVED = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0a03';
const KEPT = {
  ...ROW,
  id: '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0a04',
  event_type: 'deadline',
  deadline: {
    request: {
      article: '116(a)',
      start: '2025-03-03',
      facts: { copy_applied: '2025-03-10', copy_received: '2025-03-29' },
    },
    title: 'Civil appeal to the High Court',
    last_day: '2025-06-21',
    reading: 0,
    rests_on: [{ fact: 'copy_received', event: RECEIVED, day: '2025-03-29' }],
    steps: [],
    warnings: [],
  },
  deadline_outdated: true,
  deadline_outdated_by: 'event',
};

test('a deadline is worked out again with the days that its events have now, in whatever zone the user is', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { calls } = renderApp(`/home/deadlines?case=${CASE}&deadline=${KEPT.id}`, {
    ...HANDLERS,
    'GET /rest/v1/timeline_events': ({ query }) =>
      query.get('case_id')
        ? [{ id: RECEIVED, title: 'Copy received', event_date: '2025-04-02T00:00:00+05:30' }]
        : KEPT,
    'POST /functions/v1/limitation': () => answer('2025-06-25'),
    'PATCH /rest/v1/timeline_events': () => new Response(null, { status: 204 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Replace on timeline' }));
  expect(await screen.findByText(/Added to the timeline/u, {}, { timeout: 5000 })).toBeTruthy();
  const sent = calls.find(({ call }) => call === 'PATCH /rest/v1/timeline_events');
  expect(sent?.body).toMatchObject({
    event_date: '2025-06-25T00:00:00+05:30',
    deadline: {
      request: { facts: { copy_applied: '2025-03-10', copy_received: '2025-04-02' } },
      rests_on: [{ fact: 'copy_received', event: RECEIVED, day: '2025-04-02' }],
    },
  });
});

test('a day of a fact is that of an event, until another day is typed', async () => {
  const { calls } = renderApp(`/home/deadlines?case=${CASE}&rule=116(a)&day=2025-03-03`, {
    ...HANDLERS,
    'GET /rest/v1/timeline_events': () => [
      { id: RECEIVED, title: 'Copy received', event_date: '2025-03-29T00:00:00+05:30' },
    ],
    'POST /functions/v1/limitation': () => answer('2025-06-21'),
    'POST /rest/v1/timeline_events': () => new Response(null, { status: 201 }),
  });
  await userEvent.click(await screen.findByLabelText('Add a fact'));
  await userEvent.click(await screen.findByRole('option', { name: 'Copy received' }));
  const day = screen.getByLabelText(/take the day of an event/u);
  await userEvent.click(day);
  await userEvent.click(await screen.findByRole('option', { name: '29/03/2025 Copy received' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to timeline' }));
  expect(await screen.findByText(/Added to the timeline/u, {}, { timeout: 5000 })).toBeTruthy();
  const sent = calls.find(({ call }) => call === 'POST /rest/v1/timeline_events');
  expect(sent?.body).toMatchObject({ deadline: { rests_on: [{ event: RECEIVED, day: '2025-03-29' }] } });
});
