import { useLayoutEffect, useRef } from 'react';

/** On a narrow window a document is a page of its own: it begins at its top, and the way back leads to the same place. */
export function useDetailPage(open: boolean): void {
  const place = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (open) {
      place.current = window.scrollY;
      window.scrollTo(0, 0);
    } else if (place.current !== undefined) {
      window.scrollTo(0, place.current);
      place.current = undefined;
    }
  }, [open]);
}
