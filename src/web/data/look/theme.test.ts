import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { resolveTheme, THEME_KEY, useTheme } from './theme.ts';

const script = readFileSync(path.join(import.meta.dirname, '../../public/theme.js'), 'utf8');

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  vi.unstubAllGlobals();
});

describe.each([
  ['dark', false, 'dark'],
  ['dark', true, 'dark'],
  ['light', false, 'light'],
  ['light', true, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
] as const)('stored %s, system prefers dark: %s', (stored, prefersDark, expected) => {
  test(`the theme is ${expected}`, () => {
    expect(resolveTheme(stored, prefersDark)).toBe(expected);
  });

  test('the script that runs before the paint says the same', () => {
    if (stored) localStorage.setItem(THEME_KEY, stored);
    vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
    new Function(script)();
    expect(document.documentElement.dataset.theme).toBe(expected);
  });
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'where %s is refused, the page remembers by itself',
  (name) => {
    const own = Object.getOwnPropertyDescriptor(window, name);
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(window, name, { configurable: true, get: refuse });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    try {
      new Function(script)();
      expect(document.documentElement.dataset.theme).toBe('light');
      window[name].setItem('language', 'en');
      expect([window[name].getItem('language'), window[name].length]).toEqual(['en', 1]);
      window[name].clear();
      expect(window[name].getItem('language')).toBeNull();
    } finally {
      if (own) Object.defineProperty(window, name, own);
      else Reflect.deleteProperty(window, name);
    }
  },
);

test('the toggle starts dark, switches, and stores the choice', () => {
  const { result } = renderHook(() => useTheme());
  expect(result.current.theme).toBe('dark');
  act(() => result.current.toggle());
  expect(result.current.theme).toBe('light');
  expect(localStorage.getItem(THEME_KEY)).toBe('light');
  act(() => result.current.toggle());
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
});
