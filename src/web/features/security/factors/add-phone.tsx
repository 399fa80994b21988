import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { phoneNumber } from '#shared/contracts/phones.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { PhoneField } from '#web/components/codes/phone-field.tsx';
import { sentence } from '#web/data/api.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { CodeDialog } from '../code-dialog.tsx';
import { hasCode } from '../queries.ts';
import { Reauthenticate } from '../reauthenticate.tsx';
import { useReauthentication } from '../use-reauthentication.ts';
import { factorName } from './add-authenticator.tsx';
import { useEnrolment } from './enrolment.ts';

type Props = {
  user: AuthUser;
  /** A name that is not used yet. */
  suggestion: string;
  onClose: () => void;
  onAdded: (name: string) => void;
};

/** A name and a number, then the code that was sent to it. */
export function AddPhone({ user, suggestion, onClose, onAdded }: Props) {
  const { ask, asking } = useReauthentication();
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
        {asking ? <Reauthenticate user={user} asking={asking} /> : null}
      </>
    );
  return (
    <CodeDialog
      title={t(messages.addPhoneFactor)}
      description={t(messages.phoneStep2)}
      to={factor.phone ?? ''}
      by="sms"
      onClose={onClose}
      onAgain={() => send(factor.id)}
      onCode={async (code) => {
        await confirm(factor, code);
        onAdded(factor.friendly_name);
        return undefined;
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
    <FormDialog
      title={t(messages.addPhoneFactor)}
      description={t(messages.phoneStep1)}
      form={{ submit, busy: isSubmitting && t(messages.sending) }}
      action={t(messages.sendCode)}
      onClose={onClose}
      width="sm"
    >
      <InputField label={t(messages.name)} required {...fieldsOf(form)('name')} autoComplete="off" />
      <PhoneField
        control={form.control}
        name="phone"
        label={t(messages.mobileNumber)}
        required
        hint={t(messages.tenDigits)}
        error={errors.phone?.message}
      />
    </FormDialog>
  );
}
