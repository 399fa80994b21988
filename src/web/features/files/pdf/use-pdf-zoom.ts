import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageSize } from './pdf-document.ts';
import { useAvailableWidth } from './pdf-position.ts';
import { type Zoom, zoomAfter } from './pdf-text.ts';

/** The widest page that is still comfortable to read, beside a list and in a window of its own. */
const WIDEST = 896;
const WIDEST_FULL = 1200;
/** Percent. */
const SMALLEST = 50;

/**
 * The size of the drawn pages: as wide as the frame, until the user changes it. `first`: the size of the first page.
 */
export function usePdfZoom(frame: RefObject<HTMLElement | null>, first: PageSize, full: boolean) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const room = useAvailableWidth(frame);
  const widest = Math.min(room, full ? WIDEST_FULL : WIDEST);
  const fitting = widest / first.width;
  const scale = zoom === 'fit' ? fitting : zoom / 100;
  return {
    scale,
    fits: zoom === 'fit',
    /** The page cannot be made smaller. */
    smallest: scale * 100 <= Math.min(SMALLEST, fitting * 100),
    most: zoom === 'fit' ? widest : Number.POSITIVE_INFINITY,
    measured: room > 0,
    change: (step: 1 | -1 | 'fit') =>
      setZoom(step === 'fit' ? step : zoomAfter(scale * 100, step, fitting * 100)),
  };
}

/** Keeps the current page in view while the file begins, or stops, to fill the window. */
export function useKeptPage(full: boolean, page: number, goTo: (page: number) => void): void {
  const before = useRef(full);
  useEffect(() => {
    if (before.current === full) return;
    before.current = full;
    // By then the rest of the page is hidden, or shown again.
    requestAnimationFrame(() => goTo(page));
  }, [full, page, goTo]);
}
