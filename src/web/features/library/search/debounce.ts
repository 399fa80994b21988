import { useEffect, useMemo, useRef } from 'react';

export type Debounced<A extends unknown[]> = {
  call: (...args: A) => void;
  /** Runs now what was waiting. */
  flush: () => void;
  cancel: () => void;
};

/** Runs `action` once, `ms` milliseconds after the last call. */
export function debounce<A extends unknown[]>(action: (...args: A) => void, ms: number): Debounced<A> {
  let waiting: { timer: ReturnType<typeof setTimeout>; args: A } | undefined;
  const cancel = () => {
    if (waiting) clearTimeout(waiting.timer);
    waiting = undefined;
  };
  const flush = () => {
    const args = waiting?.args;
    cancel();
    if (args) action(...args);
  };
  return {
    call: (...args) => {
      cancel();
      waiting = { timer: setTimeout(flush, ms), args };
    },
    flush,
    cancel,
  };
}

/** The same for a component: the newest action is run, and nothing after it is gone. */
export function useDebounced<A extends unknown[]>(action: (...args: A) => void, ms: number): Debounced<A> {
  const newest = useRef(action);
  useEffect(() => {
    newest.current = action;
  });
  const debounced = useMemo(() => debounce<A>((...args) => newest.current(...args), ms), [ms]);
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
