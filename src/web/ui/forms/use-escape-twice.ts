import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Escape leaves a search box and keeps its words; a second Escape, before anything else, calls `clear`. Browsers would
 * empty the box at the first one. Returns the handler for the box's keydown.
 */
export function useEscapeTwice(clear: () => void): (event: KeyboardEvent<HTMLInputElement>) => void {
  const justLeft = useRef(false);
  const latest = useRef(clear);
  useEffect(() => {
    latest.current = clear;
  }, [clear]);
  useEffect(() => {
    const moveOn = () => {
      justLeft.current = false;
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      // The Escape that left the box arrives here too.
      if (!justLeft.current || event.defaultPrevented) return;
      moveOn();
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', moveOn);
    document.addEventListener('pointerdown', moveOn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', moveOn);
      document.removeEventListener('pointerdown', moveOn);
    };
  }, []);
  return (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.currentTarget.blur();
    justLeft.current = true;
  };
}
