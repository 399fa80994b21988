import { useEffect, useLayoutEffect, useRef } from 'react';

/** Someone who reads within this many pixels of the end follows what is written there. */
const NEAR = 240;

/** Pixels above the last question: the bar of the product, and a little paper. */
const ABOVE = 72;

/** The end of the page, but no further than the last question stays in sight. */
function end(): number {
  const { scrollHeight } = document.documentElement;
  const question = [...document.querySelectorAll('[data-question]')].at(-1);
  if (!question) return scrollHeight;
  return Math.min(scrollHeight, Math.max(0, question.getBoundingClientRect().top + window.scrollY - ABOVE));
}

const toEnd = () => window.scrollTo({ top: end() });

/**
 * Keeps the end of a chat in view, as far as its last question stays in sight, while an answer grows or the window changes, unless the reader has scrolled away from it;
 * `opened` names what is shown at its end at first, and again after each question (`asked`). What is added to a finished answer
 * is followed until the next press, which may open something. A chat without a question has no end to follow.
 */
export function useFollowEnd(opened: string | undefined, asked: number, length: number): void {
  const near = useRef(true);
  const empty = useRef(true);
  const pressed = useRef(false);
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const last = Math.min(end(), scrollHeight - window.innerHeight);
      near.current = Math.abs(last - window.scrollY) < NEAR;
    };
    const press = () => {
      pressed.current = true;
    };
    const stay = () => near.current && !empty.current && toEnd();
    const grown = new ResizeObserver(() => !pressed.current && stay());
    grown.observe(document.body);
    const added = new AbortController();
    const { signal } = added;
    window.addEventListener('scroll', look, { passive: true, signal });
    // A turned phone, or its keyboard. What the browser then scrolls by itself is noticed after this.
    window.addEventListener('resize', stay, { signal });
    window.addEventListener('pointerdown', press, { signal });
    window.addEventListener('keydown', press, { signal });
    return () => {
      added.abort();
      grown.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    empty.current = asked === 0;
    if (opened === undefined || asked === 0) return;
    near.current = true;
    pressed.current = false;
    toEnd();
  }, [opened, asked]);
  useLayoutEffect(() => {
    if (length > 0 && near.current) toEnd();
  }, [length]);
}
