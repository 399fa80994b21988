import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { DEMO_EMAIL } from '#shared/demo.ts';
import { indianDay } from '#shared/indian-day.ts';
import { json, renderApp, sessionOf, TEST_USER } from '#test/support/web.tsx';
import { ask, askEarly, forgetEarly } from '../data/requests.ts';
import { parseSearch } from '../data/url/search-params.ts';
import { firstRequests } from './first-requests.ts';

const ID = '0b1f3c52-1b1d-4f57-8f1c-000000000001';
const session = (user: object = TEST_USER, changes: Partial<CurrentSession> = {}) =>
  sessionOf(user, changes) as unknown as CurrentSession;
function first(address: string, of = session()) {
  const { pathname: path, search } = new URL(address, 'http://localhost');
  return firstRequests({ path, search: parseSearch(search), day: indianDay(new Date()) }, of);
}

/** What was asked for so far, and the answers; each is a refusal, whose reason a page reads. */
function refuseAll() {
  const asked: string[] = [];
  const answers: Response[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    const answer = json(404, { error: 'Not now' });
    asked.push(`${url} ${body}`);
    answers.push(answer);
    return Promise.resolve(answer);
  });
  return { asked, answers };
}

test.each([
  ['/home', 2],
  ['/home/cases', 4],
  ['/home/cases?q=rent&status=active&court=Madras&whose=shared', 5],
  ['/home/clients?status=closed', 3],
  ['/home/search?q=cheque&court=delhi&mode=keyword', 1],
  [`/home/library/${ID}?q=cheque`, 1],
  [`/home/cases/${ID}`, 1],
  [`/home/clients/${ID}`, 1],
])('%s takes each of its %i early answers and asks for none again', async (address, count) => {
  const { asked, answers } = refuseAll();
  askEarly(first(address));
  expect(asked).toHaveLength(count);
  const { calls } = renderApp(address, { 'GET /auth/v1/sessions/current': () => session() });
  await waitFor(() => expect(answers.map(({ bodyUsed }) => bodyUsed)).not.toContain(false));
  const again = calls.map(({ call, query, body }) => {
    const [, path] = call.split(' ');
    const parameters = query.size > 0 ? `?${query}` : '';
    return `${path}${parameters} ${body === undefined ? undefined : JSON.stringify(body)}`;
  });
  expect(asked.filter((one) => again.includes(one))).toEqual([]);
});

test('the demo chambers also ask for their tour', () => {
  const asked = first('/home', session({ ...TEST_USER, email: DEMO_EMAIL }));
  expect(asked.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/rest/v1/profiles', '/rest/v1/cases']),
  );
});

test('a phone, which hides the filters, does not ask for the courts to choose from', () => {
  const onDesk = first('/home/cases').map(({ path }) => path);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const onPhone = first('/home/cases').map(({ path }) => path);
  expect(onDesk).toContain('/rest/v1/rpc/list_courts');
  expect(onPhone).toEqual(onDesk.filter((path) => path !== '/rest/v1/rpc/list_courts'));
});

test('without a page that has a frame, and before a second factor, nothing is asked early', () => {
  expect(first('/home/profile')).toEqual([]);
  expect(first('/home/cases', session(TEST_USER, { next_aal: 'aal2' }))).toEqual([]);
});

test('an early answer is taken once, and not after a change or the end of the session', async () => {
  const { asked } = refuseAll();
  const [list] = first(`/home/cases/${ID}`);
  if (!list) throw new Error('No request');
  const read = () => ask('GET', list.path, undefined, list);
  askEarly([list]);
  await read();
  expect(asked).toHaveLength(1);
  await read();
  expect(asked).toHaveLength(2);
  askEarly([list]);
  await ask('PATCH', list.path, {}, {});
  await read();
  expect(asked).toHaveLength(5);
  askEarly([list]);
  forgetEarly();
  await read();
  expect(asked).toHaveLength(7);
});
