import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function tokens(theme: 'light' | 'dark'): Map<string, string> {
  const block = css.match(new RegExp(`data-theme="${theme}"\\]\\s*\\{([^}]*)\\}`))?.[1] ?? '';
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** Relative luminance of an opaque OKLCH colour (WCAG 2.2), out-of-gamut channels clipped as a screen clips them. */
function luminance(oklch: string): number {
  const [l, c, h] = oklch
    .match(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/)!
    .slice(1)
    .map(Number) as [number, number, number];
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['paper', 'surface', 'raised', 'wash'];
const PAIRS: [least: number, inks: string[], grounds: string[]][] = [
  // Text to read.
  [7, ['ink'], [...GROUNDS, 'accent-wash', 'good-wash', 'caution-wash', 'bad-wash', 'note-wash']],
  [7, ['mark-ink'], ['mark']],
  // Text beside it: labels, hints, links, buttons, badges.
  [4.5, ['ink-soft', 'ink-faint', 'accent', 'accent-strong', 'bad', 'good', 'caution'], GROUNDS],
  [4.5, ['accent-ink'], ['accent', 'accent-strong']],
  [4.5, ['accent-strong', 'accent', 'ink-soft'], ['accent-wash']],
  [4.5, ['accent'], ['note-wash', 'good-wash', 'bad-wash']],
  [4.5, ['good'], ['good-wash']],
  [4.5, ['caution'], ['caution-wash']],
  [4.5, ['bad', 'bad-strong'], ['bad-wash']],
  [4.5, ['note'], ['note-wash']],
  // Edges of controls and icons.
  [3, ['edge', 'accent', 'note'], GROUNDS],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colours = tokens(theme);
  const rows = PAIRS.flatMap(([least, inks, grounds]) =>
    inks.flatMap((ink) => grounds.map((ground) => [ink, ground, least] as const)),
  );
  test.each(rows)('%s on %s has at least %d : 1', (ink, ground, least) => {
    expect(contrast(colours.get(ink)!, colours.get(ground)!)).toBeGreaterThanOrEqual(least);
  });
});

test('both themes name the same roles', () => {
  expect([...tokens('dark').keys()]).toEqual([...tokens('light').keys()]);
});
