import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderApp, TEST_USER } from '#test/support/web.tsx';
import { DENSITY_KEY, setDensity } from '#web/data/look/density.ts';

afterEach(() => {
  setDensity('comfortable');
  localStorage.clear();
});

const answers = {
  'GET /auth/v1/user': () => TEST_USER,
  'GET /rest/v1/cases': ({ query }: { query: URLSearchParams }) =>
    query.has('and') ? [] : [{ id: 'c1', title: 'Lakshmi Traders v. State of Tamil Nadu' }],
  'GET /rest/v1/profiles': () => ({
    id: TEST_USER.id,
    full_name: 'Meera Iyer',
    phone_number: null,
    location: null,
    persona: null,
    mail_reminders: true,
    ai_preferences: 'not an object',
    updated_at: '2026-11-01T00:00:00Z',
  }),
};

const dashboard = () => screen.findByRole('heading', { name: 'Welcome, Meera Iyer' });

test('an account with only a phone number is shown with a person icon', async () => {
  const user = { ...TEST_USER, email: '', phone: '+919876543210', user_metadata: {} };
  renderApp('/home', { ...answers, 'GET /auth/v1/user': () => user });
  const account = await screen.findByRole('button', { name: 'Account of +919876543210' });
  expect(account.textContent).toBe('');
  expect(account.querySelector('svg')).toBeTruthy();
});

test('? shows the sheet of shortcuts, but not while somebody writes', async () => {
  const { router } = renderApp('/home', answers);
  const user = userEvent.setup();
  await dashboard();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(sheet.getByRole('heading', { name: 'In a PDF' })).toBeTruthy();
  expect(sheet.getByText('Fit the width').parentElement?.textContent).toBe('Fit the width0');
  const draft = sheet.getByRole('heading', { name: 'In a draft' }).parentElement as HTMLElement;
  expect([...draft.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    'SaveCtrlS',
    'Find and replaceCtrlF',
    'Leave the text: one key after the otherEscTab',
  ]);
  await user.keyboard('{Escape}');
  await router.navigate({ to: '/home/profile' });
  await user.type(await screen.findByLabelText('Full name'), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the menu of the account leads to the bin, the help and the keyboard shortcuts', async () => {
  renderApp('/home', answers);
  const user = userEvent.setup();
  await dashboard();
  const account = screen.getByRole('button', { name: /^Account of/ });
  await user.click(account);
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Profile', '/home/profile'],
    ['Deadlines', '/home/deadlines'],
    ['Tomorrow in court', '/home/day'],
    ['Bring from court', '/home/court'],
    ['Fees', '/home/fees'],
    ['Notes', '/home/notes'],
    ['Chambers', '/home/chambers'],
    ['Bin', '/home/bin'],
    ['Subscription', '/subscription/manage'],
    ['Help', '/home/help?about=%2Fhome'],
    ['Keyboard shortcuts', null],
    ['Sign out', null],
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Account of/));
});

test('Ctrl K finds a page by a part of its name and Enter opens it', async () => {
  const { router } = renderApp('/home', answers);
  const user = userEvent.setup();
  await dashboard();
  await user.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Go to' });
  expect(await within(palette).findByRole('option', { name: /^Lakshmi Traders/ })).toBeTruthy();
  await user.keyboard('prof');
  expect(
    within(palette)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Profile']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/profile'));
  expect(await screen.findByRole('heading', { name: 'Your Profile' })).toBeTruthy();
});

const found = {
  ...answers,
  'GET /rest/v1/cases': ({ query }: { query: URLSearchParams }) =>
    query.has('and')
      ? [{ id: 'c2', title: 'Bata Shoes v. Ravi', case_number: 'O.S. 12/2024' }]
      : [{ id: 'c1', title: 'Lakshmi Traders v. State of Tamil Nadu' }],
  'GET /rest/v1/clients': () => [{ id: 'k1', name: 'Bata India Ltd.' }],
  'POST /keyword_search': () => ({
    results: [
      { _id: 'j1', _source: { title: 'Bata v. Workmen', type: 'judgment' } },
      { _id: 's1', _source: { title: 'Section 2, Bata Act', type: 'act' } },
    ],
  }),
};

test('the palette finds cases, clients, judgments and sections', async () => {
  const { router, calls } = renderApp('/home', found);
  const user = userEvent.setup();
  await dashboard();
  await user.click(screen.getByRole('button', { name: 'Go to: Ctrl K' }));
  await screen.findByRole('dialog', { name: 'Go to' });
  await user.keyboard('bata');
  await screen.findByRole('option', { name: 'Bata v. Workmen Judgment' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Bata Shoes v. Ravi Case',
    'Bata India Ltd. Client',
    'Bata v. Workmen Judgment',
    'Section 2, Bata Act Section',
  ]);
  expect(calls.filter(({ call }) => call === 'POST /keyword_search').map(({ body }) => body)).toEqual([
    { query: 'bata', size: 5, highlight: false },
  ]);
  await user.click(screen.getByRole('option', { name: /^Bata v\. Workmen/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/library/j1'));
});

test('the palette opens a section by its number and act', async () => {
  const { router } = renderApp('/home', {
    ...answers,
    'GET /library/act-search': ({ query }: { query: URLSearchParams }) => ({
      sections:
        query.get('q') === '138 ni'
          ? [
              {
                act: { key: 'ni', title: 'NI Act, 1881', short: 'NI Act' },
                number: '138',
                title: 'Dishonour',
              },
            ]
          : [],
    }),
  });
  const user = userEvent.setup();
  await dashboard();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Go to' });
  await user.keyboard('138 ni');
  await user.click(await screen.findByRole('option', { name: '138 NI Act — Dishonour Section' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/acts/ni/138'));
});

test('commands: a new case, and an event of a case that is chosen next', async () => {
  const { router } = renderApp('/home', found);
  const user = userEvent.setup();
  await dashboard();
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('new case{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New Case' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.href).toBe('/home/cases'));
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('add ev{Enter}');
  const palette = within(await screen.findByRole('dialog', { name: 'Add event' }));
  await user.keyboard('bata');
  await user.click(await palette.findByRole('option', { name: /^Bata Shoes/ }));
  await waitFor(() => expect(router.state.location.href).toBe('/home/cases/c2?tab=timeline&dialog=event'));
});

test('the rows of lists are compact from the palette, and comfortable again from the profile', async () => {
  const { router } = renderApp('/home', answers);
  const user = userEvent.setup();
  await dashboard();
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('rows{Enter}');
  expect(document.documentElement.dataset.density).toBe('compact');
  expect(localStorage.getItem(DENSITY_KEY)).toBe('compact');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await router.navigate({ to: '/home/profile' });
  const rows = await screen.findByRole('combobox', { name: 'Rows in lists' });
  expect(rows.textContent).toBe('Compact');
  rows.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Comfortable' }));
  expect(document.documentElement.dataset.density).toBe('comfortable');
  expect(localStorage.getItem(DENSITY_KEY)).toBe('comfortable');
});

test('arrows move through the palette and around its ends', async () => {
  renderApp('/home', answers);
  const user = userEvent.setup();
  await dashboard();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /^Lakshmi/ });
  const chosen = () => screen.getByRole('option', { selected: true }).textContent;
  expect(chosen()).toBe('Dashboard');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('Search');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toMatch(/^Lakshmi/);
});

test('stored preferences that are no object fall back to all switches on', async () => {
  renderApp('/home/profile?tab=ai', answers);
  const names = ['Research assistance', 'Case summaries', 'Document analysis'];
  await screen.findByRole('switch', { name: names[0]! });
  for (const name of names)
    expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true');
});

test('the profile is saved with the changes of all tabs', async () => {
  const { calls } = renderApp('/home/profile', {
    ...answers,
    'PATCH /rest/v1/profiles': () => new Response(null, { status: 204 }),
  });
  const user = userEvent.setup();
  const name = await screen.findByLabelText('Full name');
  await user.clear(name);
  await user.type(name, 'Meera R. Iyer');
  await user.click(screen.getByRole('tab', { name: 'User Persona' }));
  await user.click(await screen.findByRole('radio', { name: 'Law Firm' }));
  await user.click(screen.getByRole('button', { name: 'Update Profile' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({
      full_name: 'Meera R. Iyer',
      persona: 'Law Firm',
    }),
  );
});

test('the language of the profile is chosen among those that exist, and is remembered', async () => {
  const { calls } = renderApp('/home/profile', {
    ...answers,
    'PATCH /rest/v1/profiles': ({ body }) => ({ ...answers['GET /rest/v1/profiles'](), ...(body as object) }),
  });
  const user = userEvent.setup();
  const language = await screen.findByRole('combobox', { name: 'Language' });
  expect(language.textContent).toBe('Browser language');
  language.focus();
  await user.keyboard('{Enter}');
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Browser language',
    'English',
    'हिन्दी',
    'தமிழ்',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Update Profile' }));
  await waitFor(() => expect(localStorage.getItem('language')).toBe('en'));
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ language: 'en' });
  expect(document.documentElement.lang).toBe('en-IN');
});
