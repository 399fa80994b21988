import { useState } from 'react';
import { z } from 'zod';

const KEY = 'reader';
/** Pixels of the type scale around the usual 18. */
export const SIZES = ['16', '18', '22', '28'] as const;
export const WIDTHS = ['narrow', 'usual', 'wide'] as const;

const settings = z.object({
  size: z.enum(SIZES).catch('18'),
  width: z.enum(WIDTHS).catch('usual'),
});
export type ReaderSettings = z.infer<typeof settings>;

/** The stored settings, or the defaults if there are none or they are invalid. */
export function readSettings(stored: string | null): ReaderSettings {
  try {
    return settings.parse(JSON.parse(stored ?? '{}'));
  } catch {
    return { size: '18', width: 'usual' };
  }
}

/** Some 54, 66 and 84 characters of the serif typeface: a width in `ch` would change when the typeface arrives. */
export const MEASURE: Record<ReaderSettings['width'], string> = {
  narrow: '28.5em',
  usual: '35em',
  wide: '44.5em',
};

/** The reader's own text size and width, kept in this browser. */
export function useReaderSettings() {
  const [current, setCurrent] = useState(() => readSettings(localStorage.getItem(KEY)));
  const change = (patch: Partial<ReaderSettings>) => {
    const next = { ...current, ...patch };
    setCurrent(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  };
  return { settings: current, change };
}
