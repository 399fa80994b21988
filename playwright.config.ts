import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The browser of the machine, where there is one; otherwise the one that Playwright itself installs.
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = candidates.find((file) => file !== undefined && existsSync(file));

// The last list of features counts, so this one repeats what Playwright switches off. Chromium prepares the two kinds of
// pop-up of an address bar for each context, with a process of their own: 15 % of the time of all journeys.
const features = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-product.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that a busy machine upset is tried once more; the test command names it.
  retries: 1,
  // Enough for a slow and busy machine, where everything takes several times longer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Stops early when nothing works, instead of waiting for every journey to time out.
  maxFailures: 8,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: ['--no-sandbox', `--disable-features=${features}`] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What leaves is gone at once: no step finds an element twice while one of them fades out.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A worker would answer requests that a journey wants to see; the journey of a page without a connection allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
