import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { useLocalStatus } from '#web/data/local-status.ts';
import { stringifySearch } from '#web/data/url/search-params.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { lazyResolver } from '#web/ui/forms/lazy-resolver.ts';
import { PasswordField } from '#web/ui/forms/password-input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { PageTitle } from '#web/ui/primitives/page.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useCookiesRefused } from './keeps-cookies.ts';
import { CheckEmailNotice, EmailHelp, LockNotice, Notice } from './notice.tsx';
import type { ReturnedProblem } from './returned-problem.ts';
import { openDemo, type SignInForm, sendReset, signIn } from './sign-in.ts';
import { SignInMethods } from './sign-in-methods.tsx';

/** The sentence about a mail that was sent. */
type MailSent = typeof messages.resetLinkSent | typeof messages.emailNotVerified;

const signInCheck = lazyResolver(() => import('./sign-in-check.ts').then((checks) => checks.signInCheck));

type LoginFormProps = {
  /** The address that is filled in at first; empty for none. */
  email: string;
  onMail: (mail: MailSent) => void;
  /** Called with the moment (epoch ms) from which the server takes the next try. */
  onLocked: (until: number) => void;
  /** Called when a try starts: what the page said before is no longer true. */
  onTry: () => void;
};

/** The Email tab of the sign-in page: sign in, or request a new password. */
function LoginForm({ email, onMail, onLocked, onTry }: LoginFormProps) {
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const form = useForm<SignInForm>({ resolver: signInCheck, defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;

  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);

  const submit = form.handleSubmit(async (values) => {
    onTry();
    const outcome = await signIn(client, values);
    if (outcome === 'in') return;
    if (outcome === 'unconfirmed') return onMail(messages.emailNotVerified);
    if (outcome.lockedUntil) return onLocked(outcome.lockedUntil);
    form.setError('password', { message: outcome.refused }, { shouldFocus: true });
  });
  const reset = async () => {
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    setSending(true);
    if (await sendReset(form.getValues('email').trim())) onMail(messages.resetLinkSent);
    setSending(false);
  };

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <InputField
        label={t(common.email)}
        required
        error={errors.email?.message}
        {...form.register('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <PasswordField
        label={t(messages.password)}
        required
        error={errors.password?.message}
        {...form.register('password')}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" busy={isSubmitting && t(messages.signingIn)}>
        {t(messages.signIn)}
      </Button>
      <Button variant="quiet" busy={sending && t(messages.sendingInstructions)} onClick={() => void reset()}>
        {t(messages.forgotPassword)}
      </Button>
    </form>
  );
}

const PLACE = 'mt-6 min-h-14';

/** Opens the demo account; only a local server offers it. */
function DemoButton() {
  const client = useQueryClient();
  const { known, demo, locked } = useLocalStatus();
  const [opening, setOpening] = useState(false);
  const cookiesRefused = useCookiesRefused();
  // A local copy marks its pages; the place is kept until it has answered.
  if (!known) return <div className={cx(PLACE, 'hidden in-data-local:block')} />;
  // The page says so, and without cookies the address that was printed would change nothing.
  if (cookiesRefused) return null;
  if (locked)
    return (
      <p className={cx(PLACE, 'border-t border-line pt-4 text-center text-13 text-ink-soft')}>
        {t(messages.demoLocked)}
      </p>
    );
  if (!demo) return null;
  const open = async () => {
    setOpening(true);
    await openDemo(client);
    setOpening(false);
  };
  return (
    <div className={cx(PLACE, 'flex flex-col gap-2 border-t border-line pt-4')}>
      <Button busy={opening && t(messages.openingDemo)} onClick={() => void open()}>
        {t(messages.openDemo)}
      </Button>
      <p className="text-center text-13 text-ink-soft">{t(messages.demoNote)}</p>
    </div>
  );
}

const problemTitle = ({ by, provider }: ReturnedProblem): string =>
  by === 'link' ? t(messages.linkNotUsable) : t(messages.providerSignInFailed, { provider });

type Props = {
  /** The path to open after signing in. */
  from?: string | undefined;
  notice?: 'verify' | 'verified' | undefined;
  problem?: ReturnedProblem | undefined;
  /** The address that is filled in at first. */
  email?: string;
};

/** The result of the last try or request, for a notice on the page. */
type Said = { mail: MailSent } | { lockedUntil: number };

/** Notices for a user who arrives from a link in an email, or after a failure. */
function ArrivalNotices({ notice, problem }: Pick<Props, 'notice' | 'problem'>) {
  return (
    <>
      {problem ? (
        <Notice tone="bad" title={problemTitle(problem)}>
          <p>{problem.sentence}</p>
        </Notice>
      ) : null}
      {notice === 'verified' ? (
        <Notice tone="good" title={t(messages.emailVerified)}>
          <p>{t(messages.signInToBegin)}</p>
        </Notice>
      ) : null}
      {notice === 'verify' ? <EmailHelp className="mb-6 text-ui" /> : null}
    </>
  );
}

/** The sign-in page, inside the router or as prerendered HTML. */
export function Login({ from, notice, problem, email = '' }: Props) {
  const [said, setSaid] = useState<Said>();
  const [tried, setTried] = useState(false);
  const startTry = () => {
    setSaid(undefined);
    setTried(true);
  };

  return (
    <AccountFrame
      title={t(messages.signIn)}
      lead={t(messages.signInLead)}
      foot={
        <Rich
          message={messages.signUpInstead}
          tags={{
            link: (text) => (
              <SiteLink to={`/signup${stringifySearch({ from })}`} className="text-link">
                {text}
              </SiteLink>
            ),
          }}
        />
      }
    >
      <PageTitle>{t(messages.signIn)}</PageTitle>
      {tried ? null : <ArrivalNotices notice={said ? undefined : notice} problem={problem} />}
      {said && 'mail' in said ? <CheckEmailNotice>{t(said.mail)}</CheckEmailNotice> : null}
      {said && 'lockedUntil' in said ? <LockNotice until={said.lockedUntil} /> : null}
      <SignInMethods
        from={from}
        email={
          <LoginForm
            email={email}
            onTry={startTry}
            onMail={(mail) => setSaid({ mail })}
            onLocked={(lockedUntil) => setSaid({ lockedUntil })}
          />
        }
      />
      <DemoButton />
    </AccountFrame>
  );
}
