import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console.error is a failure: a test that means to provoke one must spy on it itself.
let spy: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});
afterEach(() => {
  const calls = spy.mock.calls.slice();
  spy.mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
