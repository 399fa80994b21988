import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// On a busy machine a condition may take long to become true, so a test that waits for it may fail late.
const patient = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 45_000, interval: 20 } },
};

export default defineConfig({
  test: {
    // Stops early when everything fails, instead of waiting for every test to time out.
    bail: 30,
    // Tests wait for databases and child processes about half of their time, so a core left free would be wasted.
    maxWorkers: availableParallelism(),
    projects: [
      {
        // Pure functions: their tests share loaded modules, which have nothing to leave behind.
        test: {
          name: 'law',
          include: ['src/law/**/*.test.ts'],
          isolate: false,
          setupFiles: ['test/support/setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'unit',
          include: [
            'src/shared/**/*.test.ts',
            'src/cli/**/*.test.ts',
            'src/server/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          globalSetup: ['test/support/global-setup.ts'],
          setupFiles: ['test/support/setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['test/support/setup.ts'],
          ...patient,
        },
      },
    ],
  },
});
