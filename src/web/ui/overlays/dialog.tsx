import { X } from 'lucide-react';
import { AlertDialog as RadixAlert, Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../primitives/button.tsx';
import { cx } from '../primitives/class-names.ts';

// The same z-index as the panel: a dialog that opens from another one covers it.
const OVERLAY = 'motion-fade fixed inset-0 z-50 bg-scrim';
const PANEL =
  'motion-fade fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-panel border border-line bg-raised shadow-float md:inset-x-auto md:top-[12dvh] md:bottom-auto md:left-1/2 md:max-h-[76dvh] md:w-[calc(100vw-3rem)] md:-translate-x-1/2 md:rounded-panel';
const WIDTHS = { sm: 'md:max-w-[26rem]', md: 'md:max-w-[34rem]', lg: 'md:max-w-[48rem]' } as const;

/** The element that had the focus; for an entry of a menu that closes, the button that opened the menu. */
function heldFocus(): HTMLElement | null {
  const held = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const menu = held?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : held;
}

/** The opener of the last dialog: a step that replaces another one has no other element to return to. */
let opener: HTMLElement | null = null;

/** Focuses the first field or the text, not the close button, and returns the focus afterwards. */
function useFocusHandling() {
  const before = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const held = heldFocus();
      if (held !== document.body) opener = held;
      before.current = opener;
      const panel = event.currentTarget instanceof HTMLElement ? event.currentTarget : undefined;
      const field = panel?.querySelector<HTMLElement>(
        'input:not([type="hidden"]), textarea, [role="combobox"], [role="region"][tabindex="0"]',
      );
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      before.current?.focus();
    },
  };
}

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The trigger; without one the caller controls `open`. */
  trigger?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  /** The content has nothing that takes the focus: it takes the focus itself, so that the keyboard can scroll it. */
  textOnly?: boolean;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, trigger, width = 'md', footer, textOnly, children } = props;
  const focus = useFocusHandling();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={OVERLAY} />
        <RadixDialog.Content
          className={cx(PANEL, WIDTHS[width])}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
        >
          <header className="flex items-start gap-4 border-b border-line py-3 pr-2 pl-4 md:pl-6">
            <div className="min-w-0 flex-1 py-1">
              <RadixDialog.Title className="text-16 font-semibold">{title}</RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="mt-1 text-ui text-ink-soft">
                  {description}
                </RadixDialog.Description>
              ) : null}
            </div>
            <RadixDialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label={t(messages.close)}>
                <X aria-hidden />
              </Button>
            </RadixDialog.Close>
          </header>
          <div
            className="min-h-0 flex-1 overflow-y-auto px-4 py-4 focus-visible:-outline-offset-2 md:px-6"
            {...(textOnly ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
          >
            {children}
          </div>
          {footer ? (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-4 py-3 md:flex-row md:justify-end md:px-6">
              {footer}
            </footer>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirm: string;
  cancel?: string;
  /** The label of the confirm button while its action runs; both buttons are disabled then. */
  busy?: string | false;
  danger?: boolean;
  /** False while something in `children` is missing; the confirm button is disabled then. */
  ready?: boolean;
  onConfirm: () => void;
  /** Shown below the description. */
  children?: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirm,
    cancel = t(messages.cancel),
    busy,
    danger,
    ready = true,
    onConfirm,
    children,
  } = props;
  const focus = useFocusHandling();
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={OVERLAY} />
        <RadixAlert.Content className={cx(PANEL, WIDTHS.sm)} {...focus}>
          <div className="min-h-0 overflow-y-auto px-4 pt-6 pb-4 md:px-6">
            <RadixAlert.Title className="text-16 font-semibold">{title}</RadixAlert.Title>
            <RadixAlert.Description className="mt-2 text-ui text-ink-soft">
              {description}
            </RadixAlert.Description>
            {children}
          </div>
          <footer className="flex flex-col-reverse gap-2 px-4 pb-4 md:flex-row md:justify-end md:px-6 md:pb-6">
            <RadixAlert.Cancel asChild>
              <Button disabled={Boolean(busy)}>{cancel}</Button>
            </RadixAlert.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={busy ?? false}
              disabled={!ready}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          </footer>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
