import { type ComponentProps, type FormEventHandler, useId } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../primitives/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type ButtonsProps = Pick<ComponentProps<typeof Button>, 'form' | 'onClick' | 'disabled' | 'busy'> & {
  action: string;
  cancel?: string;
  onClose: () => void;
};

/** The buttons of a dialog: one closes it, the primary one submits `form` or calls `onClick`. */
export function DialogButtons({
  action,
  cancel = t(messages.cancel),
  onClose,
  form,
  ...primary
}: ButtonsProps) {
  return (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button variant="primary" type={form === undefined ? 'button' : 'submit'} form={form} {...primary}>
        {action}
      </Button>
    </>
  );
}

type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger' | 'footer'> &
  Pick<ButtonsProps, 'action' | 'cancel' | 'disabled' | 'onClose'> & {
    /** `busy`: the label of the button while the form is sent. */
    form: { submit: FormEventHandler<HTMLFormElement>; busy?: string | false };
    /** Classes of the form. */
    className?: string;
  };

/** A dialog with one form: its fields, a cancel button and a submit button. Mount it while it is open. */
export function FormDialog({
  form,
  action,
  cancel,
  disabled,
  onClose,
  className = 'flex flex-col gap-4',
  children,
  ...dialog
}: Props) {
  const id = useId();
  const buttons = { action, cancel, disabled, onClose, form: id, busy: form.busy };
  return (
    <Dialog open onOpenChange={onClose} {...dialog} footer={<DialogButtons {...buttons} />}>
      <form id={id} noValidate onSubmit={form.submit} className={className}>
        {children}
      </form>
    </Dialog>
  );
}
