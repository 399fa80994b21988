import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { DEMO_EMAIL } from '#shared/demo.ts';
import { indianDay } from '#shared/indian-day.ts';
import type { FramedPage } from '#shared/pages.ts';
import { type Answers, json, pretendServer, renderApp, sessionOf, TEST_USER } from '#test/support/web.tsx';
import { ask, askEarly, forgetEarly } from '../data/requests.ts';
import { parseSearch } from '../data/url/search-params.ts';
import { askFirst, firstRequests } from './first-requests.ts';
import { Frame } from './frame.tsx';

const ID = '0b1f3c52-1b1d-4f57-8f1c-000000000001';
const session = (user: object = TEST_USER, changes: Partial<CurrentSession> = {}) =>
  sessionOf(user, changes) as unknown as CurrentSession;
function first(address: string, of = session()) {
  const { pathname: path, search } = new URL(address, 'http://localhost');
  return firstRequests({ path, search: parseSearch(search), day: indianDay(new Date()) }, of);
}

/** Refuses every request, each with a reason that a page reads; returns the requests and answers so far. */
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
  ['/home/profile', 1],
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
  expect(first('/home/acts')).toEqual([]);
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

const DEMO = session({ ...TEST_USER, email: DEMO_EMAIL });

/** The frame of a page at an address, after the first answers of a server. */
async function frameAt(page: FramedPage, address: string, answers: Answers, of = session()) {
  forgetEarly();
  pretendServer(answers);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Frame page={page} />);
  const { pathname: path, search } = new URL(address, 'http://localhost');
  await askFirst(root, { path, search: parseSearch(search), day: indianDay(new Date()) }, of);
  return root;
}

const CASE = {
  title: 'State v. <b>Rao</b>',
  status: 'active',
  description: 'd'.repeat(300),
  court: null,
  case_number: null,
  client: { name: 'Asha Rao' },
  client_name: 'Nobody',
  practice_area: 'Criminal',
};
const CLIENT = {
  name: 'Asha Rao',
  status: 'closed',
  client_number: null,
  contact_person: 'Ravi',
  cases: [{}, {}],
};
const HIT = {
  _source: { title: 'Rao v. State', sample: true },
  highlight: [{ paragraph: '12', index: 1, text: 'The cheque was returned', marks: [{ start: 4, end: 10 }] }],
};
const LIKE = { _source: { title: 'Only similar' }, similar: true };
const DOCUMENT = {
  metadata: { title: 'Rao v. State', court_name: 'High Court of Kerala' },
  paragraphs: [
    { text: 'Facts', heading: true },
    { text: 'The cheque was returned.' },
    { text: 'x'.repeat(5000) },
    { text: 'Far below' },
  ],
};

test.each<[FramedPage, string, Answers, string[], string[]]>([
  [
    'cases',
    '/home/cases',
    { 'GET /rest/v1/cases': () => [CASE] },
    [CASE.title, `${'d'.repeat(200)}…`, 'Active', 'Case #–', 'Asha Rao'],
    ['Court', 'Pending'],
  ],
  [
    'clients',
    '/home/clients',
    { 'GET /rest/v1/clients': () => [CLIENT] },
    ['Asha Rao', 'Closed', 'Client #–', 'Ravi', 'Cases2'],
    ['Active'],
  ],
  [
    'search',
    '/home/search?q=cheque',
    { 'POST /hybrid_search': () => ({ results: [HIT, LIKE] }) },
    ['Rao v. State', '12', 'The cheque was returned', 'Sample'],
    ['Only similar', 'Summary'],
  ],
  [
    'document',
    `/home/library/${ID}`,
    { [`GET /library/documents/${ID}`]: () => DOCUMENT },
    ['High Court of Kerala', 'Rao v. State', 'Facts', 'The cheque was returned.'],
    ['Far below', 'fictional'],
  ],
])(
  'the frame of %s shows the first words of the answer, as text',
  async (page, address, answers, words, none) => {
    const frame = await frameAt(page, address, answers);
    for (const word of words) expect(frame.textContent).toContain(word);
    for (const word of none) expect(frame.textContent).not.toContain(word);
    expect(frame.querySelector('b')).toBeNull();
  },
);

test('the frame of a search marks the words that were found', async () => {
  const frame = await frameAt('search', '/home/search?q=cheque', {
    'POST /hybrid_search': () => ({ results: [HIT] }),
  });
  expect([...frame.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['cheque']);
});

test('the frame of the home shows the tour until it is left', async () => {
  const home = (tour_left_at: string | null) =>
    frameAt('home', '/home', { 'GET /rest/v1/profiles': () => ({ tour_left_at }) }, DEMO);
  expect((await home(null)).textContent).toContain('A short tour of the demo chambers');
  expect((await home('2026-11-23T10:00:00Z')).textContent).not.toContain('tour');
  expect((await frameAt('home', '/home', {})).textContent).not.toContain('tour');
});

test('the frame of a search shows no result where the library lacks what is named', async () => {
  const absent = { kind: 'citation', text: 'AIR 1973 SC 1461' };
  const frame = await frameAt('search', '/home/search?q=AIR+1973+SC+1461', {
    'POST /hybrid_search': () => ({ results: [HIT], not_in_library: absent }),
  });
  expect(frame.textContent).not.toContain('Rao v. State');
});

test.each<[FramedPage, string]>([
  ['cases', '/home/cases?view=list'],
  ['clients', '/home/clients?view=list'],
  ['search', '/home/search'],
  ['document', `/home/library/${ID}?at=3`],
])('the frame of %s at %s keeps its skeletons', async (page, address) => {
  const frame = await frameAt(page, address, {
    'GET /rest/v1/cases': () => [CASE],
    'GET /rest/v1/clients': () => [CLIENT],
    'POST /keyword_search': () => ({ results: [HIT] }),
    [`GET /library/documents/${ID}`]: () => DOCUMENT,
  });
  expect(frame.querySelector('[data-record]')).toBeNull();
  expect(frame.querySelector('[aria-busy] .skeleton')).not.toBeNull();
});

test('a refusal and an answer without records leave the skeletons of a frame', async () => {
  for (const answer of [() => json(503, { error: 'Not now' }), () => []]) {
    const frame = await frameAt('clients', '/home/clients', { 'GET /rest/v1/clients': answer });
    expect(frame.querySelector('[aria-busy] .skeleton')).not.toBeNull();
  }
});
