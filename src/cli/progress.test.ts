import { describe, expect, test } from 'vitest';
import { progressLine, progressReporter } from './progress.ts';

const at = (done: number, unread = 0) => ({
  files: 5000,
  done,
  documents: done,
  unchanged: 0,
  unreadable: Array.from({ length: unread }, (_, i) => ({ file: `${i}`, reason: 'The file is empty.' })),
  finished: done === 5000,
});

describe('the line of progress', () => {
  test('shows progress, speed and the number of unreadable files', () => {
    expect(progressLine(at(1250, 3), 5)).toBe(
      '[███████░░░░░░░░░░░░░░░░░░░░░] 1,250 of 5,000 files · 250 documents a second · 3 could not be read',
    );
    expect(progressLine({ ...at(0), files: 0 }, 0)).toContain('] 0 of 0 files · 0 documents a second');
  });

  test.each([20, 40, 60, 79, 119])('fits into %i columns if possible', (columns) => {
    const line = progressLine(at(1250, 3), 5, columns);
    expect(line.length).toBeLessThanOrEqual(Math.max(columns, 31));
    expect(line).toContain('1,250 of 5,000 files');
  });

  test('is not full before the last file and never exceeds 100 %', () => {
    expect(progressLine(at(4999), 5)).toContain('░]');
    expect(progressLine(at(5001), 5)).toContain('] 5,001 of 5,001 files');
  });
});

describe('drawing it', () => {
  function draw(isTTY: boolean, steps: readonly [ms: number, done: number][]): string[] {
    const written: string[] = [];
    let now = 0;
    const stream = {
      isTTY,
      columns: 80,
      write: (text: string | Uint8Array) => written.push(String(text)) > 0,
    };
    const progress = progressReporter(stream, () => now);
    for (const [ms, done] of steps) {
      now = ms;
      progress(at(done));
    }
    return written;
  }

  test('redraws in place on a terminal, ten times a second at most', () => {
    const written = draw(true, [
      [0, 0],
      [50, 10],
      [110, 20],
      [150, 5000],
    ]);
    expect(written.map((text) => text.match(/\S+ of/u)?.[0])).toEqual(['0 of', '20 of', '5,000 of']);
    for (const text of written) {
      expect(text.startsWith('\r\u001B[K[')).toBe(true);
      expect(text).not.toContain('\n');
      expect(text.length).toBeLessThan(80 + '\r\u001B[K'.length);
    }
  });

  test('prints a line every five seconds elsewhere, without control characters', () => {
    const written = draw(false, [
      [0, 0],
      [4000, 10],
      [5100, 20],
      [6000, 5000],
    ]);
    expect(written.map((text) => text.match(/\S+ of/u)?.[0])).toEqual(['0 of', '20 of', '5,000 of']);
    for (const text of written) expect(text).toMatch(/^\[[^\p{Cc}]+\n$/u);
  });
});
