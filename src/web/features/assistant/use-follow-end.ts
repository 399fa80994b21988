import { useEffect, useLayoutEffect, useRef } from 'react';

/** Someone who reads within this many pixels of the end follows what is written there. */
const NEAR = 240;

const toEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight });

/**
 * Keeps the end of a chat in view while an answer grows, unless the reader has scrolled away from it; `opened` names what
 * is shown at its end at first, and again after each question (`asked`).
 */
export function useFollowEnd(opened: string | undefined, asked: number, length: number): void {
  const near = useRef(true);
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      near.current = scrollHeight - window.scrollY - window.innerHeight < NEAR;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    if (opened === undefined || asked === 0) return;
    near.current = true;
    toEnd();
  }, [opened, asked]);
  useLayoutEffect(() => {
    if (length > 0 && near.current) toEnd();
  }, [length]);
}
