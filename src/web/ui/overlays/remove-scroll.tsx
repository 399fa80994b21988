import { type ElementType, type ReactNode, useEffect } from 'react';

let locks = 0;

function lock(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    // Reserves the width of the scroll bar, so that nothing shifts.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}

type Props = {
  as?: ElementType;
  enabled?: boolean;
  allowPinchZoom?: boolean;
  shards?: unknown;
  children: ReactNode;
};

/**
 * Stops the page from scrolling behind a dialog. Replaces the package `react-remove-scroll`, which Radix uses (see
 * vite.config.ts) and which writes a <style> element that a strict Content-Security-Policy refuses.
 */
export function RemoveScroll({
  as: Part = 'div',
  enabled = true,
  allowPinchZoom,
  shards,
  children,
  ...rest
}: Props) {
  useEffect(() => (enabled ? lock() : undefined), [enabled]);
  return <Part {...rest}>{children}</Part>;
}
