import type { Line } from '../text/lines.ts';
import { pageNumberOf } from '../text/page-numbers.ts';
import { leaveOut } from './pages/layout.ts';
import type { LayoutLine } from './pages/layout-line.ts';

/**
 * Finds lines of page furniture, for a reader that only looks past them: those that `readLayout` proves, and lines with
 * the number of a page that a pasted part of a text is too short to prove. Result by line index. Linear time.
 */
export function findPageFurniture(source: string, printed: readonly Line[]): boolean[] {
  const lines: LayoutLine[] = printed.map((line) => ({ ...line }));
  leaveOut(source, lines);
  return lines.map(({ leftOut, text }) => leftOut !== undefined || pageNumberOf(text) !== undefined);
}
