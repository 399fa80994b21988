import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFollowEnd } from './use-follow-end.ts';

test('a reader at the end of a chat stays there when the window changes, one who reads further up stays where they are', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  renderHook(() => useFollowEnd('chat', 1, 2));
  scrollTo.mockClear();
  fireEvent(window, new Event('resize'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 5000 });
  scrollTo.mockClear();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1000);
  fireEvent.scroll(window);
  fireEvent(window, new Event('resize'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a chat without a question keeps its title in view', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { rerender } = renderHook(({ asked }) => useFollowEnd(undefined, asked, asked), {
    initialProps: { asked: 0 },
  });
  fireEvent(window, new Event('resize'));
  expect(scrollTo).not.toHaveBeenCalled();
  rerender({ asked: 1 });
  scrollTo.mockClear();
  fireEvent(window, new Event('resize'));
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('what is added to a finished answer is followed, what a press opens is not', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  let grow = () => undefined as unknown;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(seen: () => unknown) {
        grow = seen;
      }
    },
  );
  renderHook(() => useFollowEnd('chat', 1, 2));
  scrollTo.mockClear();
  grow();
  expect(scrollTo).toHaveBeenCalledOnce();
  fireEvent.pointerDown(window);
  grow();
  expect(scrollTo).toHaveBeenCalledOnce();
});
