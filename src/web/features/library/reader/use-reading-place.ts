import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { followWindow } from './follow-window.ts';

export type ReadingPlace = {
  /** The title has scrolled out of view. */
  past: boolean;
  /** The number of the paragraph at the top of the window, or of the last numbered one before it. */
  number: string | undefined;
};

/** Pixels: below the bars at the top of the window. */
const TOP = 136;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The index of the last paragraph that begins above the bottom of the bars; -1 before the first. */
function paragraphAtTop(text: Element): number {
  let [low, high] = [0, text.children.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = text.children[middle];
    if (element && topOf(element) <= TOP) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** For each paragraph, its number or that of the last numbered paragraph before it. */
function lastNumbers(paragraphs: LibraryDocumentBody['paragraphs']): (string | undefined)[] {
  let last: string | undefined;
  return paragraphs.map(({ number }) => {
    last = number ?? last;
    return last;
  });
}

/** Which paragraph is being read, followed while the window scrolls. */
export function useReadingPlace(
  article: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
  paragraphs: LibraryDocumentBody['paragraphs'],
): ReadingPlace {
  const numbers = useMemo(() => lastNumbers(paragraphs), [paragraphs]);
  const [place, setPlace] = useState<ReadingPlace>({ past: false, number: undefined });
  useEffect(() => {
    return followWindow(() => {
      const title = article.current?.querySelector('h1');
      if (!title || !text.current) return;
      const past = title.getBoundingClientRect().bottom < TOP;
      const number = past ? numbers[paragraphAtTop(text.current)] : undefined;
      setPlace((before) => (before.past === past && before.number === number ? before : { past, number }));
    });
  }, [article, text, numbers]);
  return place;
}
