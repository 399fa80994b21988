import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** `npm run accessibility` checks every page in every language, theme and size, and texts that are 40 % longer; the journeys check some of these. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ testMatch: '**/*.accessibility.ts' }],
  globalSetup: '../start-product.ts',
  reporter: 'list',
  retries: 0,
  maxFailures: 0,
});
