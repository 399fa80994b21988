import { type RefObject, useEffect, useRef } from 'react';
import { followWindow } from './follow-window.ts';
import type { Step } from './reader-steps.ts';

type Props = {
  /** The text beside the rail. */
  text: RefObject<HTMLElement | null>;
  /** The position of each step, from 0 to 1. */
  places: readonly number[];
  steps: readonly Step[];
  current: number | undefined;
  onStep: (step: number) => void;
};

/** Position of the window's middle in an element, from 0 to 1. */
function progress(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  return height === 0 ? 0 : Math.min(1, Math.max(0, (window.innerHeight / 2 - top) / height));
}

function usePlace(text: Props['text']) {
  const thumb = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      if (text.current) thumb.current?.style.setProperty('top', `${progress(text.current) * 100}%`);
    };
    draw();
    return followWindow(draw);
  }, [text]);
  return thumb;
}

/** A thin rail beside the text with the passages and the current place. The stepper gives the same as text. */
export function ReaderRail({ text, places, steps, current, onStep }: Props) {
  const thumb = usePlace(text);
  return (
    <div
      aria-hidden
      data-print="none"
      className="fixed top-40 right-0.5 bottom-4 z-10 w-2 rounded-full bg-wash lg:sticky lg:top-32 lg:right-auto lg:bottom-auto lg:h-[calc(100dvh-9.5rem)] lg:w-2.5"
    >
      <div
        ref={thumb}
        className="absolute inset-x-0 h-8 -translate-y-1/2 rounded-full border border-edge bg-raised"
      />
      {steps.map((step, at) => (
        <button
          key={`${step.paragraph}-${step.start}`}
          type="button"
          tabIndex={-1}
          onClick={() => onStep(at)}
          style={{ top: `${(places[at] ?? 0) * 100}%` }}
          className={
            at === current
              ? 'absolute inset-x-0 z-10 h-1.5 -translate-y-1/2 rounded-full bg-accent'
              : 'absolute inset-x-0 h-1 -translate-y-1/2 rounded-full bg-mark ring-1 ring-edge hover:bg-accent'
          }
        />
      ))}
    </div>
  );
}
