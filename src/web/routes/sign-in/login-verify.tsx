import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { SecondStep } from '#web/features/accounts/second-factor/second-step.tsx';
import { useSessionEvents } from '#web/features/shell/session/use-session-events.ts';
import { useSignOut } from '#web/features/shell/session/use-sign-out.ts';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { PageTitle } from '#web/ui/primitives/page.tsx';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

/** The second step of signing in: the signed-in area opens only after it. */
export function LoginVerifyPage() {
  const { from } = useSearch({ from: '/login/verify' });
  const { user, halfOpen, checking, error, retry } = useSession();
  const { busy, run } = useSignOut('top');
  const navigate = useNavigate();
  const left = useSessionEvents();
  const out = !user && !checking && !error;
  useRedirectAfterSignIn(from);

  useEffect(() => {
    if (out && !left.current) void navigate({ to: '/login', search: from ? { from } : {}, replace: true });
  }, [out, left, from, navigate]);

  return (
    <AccountFrame
      title={t(messages.secondStepTitle)}
      lead={t(messages.secondStepLead)}
      foot={
        user ? (
          <>
            <span className="block break-words">
              {t(messages.signingInAs, { account: user.email || user.phone })}
            </span>
            <Button variant="quiet" disabled={busy} className="mt-2" onClick={() => void run()}>
              {t(messages.signOut)}
            </Button>
          </>
        ) : null
      }
    >
      <PageTitle>{t(messages.secondStepTitle)}</PageTitle>
      {user && halfOpen ? <SecondStep user={user} /> : null}
      {error ? (
        <ErrorState
          title={t(messages.sessionNotChecked)}
          message={sentence(error)}
          onRetry={() => void retry()}
        />
      ) : null}
      {checking || (user && !halfOpen) ? (
        <p role="status" className="text-ui text-ink-soft">
          {t(messages.checkingAuthentication)}
        </p>
      ) : null}
    </AccountFrame>
  );
}
