import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pretendServer } from '#test/support/web.tsx';
import { createQueryClient } from '#web/data/query-client.ts';
import { Schedules } from './schedules.tsx';

const COLUMNS = ['Section', 'Offence', 'Bailable or non-bailable', 'By what Court triable'];
const ROWS = [
  ['101', 'A lamp is broken', 'Bailable.', 'Any Magistrate.'],
  ['102(1)', 'A lamp is stolen', 'Non-bailable.', 'Court of Session.'],
  ['102(2)', 'A lamp is hidden', 'Non-bailable.', 'Any Magistrate.'],
  ['103', 'A lamp is lent', 'Bailable', 'Any  Magistrate'],
  ['104', 'A lamp is sold', 'Non-bailable.', 'Court of Session.'],
  ['110', 'A lamp is bought', 'Bailable.', 'Court of Session.'],
  ['111', 'A lamp is lit in 102 houses', 'Bailable.', 'Any Magistrate.'],
  ['112', 'A lamp is dimmed', 'Non-bailable.', 'Any Magistrate.'],
];

test('the rows of a schedule are found by section, by words, and by the kinds of its columns together', async () => {
  pretendServer({
    'GET /library/act-schedules/lamps': () => ({
      schedules: [{ label: 'The First Schedule', paragraphs: [], table: { columns: COLUMNS, rows: ROWS } }],
    }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Schedules act="lamps" labels={['The First Schedule']} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('The First Schedule'));
  const filter = await screen.findByRole('searchbox', { name: 'Filter the rows' });
  const sections = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('dd')?.textContent);
  const choose = async (column: string, value: string) => {
    await user.click(screen.getByRole('combobox', { name: column }));
    await user.click(screen.getByRole('option', { name: value }));
  };
  await user.type(filter, '102');
  expect(sections()).toEqual(['102(1)', '102(2)', '111']);
  await user.clear(filter);
  await user.type(filter, 'bailable lamp');
  expect(sections()).toEqual(['101', '103', '110', '111']);
  await user.clear(filter);
  await choose('Bailable or non-bailable', 'Bailable');
  await choose('By what Court triable', 'Any Magistrate');
  expect(sections()).toEqual(['101', '103', '111']);
  await choose('Bailable or non-bailable', 'All rows');
  expect(sections()).toEqual(['101', '102(2)', '103', '111', '112']);
  // Each offence is another: a choice among them would be the table again.
  expect(screen.queryByRole('combobox', { name: 'Offence' })).toBeNull();
});
