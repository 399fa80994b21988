import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** `npm run screenshots` takes the pictures of docs/screenshots and of the landing page; they are no journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ testMatch: '*.pictures.ts' }],
  globalSetup: '../start-product.ts',
  reporter: 'list',
  retries: 0,
});
