import { useEffect } from 'react';

/** Reports which records are visible, and again when their number grows. */
export function useVisibleRange(
  from: number,
  to: number,
  count: number,
  onRange: ((from: number, to: number) => void) | undefined,
): void {
  useEffect(() => {
    if (count > 0) onRange?.(from, to);
  }, [from, to, count, onRange]);
}
