import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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
  if (vi.isFakeTimers()) vi.runAllTimers();
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

function Form({ open }: { open: boolean }) {
  const [closed, setClosed] = useState(false);
  return (
    <Dialog open={open && !closed} onOpenChange={() => setClosed(true)} title="A dialog">
      <input aria-label="Name" />
    </Dialog>
  );
}

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
  // A dialog follows the frame that shows the press.
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(shown()).toEqual(['Saved']);
});

test.each(['before', 'after'])(
  'Escape closes a dialog that opened %s a toast came, and then the toast',
  async (order) => {
    const page = (shownBy: string) => (
      <main>
        <Toaster />
        <Form open={shownBy === order} />
      </main>
    );
    const { rerender } = render(page('before'));
    act(() => void toast({ title: 'Saved', duration: 60_000 }));
    rerender(page(order));
    // A dialog follows the frame that shows the press.
    act(() => void vi.advanceTimersByTime(100));
    const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    pressEscape();
    // It has faded.
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown()).toEqual(['Saved']);
    pressEscape();
    expect(shown()).toEqual([]);
  },
);

test('F8 takes the focus from a dialog to a toast, where Escape closes the toast and gives the focus back', async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  const undo = vi.fn();
  render(
    <>
      <Toaster />
      <Form open />
    </>,
  );
  const say = () =>
    act(() => void toast({ title: 'Deleted', action: { label: 'Undo', alt: 'Press F8', onPress: undo } }));
  say();
  await user.keyboard('[F8]{Escape}');
  expect(shown()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  say();
  await user.keyboard('[F8]{Tab}{Tab}{Enter}');
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeDefined();
});
