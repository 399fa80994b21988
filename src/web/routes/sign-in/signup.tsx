import { Link } from '@tanstack/react-router';
import { AccountFrame } from '#web/features/accounts/frame.tsx';
import { SignInWays } from '#web/features/accounts/sign-in-ways.tsx';
import { SignUpForm } from '#web/features/accounts/sign-up-form.tsx';
import { Title } from '#web/ui/primitives/page.tsx';
import { useArrival } from './use-arrival.ts';

export function SignUp() {
  useArrival();
  return (
    <AccountFrame
      title="Create your account"
      lead="Search judgments and acts, and keep your clients, cases and files in one place."
      foot={
        <>
          Already have an account?{' '}
          <Link to="/login" className="text-link">
            Sign in
          </Link>
        </>
      }
    >
      <Title>Create your account</Title>
      <SignInWays email={<SignUpForm />} />
    </AccountFrame>
  );
}
