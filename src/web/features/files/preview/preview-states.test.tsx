import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';
import { PreviewFailed } from './preview-states.tsx';

test('the message of a file that failed goes with its place, and is not over the next file', () => {
  const { unmount } = render(<PreviewFailed onRetry={() => undefined} />);
  const shown = () => currentToasts().filter(({ open }) => open);
  expect(shown()).toHaveLength(1);
  unmount();
  expect(shown()).toEqual([]);
});
