import type { KeyboardEvent, ReactNode } from 'react';
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels';

/** Percentage points by which an arrow key moves the divider. */
const KEYBOARD_STEP = 10;

export type PanesProps = {
  /** Percent of the width. */
  first: { content: ReactNode; size: number; min: number };
  second: { content: ReactNode; size: number; min: number };
  /** The label of the divider for screen readers. */
  label: string;
  className?: string;
};

/** Two panes side by side with a divider for pointer and keyboard (arrows by 10 %, Home and End to the limits). */
export function Panes({ first, second, label, className }: PanesProps) {
  const group = useGroupRef();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -KEYBOARD_STEP, ArrowRight: KEYBOARD_STEP, Home: -100, End: 100 }[event.key];
    const layout = group.current?.getLayout();
    if (step === undefined || !layout) return;
    event.preventDefault();
    event.stopPropagation();
    const size = Math.min(100 - second.min, Math.max(first.min, (layout.first ?? first.size) + step));
    group.current?.setLayout({ first: size, second: 100 - size });
  };
  return (
    <Group groupRef={group} orientation="horizontal" className={className}>
      <Panel id="first" defaultSize={`${first.size}%`} minSize={`${first.min}%`}>
        {first.content}
      </Panel>
      <Separator
        aria-label={label}
        onKeyDownCapture={onKeyDown}
        className="group relative w-4 shrink-0 outline-none before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-line before:content-[''] after:absolute after:top-1/2 after:left-1/2 after:h-8 after:w-1 after:-translate-1/2 after:rounded-full after:bg-edge after:transition-colors after:content-[''] hover:after:bg-accent focus-visible:after:bg-accent focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent data-[separator=active]:after:bg-accent"
      />
      <Panel id="second" defaultSize={`${second.size}%`} minSize={`${second.min}%`}>
        {second.content}
      </Panel>
    </Group>
  );
}
