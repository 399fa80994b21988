import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { serverSentence } from '#web/data/api.ts';
import { settingsQuery } from '#web/data/auth-settings.ts';
import { takeGoogleSignIn } from '#web/data/sign-in-mark.ts';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Agreement } from './agreement.tsx';
import { leaveFor } from './leave-for.ts';
import { requireCookies } from './open-session.ts';

type Props = { from?: string | undefined; signsUp: boolean };

const OidcButton = lazy(() => import('./oidc-button.tsx').then((button) => ({ default: button.OidcButton })));

/**
 * Sign-in with Google or another provider, and the line between them and the other methods; nothing where none is set up.
 * The server marks its pages, so that prerendered HTML leaves them out from the start.
 */
export function ProviderSignIn({ from, signsUp }: Props) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  // The first drawing is that of the prerendered page.
  const [drawn, setDrawn] = useState(false);
  const { data: settings } = useQuery(settingsQuery);
  const oidc = settings?.oidc;
  const missing = settings?.external.google === false;

  // A user who is here has not signed in with Google. With the browser's back button this page returns in its last state.
  useEffect(() => {
    setDrawn(true);
    takeGoogleSignIn();
    const back = () => {
      takeGoogleSignIn();
      setLeaving(false);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const go = async () => {
    setLeaving(true);
    try {
      requireCookies();
      const { external } = await client.ensureQueryData(settingsQuery);
      if (external.google) return leaveFor('google', from);
    } catch (error) {
      toastProblem(
        t(common.error),
        serverSentence(error, t(accountErrors.providerFailed, { provider: 'Google' })),
      );
    }
    setLeaving(false);
  };

  if (missing && !oidc && drawn) return null;
  return (
    <div className="mb-2 in-data-without-providers:hidden">
      {missing && drawn ? null : (
        <Button
          className="w-full in-data-without-google:hidden"
          busy={leaving && t(messages.processing)}
          onClick={() => void go()}
        >
          {t(messages.continueWithGoogle)}
        </Button>
      )}
      {oidc ? (
        <Suspense>
          <OidcButton {...oidc} from={from} />
        </Suspense>
      ) : null}
      <div className="mt-2">
        <Agreement ifNew={!signsUp} />
      </div>
      <div className="mt-4 flex items-center gap-3 text-13 text-ink-soft">
        <span aria-hidden className="h-px flex-1 bg-line" />
        {t(messages.orContinueWith)}
        <span aria-hidden className="h-px flex-1 bg-line" />
      </div>
    </div>
  );
}
