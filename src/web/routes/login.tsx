import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AccountFrame } from '#web/features/accounts/frame.tsx';
import { LoginForm, type MailSent } from '#web/features/accounts/login-form.tsx';
import { CheckEmailNotice, Notice } from '#web/features/accounts/notice.tsx';
import { useSession } from '#web/session.ts';
import { Title } from '#web/ui/page.tsx';

const MAIL_SENTENCES = {
  verify: 'We have sent a link to your address. Follow it to verify your account, then sign in here.',
  unconfirmed: 'Your address is not verified yet. Follow the link that we sent when the account was made.',
  reset: 'If this address has an account, a link to choose a new password is on its way.',
} as const;

/** What a mail link that failed has to say: the server puts it in the query or behind the #. */
function useLinkProblem(): string | undefined {
  const { error_description } = useSearch({ from: '/login' });
  return (
    error_description ??
    new URLSearchParams(window.location.hash.slice(1)).get('error_description') ??
    undefined
  );
}

export function Login() {
  const { from, notice } = useSearch({ from: '/login' });
  const { user } = useSession();
  const navigate = useNavigate();
  const router = useRouter();
  const [mail, setMail] = useState<MailSent>();
  const problem = useLinkProblem();
  const sent = mail ?? notice;

  // Whoever is signed in, now or already, goes to where they came from.
  useEffect(() => {
    if (!user) return;
    if (from) router.history.replace(from);
    else void navigate({ to: '/home', replace: true });
  }, [user, from, navigate, router]);

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
        <Notice tone="bad" title="This link could not be used">
          <p>{problem}</p>
        </Notice>
      ) : null}
      {sent === 'verified' ? (
        <Notice tone="good" title="Your address is verified">
          <p>Sign in to begin.</p>
        </Notice>
      ) : null}
      {sent && sent !== 'verified' ? <CheckEmailNotice>{MAIL_SENTENCES[sent]}</CheckEmailNotice> : null}
      <LoginForm onMail={setMail} />
    </AccountFrame>
  );
}
