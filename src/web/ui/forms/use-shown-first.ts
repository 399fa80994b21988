import { useCallback, useRef, useState } from 'react';

/** Calls `act` when the browser has painted what was drawn before; at once where it paints nothing. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

/**
 * A choice that changes much of the page is shown in the next frame, and takes effect after it. Returns the value to show:
 * the chosen one until `value` changes; and the function that shows a choice, and calls `act` when it is painted.
 */
export function useShownFirst<T>(value: T): readonly [T, (next: T, act: () => void) => void] {
  const now = JSON.stringify(value);
  const [early, setEarly] = useState<{ value: T; before: string | undefined }>();
  const latest = useRef(now);
  latest.current = now;
  if (early && early.before !== now) setEarly(undefined);
  const show = useCallback((next: T, act: () => void) => {
    const before = latest.current;
    setEarly(JSON.stringify(next) === before ? undefined : { value: next, before });
    afterPaint(act);
  }, []);
  return [early && early.before === now ? early.value : value, show];
}
