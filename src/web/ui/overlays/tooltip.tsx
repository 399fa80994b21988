import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../primitives/class-names.ts';
import { MENU_PANEL } from './menu-styles.ts';
import { usePlace } from './place.ts';

/**
 * Milliseconds that the pointer rests on the trigger before the text is shown, and that it may take to reach the text.
 */
const REST_MS = 400;
const LEAVE_MS = 100;
const PLACING = { gap: 6, align: 'center' } as const;

/** Classes of one or two lines of text, and of a card such as that of a judgment. */
const LOOKS = {
  text: 'z-60 w-max max-w-72 rounded-control border border-line bg-raised px-3 py-2 text-13 text-ink shadow-float',
  card: cx(MENU_PANEL, 'w-88 max-w-[calc(100vw-1rem)] font-sans'),
};

type BubbleProps = {
  id: string;
  trigger: Element;
  look: keyof typeof LOOKS;
  children: ReactNode;
  onClose: () => void;
  onStay: () => void;
  onLeave: () => void;
};

function Bubble({ id, trigger, look, children, onClose, onStay, onLeave }: BubbleProps) {
  const text = useRef<HTMLDivElement>(null);
  usePlace(text, trigger, PLACING);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const outside = ({ target }: Event) => target instanceof Node && !trigger.contains(target);
    addEventListener('keydown', ({ key }) => (key === 'Escape' ? onClose() : undefined), { signal });
    addEventListener('pointerdown', (event) => (outside(event) ? onClose() : undefined), { signal });
    return () => ended.abort();
  }, [trigger, onClose]);
  return createPortal(
    <div
      ref={text}
      id={id}
      role="tooltip"
      data-state="open"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      className={cx('motion-pop fixed top-0 left-0', LOOKS[look])}
    >
      {children}
    </div>,
    document.body,
  );
}

export type TooltipProps = {
  content: ReactNode;
  look?: keyof typeof LOOKS;
  /** The child does nothing else, so a press shows the text too: a touch screen has no pointer to hover with. */
  opensOnPress?: boolean;
  children: ReactElement;
};

/**
 * Extra text on hover and focus. The child must be focusable and already have a label. Ours and not that of Radix, which
 * brings 20 kB to each page and makes twelve components for each text that nobody asked for yet.
 */
export function Tooltip({ content, look = 'text', opensOnPress = false, children }: TooltipProps) {
  const id = useId();
  const [trigger, setTrigger] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [{ now, after }] = useState(() => {
    const now = (next: Element | null) => {
      clearTimeout(timer.current);
      setTrigger(next);
    };
    const after = (ms: number, next: Element | null) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTrigger(next), ms);
    };
    return { now, after };
  });
  const [close] = useState(() => () => now(null));
  return (
    <>
      <Slot.Root
        {...(trigger ? { 'aria-describedby': id } : {})}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType !== 'touch') after(REST_MS, currentTarget);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') after(LEAVE_MS, null);
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) now(currentTarget);
        }}
        onBlur={close}
        {...(opensOnPress
          ? { onClick: ({ currentTarget }: { currentTarget: Element }) => now(currentTarget) }
          : { onPointerDown: close })}
      >
        {children}
      </Slot.Root>
      {trigger ? (
        <Bubble
          id={id}
          trigger={trigger}
          look={look}
          onClose={close}
          onStay={() => now(trigger)}
          onLeave={() => after(LEAVE_MS, null)}
        >
          {content}
        </Bubble>
      ) : null}
    </>
  );
}
