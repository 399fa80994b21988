import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../overlays/dialog.tsx';
import { currentToasts, dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('a second toast replaces the first', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'First' }));
  act(() => void toast({ title: 'Second', description: 'with words', variant: 'success' }));
  expect(shown()).toEqual(['Secondwith words']);
});

test('a toast disappears after 5 seconds, or after its own time', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Short' }));
  act(() => vi.advanceTimersByTime(4999));
  expect(shown()).toEqual(['Short']);
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toEqual([]);

  act(() => void toast({ title: 'Long', duration: 8000 }));
  act(() => vi.advanceTimersByTime(7999));
  expect(shown()).toEqual(['Long']);
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toEqual([]);
});

test('a toast can be changed while it is shown', () => {
  render(<Toaster />);
  let handle: ReturnType<typeof toast> | undefined;
  act(() => {
    handle = toast({ title: 'Saving' });
  });
  act(() => handle?.update({ title: 'Saved', variant: 'success' }));
  expect(shown()).toEqual(['Saved']);
});

test('a dismissed toast is forgotten only after 1,000,000 ms', () => {
  const { id, dismiss } = toast({ title: 'Gone' });
  dismiss();
  vi.advanceTimersByTime(999_999);
  expect(currentToasts().map((item) => item.id)).toEqual([id]);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

test.each(['before', 'after'])('a toast can be read beside a dialog that opened %s it came', (order) => {
  const page = (open: boolean) => (
    <main>
      <Toaster />
      <Dialog open={open} onOpenChange={() => undefined} title="A dialog">
        {null}
      </Dialog>
    </main>
  );
  const { rerender } = render(page(order === 'before'));
  act(() => void toast({ title: 'Saved', duration: 60_000 }));
  rerender(page(true));
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(shown()).toEqual(['Saved']);
});
