import { useEffect, useLayoutEffect, useRef } from 'react';

/** Open layers, the topmost last: Escape closes one at a time. */
const layers: object[] = [];

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Marks the place of notifications: they belong to no layer, and an open dialog leaves them the focus. */
export const BESIDE_LAYERS = 'data-beside-layers';

export const isBesideLayers = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${BESIDE_LAYERS}]:not(:empty)`) !== null;

/** Calls `onClose` for Escape, which is marked as handled before anything else of the page sees it. */
export function useEscape(open: boolean, onClose: () => void): void {
  const latest = useLatest(onClose);
  // A layout effect, so that it runs before the layer is seen: the next key may be Escape.
  useLayoutEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    const onKeyDown = (event: KeyboardEvent) => {
      // During text composition (IME) Escape belongs to the composed text.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (layers.at(-1) !== layer || isBesideLayers(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true });
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [open, latest]);
}

/** Calls `onClose` for Escape, and for a press or a focus outside of `parts`. */
export function useDismissal(parts: () => readonly (Element | null)[], onClose: () => void): void {
  useEscape(true, onClose);
  const latest = useLatest({ parts, onClose });
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const outside = ({ target }: Event) => {
      const inside = latest.current.parts().some((part) => target instanceof Node && part?.contains(target));
      if (!inside) latest.current.onClose();
    };
    addEventListener('pointerdown', outside, options);
    addEventListener('focusin', outside, options);
    return () => ended.abort();
  }, [latest]);
}
