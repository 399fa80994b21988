import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { sentence } from '#web/api.ts';
import { useSession } from '#web/session.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { signingOut } from './sign-out.ts';

/** Shows its children to a signed-in user; anyone else is told why and taken to the sign-in page, which brings them back. */
export function Protected({ children }: { children: ReactNode }) {
  const { user, checking, error, retry } = useSession();
  const router = useRouter();
  const out = !user && !checking && !error;

  useEffect(() => {
    // Somebody who has just pressed Sign out needs no reproach.
    if (!out || signingOut()) return;
    toast({
      title: 'Authentication Required',
      description: 'Please log in to access this page',
      variant: 'destructive',
    });
    // Read here, not by a hook: the redirect itself changes it.
    const { href } = router.state.location;
    void router.navigate({ to: '/login', search: { from: href }, replace: true });
  }, [out, router]);

  if (user) return children;
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 place-items-center px-4 py-16">
      {error ? (
        <ErrorState
          title="Your session could not be checked"
          message={sentence(error)}
          onRetry={() => void retry()}
        />
      ) : (
        <p role="status" className="text-ui text-ink-soft">
          Checking authentication...
        </p>
      )}
    </main>
  );
}
