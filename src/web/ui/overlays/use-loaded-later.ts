import { useEffect, useState } from 'react';

/** What opens on demand loads after this time: the first view needs the network and the processor more. */
const ON_DEMAND_AFTER_MS = 2000;

/**
 * A part that the first paint does not need: it loads after `afterMs`, or when it is opened, and again on opening if
 * that failed.
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
  return part === undefined || part === 'failed' ? undefined : part.component;
}

/** Whether a part is open or was: it keeps its state while it is closed. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open);
  if (open && !once) setOnce(true);
  return once || open;
}
