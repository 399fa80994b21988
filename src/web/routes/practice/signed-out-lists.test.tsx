import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, renderApp, TEST_USER } from '#test/support/web.tsx';

const refused = () => json(401, { code: '42501', message: 'JWT expired', details: null, hint: null });

test.each([
  ['/home/cases', 'Error loading cases', 'Please sign in to view your cases'],
  ['/home/clients', 'Failed to load clients', 'Please sign in to view your clients'],
])('%s says that a sign-in is needed when the server answers 401', async (page, title, reason) => {
  renderApp(page, {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': refused,
    'GET /rest/v1/clients': refused,
  });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
});
