import { useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';
import { takeGoogleSignIn } from '#web/data/sign-in-mark.ts';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';
import { useSessionEvents } from './use-session-events.ts';

const loadBanner = async () => (await import('./erasure-banner.tsx')).ErasureBanner;

/** Few accounts have a day of erasure: the code of the line loads for these alone. */
function Erasure({ eraseAt }: { eraseAt: string }) {
  const Banner = useLoadedLater(loadBanner, true);
  return Banner ? <Banner eraseAt={eraseAt} /> : null;
}

/**
 * Renders its children for a signed-in user who has confirmed a second factor if there is one. Others see the reason
 * and go to the sign-in page, or to its second step, and return afterwards. A change of user mounts the children
 * again.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { session, user, halfOpen, checking, error, retry } = useSession();
  const router = useRouter();
  const left = useSessionEvents();
  const out = !user && !checking && !error;

  useEffect(() => {
    if (!out || left.current) return;
    toastProblem(t(messages.authenticationRequired), t(messages.pleaseLogIn));
    // Read here and not by a hook, because the redirect itself changes it.
    const { href } = router.state.location;
    void router.navigate({ to: '/login', search: { from: href }, replace: true });
  }, [out, left, router]);

  useEffect(() => {
    // The second step shows this itself.
    if (user && !halfOpen && takeGoogleSignIn()) toastSuccess(t(common.success), t(messages.signedIn));
  }, [user, halfOpen]);

  useEffect(() => {
    if (!halfOpen) return;
    const { href } = router.state.location;
    void router.navigate({ to: '/login/verify', search: { from: href }, replace: true });
  }, [halfOpen, router]);

  if (user && !halfOpen)
    return (
      <Fragment key={user.id}>
        {session?.erase_at ? <Erasure eraseAt={session.erase_at} /> : null}
        {children}
      </Fragment>
    );
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 place-items-center px-4 py-16">
      {error ? (
        <ErrorState
          title={t(messages.sessionNotChecked)}
          message={sentence(error)}
          onRetry={() => void retry()}
        />
      ) : (
        <p role="status" className="text-ui text-ink-soft">
          {t(messages.checkingAuthentication)}
        </p>
      )}
    </main>
  );
}
