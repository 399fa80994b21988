import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The browser of the machine, where there is one; otherwise the one that Playwright itself installs.
const found = (...candidates: (string | undefined)[]) =>
  candidates.find((file) => file !== undefined && existsSync(file));
const executablePath = found(
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
);
/** Chromium without windows, menus and settings of its own: a sixth less time for a journey. Where it is not installed, the whole one. */
const shellPath =
  found(process.env.CHROMIUM_SHELL_PATH, '/usr/bin/chromium-headless-shell') ?? executablePath;

/** The tag of a journey that needs what only the whole browser has: a viewer of PDF files, the settings of its user. */
const WHOLE_BROWSER = /@whole-browser/u;

// The last list of features counts, so this one repeats what Playwright switches off. Chromium prepares the two kinds of
// pop-up of an address bar for each context, with a process of their own: 15 % of the time of all journeys. It also starts a
// process after each step for a page that might come: another sixth.
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
  'SpareRendererForSitePerProcess',
];

const args = ['--no-sandbox', `--disable-features=${features}`];

export default defineConfig({
  testDir: 'e2e',
  // The longest journey is of the whole browser, so that these begin.
  projects: [
    { name: 'whole browser', grep: WHOLE_BROWSER },
    {
      name: 'journeys',
      grepInvert: WHOLE_BROWSER,
      use: { launchOptions: { executablePath: shellPath, args } },
    },
  ],
  globalSetup: './e2e/start-product.ts',
  fullyParallel: true,
  // A journey waits for the server and the browser's other processes part of its time, so three share two cores.
  workers: 3,
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
    launchOptions: { executablePath, args },
    // Without a browser on the machine: the whole one of those that Playwright installs.
    ...(executablePath ? {} : { channel: 'chromium' }),
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Closed parts disappear at once: no step finds an element twice while one of them fades out.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A worker would answer requests that a journey wants to see; the journey of a page without a connection allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
