import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ActReading } from '#shared/contracts/research/act-copies.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

test.each([
  ['next week', 'Enter a date such as 5 June 2026 or 05/06/2026'],
  ['31/02/2026', 'This date does not exist'],
])('what became of a section on “%s” is not asked: %s', async (typed, refusal) => {
  const { router } = renderApp('/home/concordance', { 'GET /auth/v1/user': () => TEST_USER });
  await userEvent.type(await screen.findByLabelText('Section'), '302');
  await userEvent.type(screen.getByLabelText(/^Day of the offence/u), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(screen.getByText(refusal)).toBeTruthy();
  expect(router.state.location.search).toEqual({});
});

const COVERAGE = {
  documents: 2,
  judgments: 0,
  acts: 2,
  samples: 0,
  summaries: 0,
  courts: [],
  adding: false,
  may_add: true,
};
const READING: ActReading = {
  kind: 'act',
  expected: 3,
  found: 2,
  by_contents: true,
  holes: ['3'],
  doubts: [{ number: '2', kind: 'long' }],
  file: 'lantern.pdf',
  source: 'Folder acts',
  stored_at: '2026-01-05T00:00:00.000Z',
  differences: [
    { number: '2', kind: 'changed', before: 'A fine of five rupees.', now: 'A fine of ten rupees.' },
  ],
  changes: [{ number: '2', sections: ['4'], kind: 'omits' }],
  corrections: [],
  unapplied: [],
};

test('the operator corrects what was read, and sees what differs', async () => {
  let sent: unknown;
  let reading = READING;
  const act = {
    key: 'lamps',
    title: 'Lamps Act, 1957',
    sections: 2,
    summary: false,
    full: true,
    source: 'Folder acts',
  };
  const corrected = {
    kind: 'begins',
    number: '2',
    words: 'The keeper inspects',
    to: '3',
    title: '',
  } as const;
  renderApp('/home/acts/lamps', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts/lamps': () => ({
      act: { ...act, short: 'Lamps Act', unit: 'article' },
      parts: [{ title: '', sections: [{ number: 'O39R1', title: 'Injunctions' }] }],
      schedules: [],
      reading,
    }),
    'GET /library/coverage': () => COVERAGE,
    'PUT /functions/v1/library-files/act-corrections/lamps': ({ body }) => {
      sent = body;
      reading = { ...READING, corrections: [corrected], unapplied: [corrected] };
      return reading;
    },
  });
  expect(await screen.findByText('Order XXXIX, rule 1')).toBeTruthy();
  expect(screen.getByText('2 articles')).toBeTruthy();
  expect(screen.getByText('it is very long: a section may be inside')).toBeTruthy();
  expect(screen.getByText('omits section 4 of the principal Act')).toBeTruthy();
  expect((await screen.findByText('five')).tagName).toBe('DEL');
  await userEvent.click(screen.getByRole('button', { name: 'Add the correction' }));
  expect(screen.getByText(/Enter a number as it is printed/u)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Section that has its words now'), '2');
  await userEvent.type(
    screen.getByLabelText('First words of the section in the print'),
    'The keeper inspects',
  );
  await userEvent.type(screen.getByLabelText('Number in the print'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Add the correction' }));
  expect(await screen.findByText(/3 begins in 2 at “The keeper inspects” — finds nothing/u)).toBeTruthy();
  expect(sent).toEqual({ corrections: [corrected] });
});

test('an act that the library has not names the place of its official copy', async () => {
  const missing = () =>
    Response.json(
      { error: { code: 'not_found', message: 'The library has no act of this name.' } },
      { status: 404 },
    );
  renderApp('/home/acts/lamps', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts/lamps': missing,
    'GET /library/coverage': () => COVERAGE,
  });
  expect(await screen.findByRole('heading', { name: 'The library has no act of this name.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open India Code' }).getAttribute('href')).toBe(
    'https://www.indiacode.nic.in/',
  );
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
