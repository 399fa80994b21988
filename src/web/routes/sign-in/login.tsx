import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { DemoButton } from '#web/features/accounts/demo-button.tsx';
import { LoginForm, type MailSent } from '#web/features/accounts/login-form.tsx';
import { CheckEmailNotice, Notice } from '#web/features/accounts/notice.tsx';
import { useReturnedProblem } from '#web/features/accounts/returned-problem.ts';
import { SignInMethods } from '#web/features/accounts/sign-in-methods.tsx';
import { Rich } from '#web/i18n/rich.tsx';
import { PageTitle } from '#web/ui/primitives/page.tsx';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

const MAIL_SENTENCES = {
  verify: messages.verificationLinkSent,
  unconfirmed: messages.emailNotVerified,
  reset: messages.resetLinkSent,
} as const;

const PROBLEM_TITLES = {
  link: messages.linkNotUsable,
  google: messages.googleSignInFailed,
} as const;

export function LoginPage() {
  const { from, notice } = useSearch({ from: '/login' });
  const [mail, setMail] = useState<MailSent>();
  const problem = useReturnedProblem();
  const sent = mail ?? notice;
  useRedirectAfterSignIn(from);

  return (
    <AccountFrame
      title={t(messages.signIn)}
      lead={t(messages.signInLead)}
      foot={
        <Rich
          message={messages.signUpInstead}
          tags={{
            link: (text) => (
              <Link to="/signup" className="text-link">
                {text}
              </Link>
            ),
          }}
        />
      }
    >
      <PageTitle>{t(messages.signIn)}</PageTitle>
      {problem ? (
        <Notice tone="bad" title={t(PROBLEM_TITLES[problem.by])}>
          <p>{problem.sentence}</p>
        </Notice>
      ) : null}
      {sent === 'verified' ? (
        <Notice tone="good" title={t(messages.emailVerified)}>
          <p>{t(messages.signInToBegin)}</p>
        </Notice>
      ) : null}
      {sent && sent !== 'verified' ? <CheckEmailNotice>{t(MAIL_SENTENCES[sent])}</CheckEmailNotice> : null}
      <SignInMethods from={from} email={<LoginForm onMail={setMail} />} />
      <DemoButton />
    </AccountFrame>
  );
}
