import { X } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type HTMLAttributes, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { afterPaint, useAfterPaint } from '../primitives/after-paint.ts';
import { Button } from '../primitives/button.tsx';
import { cx } from '../primitives/class-names.ts';
import { useEscape } from '../primitives/use-dismissal.ts';
import { RestoredText } from './restored-text.tsx';
import { useModal } from './use-modal.ts';
import { type DialogWork, useTypedText } from './use-typed-text.ts';

// The same z-index as the panel: a dialog that opens from another one covers it.
const OVERLAY = 'motion-fade fixed inset-0 z-50 bg-scrim';
const PANEL =
  'motion-fade fixed inset-x-0 bottom-0 z-50 flex outline-none max-h-[min(92dvh,calc(100dvh-var(--toast-space,0px)))] flex-col rounded-t-panel border border-line bg-raised shadow-float md:inset-x-auto md:top-[12dvh] md:bottom-auto md:left-1/2 md:max-h-[min(76dvh,calc(88dvh-var(--toast-space,0px)))] md:w-[calc(100vw-3rem)] md:-translate-x-1/2 md:rounded-panel';
const WIDTHS = { sm: 'md:max-w-[26rem]', md: 'md:max-w-[34rem]', lg: 'md:max-w-[48rem]' } as const;

/** True while a dialog is on the page: also after it closed, until it has faded. */
function useThere(open: boolean, panel: { current: HTMLElement | null }): boolean {
  const [there, setThere] = useState(open);
  if (open && !there) setThere(true);
  useLayoutEffect(() => {
    if (open) return;
    let left = false;
    const leave = () => (left ? undefined : setThere(false));
    const { current } = panel;
    if (current?.getAnimations)
      afterPaint(
        () => void Promise.allSettled(current.getAnimations().map(({ finished }) => finished)).then(leave),
      );
    else leave();
    return () => {
      left = true;
    };
  }, [open, panel]);
  return there || open;
}

type ModalProps = {
  open: boolean;
  onClose: () => void;
  role: 'dialog' | 'alertdialog';
  width: keyof typeof WIDTHS;
  /** Ids of the title and the description. */
  labelled: string;
  described: string | undefined;
  /** Listeners of the element with the content. */
  listeners?: Pick<HTMLAttributes<HTMLElement>, 'onFocusCapture' | 'onInputCapture' | 'onSubmitCapture'>;
  children: ReactNode;
};

/**
 * Ours and not the parts of Radix, which compute the styles of the page several times to open a dialog: on a slow phone that
 * took longer than all else.
 */
function Modal({ open, onClose, role, width, labelled, described, listeners, children }: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  const there = useThere(open, panel);
  // The page is shown as covered first.
  const drawn = useAfterPaint(open) || !open;
  useEscape(open, onClose);
  useModal(panel, open && drawn);
  // A fading dialog keeps its content, so that the click that closes it costs no drawing.
  const shown = useRef(children);
  if (open) shown.current = children;
  if (!there) return null;
  const state = open ? 'open' : 'closed';
  const names = { role, 'aria-modal': true, 'aria-labelledby': labelled, 'aria-describedby': described };
  // A question needs an answer.
  const press = () => (role === 'dialog' ? onClose() : undefined);
  return createPortal(
    <>
      <div
        aria-hidden
        onClick={press}
        data-state={state}
        className={cx(OVERLAY, !open && 'pointer-events-none')}
      />
      {drawn ? (
        <div
          ref={panel}
          data-state={state}
          {...names}
          tabIndex={-1}
          {...listeners}
          className={cx(PANEL, WIDTHS[width])}
        >
          {shown.current}
        </div>
      ) : null}
    </>,
    document.body,
  );
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
  /** Closing loses no work: what is typed takes effect at once, is kept, or only confirms or searches. */
  asksNothing?: boolean;
  /** Work of a dialog that is not in its text fields alone: ticks, words of rows that are folded. */
  work?: DialogWork;
  /** The content begins with a text to read: it takes the focus itself, so that the keyboard can scroll it. */
  textFirst?: boolean;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    trigger,
    width = 'md',
    footer,
    textFirst,
    asksNothing,
    work,
    children,
  } = props;
  const id = useId();
  const [asking, setAsking] = useState(false);
  const typed = useTypedText(open && !asksNothing, title, work);
  const discard = () => {
    setAsking(false);
    typed.drop();
    onOpenChange(false);
  };
  // Escape, a press beside the dialog and the cross happen by accident; a button of the dialog is meant.
  const close = () => (typed.isTyped() ? setAsking(true) : discard());
  return (
    <>
      {trigger ? (
        <Slot.Root aria-haspopup="dialog" aria-expanded={open} onClick={() => onOpenChange(true)}>
          {trigger}
        </Slot.Root>
      ) : null}
      <Modal
        open={open}
        onClose={close}
        role="dialog"
        width={width}
        labelled={`${id}-title`}
        described={description ? `${id}-description` : undefined}
        listeners={typed.ofPanel}
      >
        <header className="flex items-start gap-4 border-b border-line py-3 pr-2 pl-4 md:pl-6">
          <div className="min-w-0 flex-1 py-1">
            <h2 id={`${id}-title`} className="text-16 font-semibold">
              {title}
            </h2>
            {description ? (
              <div id={`${id}-description`} className="mt-1 text-ui text-ink-soft">
                {description}
              </div>
            ) : null}
          </div>
          <Button variant="quiet" size="icon" aria-label={t(messages.close)} onClick={close}>
            <X aria-hidden />
          </Button>
        </header>
        <div
          className="min-h-0 flex-1 overflow-y-auto px-4 py-4 focus-visible:-outline-offset-2 md:px-6"
          {...(textFirst ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
        >
          {typed.restored ? <RestoredText onUndo={typed.undo} /> : null}
          {children}
        </div>
        {footer ? (
          <footer
            {...typed.ofButtons}
            className="flex flex-col-reverse gap-2 border-t border-line px-4 py-3 md:flex-row md:justify-end md:px-6"
          >
            {footer}
          </footer>
        ) : null}
      </Modal>
      <ConfirmDialog
        open={open && asking}
        onOpenChange={setAsking}
        title={t(messages.discardTyped)}
        description={t(messages.discardTypedHint)}
        confirm={t(messages.discardIt)}
        cancel={t(messages.keepWriting)}
        danger
        onConfirm={discard}
      />
    </>
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
  const id = useId();
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onClose={close}
      role="alertdialog"
      width="sm"
      labelled={`${id}-title`}
      described={`${id}-description`}
    >
      <div className="min-h-0 overflow-y-auto px-4 pt-6 pb-4 md:px-6">
        <h2 id={`${id}-title`} className="text-16 font-semibold">
          {title}
        </h2>
        <div id={`${id}-description`} className="mt-2 text-ui text-ink-soft">
          {description}
        </div>
        {children}
      </div>
      <footer className="flex flex-col-reverse gap-2 px-4 pb-4 md:flex-row md:justify-end md:px-6 md:pb-6">
        <Button disabled={Boolean(busy)} onClick={close}>
          {cancel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          busy={busy ?? false}
          disabled={!ready}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </footer>
    </Modal>
  );
}
