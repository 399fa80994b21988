import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Callbacks that wait for the browser to paint. */
const waiting = new Set<() => void>();

/** A key that comes before the frame belongs to what the press opened: that is drawn, and has the focus, before the key acts. */
function drawNow(): void {
  if (waiting.size === 0) return;
  flushSync(() => {
    for (const once of [...waiting]) once();
  });
}
// This listener is older than those of what a press opens, so that it is called first. A page that is drawn ahead has no window.
if (typeof window !== 'undefined') window.addEventListener('keydown', drawNow, { capture: true });

/** The longest wait for a paint: a browser may paint nothing, as in a window without a height. */
const PAINT_MS = 500;

/** Calls `act` when the browser has painted what was drawn before, or a key is pressed; at once where it paints nothing. */
export function afterPaint(act: () => void): void {
  if (document.hidden) {
    act();
    return;
  }
  // Each call is an entry of its own, also with the same function.
  const once = () => {
    if (waiting.delete(once)) act();
  };
  // Drawn in this task: else a key could come after it, find nothing that waits, and nothing that is drawn either.
  const later = () => {
    if (waiting.has(once)) flushSync(once);
  };
  waiting.add(once);
  requestAnimationFrame(() => setTimeout(later));
  setTimeout(later, PAINT_MS);
}

/** Makes two functions: `plan` has `act` called when the browser has painted, once for several calls; `end` calls that off for good. */
export function oncePainted(act: () => void): { plan: () => void; end: () => void } {
  let planned = false;
  let ended = false;
  return {
    plan: () => {
      if (planned) return;
      planned = true;
      afterPaint(() => {
        planned = false;
        if (!ended) act();
      });
    },
    end: () => {
      ended = true;
    },
  };
}

/**
 * `value` as it was when the browser painted last, at first `before`: what takes long to draw follows the frame that shows the
 * press. A deferred value of React does not wait for that frame.
 */
export function useAfterPaint<T extends string | boolean | undefined>(value: T, before = value): T {
  const [painted, setPainted] = useState(before);
  useLayoutEffect(() => {
    if (painted === value) return;
    let latest = true;
    afterPaint(() => {
      if (latest) setPainted(value);
    });
    return () => {
      latest = false;
    };
  }, [painted, value]);
  return painted;
}

/**
 * A choice that changes much of the page is shown in the next frame, and takes effect after it. Returns the value to show:
 * the chosen one until `value` changes; and the function that shows a choice, and calls `act` when it is painted.
 */
export function useOptimisticValue<T>(value: T): readonly [T, (next: T, act: () => void) => void] {
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
