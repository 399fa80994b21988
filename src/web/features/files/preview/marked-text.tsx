import { type ReactNode, useEffect, useRef } from 'react';
import type { Span } from '../pdf/pdf-text.ts';

type Props = {
  text: string;
  marks: readonly Span[];
  /** The position at which the text opens; undefined for no scrolling. */
  here: number | undefined;
};

/** A text with its found words marked; it scrolls to the position at which it opens. */
export function MarkedText({ text, marks, here }: Props) {
  const place = useRef<HTMLElement>(null);
  // Another hit in the same file has other marks.
  useEffect(() => {
    if (marks && here !== undefined) place.current?.scrollIntoView({ block: 'center' });
  }, [marks, here]);
  const pieces: ReactNode[] = [];
  let at = 0;
  if (here !== undefined && !marks.some(({ start }) => start === here)) {
    pieces.push(text.slice(0, here), <span key="here" ref={place} />);
    at = here;
  }
  for (const { start, end } of marks) {
    if (start < at) continue;
    const current = start === here;
    pieces.push(
      text.slice(at, start),
      <mark key={start} {...(current ? { ref: place, 'data-current': true } : {})}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...pieces, text.slice(at)];
}
