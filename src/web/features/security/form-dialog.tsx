import type { FormEventHandler, ReactNode } from 'react';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { CodeField, useCodeForm } from '#web/components/codes/code-form.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { CodeSent } from './sign-in-methods/sent-code.tsx';

type Props = {
  title: string;
  description: string;
  /** `busy`: the label of the button while the form is sent. */
  form: { id: string; submit: FormEventHandler<HTMLFormElement>; busy: false | string };
  action: string;
  onClose: () => void;
  width?: 'sm' | 'md';
  className?: string;
  children: ReactNode;
};

/** A step with one form: its fields, a cancel button and a submit button. */
export function FormDialog(props: Props) {
  const { title, description, form, action, onClose, width = 'sm', className, children } = props;
  return (
    <Dialog
      open
      width={width}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button variant="primary" type="submit" form={form.id} busy={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form.id} noValidate onSubmit={form.submit} className={cx('flex flex-col gap-4', className)}>
        {children}
      </form>
    </Dialog>
  );
}

type CodeProps = Pick<Props, 'title' | 'description' | 'onClose'> & {
  /** The recipient of the code. */
  to: string;
  by: 'sms' | 'mail';
  onAgain: () => Promise<void>;
  /** Errors are shown under the field. */
  onCode: (code: string) => Promise<undefined>;
};

/** The step in which the user enters the code that was sent. */
export function CodeDialog({ title, description, onClose, to, by, onAgain, onCode }: CodeProps) {
  const form = useCodeForm(onCode);
  return (
    <FormDialog
      title={title}
      description={description}
      form={{ ...form, busy: form.busy && t(messages.confirming) }}
      action={t(messages.confirm)}
      onClose={onClose}
    >
      <CodeField form={form} />
      <CodeSent to={to} by={by} onAgain={onAgain} />
    </FormDialog>
  );
}
