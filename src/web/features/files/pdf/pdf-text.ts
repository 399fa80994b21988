export type Span = { start: number; end: number };
/** A match in a PDF: its page (from 1) and its position in the text. */
export type Found = Span & { page: number };

type Run = { str: string; hasEOL: boolean };

/** Joins the text runs of a page, with the start of each run. A line ends with a line break. */
export function joinRuns(runs: readonly Run[]): { text: string; starts: number[] } {
  let text = '';
  const starts = runs.map(({ str, hasEOL }) => {
    const start = text.length;
    text += hasEOL ? `${str}\n` : str;
    return start;
  });
  return { text, starts };
}

/** The parts of runs that a span of the page covers; `end` is the end within the run. */
export function runsWithin(
  span: Span,
  starts: readonly number[],
  lengths: readonly number[],
): (Span & { run: number })[] {
  return starts.flatMap((start, run) => {
    const from = Math.max(0, span.start - start);
    const to = Math.min(lengths[run] ?? 0, span.end - start);
    return from < to ? [{ run, start: from, end: to }] : [];
  });
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/gu;

/** Invisible characters inside words: soft hyphens and joiners. The search in all files ignores them. */
const UNSEEN = '[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]*';

function patternOf(word: string): string {
  return [...word].map((letter) => letter.replace(SPECIAL, '\\$&')).join(UNSEEN);
}

/** Every occurrence of the typed words, ignoring case, also across line ends. */
export function findMatches(words: string, text: string): Span[] {
  const parts = words.trim().split(/\s+/u).filter(Boolean);
  if (parts.length === 0) return [];
  const pattern = parts.map(patternOf).join('\\s+');
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** Percent of the printed size. */
export const ZOOM_STEPS = [50, 75, 100, 125, 150, 200, 250, 300] as const;
export type Zoom = number | 'fit';

/** The next zoom step from `percent`, larger for 1, smaller for -1; at the end it stays. */
export function nextZoom(percent: number, direction: 1 | -1): number {
  // Fit to width gives odd numbers; a step with nearly the same size is skipped.
  const next =
    direction === 1
      ? ZOOM_STEPS.find((step) => step > percent + 2)
      : ZOOM_STEPS.findLast((step) => step < percent - 2);
  return next ?? (direction === 1 ? 300 : 50);
}

/** The zoom after a step; on the way down, the width of the window (`fitting` percent) is a step too. */
export function zoomAfter(percent: number, direction: 1 | -1, fitting: number): Zoom {
  const next = nextZoom(percent, direction);
  const passes = direction === -1 && percent > fitting + 2 && (next <= fitting || next >= percent);
  return passes ? 'fit' : next;
}

export function groupByPage(found: readonly Found[]): ReadonlyMap<number, readonly Found[]> {
  const pages = new Map<number, Found[]>();
  for (const one of found) {
    const there = pages.get(one.page);
    if (there) there.push(one);
    else pages.set(one.page, [one]);
  }
  return pages;
}
