import { type RefObject, useLayoutEffect } from 'react';
import { BOTTOM_BAR } from '../primitives/primary-action.tsx';

/** A phone, in CSS pixels: there a dialog is a sheet at the bottom. */
const PHONE = 768;

/** Height of the bars at the bottom of the window, in CSS pixels. */
function heightOfBars(): number {
  const bars = [...document.querySelectorAll(`[${BOTTOM_BAR}]`)].map((bar) => bar.getBoundingClientRect());
  const atBottom = bars.filter(({ bottom, height }) => height > 0 && bottom >= window.innerHeight - 1);
  return Math.max(0, ...atBottom.map(({ top }) => window.innerHeight - top));
}

/**
 * Places the messages where they cover no title, field or button: above the bar at the bottom; on a phone with a dialog
 * at the top of the window. A dialog reads their height and leaves them that room.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const { current } = viewport;
    if (!shown || !current) return;
    const { style } = document.documentElement;
    const place = () => {
      const dialog = document.querySelector('[aria-modal="true"]') !== null;
      const atTop = dialog && window.innerWidth < PHONE;
      current.style.top = atTop ? '0' : 'auto';
      current.style.bottom = atTop ? 'auto' : `${dialog ? 0 : heightOfBars()}px`;
      style.setProperty('--toast-space', `${current.getBoundingClientRect().height}px`);
    };
    const grown = new ResizeObserver(place);
    // Dialogs are children of the body.
    const opened = new MutationObserver(place);
    grown.observe(current);
    opened.observe(document.body, { childList: true });
    window.addEventListener('resize', place);
    place();
    return () => {
      grown.disconnect();
      opened.disconnect();
      window.removeEventListener('resize', place);
      style.removeProperty('--toast-space');
    };
  }, [viewport, shown]);
}
