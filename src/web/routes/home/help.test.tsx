import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp, TEST_USER } from '#test/support/web.tsx';
import { setTheme } from '#web/data/look/theme.ts';
import { allArticles, articlesAbout } from '#web/features/help/articles.ts';
import { PICTURE_NAMES, pictureOf } from '#web/features/help/pictures.ts';

const open = (path: string) => renderApp(path, { 'GET /auth/v1/user': () => TEST_USER });
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent);

test('the tabs hold what the specification names', async () => {
  open('/home/help');
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { level: 1, name: 'Help Center' })).toBeTruthy();
  expect(within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 2 })).toHaveLength(5);
  await user.click(screen.getByRole('tab', { name: 'Guides' }));
  // The four of the specification, and those of the evening desk, of fees and of other software.
  expect(await titles()).toHaveLength(7);
  await user.click(screen.getByRole('tab', { name: 'Tutorials' }));
  const minutes = screen.getAllByText(/^\d+ min$/u).map((one) => one.textContent);
  expect(minutes).toEqual(['5 min', '8 min', '12 min', '10 min']);
  await user.click(screen.getByRole('tab', { name: 'Contact Us' }));
  expect(screen.getByText(/Monday-Friday 9:00 AM-6:00 PM IST/u)).toBeTruthy();
  expect(screen.getByText('We answer emails within 24 hours.')).toBeTruthy();
});

test('steps show the page in the theme of the reader, and say what is on it', async () => {
  document.documentElement.dataset.theme = 'light';
  open('/home/help?tab=guides');
  const picture = () => screen.findByAltText('The form of a new case, with the choice of its client.');
  expect((await picture()).getAttribute('src')).toContain('case-new-desk-light');
  expect((await picture()).parentElement?.querySelector('source')?.srcset).toContain('case-new-phone-light');
  act(() => setTheme('dark'));
  expect((await picture()).getAttribute('src')).toContain('case-new-desk-dark');
});

test.each(PICTURE_NAMES)('%s has a picture of each size and theme', (name) => {
  for (const theme of ['light', 'dark'] as const) {
    const { desk, phone } = pictureOf(name, theme);
    expect(new Set([desk, phone]).size).toBe(2);
  }
});

test('the tabs are the specified ones, and the limits stand below the questions', async () => {
  open('/home/help?tab=limits');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['FAQ', 'Guides', 'Tutorials', 'Contact Us']);
  expect(screen.getByRole('heading', { name: 'Limits' })).toBeTruthy();
  expect((await titles())[0]).toBe('How do I create a case?');
});

test('a search looks through all tabs, titles first, and says when nothing is found', async () => {
  open('/home/help?tab=limits');
  const user = userEvent.setup();
  const box = await screen.findByRole('searchbox', { name: 'Search the help' });
  await user.type(box, 'SHARE case');
  expect((await titles())[0]).toBe('How do I share a case?');
  expect((await titles()).length).toBeGreaterThan(1);
  await user.clear(box);
  await user.type(box, 'tractor');
  expect(within(screen.getByRole('status')).getByText('Nothing was found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /support@/u })).toBeTruthy();
});

test('the help that is opened on a page shows the articles about it first, open', async () => {
  open('/home/help?about=%2Fhome%2Flibrary%2Fsample-1');
  const about = await screen.findByRole('region', { name: 'About the page you came from' });
  expect(within(about).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  expect([...about.querySelectorAll('details')].every((one) => one.open)).toBe(true);
  expect(within(about).getAllByRole('img').length).toBeGreaterThan(0);
});

test('the link of the menu says which page it was pressed on', async () => {
  renderApp('/home/check', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/checks': () => ({ checks: [] }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Account of/u }));
  const link = await screen.findByRole('menuitem', { name: /help/iu });
  expect(link.getAttribute('href')).toBe('/home/help?about=%2Fhome%2Fcheck');
});

test.each([
  ['/home/acts', 'Acts and the new codes'],
  ['/home/concordance', 'Acts and the new codes'],
  ['/home/chat', 'Questions to the assistant'],
  ['/home/deadlines', 'Last days'],
])('%s has an article of its own, with its steps', (page, title) => {
  const found = articlesAbout(allArticles(), page);
  expect(found.map((one) => one.title)).toContain(title);
  expect(found.every(({ steps }) => steps.length > 0)).toBe(true);
});
