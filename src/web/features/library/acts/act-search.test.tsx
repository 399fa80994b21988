import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

const act = (key: string, title: string) => ({
  ...{ key, title, short: title, unit: 'section', year: 2023, sections: 12 },
  ...{ summary: false, source: 'Folder acts', full: true },
});

test('Enter opens the first section, also before the list has come', async () => {
  const { router } = renderApp('/home/acts', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts': () => ({ acts: [act('lantern', 'Lantern Keepers Act, 2023')], lives: [] }),
    'GET /library/act-search': () => ({
      sections: [
        {
          act: { key: 'lantern', title: 'Lantern Keepers Act, 2023', short: 'Lanterns' },
          number: '3',
          title: 'Penalty',
          path: '2',
        },
      ],
    }),
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a section' }), '3 lanterns{Enter}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/home/acts/lantern/3', hash: '2' }),
  );
});

test('a bill is no act in the list', async () => {
  renderApp('/home/acts', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /library/acts': () => ({
      acts: [
        act('lantern', 'Lantern Keepers Act, 2023'),
        { ...act('lantern-keepers-2023', 'Lantern Keepers Act, 2023'), bill: true },
      ],
      lives: [],
    }),
  });
  const [first, second] = await screen.findAllByRole('link', { name: 'Lantern Keepers Act, 2023' });
  const noteOf = (link: HTMLElement | undefined) => within(link?.closest('li') ?? document.body);
  expect(noteOf(first).getByText(/Official copy/u)).toBeDefined();
  expect(noteOf(second).getByText(/Bill, not the act/u)).toBeDefined();
});
