import { useEffect } from 'react';

/** Tells which records are in view, and again when there are more of them. */
export function useShownRange(
  from: number,
  to: number,
  count: number,
  onRange: ((from: number, to: number) => void) | undefined,
): void {
  useEffect(() => {
    if (count > 0) onRange?.(from, to);
  }, [from, to, count, onRange]);
}
