import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DemoButton } from '#web/features/accounts/demo-button.tsx';
import { AccountFrame } from '#web/features/accounts/frame.tsx';
import { LoginForm, type MailSent } from '#web/features/accounts/login-form.tsx';
import { CheckEmailNotice, Notice } from '#web/features/accounts/notice.tsx';
import { useReturnedProblem } from '#web/features/accounts/returned-problem.ts';
import { SignInWays } from '#web/features/accounts/sign-in-ways.tsx';
import { Title } from '#web/ui/primitives/page.tsx';
import { useArrival } from './use-arrival.ts';

const MAIL_SENTENCES = {
  verify: 'We have sent a link to your address. Follow it to verify your account, then sign in here.',
  unconfirmed: 'Your address is not verified yet. Follow the link that we sent when the account was made.',
  reset: 'If this address has an account, a link to choose a new password is on its way.',
} as const;

const PROBLEM_TITLES = {
  link: 'This link could not be used',
  google: 'You were not signed in with Google',
} as const;

export function Login() {
  const { from, notice } = useSearch({ from: '/login' });
  const [mail, setMail] = useState<MailSent>();
  const problem = useReturnedProblem();
  const sent = mail ?? notice;
  useArrival(from);

  return (
    <AccountFrame
      title="Sign in"
      lead="Sign in to access India's leading legal AI platform"
      foot={
        <>
          Don't have an account?{' '}
          <Link to="/signup" className="text-link">
            Sign up
          </Link>
        </>
      }
    >
      <Title>Sign in</Title>
      {problem ? (
        <Notice tone="bad" title={PROBLEM_TITLES[problem.by]}>
          <p>{problem.sentence}</p>
        </Notice>
      ) : null}
      {sent === 'verified' ? (
        <Notice tone="good" title="Your address is verified">
          <p>Sign in to begin.</p>
        </Notice>
      ) : null}
      {sent && sent !== 'verified' ? <CheckEmailNotice>{MAIL_SENTENCES[sent]}</CheckEmailNotice> : null}
      <SignInWays from={from} email={<LoginForm onMail={setMail} />} />
      <DemoButton />
    </AccountFrame>
  );
}
