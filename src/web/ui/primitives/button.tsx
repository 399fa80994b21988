import { Slot } from 'radix-ui';
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Look of a button while its popup is open. */
const PRESSED = '[&[aria-haspopup][aria-expanded=true]]:bg-wash';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink border-accent hover:bg-accent-strong hover:border-accent-strong',
  secondary: `bg-surface text-ink border-edge hover:bg-wash ${PRESSED}`,
  quiet: `border-transparent text-ink hover:bg-wash ${PRESSED}`,
  danger: 'bg-surface text-bad border-bad hover:bg-bad-wash',
};

const BASE =
  'inline-flex items-center justify-center gap-2 shrink-0 rounded-control border font-medium text-ui text-center max-w-full select-none no-underline transition-colors active:translate-y-px disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0';

/** The style of a button, for links and triggers. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: 'md' | 'icon' = 'md'): string {
  return cx(
    BASE,
    VARIANTS[variant],
    size === 'md' ? 'min-h-11 md:min-h-9 px-4 py-1' : 'size-11 md:size-9 p-0',
  );
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: 'md' | 'icon';
  /** Text that replaces the children while the action runs; the button is disabled then. */
  busy?: string | false;
  asChild?: boolean;
};

/** A disabled button loses the focus: it gets the focus back after the action, unless the focus has moved on. */
function useFocusAfterBusy(busy: boolean) {
  const had = useRef<Element>(null);
  useLayoutEffect(() => {
    if (busy) had.current = document.activeElement;
  }, [busy]);
  useEffect(() => {
    const before = had.current;
    if (busy || !(before instanceof HTMLElement)) return;
    had.current = null;
    if (before.isConnected && document.activeElement === document.body) before.focus({ preventScroll: true });
  }, [busy]);
}

export function Button({
  variant,
  size,
  busy,
  asChild,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  useFocusAfterBusy(Boolean(busy));
  const Part = asChild ? Slot.Root : 'button';
  const type = asChild ? {} : { type: rest.type ?? ('button' as const) };
  return (
    <Part
      {...rest}
      {...type}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
      className={cx(buttonClass(variant, size), className)}
    >
      {busy || children}
    </Part>
  );
}
