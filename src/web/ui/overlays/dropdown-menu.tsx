import { Slot } from 'radix-ui';
import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAfterPaint } from '../primitives/after-paint.ts';
import { cx } from '../primitives/class-names.ts';
import { namedBy, useTypedLetters } from '../primitives/typed-letters.ts';
import { useDismissal } from '../primitives/use-dismissal.ts';
import { MENU_ITEM, MENU_PANEL } from './menu-styles.ts';
import { usePlace } from './place.ts';

export type DropdownMenuProps = {
  /** A button with a label. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  /** Open from the start. */
  defaultOpen?: boolean;
  children: ReactNode;
};

const GAP = 6;
const ITEM = '[role="menuitem"]:not([aria-disabled="true"])';

/** Closes the menu that an item is in. */
const Close = createContext<() => void>(() => undefined);

/** The item that a key leads to: the next one, the first or last one. */
function itemAfter(key: string, items: readonly HTMLElement[], at: number) {
  if (key === 'ArrowDown') return items[Math.min(items.length - 1, at + 1)];
  if (key === 'ArrowUp') return items[at < 0 ? items.length - 1 : Math.max(0, at - 1)];
  if (key === 'Home' || key === 'PageUp') return items[0];
  return key === 'End' || key === 'PageDown' ? items.at(-1) : undefined;
}

/** The item that a key leads to, or that the letters typed so far name. */
function useItemOf() {
  const type = useTypedLetters();
  return ({ key, ctrlKey, altKey, metaKey, timeStamp }: KeyboardEvent, items: readonly HTMLElement[]) => {
    if (ctrlKey || altKey || metaKey) return undefined;
    const at = items.findIndex((item) => item.matches(':focus'));
    if (key === ' ' || [...key].length > 1) return itemAfter(key, items, at);
    const labels = items.map(({ textContent }) => textContent.trim());
    return items[namedBy(labels, at, type(key, timeStamp))];
  };
}

type PanelProps = {
  id: string;
  trigger: HTMLElement;
  align: 'start' | 'center' | 'end';
  /** Opened by a key, which begins at the first item. */
  byKey: boolean;
  children: ReactNode;
};

function Panel({ id, trigger, align, byKey, children }: PanelProps) {
  const close = use(Close);
  const panel = useRef<HTMLDivElement>(null);
  const itemOf = useItemOf();
  useLayoutEffect(() => panel.current?.showPopover?.(), []);
  usePlace(panel, trigger, { gap: GAP, align });
  useDismissal(() => [panel.current, trigger], close);
  useLayoutEffect(() => {
    const { current } = panel;
    const first = byKey ? current?.querySelector<HTMLElement>(ITEM) : undefined;
    (first ?? current)?.focus({ preventScroll: true });
    return () => {
      if (current?.contains(document.activeElement)) trigger.focus({ preventScroll: true });
    };
  }, [trigger, byKey]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The Tab key leaves the menu from its button.
    if (event.key === 'Tab') {
      trigger.focus({ preventScroll: true });
      return close();
    }
    const item = itemOf(event, [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)]);
    if (!item && event.key !== ' ') return;
    event.preventDefault();
    if (item) item.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.click();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      id={id}
      role="menu"
      aria-labelledby={trigger.id}
      tabIndex={-1}
      data-state="open"
      onKeyDown={onKeyDown}
      className={cx(
        MENU_PANEL,
        'fixed inset-auto top-0 left-0 m-0 w-max min-w-48 overflow-y-auto text-left font-normal text-ink outline-none',
      )}
    >
      {children}
    </div>
  );
}

/** A menu that a button opens. Ours and not that of Radix for the reasons of `Popover`, and because each row of a list has one. */
export function DropdownMenu({ trigger, align = 'end', defaultOpen = false, children }: DropdownMenuProps) {
  const id = useId();
  const [open, setOpen] = useState<'pointer' | 'key' | false>(defaultOpen ? 'pointer' : false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  // The button is shown as pressed first. Further keys belong to the menu.
  const painted = useAfterPaint(open);
  const drawn = open === 'key' || (open !== false && painted !== false);
  const [close] = useState(() => () => setOpen(false));
  return (
    <Close value={close}>
      <Slot.Root
        ref={setButton}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        {...(drawn ? { 'aria-controls': id } : {})}
        // A press of a key has no click count.
        onClick={({ detail }) => setOpen(open ? false : detail === 0 ? 'key' : 'pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen('key');
        }}
      >
        {trigger}
      </Slot.Root>
      {drawn && button ? (
        <Panel id={id} trigger={button} align={align} byKey={open === 'key'}>
          {children}
        </Panel>
      ) : null}
    </Close>
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

export function DropdownItem({ onSelect, danger, disabled = false, asChild, children }: ItemProps) {
  const close = use(Close);
  const Part = asChild ? Slot.Root : 'button';
  return (
    <Part
      {...(asChild ? {} : { type: 'button' })}
      role="menuitem"
      tabIndex={-1}
      {...(disabled ? { 'aria-disabled': true, 'data-disabled': '' } : {})}
      onClick={() => {
        if (disabled) return;
        close();
        onSelect?.();
      }}
      onPointerMove={({ currentTarget, pointerType }) => {
        // The item under the pointer is the one that Enter takes.
        if (!disabled && pointerType === 'mouse' && document.activeElement !== currentTarget)
          currentTarget.focus({ preventScroll: true });
      }}
      className={cx(
        MENU_ITEM,
        'w-full text-left no-underline focus:bg-wash',
        danger && 'text-bad [&_svg]:text-bad',
      )}
    >
      {children}
    </Part>
  );
}

export function DropdownLabel({ children }: { children: ReactNode }) {
  return <p className="px-3 py-2 text-13 text-ink-soft">{children}</p>;
}

export function DropdownSeparator() {
  return <hr className="my-1 h-px border-0 bg-line" />;
}
