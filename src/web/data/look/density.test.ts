import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DENSITY_KEY, setDensity, useDensity } from './density.ts';

const script = readFileSync(path.join(import.meta.dirname, '../../public/theme.js'), 'utf8');

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.density;
  vi.unstubAllGlobals();
});

test.each([
  [null, 'comfortable'],
  ['compact', 'compact'],
  ['comfortable', 'comfortable'],
  ['nonsense', 'comfortable'],
])('stored %s: the rows are %s before the first paint, and the pages agree', (stored, expected) => {
  if (stored) localStorage.setItem(DENSITY_KEY, stored);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  new Function(script)();
  expect(document.documentElement.dataset.density).toBe(expected);
  expect(renderHook(() => useDensity()).result.current).toBe(expected);
});

test('a choice is seen at once and kept', () => {
  const { result } = renderHook(() => useDensity());
  expect(result.current).toBe('comfortable');
  act(() => setDensity('compact'));
  expect(result.current).toBe('compact');
  expect(document.documentElement.dataset.density).toBe('compact');
  expect(localStorage.getItem(DENSITY_KEY)).toBe('compact');
});
