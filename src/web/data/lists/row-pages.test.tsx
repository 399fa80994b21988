import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listedRows } from '#test/fixtures/listed-rows.ts';
import { type Call, json, renderApp, TEST_USER } from '#test/support/web.tsx';
import { joined } from './row-pages.ts';

const ROWS = Array.from({ length: 250 }, (_, index) => ({
  id: `0b1f3c52-1b1d-4f57-8f1c-${String(index).padStart(12, '0')}`,
  title: `Case ${index}`,
  status: 'active',
  court: null,
  case_number: null,
  client_name: null,
  client: null,
  ...{ next_date: null, next_event: null, overdue_since: null, role: 'owner', owner_name: null },
  practice_area: null,
  description: null,
  archived_at: null,
  created_at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
}));

/** Start time of each requested page. */
const pagesOf = (calls: readonly Call[]) =>
  calls.flatMap(({ call, query }) =>
    call === 'GET /rest/v1/cases' && query.get('limit') !== '0' && query.has('and')
      ? [/created_at\.lte\.([^,]+)/u.exec(query.get('and') ?? '')?.[1] ?? 'newest']
      : [],
  );

test('a long list is read page by page; a page that failed can be loaded again', async () => {
  let broken = true;
  const { calls } = renderApp('/home/cases?view=list', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': ({ query }) =>
      broken && query.get('and')?.includes('created_at')
        ? json(400, { message: 'Not now.' })
        : listedRows(ROWS, query),
  });
  expect(await screen.findByText('250 cases')).toBeTruthy();
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Case 99' })).toBeTruthy();
  broken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('link', { name: 'Case 249' });
  expect(screen.getByRole('table', { name: 'Cases' }).getAttribute('aria-rowcount')).toBe('251');
  // Each page once, each after the one before; the second twice, because it failed.
  expect(pagesOf(calls)).toEqual([
    'newest',
    ROWS[99]?.created_at,
    ROWS[99]?.created_at,
    ROWS[199]?.created_at,
  ]);
});

test('the list of rows stays identical while its pages do, across other renders', () => {
  const join = joined<number>((row) => row);
  const [first, second] = [[1, 2], [3]];
  const rows = join([first, second]);
  expect(rows).toEqual([1, 2, 3]);
  expect(join([first, second])).toBe(rows);
  expect(join([first, [4]])).toEqual([1, 2, 4]);
  expect(join([first])).toEqual([1, 2]);
  // A row that has moved to an earlier page is shown once.
  expect(
    join([
      [3, 1],
      [2, 3],
    ]),
  ).toEqual([3, 1, 2]);
});
