import { useEffect, useRef } from 'react';

/** What is open, the topmost last: Escape closes one at a time. */
const layers: object[] = [];

/**
 * Calls `onClose` for Escape, and for a press or a focus outside of `parts`. An Escape that closes something is marked as
 * handled before a dialog around it sees it.
 */
export function useDismissal(parts: () => readonly (Element | null)[], onClose: () => void): void {
  const latest = useRef({ parts, onClose });
  useEffect(() => {
    latest.current = { parts, onClose };
  });
  useEffect(() => {
    const layer = {};
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    layers.push(layer);
    const outside = ({ target }: Event) => {
      const inside = latest.current.parts().some((part) => target instanceof Node && part?.contains(target));
      if (!inside) latest.current.onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || layers.at(-1) !== layer) return;
      event.preventDefault();
      latest.current.onClose();
    };
    addEventListener('keydown', onKeyDown, options);
    addEventListener('pointerdown', outside, options);
    addEventListener('focusin', outside, options);
    return () => {
      ended.abort();
      layers.splice(layers.indexOf(layer), 1);
    };
  }, []);
}
