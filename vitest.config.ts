import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// On a busy machine a condition may take long to become true, so a test that waits for it may fail late.
const patient = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 45_000, interval: 20 } },
};
const setup = 'test/support/setup.ts';
const ofBrowser = {
  ...patient,
  environment: 'happy-dom',
  setupFiles: [setup, 'test/support/web-setup.ts'],
};
const ofServer = { ...patient, setupFiles: [setup, 'test/support/own-modules.ts'] };

/** Tests that look at their own process or thread: its memory, its files, its processor time, its end. */
const aloneInTheirProcess = [
  'src/server/features/file-pages/reader.test.ts',
  'src/server/features/file-pages/text-of-file.test.ts',
  'src/server/features/files/hostile.test.ts',
];
/** Events of a channel between tabs, and bytes of a stream, are Node's: in a context of its own a file has other classes of them. */
const aloneInTheirWindow = ['src/web/data/session.test.tsx', 'src/web/data/live/event-stream.test.ts'];
const wholePages = ['src/web/routes/**/*.test.tsx'];

export default defineConfig(({ mode }) => ({
  test: {
    // `atStrength` of the test support reads it: `npm run test:load` is this configuration in the mode `load`.
    env: { TEST_STRENGTH: mode === 'load' ? 'full' : 'usual' },
    // Stops early when everything fails, instead of waiting for every test to time out.
    bail: 30,
    // Tests wait for databases and child processes part of their time, which another worker uses.
    maxWorkers: availableParallelism() + 1,
    // One PostgreSQL for all projects.
    globalSetup: ['test/support/global-setup.ts'],
    projects: [
      {
        // Pure functions: their tests share loaded modules, which have nothing to leave behind.
        test: {
          name: 'law',
          include: ['packages/**/*.test.ts', 'src/shared/**/*.test.ts'],
          isolate: false,
          ...patient,
          setupFiles: [setup],
        },
      },
      {
        // Most tests have an app and a database of their own. To load the app costs more than most of these files, so
        // they share the loaded modules, which keep nothing of a request.
        test: {
          name: 'server',
          include: ['src/{cli,server}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: aloneInTheirProcess,
          isolate: false,
          ...ofServer,
        },
      },
      {
        test: { name: 'process', include: aloneInTheirProcess, ...ofServer },
      },
      {
        // They load the whole application, and share it; `web-setup.ts` removes what a page leaves behind.
        test: { name: 'pages', include: wholePages, isolate: false, ...ofBrowser },
      },
      {
        // Each file has modules of its own, in a context of its own: a process for each would take three times as long.
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: [...wholePages, ...aloneInTheirWindow],
          pool: 'vmForks',
          ...ofBrowser,
        },
      },
      {
        test: { name: 'window', include: aloneInTheirWindow, ...ofBrowser },
      },
    ],
  },
}));
