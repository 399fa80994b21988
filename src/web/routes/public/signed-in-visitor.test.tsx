import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

test('a signed-in visitor gets the specified navigation, and Get Started Now leads into the app', async () => {
  renderApp('/', { 'GET /auth/v1/user': () => TEST_USER });
  await screen.findAllByRole('button', { name: 'Sign Out' });
  const bar = within(screen.getAllByRole('navigation')[0] ?? document.body);
  const names = [...bar.getAllByRole('link'), ...bar.getAllByRole('button')]
    .filter((entry) => ['Dashboard', 'Pricing', 'Go to App', 'Sign Out'].includes(entry.textContent ?? ''))
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ textContent }) => textContent);
  expect([...new Set(names)]).toEqual(['Dashboard', 'Pricing', 'Go to App', 'Sign Out']);
  const start = await screen.findByRole('link', { name: 'Get Started Now' });
  expect(start.getAttribute('href')).toBe('/home');
});
