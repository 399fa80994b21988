import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../primitives/button.tsx';
import { BOTTOM_BAR } from '../primitives/primary-action.tsx';
import { BESIDE_LAYERS } from '../primitives/use-dismissal.ts';
import { currentToasts, dismissToast, subscribeToasts, TOAST_MS, type ToastVariant } from './toast-store.ts';

/** A phone, in CSS pixels: there a dialog is a sheet at the bottom. */
const PHONE = 768;

/** Height of the bars at the bottom of the window, in CSS pixels. */
function heightOfBars(): number {
  const bars = [...document.querySelectorAll(`[${BOTTOM_BAR}]`)].map((bar) => bar.getBoundingClientRect());
  const atBottom = bars.filter(({ bottom, height }) => height > 0 && bottom >= window.innerHeight - 1);
  return Math.max(0, ...atBottom.map(({ top }) => window.innerHeight - top));
}

/**
 * Places the messages where they cover no title, field or button: above the bar at the bottom; on a phone with a dialog
 * at the top of the window. A dialog reads their height and leaves them that room.
 */
function useToastPlace(viewport: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const { current } = viewport;
    if (!shown || !current) return;
    const { style } = document.documentElement;
    const place = () => {
      const dialog = document.querySelector('[aria-modal="true"]') !== null;
      const atTop = dialog && window.innerWidth < PHONE;
      current.style.top = atTop ? '0' : 'auto';
      current.style.bottom = atTop ? 'auto' : `${dialog ? 0 : heightOfBars()}px`;
      style.setProperty('--toast-space', `${current.getBoundingClientRect().height}px`);
    };
    const grown = new ResizeObserver(place);
    // Dialogs are children of the body.
    const opened = new MutationObserver(place);
    grown.observe(current);
    opened.observe(document.body, { childList: true });
    window.addEventListener('resize', place);
    place();
    return () => {
      grown.disconnect();
      opened.disconnect();
      window.removeEventListener('resize', place);
      style.removeProperty('--toast-space');
    };
  }, [viewport, shown]);
}

const ICONS = {
  default: null,
  destructive: <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />,
  success: <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />,
  warning: <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />,
  info: <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-note" />,
} as const satisfies Record<ToastVariant, unknown>;

/** After a toast was answered by the keyboard, the focus returns to where F8 took it from. */
function useFocusGivenBack() {
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<Element>(null);
  return {
    viewport,
    onFocus({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !viewport.current?.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack() {
      // Radix focuses the empty region first.
      setTimeout(() => {
        const { current: from } = before;
        if (viewport.current?.contains(document.activeElement) && from instanceof HTMLElement) from.focus();
      });
    },
  };
}

/**
 * The region of toasts: swipe right past 50 px or press Escape to dismiss, press F8 to move the focus here. The keyboard and
 * a screen reader reach it beside an open dialog too. Escape closes the dialog first, unless the focus is here.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  const { viewport, onFocus, giveBack } = useFocusGivenBack();
  useToastPlace(
    viewport,
    toasts.some(({ open }) => open),
  );
  return createPortal(
    <Toast.Provider duration={TOAST_MS} swipeThreshold={50} swipeDirection="right">
      {toasts.map(({ id, open, title, description, variant = 'default', duration, action }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (next) return;
            dismissToast(id);
            giveBack();
          }}
          type={variant === 'destructive' || variant === 'warning' ? 'foreground' : 'background'}
          {...(duration === undefined ? {} : { duration })}
          className="motion-pop flex items-start gap-3 rounded-panel border border-line bg-raised py-2 pr-2 pl-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0"
        >
          <div className="flex min-w-0 flex-1 gap-3 py-2">
            {ICONS[variant]}
            <div className="min-w-0">
              <Toast.Title className="text-14 font-semibold">{title}</Toast.Title>
              {description ? (
                <Toast.Description className="mt-0.5 text-14 text-ink-soft [overflow-wrap:anywhere]">
                  {description}
                </Toast.Description>
              ) : null}
              {action ? (
                <Toast.Action asChild altText={action.alt} onClick={action.onPress}>
                  <Button className="mt-2">{action.label}</Button>
                </Toast.Action>
              ) : null}
            </div>
          </div>
          <Toast.Close asChild>
            <Button variant="quiet" size="icon" aria-label={t(messages.dismiss)}>
              <X aria-hidden />
            </Button>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        onFocus={onFocus}
        aria-live="off"
        {...{ [BESIDE_LAYERS]: '' }}
        data-print="none"
        className="fixed right-0 bottom-0 z-60 flex w-full max-w-[26rem] flex-col p-4 outline-none max-md:p-2"
      />
    </Toast.Provider>,
    document.body,
  );
}
