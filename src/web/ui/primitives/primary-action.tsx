import { Button, type ButtonProps } from './button.tsx';
import { cx } from './class-names.ts';

/** Marks a bar at the bottom of a page: messages are shown above it. */
export const BOTTOM_BAR = 'data-bottom-bar';

/** The primary button of a page: in its header, and on a phone at the bottom of the screen. */
export function PrimaryAction({ className, ...rest }: ButtonProps) {
  return (
    <div
      data-print="none"
      {...{ [BOTTOM_BAR]: '' }}
      className={cx(
        'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-3',
        className,
      )}
    >
      <Button {...rest} variant="primary" className="max-md:w-full" />
    </div>
  );
}
