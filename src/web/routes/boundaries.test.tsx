import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../data/api.ts';
import { RouteError } from './boundaries.tsx';

afterEach(cleanup);

test('a page that throws shows one sentence, and Try Again renders it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let broken = true;
  const rootRoute = createRootRoute({
    component: () => {
      if (broken) throw new ApiError(503, 'index_unavailable', 'The library index is not ready yet.');
      return <p>Here it is</p>;
    },
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory(),
    defaultErrorComponent: RouteError,
  });
  render(<RouterProvider router={router as never} />);
  expect((await screen.findByRole('alert')).textContent).toContain('The library index is not ready yet.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Here it is')).toBeTruthy();
  vi.mocked(console.error).mockClear();
});
