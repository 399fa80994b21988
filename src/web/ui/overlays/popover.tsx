import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAfterPaint } from '../primitives/after-paint.ts';
import { cx } from '../primitives/class-names.ts';
import { useDismissal } from '../primitives/use-dismissal.ts';
import { MENU_PANEL } from './menu-styles.ts';
import { usePlace } from './place.ts';

export type PopoverProps = {
  /** A button. */
  trigger: ReactElement;
  /** The label of the panel for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
};

const GAP = 4;

/** Elements that can take the focus when a panel opens. */
const FIRST = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

type PanelProps = Pick<PopoverProps, 'label' | 'children'> & {
  className: string | undefined;
  id: string;
  trigger: HTMLElement;
  align: 'start' | 'center' | 'end';
  onClose: () => void;
};

function Panel({ id, trigger, label, align, className, children, onClose }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.showPopover?.(), []);
  usePlace(panel, trigger, { gap: GAP, align });
  useDismissal(() => [panel.current, trigger], onClose);
  useLayoutEffect(() => {
    const { current } = panel;
    (current?.querySelector<HTMLElement>(FIRST) ?? current)?.focus({ preventScroll: true });
    return () => {
      if (current?.contains(document.activeElement)) trigger.focus({ preventScroll: true });
    };
  }, [trigger]);
  return (
    <div
      ref={panel}
      popover="manual"
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-state="open"
      className={cx(
        MENU_PANEL,
        'fixed inset-auto top-0 left-0 m-0 w-max overflow-y-auto text-left font-normal text-ink outline-none',
        className,
      )}
    >
      {children}
    </div>
  );
}

/**
 * A panel beside its button: above everything else on the page, and in the document right after the button, so that the Tab key
 * goes from one to the other. Ours and not that of Radix, which measures the page four times to open one, and each time the
 * browser computes its styles again.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, open: given, onOpenChange, align = 'start', className, children } = props;
  const id = useId();
  const [own, setOwn] = useState(false);
  const [byKey, setByKey] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const open = given ?? own;
  // The button is shown as pressed first. Further keys belong to the panel.
  const painted = useAfterPaint(open);
  const drawn = open && (byKey || painted);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Slot.Root
        ref={setButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...(drawn ? { 'aria-controls': id } : {})}
        // A press of a key has no click count.
        onClick={({ detail }) => {
          setByKey(detail === 0);
          change(!open);
        }}
      >
        {trigger}
      </Slot.Root>
      {drawn && button ? (
        <Panel
          id={id}
          trigger={button}
          label={label}
          align={align}
          className={className}
          onClose={() => change(false)}
        >
          {children}
        </Panel>
      ) : null}
    </>
  );
}
