import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows drawn beyond the window on either side, so that `j` and `Tab` always have somewhere to go. */
const BEYOND = 6;

/** Which rows of a list in the page are drawn, and the room (px) that those above and below them take. */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  { count, estimate, gap = 0 }: { count: number; estimate: number; gap?: number },
) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    gap,
    overscan: BEYOND,
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
