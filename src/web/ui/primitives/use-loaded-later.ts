import { useEffect, useState } from 'react';

/**
 * Milliseconds before the code of parts that open on demand loads: the first view needs the network and the processor
 * more.
 */
const ON_DEMAND_AFTER_MS = 2000;
/**
 * Milliseconds for parts that a user may open first, or needs when the connection is lost: they load right after the
 * first view has its data.
 */
export const SOON_MS = 300;

/**
 * A part that the first paint does not need: it loads after `afterMs`, or when it is opened. If that failed, it loads again
 * on opening, and when the connection is back.
 */
export function useLoadedLater<T>(
  load: () => Promise<T>,
  open: boolean,
  afterMs = ON_DEMAND_AFTER_MS,
): T | undefined {
  const [part, setPart] = useState<{ component: T } | 'failed'>();
  const wanted = part === undefined || (part === 'failed' && open);
  const pauseMs = open ? 0 : afterMs;
  useEffect(() => {
    if (!wanted) return;
    const start = () =>
      void load().then(
        (component) => setPart({ component }),
        (error: unknown) => {
          console.warn('A part of the page could not be loaded', error);
          setPart('failed');
        },
      );
    if (pauseMs === 0) return start();
    const timer = setTimeout(start, pauseMs);
    return () => clearTimeout(timer);
  }, [load, wanted, pauseMs]);
  const failed = part === 'failed';
  useEffect(() => {
    if (!failed) return;
    const again = () => setPart(undefined);
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, [failed]);
  return part === undefined || part === 'failed' ? undefined : part.component;
}

/** True when a part is open or was: it keeps its state while it is closed. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open);
  if (open && !once) setOnce(true);
  return once || open;
}
