import { type RefObject, useLayoutEffect } from 'react';

/** Pixels that stay free between a panel and the edges of the window. */
const EDGE = 8;

export type Placing = {
  /** Pixels between the panel and its trigger. */
  gap: number;
  align: 'start' | 'center' | 'end';
};

/**
 * Below the trigger; above it where the panel fits only there, or better; and always inside of the window. It is read once
 * and written once: each further look at the page in between makes the browser lay it out again.
 */
function place(panel: HTMLElement, trigger: Element, { gap, align }: Placing): void {
  const { left, right, top, bottom, width } = trigger.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = panel;
  const wanted = { start: left, center: left + (width - offsetWidth) / 2, end: right - offsetWidth }[align];
  const below = window.innerHeight - bottom - gap - EDGE;
  const above = top - gap - EDGE;
  const down = offsetHeight <= below || below >= above;
  const { style } = panel;
  style.left = `${Math.max(EDGE, Math.min(wanted, window.innerWidth - offsetWidth - EDGE))}px`;
  style.top = down ? `${bottom + gap}px` : 'auto';
  style.bottom = down ? 'auto' : `${window.innerHeight - top + gap}px`;
  style.maxHeight = `${down ? below : above}px`;
}

/** Keeps a panel, which is `fixed`, beside its trigger: also while the page scrolls, or the window or its `content` changes. */
export function usePlace(
  panel: RefObject<HTMLElement | null>,
  trigger: Element,
  { gap, align }: Placing,
  content?: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content needs another place.
  useLayoutEffect(() => {
    const follow = (event?: Event) => {
      const { current } = panel;
      // A panel that scrolls itself stays where it is.
      if (current && event?.target !== current) place(current, trigger, { gap, align });
    };
    const ended = new AbortController();
    const { signal } = ended;
    // The earlier limit says nothing about the height that is wanted now.
    panel.current?.style.removeProperty('max-height');
    follow();
    addEventListener('scroll', follow, { capture: true, passive: true, signal });
    addEventListener('resize', follow, { signal });
    // Options that arrive later can make the panel wider.
    let placed = panel.current?.offsetWidth;
    const wider = new ResizeObserver(() => {
      const now = panel.current?.offsetWidth;
      if (now !== placed) follow();
      placed = now;
    });
    if (panel.current) wider.observe(panel.current);
    return () => {
      ended.abort();
      wider.disconnect();
    };
  }, [panel, trigger, gap, align, content]);
}
