import { zodResolver } from '@hookform/resolvers/zod';
import { Copy } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { type EnrolledFactor, FACTORS } from '#shared/contracts/factors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { CodeField, useCodeForm } from '#web/components/codes/code-form.tsx';
import { sentence } from '#web/data/api.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Reauthenticate } from '../reauthenticate.tsx';
import { groupInFours } from '../security-messages.ts';
import { useReauthentication } from '../use-reauthentication.ts';
import { useEnrolment } from './enrolment.ts';

export const factorName = z
  .string()
  .trim()
  .min(1, { error: () => t(messages.nameRequired) })
  .max(FACTORS.nameMax, { error: () => t(accountErrors.factorNameTooLong, { max: FACTORS.nameMax }) });

type Props = {
  user: AuthUser;
  /** A name that is not used yet. */
  suggestion: string;
  onClose: () => void;
  onAdded: (name: string) => void;
};

/** Three steps: a name, a picture to scan or a secret to type, and a code that proves that the app works. */
export function AddAuthenticator({ user, suggestion, onClose, onAdded }: Props) {
  const { ask, asking } = useReauthentication();
  const { factor, begin, confirm } = useEnrolment();
  if (!factor?.totp)
    return (
      <>
        <NameStep
          suggestion={suggestion}
          onClose={onClose}
          onName={async (friendly_name) => {
            await ask((proof) => begin({ factor_type: 'totp', friendly_name, ...proof }));
          }}
        />
        {asking ? <Reauthenticate user={user} asking={asking} /> : null}
      </>
    );
  return (
    <ScanStep
      totp={factor.totp}
      onClose={onClose}
      onCode={async (code) => {
        await confirm(factor, code);
        onAdded(factor.friendly_name);
        return undefined;
      }}
    />
  );
}

type NameProps = { suggestion: string; onClose: () => void; onName: (name: string) => Promise<void> };

function NameStep({ suggestion, onClose, onName }: NameProps) {
  const form = useForm({
    resolver: zodResolver(z.object({ name: factorName })),
    defaultValues: { name: suggestion },
  });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await onName(name);
    } catch (error) {
      form.setError('name', { message: sentence(error) }, { shouldFocus: true });
    }
  });
  return (
    <FormDialog
      title={t(messages.addAuthenticator)}
      description={t(messages.authenticatorStep1)}
      form={{ submit, busy: isSubmitting && t(messages.preparing) }}
      action={t(messages.continue)}
      onClose={onClose}
      width="sm"
    >
      <InputField
        label={t(messages.name)}
        required
        hint={t(messages.nameHint)}
        {...fieldsOf(form)('name')}
        autoComplete="off"
      />
    </FormDialog>
  );
}

type ScanProps = {
  totp: NonNullable<EnrolledFactor['totp']>;
  onClose: () => void;
  onCode: (code: string) => Promise<undefined>;
};

function ScanStep({ totp, onClose, onCode }: ScanProps) {
  const form = useCodeForm(onCode);
  return (
    <FormDialog
      title={t(messages.addAuthenticator)}
      description={t(messages.authenticatorStep2)}
      form={{ ...form, busy: form.busy && t(messages.confirming) }}
      action={t(messages.confirm)}
      onClose={onClose}
      className="flex flex-col gap-6 md:flex-row"
    >
      <img
        src={`data:image/svg+xml;utf-8,${encodeURIComponent(totp.qr_code)}`}
        alt={t(messages.qrCode)}
        className="size-48 shrink-0 self-center rounded-control border border-line md:self-start"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-6">
        <Secret secret={totp.secret} uri={totp.uri} />
        <CodeField form={form} hint={form.error ? t(messages.clockHint) : t(messages.newCodeHint)} />
      </div>
    </FormDialog>
  );
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <fieldset>
      <legend className="text-ui font-medium">{t(messages.typeSecret)}</legend>
      <div className="mt-1 flex items-start gap-2 rounded-control bg-wash py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 py-2 font-mono text-14 [word-spacing:0.25em] select-all md:py-1.5">
          {groupInFours(secret)}
        </code>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.copySecret)}
          onClick={() => void copyText(secret, t(messages.secretCopied))}
        >
          <Copy aria-hidden />
        </Button>
      </div>
      <p className="mt-2 text-13 text-ink-soft">
        <Rich
          message={messages.openInApp}
          tags={{
            link: (text) => (
              <a href={uri} className="text-link">
                {text}
              </a>
            ),
          }}
        />
      </p>
    </fieldset>
  );
}
