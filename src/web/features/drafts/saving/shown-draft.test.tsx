import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { phaseOf, ShownDraft, useShown, useTitle } from './shown-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** More than a frame takes. */
const paint = () => act(() => void vi.advanceTimersByTime(100));

function State({ shown }: { shown: ShownDraft }) {
  return (
    <p>
      {useTitle(shown)}: {useShown(shown, phaseOf)}
    </p>
  );
}

test('a title is shown as it is typed, and that it is not saved after its frame; nothing is drawn once the page is left', () => {
  const shown = new ShownDraft({ title: 'Plaint', state: { phase: 'saved' }, base: {} as never });
  const { container, unmount } = render(<State shown={shown} />);
  act(() => shown.change({ title: 'Plaint of A', state: { phase: 'unsaved' } }));
  expect(container.textContent).toMatch(/^Plaint of A/u);
  paint();
  expect(container.textContent).toBe('Plaint of A: unsaved');
  act(() => shown.change({ state: { phase: 'saving' } }));
  expect(container.textContent).toBe('Plaint of A: unsaved');
  unmount();
  paint();
  expect(container.textContent).toBe('');
});
