import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '#web/ui/feedback/toast-store.ts';

// Pages are fetched when they are opened, which on a busy machine takes its time.
configure({ asyncUtilTimeout: 45_000 });

// What follows the frame that shows a press is there when the press of a test ends; with the timers of a test it waits for them.
const { requestAnimationFrame: onFrame, setTimeout: later } = globalThis;
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await new Promise<void>((resolve) => onFrame(() => later(resolve)));
      return result;
    }),
});

// What a test shows and keeps goes with it, so that the next one finds a new browser.
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
});
