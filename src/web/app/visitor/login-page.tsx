import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, StrictMode, useEffect } from 'react';
import { useSession } from '#web/data/session.ts';
import { Login } from '#web/features/accounts/login.tsx';
import { pathAfterSignIn } from '#web/features/accounts/path-after-sign-in.ts';
import { SkipLink } from '#web/features/shell/skip-link.tsx';
import { LazyToaster } from '#web/ui/feedback/lazy-toaster.tsx';
import { leaveDocument } from '../leave-document.ts';
import { Alive } from './alive.tsx';

type Props = {
  client: QueryClient;
  /** The path to open after signing in. */
  from?: string | undefined;
};

function OpenAfterSignIn({ from }: Pick<Props, 'from'>) {
  const { session } = useSession();
  useEffect(() => {
    if (session) leaveDocument(pathAfterSignIn(session, from), { replace: true });
  }, [session, from]);
  return null;
}

/** The sign-in page of a visitor, without the router; the same in the build and in the browser. */
export const visitorLogin = ({ client, from }: Props): ReactElement => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <Alive>
        <SkipLink />
        <Login from={from} />
      </Alive>
      <OpenAfterSignIn from={from} />
    </QueryClientProvider>
    <LazyToaster />
  </StrictMode>
);
