import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond the window on either side, so that `j` and `Tab` always have a next row. */
const BEYOND = 6;

/** The rows of a list that are rendered, and the height (px) of the rows above and below them. */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  { count, estimate, gap = 0 }: { count: number; estimate: number; gap?: number },
) {
  const [top, setTop] = useState(0);
  // Without it the first drawing is empty, and what should be drawn in small steps is drawn in one after it.
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    gap,
    overscan: BEYOND,
    initialRect,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    rows: items.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - top)) : 0,
    measure: virtualizer.measureElement,
  };
}
