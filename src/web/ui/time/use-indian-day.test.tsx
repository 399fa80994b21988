import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIndianDay } from './use-indian-day.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-30T18:29:00Z') }));
afterEach(() => void vi.useRealTimers());

test('the day turns at midnight in India, in a window that stays open and in one that slept', () => {
  const { result } = renderHook(useIndianDay);
  expect(result.current).toBe('2026-11-30');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-12-01');
  vi.setSystemTime(new Date('2026-12-03T03:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-12-03');
});
