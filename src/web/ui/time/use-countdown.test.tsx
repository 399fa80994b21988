import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Left({ until }: { until: number }) {
  return <p>{useCountdown(until)}</p>;
}
const shown = () => screen.getByRole('paragraph').textContent;

test('it counts whole seconds down to zero and stops', () => {
  render(<Left until={1_002_400} />);
  expect(shown()).toBe('3');
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toBe('2');
  act(() => vi.advanceTimersByTime(5000));
  expect(shown()).toBe('0');
  expect(vi.getTimerCount()).toBe(0);
});

test('after the computer slept it shows the right time', () => {
  render(<Left until={1_060_000} />);
  vi.setSystemTime(1_050_000);
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toBe('9');
});

test('a new moment restarts the countdown; a past one gives zero', () => {
  const { rerender } = render(<Left until={900_000} />);
  expect(shown()).toBe('0');
  rerender(<Left until={1_060_000} />);
  expect(shown()).toBe('60');
});
