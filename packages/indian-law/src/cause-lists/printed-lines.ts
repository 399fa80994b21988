import type { Row } from './rows.ts';

/** True where a narrow column cuts the year of a number: 'Com.O.S./1206/202' over '4'. */
const isCutYear = (above: string, words: string): boolean =>
  /\/(?:19|20)\d?$/u.test(above) && /\/(?:19|20)\d{2}$/u.test(`${above}${words.split(' ')[0] ?? ''}`);

/** The words of a cell with those of its next line. */
export function joinedLines(above: string | undefined, words: string, isNext: boolean): string {
  if (above === undefined) return words;
  if (isCutYear(above, words)) return `${above}${words}`;
  return `${above}${isNext ? ' ' : '\n'}${words}`;
}

/** True for a line directly below another one: words that did not fit go on in it. */
export const isNextLine = (above: Row | undefined, { y = 0, page, size = 9 }: Row): boolean =>
  above !== undefined && above.page === page && (above.y ?? 0) - y <= size * 1.4;

/** True for a line whose words lie together. */
export function gapless({ cells, size = 9 }: Row): boolean {
  return cells.every(({ x = 0 }, index) => index === 0 || x - (cells[index - 1]?.end ?? x) < size * 1.5);
}

export function middleOf(rows: readonly Row[]): number {
  let [left, right] = [Number.POSITIVE_INFINITY, 0];
  for (const { cells } of rows.slice(0, 3000)) {
    left = Math.min(left, cells[0]?.x ?? left);
    right = Math.max(right, cells.at(-1)?.end ?? 0);
  }
  return (left + right) / 2;
}

/** The first line of the next item: behind the widest gap between the two item numbers, the later of equal ones. */
export function splitBetween(rows: readonly Row[], start: number, next: number): number {
  let best = { at: next, gap: 0 };
  for (let at = start + 1; at <= next; at += 1) {
    const [above, below] = [rows[at - 1], rows[at]];
    if (!above || !below) continue;
    const gap = above.page === below.page ? (above.y ?? 0) - (below.y ?? 0) : (above.size ?? 9) * 1.2;
    if (gap >= best.gap - 0.5) best = { at, gap: Math.max(gap, best.gap) };
  }
  return best.at;
}

/** The end of the last item: what a page prints far below it is its foot. */
export function endOfLast(rows: readonly Row[], start: number): number {
  const foot = rows.findIndex((below, at) => {
    const above = rows[at - 1];
    if (at <= start || !above || above.page !== below.page) return false;
    return (above.y ?? 0) - (below.y ?? 0) > (above.size ?? 9) * 6;
  });
  return foot < 0 ? rows.length : foot;
}
