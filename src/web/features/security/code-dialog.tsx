import type { ComponentProps } from 'react';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { CodeField, useCodeForm } from '#web/components/codes/code-form.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { CodeSent } from './sign-in-methods/sent-code.tsx';

type Props = Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'onClose'> & {
  /** The recipient of the code. */
  to: string;
  by: 'sms' | 'mail';
  onAgain: () => Promise<void>;
  /** Errors are shown under the field. */
  onCode: (code: string) => Promise<undefined>;
};

/** The step in which the user enters the code that was sent. */
export function CodeDialog({ title, description, onClose, to, by, onAgain, onCode }: Props) {
  const form = useCodeForm(onCode);
  return (
    <FormDialog
      title={title}
      description={description}
      form={{ ...form, busy: form.busy && t(messages.confirming) }}
      action={t(messages.confirm)}
      onClose={onClose}
      width="sm"
    >
      <CodeField form={form} />
      <CodeSent to={to} by={by} onAgain={onAgain} />
    </FormDialog>
  );
}
