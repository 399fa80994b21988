import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { readTexts, unsentTexts } from '#web/data/device/device-texts.ts';
import { currentToasts, dismissToast } from '#web/ui/feedback/toast-store.ts';

// Pages are fetched when they are opened, which on a busy machine takes its time.
configure({ asyncUtilTimeout: 45_000 });

// After each action of a test, waits for the frame that shows it and for the task behind that frame, which does the
// rest of the work. With fake timers the test waits for them.
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

// Removes the page, its toasts and everything stored after each test, so that the next one finds a new browser.
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
  for (const texts of [readTexts, unsentTexts]) texts.clear();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
});
