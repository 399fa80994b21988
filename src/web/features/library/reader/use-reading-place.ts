import { type RefObject, useEffect, useState } from 'react';
import { followWindow } from './follow-window.ts';

export type ReadingPlace = {
  /** The title has scrolled out of view. */
  past: boolean;
  /** The index of the paragraph at the top of the window. */
  index: number | undefined;
};

/** Pixels: below the bars at the top of the window. */
const TOP = 136;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The index of the last paragraph that begins above the bottom of the bars. Footnotes are drawn out of their order. */
function paragraphAtTop(text: Element): number | undefined {
  const paragraphs = text.querySelectorAll<HTMLElement>('[data-index]');
  let [low, high] = [0, paragraphs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = paragraphs[middle];
    if (element && topOf(element) <= TOP) low = middle + 1;
    else high = middle;
  }
  const index = paragraphs[low - 1]?.dataset.index;
  return index === undefined ? undefined : Number(index);
}

/** Follows the paragraph being read while the window scrolls. */
export function useReadingPlace(
  article: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
): ReadingPlace {
  const [place, setPlace] = useState<ReadingPlace>({ past: false, index: undefined });
  useEffect(() => {
    return followWindow(() => {
      const title = article.current?.querySelector('h1');
      if (!title || !text.current) return;
      const past = title.getBoundingClientRect().bottom < TOP;
      const index = past ? paragraphAtTop(text.current) : undefined;
      setPlace((before) => (before.past === past && before.index === index ? before : { past, index }));
    });
  }, [article, text]);
  return place;
}
