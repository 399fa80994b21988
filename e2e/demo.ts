import type { Page } from '@playwright/test';
import { test as base, expect } from './journey.ts';

/**
 * Journeys that only read the library share the demo chambers, which are opened sooner than an account of their own is
 * made.
 */
export const test = base.extend<{ chambers: Page }>({
  /** A page of the demo chambers, signed in. */
  chambers: async ({ page, baseURL }, use) => {
    const opened = await page.request.post('/local/demo', { headers: { origin: baseURL ?? '' } });
    expect(opened.ok()).toBe(true);
    await use(page);
  },
});
