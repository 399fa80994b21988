import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import type { FactorType, ListedFactor } from '#shared/contracts/factors.ts';
import { phoneNumber } from '#shared/contracts/phones.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { PhoneField } from '#web/components/codes/phone-field.tsx';
import { sentence } from '#web/data/api.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { CodeDialog } from '../code-dialog.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import {
  accountChanged,
  factorsOf,
  hasCode,
  makeRecoveryCodes,
  recoveryCodesQuery,
  removeFactor,
  verifiedFactors,
} from '../queries.ts';
import { Reauthenticate } from '../reauthenticate.tsx';
import { Section } from '../section.tsx';
import { protectionSentence } from '../security-messages.ts';
import { useReauthentication } from '../use-reauthentication.ts';
import { AddAuthenticator, factorName } from './add-authenticator.tsx';
import { useEnrolment } from './enrolment.ts';
import { FactorGroup } from './factor-group.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';

type AddPhoneProps = {
  user: AuthUser;
  /** A name that is not used yet. */
  suggestion: string;
  onClose: () => void;
  onAdded: (name: string) => void;
};

/** A name and a number, then the code that was sent to it. */
function AddPhone({ user, suggestion, onClose, onAdded }: AddPhoneProps) {
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

type Props = { user: AuthUser; factor: ListedFactor; onClose: () => void };

/** Asks for confirmation and shows what protects the account without this factor. */
function RemoveFactor({ user, factor, onClose }: Props) {
  const remaining = verifiedFactors(user).filter(({ id }) => id !== factor.id);
  const protection = protectionSentence(user, remaining);
  const onRemoved = () => {
    toastSuccess(t(messages.factorRemoved), factor.friendly_name);
    onClose();
  };
  return (
    <ConfirmRemoval
      user={user}
      title={
        factor.friendly_name
          ? t(messages.removeFactorTitle, { name: factor.friendly_name })
          : t(messages.removeUnnamedFactorTitle)
      }
      effect={
        remaining.length === 0
          ? t(messages.removeLastFactorEffect, { protection })
          : t(messages.removeFactorEffect, { protection })
      }
      confirm={t(messages.remove)}
      busy={t(messages.removing)}
      remove={(proof) => removeFactor(factor.id, proof)}
      goneCode="mfa_factor_not_found"
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}

const DIALOGS = { totp: AddAuthenticator, phone: AddPhone } as const;
const FIRST_NAMES = { totp: messages.authenticatorApp, phone: messages.phoneFactorName } as const;

/** A name that is not used yet: Authenticator app, Authenticator app 2, … */
function freeName(type: FactorType, factors: readonly ListedFactor[]): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name.toLowerCase()));
  const first = t(FIRST_NAMES[type]);
  let name = first;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1)
    name = t(messages.numberedName, { name: first, number });
  return name;
}

function Protection({ user, protectedBy }: { user: AuthUser; protectedBy: readonly ListedFactor[] }) {
  const safe = protectedBy.length > 0;
  const Icon = safe ? ShieldCheck : ShieldAlert;
  return (
    <p
      role="status"
      className={cx(
        'mb-4 flex items-start gap-3 rounded-control px-4 py-3 text-ui font-medium [&_svg]:mt-px [&_svg]:size-5 [&_svg]:shrink-0',
        safe ? 'bg-good-wash text-good' : 'bg-caution-wash text-caution',
      )}
    >
      <Icon aria-hidden />
      {protectionSentence(user, protectedBy)}
    </p>
  );
}

export function FactorsSection({ user }: { user: AuthUser }) {
  const client = useQueryClient();
  const [adding, setAdding] = useState<FactorType>();
  const [removing, setRemoving] = useState<ListedFactor>();
  const [showing, setShowing] = useState(false);
  const { ask, asking } = useReauthentication();
  const making = useMutation({
    mutationFn: () => ask(makeRecoveryCodes),
    onMutate: () => setShowing(true),
    onSuccess: (codes) => {
      if (codes === null) setShowing(false);
      return client.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey });
    },
  });
  const factors = verifiedFactors(user);
  const Adding = adding && DIALOGS[adding];
  const added = (name: string) => {
    setAdding(undefined);
    toastSuccess(t(messages.factorAdded), name);
    accountChanged(client).catch((error: unknown) => toastFailure(t(common.error), error));
    // `factors` is from before this one was added: the first factor also creates the recovery codes.
    if (factors.length === 0) making.mutate();
  };
  return (
    <Section title={t(messages.secondFactors)} purpose={t(messages.secondFactorsPurpose)}>
      <Protection user={user} protectedBy={factors} />
      <div className="flex flex-col gap-2">
        <FactorGroup type="totp" factors={factors} onAdd={setAdding} onRemove={setRemoving} />
        <FactorGroup type="phone" factors={factors} onAdd={setAdding} onRemove={setRemoving} />
        {factors.length > 0 ? <RecoveryCodes making={making} /> : null}
      </div>
      {adding && Adding ? (
        <Adding
          user={user}
          suggestion={freeName(adding, factorsOf(user))}
          onClose={() => setAdding(undefined)}
          onAdded={added}
        />
      ) : null}
      {removing ? (
        <RemoveFactor user={user} factor={removing} onClose={() => setRemoving(undefined)} />
      ) : null}
      {showing ? (
        <RecoveryDialog
          making={making}
          account={user.email || user.phone}
          onClose={() => {
            setShowing(false);
            making.reset();
          }}
        />
      ) : null}
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </Section>
  );
}
