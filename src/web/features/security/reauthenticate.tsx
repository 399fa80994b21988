import { type FormEvent, useState } from 'react';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, sentence } from '#web/data/api.ts';
import { PasswordField } from '#web/ui/forms/password-input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { hasCode, sendProofCode } from './queries.ts';
import { spacedPhone } from './security-messages.ts';
import type { ReauthenticationRequest } from './use-reauthentication.ts';

type Props = { user: AuthUser; asking: ReauthenticationRequest };

/** Asks for the current password, or a code to the email or the phone, before a sensitive change. */
export function Reauthenticate({ user, asking }: Props) {
  const [sent, setSent] = useState(false);
  const byMail = user.email !== '' && Boolean(user.email_confirmed_at);
  const to = byMail ? user.email : user.phone;
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const sendCode = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      await sendProofCode();
      setSent(true);
    } catch (error) {
      setProblem(sentence(error));
    }
    setSending(false);
  };
  const code = { sending, problem, send: () => void sendCode() };
  if (sent) return <ByCode to={to} by={byMail ? 'mail' : 'sms'} asking={asking} />;
  return user.has_password ? (
    <ByPassword account={user.email} asking={asking} code={code} />
  ) : (
    <CodeOffer to={to} asking={asking} code={code} />
  );
}

type CodeOffered = { sending: boolean; problem: string | undefined; send: () => void };

function Problem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="text-13 text-bad">
      {children}
    </p>
  );
}

type ByPasswordProps = { account: string; asking: ReauthenticationRequest; code: CodeOffered };

function ByPassword({ account, asking, code }: ByPasswordProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setProblem(t(accountErrors.passwordRequired));
    setBusy(true);
    setProblem(undefined);
    try {
      await asking.prove({ current_password: password });
    } catch (error) {
      const wrong = hasCode(error, 'reauthentication_needed');
      setProblem(wrong ? t(messages.wrongPassword) : sentence(error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t(messages.reauthenticate)}
      description={t(messages.reauthenticateByPassword)}
      form={{ submit, busy: busy && t(messages.confirming) }}
      action={t(messages.confirm)}
      onClose={asking.cancel}
      className="flex flex-col gap-2"
      width="sm"
    >
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        label={t(messages.currentPassword)}
        required
        error={problem}
        value={password}
        autoComplete="current-password"
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button
        variant="quiet"
        className="-ml-4 self-start text-accent"
        busy={code.sending && t(messages.sending)}
        onClick={code.send}
      >
        {t(messages.sendCodeInstead)}
      </Button>
      <Problem>{code.problem}</Problem>
    </FormDialog>
  );
}

/** Sends a code to a user without a password, on request. */
function CodeOffer({ to, asking, code }: { to: string; asking: ReauthenticationRequest; code: CodeOffered }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    code.send();
  };
  return (
    <FormDialog
      title={t(messages.reauthenticate)}
      description={t(messages.reauthenticateByCode, { to: spacedPhone(to) })}
      form={{ submit, busy: code.sending && t(messages.sending) }}
      action={t(messages.sendCode)}
      onClose={asking.cancel}
      width="sm"
    >
      <Problem>{code.problem}</Problem>
    </FormDialog>
  );
}

function ByCode({ to, by, asking }: { to: string; by: 'mail' | 'sms'; asking: ReauthenticationRequest }) {
  const prove = async (nonce: string) => {
    try {
      await asking.prove({ nonce });
    } catch (error) {
      if (!hasCode(error, 'reauthentication_needed')) throw error;
      throw new ApiError(403, 'otp_expired', t(accountErrors.wrongCode), { cause: error });
    }
    return undefined;
  };
  return (
    <CodeDialog
      title={t(messages.reauthenticate)}
      description={t(messages.enterSentCode)}
      to={to}
      by={by}
      onAgain={sendProofCode}
      onCode={prove}
      onClose={asking.cancel}
    />
  );
}
