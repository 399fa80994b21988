import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hit } from '#test/fixtures/library-hits.ts';
import { type Answers, renderApp, TEST_USER } from '#test/support/web.tsx';

const exact = hit('asha', { title: 'Asha v. Union of India' });
const alike = hit('bina', { title: 'Bina v. Union of India' }, { match: 'semantic', similar: true });
const section = hit('section', { title: 'Section 138, NI Act', type: 'act' });

const library = (answer: object): Answers => ({
  'GET /auth/v1/user': () => TEST_USER,
  'GET /rest/v1/cases': () => [],
  'GET /library/coverage': () => ({
    documents: 2,
    judgments: 2,
    acts: 0,
    samples: 0,
    summaries: 0,
    courts: [{ court: 'kerala', name: 'High Court of Kerala', documents: 2 }],
    years: { from: 2019, to: 2021 },
    adding: false,
    may_add: false,
  }),
  'GET /library/documents/asha': () => ({}),
  'POST /hybrid_search': () => ({ results: [], total: 0, total_relation: 'eq', ...answer }),
  'POST /similar_search': () => ({ results: [], total: 0, total_relation: 'eq', ...answer }),
});
const titles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

test('what the library lacks is said first, with what it covers and who mentions it', async () => {
  renderApp(
    '/home/search?q=AIR%201973%20SC%201461',
    library({ results: [exact], total: 1, not_in_library: { kind: 'citation', text: 'AIR 1973 SC 1461' } }),
  );
  const banner = await screen.findByText(/is not in this library \(/);
  expect(banner.textContent).toBe(
    'AIR 1973 SC 1461 is not in this library (it covers 2 judgments of 1 court, 2019 to 2021).',
  );
  expect(screen.getByRole('heading', { name: 'Mentioned in' })).toBeDefined();
  expect(titles('Mentioned in')).toEqual(['Asha v. Union of India']);
  expect(screen.getByText('1 file found')).toBeDefined();
});

test('where a title has the same first party, absence is not said: the nearest title is named', async () => {
  const not_in_library = {
    kind: 'cause_title',
    text: 'Asha v. State of Kerala',
    nearest: { id: 'exact', title: 'Asha v. Union of India' },
  };
  renderApp(
    '/home/search?q=Asha%20v.%20State%20of%20Kerala',
    library({ results: [exact], total: 1, not_in_library }),
  );
  const link = await screen.findByRole('link', { name: 'Asha v. Union of India', description: '' });
  expect(link.getAttribute('href')).toBe('/home/library/exact');
  expect(screen.queryByText(/is not in this library/)).toBeNull();
  expect(titles('Nearest titles, and documents that mention it')).toEqual(['Asha v. Union of India']);
});

test('with no mention either, nothing else is shown', async () => {
  renderApp(
    '/home/search?q=AIR%201973%20SC%201461',
    library({ not_in_library: { kind: 'citation', text: 'AIR 1973 SC 1461' } }),
  );
  expect(await screen.findByText(/No document in this library mentions it\./)).toBeDefined();
  expect(screen.queryByText('No Files Found')).toBeNull();
});

test('similar results follow the exact ones under a heading and are not counted', async () => {
  renderApp('/home/search?q=%22natural%20justice%22', library({ results: [exact, alike], total: 1 }));
  expect(await screen.findByRole('heading', { name: 'Similar results' })).toBeDefined();
  expect(titles('Search Results')).toEqual(['Asha v. Union of India']);
  expect(titles('Similar results')).toEqual(['Bina v. Union of India']);
  expect(screen.getByText('1 file found')).toBeDefined();
});

test('similar results are loaded after a page that exact ones fill', async () => {
  const full = Array.from({ length: 20 }, (_, i) => hit(`exact${i}`, { title: `Exact ${i}` }));
  const pages = [{ results: full }, { results: [alike] }];
  const { calls } = renderApp('/home/search?q=%22natural%20justice%22', {
    ...library({}),
    'POST /hybrid_search': () => ({ ...pages.shift(), total: 20, total_relation: 'eq', similar_total: 1 }),
    'GET /library/documents/exact0': () => ({}),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('heading', { name: 'Similar results' })).toBeDefined();
  expect(titles('Similar results')).toEqual(['Bina v. Union of India']);
  expect(screen.getByText('20 files found')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(calls.filter(({ call }) => call === 'POST /hybrid_search')).toHaveLength(2);
});

test('no file is offered for selection where nothing was found', async () => {
  renderApp('/home/search?q=nothing%20at%20all', library({}));
  expect(await screen.findByText('No Files Found')).toBeDefined();
  expect(screen.queryByText('Select a file to view its summary')).toBeNull();
});

test('another spelling is offered and searched, and what else was searched is named', async () => {
  const { calls } = renderApp(
    '/home/search?q=natral%20justice',
    library({
      did_you_mean: 'natural justice',
      expanded: [{ from: 'dishonor', to: 'dishonour', kind: 'spelling' }],
    }),
  );
  await screen.findByText(/Did you mean/);
  expect(screen.getByText(/^Also searched:/).textContent).toBe('Also searched: dishonour');
  await userEvent.click(screen.getByRole('button', { name: 'natural justice' }));
  expect(calls.filter(({ call }) => call === 'POST /hybrid_search').at(-1)?.body).toMatchObject({
    query: 'natural justice',
  });
});

test('sections of acts that are like a judgment are a group after the judgments', async () => {
  renderApp('/home/search?similar=asha', library({ results: [exact], total: 1, acts: [section] }));
  expect(await screen.findByRole('heading', { name: 'Sections of acts' })).toBeDefined();
  expect(titles('Sections of acts')).toEqual(['Section 138, NI Act']);
  expect(titles('Search Results')).toEqual(['Asha v. Union of India']);
});

test('similar judgments stop where nothing is shared: the rest is loaded only by who opens it', async () => {
  const shared = (degree: 'close' | 'little') => ({
    shared: { degree, sections: [], authorities: [], facts: [], keywords: [] },
  });
  const close = hit('close', { title: 'Close v. State' }, shared('close'));
  const pages = [0, 1].map((page) => ({
    results: Array.from({ length: 20 }, (_, i) =>
      page === 0 && i === 0 ? close : hit(`far-${page}-${i}`, {}, shared('little')),
    ),
  }));
  renderApp('/home/search?similar=asha', {
    ...library({}),
    'POST /similar_search': () => ({ ...pages.shift(), total: 60, total_relation: 'eq' }),
    'GET /library/documents/close': () => ({}),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
  expect(titles('Search Results')).toEqual(['Close v. State']);
  await userEvent.click(screen.getByText('No longer alike'));
  expect(await screen.findByRole('button', { name: 'Load more' })).toBeDefined();
});

test('an empty box explains the operators', async () => {
  renderApp('/home/search', library({}));
  expect((await screen.findByText(/for exact words/)).textContent).toContain('AND, OR, NOT, judge:');
});
