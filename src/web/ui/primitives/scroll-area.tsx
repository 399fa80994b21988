import { ScrollArea as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';

const BAR =
  'flex touch-none p-0.5 select-none motion-fade data-[orientation=vertical]:w-3 data-[orientation=horizontal]:h-3 data-[orientation=horizontal]:flex-col';
const THUMB = 'relative flex-1 rounded-full bg-edge min-h-[18px] min-w-[18px]';

export type ScrollAreaProps = {
  /** The label of the region for screen readers; it can be focused and scrolled by keyboard. */
  label: string;
  className?: string;
  viewportRef?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A region with thin bars that hide 600 ms after the last scroll; thumbs are never shorter than 18 px. */
export function ScrollArea({ label, className, viewportRef, children }: ScrollAreaProps) {
  return (
    <Radix.Root type="scroll" scrollHideDelay={600} className={cx('overflow-hidden', className)}>
      <Radix.Viewport
        ref={viewportRef ?? null}
        tabIndex={0}
        role="region"
        aria-label={label}
        className="size-full [&>div]:block! focus-visible:-outline-offset-2"
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar orientation="vertical" className={BAR}>
        <Radix.Thumb className={THUMB} />
      </Radix.Scrollbar>
      <Radix.Scrollbar orientation="horizontal" className={BAR}>
        <Radix.Thumb className={THUMB} />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
