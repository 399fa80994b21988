import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CourtImport, CourtProposal } from '#shared/contracts/court-import.ts';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

const ID = '7c0b3f0e-0000-4c9d-8a33-1a2b3c4d5e6f';
const where = {
  file: 'list.pdf',
  page: 3,
  line: 12,
  text: '7 WP 12/2024 Kaveri Looms vs Palar Dyes 14-12-2026',
};
const proposals: CourtProposal[] = [
  {
    id: 'a',
    kind: 'next_date',
    case_id: 'c1',
    case_title: 'Kaveri Looms v. Palar Dyes',
    confidence: 'sure',
    values: {
      ...{ next_date: '2026-12-14', hall: '4', item: '7', petitioner: 'Kaveri Looms' },
      ...{ list: 'daily', vacation: true, purpose: 'For orders' },
    },
    before: { next_date: '2026-12-20', purpose: 'For orders' },
    where,
  },
  {
    id: 'b',
    kind: 'stage',
    case_title: 'Nila v. Kayal',
    confidence: 'sure',
    values: { stage: 'Evidence' },
    where: { ...where, rows: [{ line: 30, page: 4, text: 'Stage of Case : Evidence' }] },
  },
  {
    id: 'c',
    kind: 'next_date',
    case_title: 'Semmal v. Vanji',
    confidence: 'ask',
    values: { item: '9' },
    where,
  },
  {
    id: 'd',
    kind: 'new_matter',
    confidence: 'ask',
    values: { petitioner: 'Alli', orders: ['2026-11-03'], opposing_counsel: 'N. Devi' },
    also: [{ next_date: '2026-12-15', hall: '11', list: 'supplementary' }],
    where,
  },
];
const drop = (done: Partial<Record<string, CourtProposal['done']>> = {}): CourtImport => ({
  id: ID,
  files: [{ name: 'list.pdf', kind: 'cause_list', problem: 'This list is for 14-12-2026.' }],
  proposals: proposals.map((one) => ({ ...one, ...(done[one.id] ? { done: done[one.id] } : {}) })),
  ...(Object.keys(done).length > 0 ? { undo: ID } : {}),
});

test('files are dropped, what changed is shown with its line, one press applies it and one undoes it', async () => {
  let now = drop();
  const { calls } = renderApp('/home/court', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/court-import': () => ({ drops: [] }),
    'POST /functions/v1/court-import': () => now,
    [`GET /functions/v1/court-import/${ID}`]: () => now,
    [`POST /functions/v1/court-import/${ID}/apply`]: () => {
      now = drop({ a: 'applied', c: 'refused' });
      return { applied: 1, undo: ID };
    },
    [`POST /functions/v1/court-import/${ID}/undo`]: () => {
      now = drop({ c: 'refused' });
      return { undone: 1 };
    },
  });
  const user = userEvent.setup();
  const [chooser] = await screen.findAllByLabelText('Choose files', { selector: 'input' });
  await user.upload(chooser as HTMLElement, new File(['x'], 'list.pdf'));
  expect(await screen.findByText('This list is for 14-12-2026.')).toBeTruthy();
  expect(screen.getByText('Cause list')).toBeTruthy();
  const sure = within(screen.getByRole('list', { name: 'Sure' }));
  expect(sure.getByText(/until now 20 Dec 2026/u)).toBeTruthy();
  expect(sure.queryByText(/until now For orders/u)).toBeNull();
  for (const words of ['Daily list', 'Vacation bench']) expect(sure.getByText(words)).toBeTruthy();
  // A new matter has its orders and opponents, and its hearing in a list of the same drop.
  for (const words of ['3 Nov 2026', 'N. Devi', '15 Dec 2026', 'Supplementary list'])
    expect(screen.getByText(words)).toBeTruthy();
  const [source] = sure.getAllByText('list.pdf, page 3, line 12');
  const printed = source?.closest('details');
  expect([...(printed?.querySelectorAll('mark') ?? [])].map((one) => one.textContent)).toEqual([
    '7',
    'Kaveri Looms',
    '14-12-2026',
  ]);
  // A value that another row prints leads to that row.
  const further = sure.getByText('list.pdf, page 4, line 30').parentElement;
  expect(further?.querySelector('mark')?.textContent).toBe('Evidence');
  await user.click(sure.getByRole('checkbox', { name: /^Nila v. Kayal/u }));
  const question = screen.getByRole('radiogroup', { name: 'Is this “Semmal v. Vanji”?' });
  await user.click(within(question).getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith('/apply'))?.body).toEqual({ accept: ['a'], later: ['d'] }),
  );
  expect(await screen.findByText('Not mine')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.find(({ call }) => call.endsWith('/undo'))?.body).toEqual({ undo: ID }));
});

test('too many files are refused before they are sent, and an earlier drop is opened from the list', async () => {
  const { calls, router } = renderApp('/home/court', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/court-import': () => ({
      drops: [{ id: ID, created_at: '2026-11-29T10:00:00Z', files: drop().files, proposals: 4, waiting: 2 }],
    }),
    [`GET /functions/v1/court-import/${ID}`]: () => drop(),
  });
  const user = userEvent.setup();
  const [chooser] = await screen.findAllByLabelText('Choose files', { selector: 'input' });
  await user.upload(
    chooser as HTMLElement,
    Array.from({ length: 21 }, (_, at) => new File(['x'], `${at}.html`)),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('at most 20 files');
  expect(calls.map(({ call }) => call)).not.toContain('POST /functions/v1/court-import');
  expect(screen.getByText(/4 changes, 2 wait/u)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'list.pdf' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ id: ID }));
});

test('an address for files by email is made, and senders are added to it; one that is none is said', async () => {
  let address: string | null = null;
  const kept = () => ({ offered: true, address, senders: [] });
  const { calls } = renderApp('/home/court', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/court-import': () => ({
      drops: [
        {
          ...{ id: ID, created_at: '2026-11-20T10:00:00+05:30', proposals: 1, waiting: 1 },
          ...{ files: [{ name: 'list.pdf', kind: 'cause_list' }], sent_by: 'registry@court.example' },
        },
      ],
    }),
    'GET /functions/v1/inbound-address': kept,
    'POST /functions/v1/inbound-address': () => {
      address = 'drop-abc@in.munshi.example';
      return kept();
    },
    'PATCH /functions/v1/inbound-address': kept,
  });
  expect(await screen.findByText(/by email from registry@court\.example/u)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  expect(await screen.findByDisplayValue('drop-abc@in.munshi.example')).toBeTruthy();
  const senders = screen.getByLabelText(/^Other senders/u);
  await userEvent.type(senders, 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Save the senders' }));
  expect(await screen.findByText(/^Give an email address/u)).toBeTruthy();
  await userEvent.clear(senders);
  await userEvent.type(senders, '@court.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save the senders' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ senders: ['@court.example'] }),
  );
});
