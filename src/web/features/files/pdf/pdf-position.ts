import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The y position below the sticky bars at the top of the window; `bar` is in the lowest of them. */
function underBars(bar: HTMLElement): number {
  const held = bar.parentElement ?? bar;
  return Number.parseFloat(getComputedStyle(held).top) + held.offsetHeight + 8;
}

/** The width that pages may fill, in CSS pixels; 0 until it was measured. */
export function useAvailableWidth(frame: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setRoom(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame]);
  return room;
}

const pagesIn = (frame: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(frame.current?.querySelectorAll<HTMLElement>('[data-page]') ?? []),
];

/** The current page, and a function to go to another. While `zoom` changes, the position on the page is kept. */
export function useCurrentPage(frame: RefObject<HTMLElement | null>, bar: HTMLElement, zoom: number) {
  const [page, setPage] = useState(1);
  const place = useRef({ page: 1, part: 0 });
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const pages = pagesIn(frame);
      const under = underBars(bar);
      const line = under + (window.innerHeight - under) / 2;
      const at = pages.findIndex((one) => one.getBoundingClientRect().bottom > line);
      const found = at < 0 ? pages.length - 1 : at;
      const box = pages[found]?.getBoundingClientRect();
      if (!box) return;
      place.current = { page: found + 1, part: (under - box.top) / box.height };
      setPage(found + 1);
    };
    const onScroll = () => {
      asked ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(asked);
    };
  }, [frame, bar]);
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const first = before.current === 0;
    if (before.current === zoom) return;
    before.current = zoom;
    const box = pagesIn(frame)[place.current.page - 1]?.getBoundingClientRect();
    // At the top of the file the header of the preview stays visible.
    if (first || !box || (place.current.page === 1 && place.current.part <= 0)) return;
    window.scrollBy({ top: box.top + place.current.part * box.height - underBars(bar), behavior: 'instant' });
  }, [frame, bar, zoom]);
  const goTo = useCallback(
    (wanted: number) => {
      const top = pagesIn(frame)[wanted - 1]?.getBoundingClientRect().top;
      if (top !== undefined) window.scrollBy({ top: top - underBars(bar), behavior: 'instant' });
      setPage(wanted);
    },
    [frame, bar],
  );
  return { page, goTo };
}
