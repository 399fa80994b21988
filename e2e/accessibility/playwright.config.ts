import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** `npm run accessibility` checks every page in every language, theme and size; the journeys check some of these. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ testMatch: 'every-language.accessibility.ts' }],
  globalSetup: '../start-product.ts',
  reporter: 'list',
  retries: 0,
  maxFailures: 0,
});
