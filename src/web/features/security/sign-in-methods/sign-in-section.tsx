import { zodResolver } from '@hookform/resolvers/zod';
import { Mail } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { OutboxLink } from '#web/components/codes/outbox-link.tsx';
import { sentence } from '#web/data/api.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Reauthenticate } from '../reauthenticate.tsx';
import { LIST_STYLE, Section, SignInMethod } from '../section.tsx';
import { spacedPhone } from '../security-messages.ts';
import { useAccountChange } from '../use-reauthentication.ts';
import { ChangePassword } from './change-password.tsx';
import { ChangePhone } from './change-phone.tsx';
import { ProviderMethods } from './provider-method.tsx';

type Props = { user: AuthUser; onSent: (email: string) => void };

const emailForm = (current: string) =>
  z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .min(1, { error: () => t(accountErrors.emailRequired) })
      .pipe(z.email({ error: () => t(accountErrors.emailInvalid) }))
      .refine((email) => email !== current.toLowerCase(), { error: () => t(messages.emailUnchanged) }),
  });

/** A new address: the server sends a link to it, and it becomes the email when the link is opened. */
function ChangeEmail({ user, onSent }: Props) {
  const { change, asking } = useAccountChange();
  const form = useForm({ resolver: zodResolver(emailForm(user.email)), defaultValues: { email: '' } });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      if (await change({ email })) onSent(email);
    } catch (error) {
      form.setError('email', { message: sentence(error) }, { shouldFocus: true });
    }
  });
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 md:max-w-[26rem]">
        <InputField
          label={user.email ? t(messages.newEmail) : t(messages.email)}
          required
          hint={t(messages.emailHint)}
          {...fieldsOf(form)('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button
          type="submit"
          busy={isSubmitting && t(messages.sending)}
          className="w-full md:w-auto md:self-start"
        >
          {t(messages.sendLink)}
        </Button>
      </form>
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </>
  );
}

type Part = 'password' | 'email' | 'phone';

type DetailProps = {
  label: string;
  /** The button that closes the form. */
  cancel: Message<`Cancel<note> changing ${Part}</note>`>;
  value: ReactNode;
  action: string;
  open: boolean;
  onToggle: () => void;
  note?: ReactNode;
  children: ReactNode;
};

/** A sign-in method, with a form below it during a change. */
function Detail({ label, cancel, value, action, open, onToggle, note, children }: DetailProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // The focused form has been removed.
    if (wasOpen.current && !open && document.activeElement === document.body) toggle.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const button = (
    <Button ref={toggle} aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
      {open ? (
        <Rich message={cancel} tags={{ note: (text) => <span className="sr-only">{text}</span> }} />
      ) : (
        action
      )}
    </Button>
  );
  return (
    <SignInMethod label={label} value={value} action={button}>
      {note}
      {open ? (
        <div id={id} className="mt-4 pb-2">
          {children}
        </div>
      ) : null}
    </SignInMethod>
  );
}

function LinkSent({ to, current }: { to: string; current: string }) {
  const tags = { to: () => <span className="font-medium">{to}</span> };
  return (
    <div role="status" className="mt-3 flex gap-3 rounded-control bg-note-wash px-4 py-3 text-ui">
      <Mail aria-hidden className="mt-0.5 size-4 shrink-0 text-note" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          {current ? (
            <Rich message={messages.linkSentKeeping} values={{ current }} tags={tags} />
          ) : (
            <Rich message={messages.linkSent} tags={tags} />
          )}
        </p>
        <OutboxLink />
      </div>
    </div>
  );
}

/** Password, email, phone and Google: users can change each after they sign in or reauthenticate. */
export function SignInSection({ user }: { user: AuthUser }) {
  const [open, setOpen] = useState<Part>();
  const [newEmail, setNewEmail] = useState(user.new_email);
  const toggle = (part: Part) => () => setOpen(open === part ? undefined : part);
  const pending = newEmail !== undefined && newEmail !== user.email;
  return (
    <Section title={t(messages.waysToSignIn)} purpose={t(messages.waysPurpose)}>
      <ul className={LIST_STYLE}>
        <Detail
          label={t(messages.password)}
          cancel={messages.cancelChangeOfPassword}
          value={user.has_password ? t(messages.passwordSet) : t(messages.noPassword)}
          action={user.has_password ? t(messages.changePassword) : t(messages.setAPassword)}
          open={open === 'password'}
          onToggle={toggle('password')}
        >
          <ChangePassword user={user} onChanged={() => setOpen(undefined)} />
        </Detail>
        <Detail
          label={t(messages.email)}
          cancel={messages.cancelChangeOfEmail}
          value={user.email || t(messages.noEmail)}
          action={user.email ? t(messages.changeEmail) : t(messages.addEmail)}
          open={open === 'email'}
          onToggle={toggle('email')}
          note={pending ? <LinkSent to={newEmail} current={user.email} /> : null}
        >
          <ChangeEmail
            user={user}
            onSent={(email) => {
              setNewEmail(email);
              setOpen(undefined);
            }}
          />
        </Detail>
        <Detail
          label={t(common.phone)}
          cancel={messages.cancelChangeOfPhone}
          value={user.phone ? spacedPhone(user.phone) : t(messages.noPhone)}
          action={user.phone ? t(messages.changePhone) : t(messages.addNumber)}
          open={open === 'phone'}
          onToggle={toggle('phone')}
        >
          <ChangePhone
            user={user}
            onChanged={(phone) => {
              setOpen(undefined);
              const title = user.phone ? t(messages.phoneChanged) : t(messages.phoneAdded);
              toastSuccess(title, spacedPhone(phone));
            }}
          />
        </Detail>
        <ProviderMethods user={user} />
      </ul>
    </Section>
  );
}
