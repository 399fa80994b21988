import { type FormEvent, useId, useState } from 'react';
import type { AuthUser } from '#shared/accounts.ts';
import { PHONE_SENTENCES } from '#shared/phones.ts';
import { ApiError, sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { CodeField, useCodeForm } from './code-form.tsx';
import type { Asking } from './proof.ts';
import { hasCode, sendProofCode } from './queries.ts';
import { CodeSent } from './sent-code.tsx';
import { phoneInWords } from './words.ts';

type Props = { user: AuthUser; asking: Asking };

/** Asks who is there before a change: by the current password, or by a code to the e-mail or the phone. */
export function ProveYourself({ user, asking }: Props) {
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
const TITLE = 'Confirm that it is you';

function Problem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="text-13 text-bad">
      {children}
    </p>
  );
}

type ByPasswordProps = { account: string; asking: Asking; code: CodeOffered };

function ByPassword({ account, asking, code }: ByPasswordProps) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setProblem('Password is required');
    setBusy(true);
    setProblem(undefined);
    try {
      await asking.prove({ current_password: password });
    } catch (error) {
      const wrong = hasCode(error, 'reauthentication_needed');
      setProblem(wrong ? 'This is not your current password. Please try again.' : sentence(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width="sm"
      onOpenChange={(open) => (open ? undefined : asking.cancel())}
      title={TITLE}
      description="You signed in some time ago. What you typed is kept."
      footer={
        <>
          <Button onClick={asking.cancel}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={busy && 'Confirming...'}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <Field label="Current password" required {...(problem ? { error: problem } : {})}>
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              autoComplete="current-password"
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button
          variant="quiet"
          className="-ml-4 self-start text-accent"
          busy={code.sending && 'Sending...'}
          onClick={code.send}
        >
          Forgotten? Send me a code
        </Button>
        <Problem>{code.problem}</Problem>
      </form>
    </Dialog>
  );
}

/** An account without a password: nothing is sent before it is asked for. */
function CodeOffer({ to, asking, code }: { to: string; asking: Asking; code: CodeOffered }) {
  return (
    <Dialog
      open
      width="sm"
      onOpenChange={(open) => (open ? undefined : asking.cancel())}
      title={TITLE}
      description={`You signed in some time ago. A code to ${phoneInWords(to)} shows that it is you. What you typed is kept.`}
      footer={
        <>
          <Button onClick={asking.cancel}>Cancel</Button>
          <Button variant="primary" busy={code.sending && 'Sending...'} onClick={code.send}>
            Send code
          </Button>
        </>
      }
    >
      <Problem>{code.problem}</Problem>
    </Dialog>
  );
}

function ByCode({ to, by, asking }: { to: string; by: 'mail' | 'sms'; asking: Asking }) {
  const form = useCodeForm(async (nonce) => {
    try {
      await asking.prove({ nonce });
    } catch (error) {
      if (!hasCode(error, 'reauthentication_needed')) throw error;
      throw new ApiError(403, 'otp_expired', PHONE_SENTENCES.wrongCode, { cause: error });
    }
  });
  return (
    <Dialog
      open
      width="sm"
      onOpenChange={(open) => (open ? undefined : asking.cancel())}
      title={TITLE}
      description="Enter the code that we have sent."
      footer={
        <>
          <Button onClick={asking.cancel}>Cancel</Button>
          <Button variant="primary" type="submit" form={form.id} busy={form.busy && 'Confirming...'}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={form.id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <CodeField form={form} />
        <CodeSent to={to} by={by} onAgain={sendProofCode} />
      </form>
    </Dialog>
  );
}
