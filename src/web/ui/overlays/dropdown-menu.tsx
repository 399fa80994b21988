import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../primitives/class-names.ts';
import { MENU_ITEM, MENU_PANEL } from './menu-styles.ts';

export type DropdownMenuProps = {
  /** A button with a label. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  /** Open from the start. */
  defaultOpen?: boolean;
  children: ReactNode;
};

export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, align = 'end', defaultOpen = false, children } = props;
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(MENU_PANEL, 'min-w-48')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ItemProps = {
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** The child is the item itself, such as a link. */
  asChild?: boolean;
  children: ReactNode;
};

export function DropdownItem({ onSelect, danger, disabled, asChild, children }: ItemProps) {
  return (
    <Radix.Item
      {...(onSelect ? { onSelect } : {})}
      disabled={disabled ?? false}
      asChild={asChild ?? false}
      className={cx(MENU_ITEM, 'no-underline', danger && 'text-bad [&_svg]:text-bad')}
    >
      {children}
    </Radix.Item>
  );
}

export function DropdownLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-13 text-ink-soft">{children}</Radix.Label>;
}

export function DropdownSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
