/** Parts of a page that need its code; links work without it. */
const NEEDS_CODE = 'button, input, textarea, select';
/** A section with this mark is filled by code, which loads when the reader comes near. */
const FILLED = '[data-filled]';
const NEAR = '400px';

/** The first time that a visitor needs the code of a finished page: a part is pointed at, focused or near. */
export function firstUse(root: HTMLElement): Promise<void> {
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
    const sight = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) use();
      },
      { rootMargin: NEAR },
    );
    for (const section of root.querySelectorAll(FILLED)) sight.observe(section);
    signal.onabort = () => {
      marks.disconnect();
      sight.disconnect();
      resolve();
    };
    const { pressed, early } = root.dataset;
    if (pressed ?? early ?? document.activeElement?.matches(NEEDS_CODE)) use();
  });
}
