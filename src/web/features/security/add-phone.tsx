import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AuthUser } from '#shared/accounts.ts';
import type { EnrolledFactor } from '#shared/factors.ts';
import { phoneNumber } from '#shared/phones.ts';
import { sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { factorName } from './add-authenticator.tsx';
import { CodeField, useCodeForm } from './code-form.tsx';
import { useEnrolment } from './enrolment.ts';
import { useProof } from './proof.ts';
import { ProveYourself } from './prove-yourself.tsx';
import { hasCode } from './queries.ts';
import { CodeSent } from './sent-code.tsx';

type Props = {
  user: AuthUser;
  /** A name that is still free. */
  suggestion: string;
  onClose: () => void;
  onAdded: (name: string) => void;
};

/** A name and a number, then the code that came to it. */
export function AddPhone({ user, suggestion, onClose, onAdded }: Props) {
  const { ask, asking } = useProof();
  const { factor, begin, send, confirm } = useEnrolment();
  if (!factor)
    return (
      <>
        <NumberStep
          suggestion={suggestion}
          onClose={onClose}
          onNumber={async (friendly_name, phone) => {
            await ask((proof) => begin({ factor_type: 'phone', friendly_name, phone, ...proof }));
          }}
        />
        {asking ? <ProveYourself user={user} asking={asking} /> : null}
      </>
    );
  return (
    <CodeStep
      factor={factor}
      onClose={onClose}
      onAgain={() => send(factor.id)}
      onCode={async (code) => {
        await confirm(factor, code);
        onAdded(factor.friendly_name);
      }}
    />
  );
}

const numberForm = z.object({ name: factorName, phone: z.string().pipe(phoneNumber) });

type NumberProps = {
  suggestion: string;
  onClose: () => void;
  onNumber: (name: string, phone: string) => Promise<void>;
};

function NumberStep({ suggestion, onClose, onNumber }: NumberProps) {
  const id = useId();
  const form = useForm({
    resolver: zodResolver(numberForm),
    defaultValues: { name: suggestion, phone: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name, phone }) => {
    try {
      await onNumber(name, phone);
    } catch (error) {
      const field = hasCode(error, 'mfa_factor_name_conflict') ? 'name' : 'phone';
      form.setError(field, { message: sentence(error) }, { shouldFocus: true });
    }
  });
  return (
    <Dialog
      open
      width="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Add a phone"
      description="Step 1 of 2. A code comes to this number by SMS whenever you sign in."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={isSubmitting && 'Sending...'}>
            Send code
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Name" required error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
        <Field label="Mobile number" required hint="Ten digits." error={errors.phone?.message}>
          {(control) => (
            <Controller
              control={form.control}
              name="phone"
              render={({ field: { onChange, ...field } }) => (
                <PhoneInput {...control} {...field} onValueChange={onChange} />
              )}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

type CodeProps = {
  factor: EnrolledFactor;
  onClose: () => void;
  onAgain: () => Promise<void>;
  onCode: (code: string) => Promise<void>;
};

function CodeStep({ factor, onClose, onAgain, onCode }: CodeProps) {
  const form = useCodeForm(onCode);
  return (
    <Dialog
      open
      width="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Add a phone"
      description="Step 2 of 2. Enter the code that came by SMS."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form.id} busy={form.busy && 'Confirming...'}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={form.id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <CodeField form={form} />
        <CodeSent to={factor.phone ?? ''} by="sms" onAgain={onAgain} />
      </form>
    </Dialog>
  );
}
