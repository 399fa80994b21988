/** Parts of a page that need its code; links work without it. */
const NEEDS_CODE = 'button, input, textarea, select';
/** A section with this mark is filled by code, which loads when it is in sight, or when the reader scrolls near it. */
const FILLED = '[data-filled]';
const NEAR = '400px';

/** Calls back when the page is painted, its files have arrived, and the browser has nothing else to do. */
function whenQuiet(call: () => void, signal: AbortSignal): void {
  const rest = () =>
    typeof requestIdleCallback === 'undefined' ? setTimeout(call) : requestIdleCallback(call);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal });
}

/**
 * Resolves when the code of a prerendered page should start: when a part is pointed at, focused or near. With `soon`
 * also without that, as soon as the page is painted.
 */
export function firstUse(root: HTMLElement, { soon = false } = {}): Promise<void> {
  return new Promise((resolve) => {
    const used = new AbortController();
    const { signal } = used;
    const use = () => used.abort();
    const reached = ({ target }: Event) => {
      if (target instanceof Element && target.closest(NEEDS_CODE)) use();
    };
    for (const type of ['pointerover', 'focusin', 'input'])
      addEventListener(type, reached, { capture: true, signal });
    // `theme.js` notes what was pressed or sent, also by a program that reads the page aloud.
    const marks = new MutationObserver(use);
    marks.observe(root, { attributeFilter: ['data-early', 'data-pressed'] });
    const reach = (rootMargin: string) => {
      const sight = new IntersectionObserver(
        (seen) => {
          if (seen.some((one) => one.isIntersecting)) use();
        },
        { rootMargin },
      );
      for (const section of root.querySelectorAll(FILLED)) sight.observe(section);
      signal.addEventListener('abort', () => sight.disconnect());
    };
    reach('0px');
    addEventListener('scroll', () => reach(NEAR), { once: true, passive: true, signal });
    if (soon) whenQuiet(use, signal);
    signal.onabort = () => {
      marks.disconnect();
      resolve();
    };
    const { pressed, early } = root.dataset;
    if (pressed ?? early ?? document.activeElement?.matches(NEEDS_CODE)) use();
  });
}
