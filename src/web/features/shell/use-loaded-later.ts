import { useEffect, useState } from 'react';

/** A part that the first paint does not need: it loads after that, and again on opening if that failed. */
export function useLoadedLater<T>(load: () => Promise<T>, open: boolean): T | undefined {
  const [part, setPart] = useState<{ component: T } | 'failed'>();
  const wanted = part === undefined || (part === 'failed' && open);
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (component) => setPart({ component }),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded', error);
        setPart('failed');
      },
    );
  }, [load, wanted]);
  return part === undefined || part === 'failed' ? undefined : part.component;
}
