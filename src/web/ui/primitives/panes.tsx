import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './class-names.ts';

/** Percentage points by which an arrow key moves the divider. */
const KEYBOARD_STEP = 10;

const STEPS: Record<string, number> = {
  ArrowLeft: -KEYBOARD_STEP,
  ArrowRight: KEYBOARD_STEP,
  Home: -100,
  End: 100,
};

const DIVIDER =
  "relative cursor-col-resize touch-none outline-none select-none before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-line before:content-[''] after:absolute after:top-1/2 after:left-1/2 after:h-8 after:w-1 after:-translate-1/2 after:rounded-full after:bg-edge after:content-[''] hover:after:bg-accent focus-visible:after:bg-accent focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent active:after:bg-accent";

export type PanesProps = {
  /** Percent of the width. */
  first: { content: ReactNode; size: number; min: number };
  second: { content: ReactNode; min: number };
  /** The label of the divider for screen readers. */
  label: string;
  className?: string;
};

/** Two panes side by side with a divider for pointer and keyboard (arrows by 10 %, Home and End to the limits). */
export function Panes({ first, second, label, className }: PanesProps) {
  const [size, setSize] = useState(first.size);
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  const most = 100 - second.min;
  const resize = (wanted: number) => setSize(Math.min(most, Math.max(first.min, wanted)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    resize(size + step);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!group.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = group.current.getBoundingClientRect();
    resize(((clientX - left) / width) * 100);
  };
  return (
    <div
      ref={group}
      style={{ gridTemplateColumns: `minmax(0, ${size}fr) 1rem minmax(0, ${100 - size}fr)` }}
      className={cx('grid grid-rows-[minmax(0,1fr)]', className)}
    >
      <div id={id} className="overflow-auto">
        {first.content}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is no <hr>. */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-controls={id}
        aria-valuemin={first.min}
        aria-valuemax={most}
        aria-valuenow={Math.round(size)}
        onKeyDown={onKeyDown}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
        className={DIVIDER}
      />
      <div className="overflow-auto">{second.content}</div>
    </div>
  );
}
