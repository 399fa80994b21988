import { persistedChoice } from './persisted-choice.ts';

export type Theme = 'light' | 'dark';
export const THEME_KEY = 'theme';

/** Dark when stored dark, or when nothing is stored and the system prefers dark; otherwise light. */
export function resolveTheme(stored: string | null, systemPrefersDark: boolean): Theme {
  if (stored === 'dark') return 'dark';
  return stored === 'light' ? 'light' : systemPrefersDark ? 'dark' : 'light';
}

/** The theme of the page; dark until one is set. */
const choice = persistedChoice<Theme>(THEME_KEY, (attribute) => (attribute === 'light' ? 'light' : 'dark'));

export const setTheme = choice.set;

export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = choice.use();
  return { theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
}
