import { type ElementType, type ReactNode, useEffect } from 'react';

let locks = 0;

function lock(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    // Where the scroll bar takes room, that room is kept, so that nothing shifts.
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
 * Keeps the page still behind a dialog. It takes the place of the package `react-remove-scroll` that Radix asks for
 * (see vite.config.ts), which writes a <style> element that a strict Content-Security-Policy refuses.
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
