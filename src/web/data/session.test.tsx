import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ENDED_ELSEWHERE } from '#shared/contracts/sessions-and-audit.ts';
import { type Answers, json, renderApp, sessionOf, signedOut, TEST_USER } from '#test/support/web.tsx';
import { currentToasts } from '../ui/feedback/toast-store.ts';
import { type AuthEvent, onAuthEvent } from './auth-events.ts';
import { READ_DATABASE, UNSENT_DATABASE } from './forget.ts';
import { reloadSession, sessionQuery, signOut } from './session.ts';

const RAVI = {
  ...TEST_USER,
  id: '9f0e1c8e-54f1-4c9d-8a33-1a2b3c4d5e6f',
  email: 'ravi@example.in',
  user_metadata: { full_name: 'Ravi Menon' },
};
const mine = sessionOf();
const ravis = sessionOf(RAVI, { id: '1b6a7c1e-1111-4c9d-8a33-1a2b3c4d5e6f' });

/** Another tab of this browser, and what it hears. */
function anotherTab() {
  const channel = new BroadcastChannel('munshi-session');
  const heard = vi.fn();
  channel.onmessage = ({ data }) => heard(data);
  open.push(channel);
  return {
    heard,
    leave: (leaving: boolean) => channel.postMessage({ leaving }),
    say: (session: object) => channel.postMessage({ session }),
    end: (by: 'user' | 'server', ended = mine.id) => channel.postMessage({ ended, by }),
  };
}

const open: BroadcastChannel[] = [];
const stops: (() => void)[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
  for (const stop of stops.splice(0)) stop();
});

function eventsFromNow() {
  const events: [AuthEvent, string][] = [];
  stops.push(onAuthEvent((event, _session, { tab }) => void events.push([event, tab])));
  return events;
}

/** The dashboard of the user in `now.session`. */
async function dashboard(name = 'Meera Iyer') {
  const now: { session: object | null } = { session: mine };
  const answers: Answers = {
    'GET /auth/v1/sessions/current': () => now.session ?? signedOut(),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    'GET /rest/v1/cases': () => [{ id: 'c1', title: 'Privileged v. Known' }],
    'GET /local/status': () => ({ outbox: false, demo: false, locked: false }),
  };
  const events = eventsFromNow();
  const app = renderApp('/home', answers);
  await screen.findByRole('heading', { name: `Welcome, ${name}` });
  await screen.findAllByText('Privileged v. Known');
  return { ...app, now, events };
}

test('a sign-out in another tab signs out this one and removes the data of cases', async () => {
  const { router, client, events } = await dashboard();
  localStorage.setItem('draft', 'privileged');
  sessionStorage.setItem('draft', 'privileged');
  anotherTab().end('user');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(router.state.location.href).toBe('/login');
  expect(currentToasts()[0]?.title).toBe('Signed out successfully');
  expect({ ...localStorage }).toEqual({});
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('privileged');
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('Privileged');
  expect(events).toContainEqual(['SIGNED_OUT', 'other']);
});

test.each([
  [[true], '/login', 'Signed out successfully'],
  [[true, false], '/login?from=%2Fhome', 'Authentication Required'],
])(
  'the server may tell of a sign-out in another tab before that tab does (started, failed: %o)',
  async (said, href, title) => {
    const { router, client, now } = await dashboard();
    const tab = anotherTab();
    for (const leaving of said) tab.leave(leaving);
    // Messages of a tab arrive in order, so this comes last.
    const used = { ...mine, last_seen_at: '2026-11-22T00:00:00Z' };
    tab.say(used);
    await waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toEqual(used));
    now.session = null;
    await client.refetchQueries({ queryKey: sessionQuery.queryKey });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(router.state.location.href).toBe(href);
    expect(currentToasts()[0]?.title).toBe(title);
  },
);

test('the end of an earlier session affects neither the current one nor a sign-in in progress', async () => {
  const tab = anotherTab();
  const { client, now, events } = await dashboard();
  now.session = ravis;
  const started = reloadSession(client);
  tab.end('server');
  tab.end('user', 'long gone');
  expect(await started).toEqual(ravis);
  tab.say({ ...ravis, last_seen_at: '2026-11-22T00:00:00Z' });
  await waitFor(() => expect(events.at(-1)).toEqual(['TOKEN_REFRESHED', 'other']));
  expect(client.getQueryData(sessionQuery.queryKey)?.user.email).toBe('ravi@example.in');
});

test('a sign-out here is announced to the other tabs before and after', async () => {
  const tab = anotherTab();
  const { client } = await dashboard();
  await signOut(client);
  await waitFor(() =>
    expect(tab.heard.mock.calls.slice(-2)).toEqual([[{ leaving: true }], [{ ended: mine.id, by: 'user' }]]),
  );
});

test('after a session expires in another tab, signing in returns to this page', async () => {
  const { router } = await dashboard();
  anotherTab().end('server');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(router.state.location.search).toEqual({ from: '/home' });
  expect(currentToasts()[0]?.title).toBe('Authentication Required');
});

test('of a session that was ended on another device nothing that is not saved stays', async () => {
  const { client, now } = await dashboard();
  const deleted = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase: deleted });
  const heard: unknown[] = [];
  stops.push(onAuthEvent((event, _, origin) => void heard.push([event, origin.by])));
  const ended = () => json(401, { code: 401, error_code: ENDED_ELSEWHERE, msg: 'This session has ended' });
  Object.defineProperty(now, 'session', { get: ended });
  await client.refetchQueries({ queryKey: sessionQuery.queryKey });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(heard).toContainEqual(['SIGNED_OUT', 'elsewhere']);
  expect(deleted.mock.calls.flat()).toEqual(expect.arrayContaining([READ_DATABASE, UNSENT_DATABASE]));
  expect(currentToasts()[0]?.title).toBe('Authentication Required');
});

test('the script of a page whose session was ended elsewhere removes both databases of this browser', async () => {
  const deleted = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase: deleted });
  // @ts-expect-error: a plain script
  await import('../public/session-ended.js');
  expect(deleted.mock.calls.flat().sort()).toEqual([READ_DATABASE, UNSENT_DATABASE]);
});

test('another user in another tab replaces the shown user', async () => {
  const { router, client, now, events } = await dashboard();
  await router.navigate({ to: '/home/profile' });
  client.setQueryData(['cases', 'c1'], { title: 'Privileged' });
  now.session = ravis;
  anotherTab().say(ravis);
  await screen.findByRole('heading', { name: 'Welcome, Ravi Menon' });
  expect(client.getQueryData(['cases', 'c1'])).toBeUndefined();
  expect(currentToasts()[0]?.title).toBe('Signed in as Ravi Menon');
  expect(events.slice(-2)).toEqual([
    ['SIGNED_OUT', 'other'],
    ['SIGNED_IN', 'other'],
  ]);
});

test('a tab broadcasts what it learns about the session, and does not repeat what it received', async () => {
  const tab = anotherTab();
  const { client, now } = await dashboard();
  await waitFor(() => expect(tab.heard).toHaveBeenLastCalledWith({ session: mine }));
  const used = { ...mine, last_seen_at: '2026-11-21T00:00:00Z' };
  tab.say(used);
  await waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toEqual(used));
  now.session = { ...used, user: { ...TEST_USER, updated_at: '2026-11-21T00:00:00Z' } };
  await client.refetchQueries({ queryKey: sessionQuery.queryKey });
  await waitFor(() => expect(tab.heard).toHaveBeenCalledWith({ session: now.session }));
  expect(tab.heard).not.toHaveBeenCalledWith({ session: used });
});

test('a tab that was asleep reads the session when it is visible again', async () => {
  const { router, now, calls } = await dashboard();
  const asked = () => calls.filter(({ call }) => call === 'GET /auth/v1/sessions/current').length;
  expect(asked()).toBe(1);
  now.session = null;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(asked()).toBeGreaterThan(1);
});

test('the first reading, a later use and a sign-out are events', async () => {
  const { client, now, events } = await dashboard();
  now.session = { ...mine, last_seen_at: '2026-11-21T00:00:00Z' };
  await client.refetchQueries({ queryKey: sessionQuery.queryKey });
  now.session = null;
  await client.refetchQueries({ queryKey: sessionQuery.queryKey });
  expect(events).toEqual([
    ['INITIAL_SESSION', 'this'],
    ['TOKEN_REFRESHED', 'this'],
    ['SIGNED_OUT', 'this'],
  ]);
});

test('the link of a forgotten password opens the form for a new one, whatever its destination', async () => {
  window.history.replaceState(null, '', '/home?type=recovery');
  const { router } = renderApp('/home?type=recovery', {
    'GET /auth/v1/sessions/current': () => mine,
    'GET /rest/v1/cases': () => [],
  });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  expect(router.state.location.href).toBe('/home/profile?type=recovery');
  window.history.replaceState(null, '', '/');
});

test('an old session that ends just before the new one starts is no sign-out', async () => {
  const { client, now, events } = await dashboard();
  const next = { ...mine, id: ravis.id, aal: 'aal2', next_aal: 'aal2' };
  const answers = [null, next];
  Object.defineProperty(now, 'session', { get: () => answers.shift() ?? null });
  await client.refetchQueries({ queryKey: sessionQuery.queryKey });
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(next);
  expect(events.map(([event]) => event)).toEqual(['INITIAL_SESSION', 'MFA_CHALLENGE_VERIFIED']);
});
