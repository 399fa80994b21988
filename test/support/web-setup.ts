import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '#web/ui/feedback/toast-store.ts';

// Pages are fetched when they are opened, which on a busy machine takes its time.
configure({ asyncUtilTimeout: 45_000 });

// What a test shows and keeps goes with it, so that the next one finds a new browser.
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
});
