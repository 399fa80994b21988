import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useSession } from '#web/data/session.ts';
import { pathAfterSignIn } from '#web/features/accounts/path-after-sign-in.ts';
import { leaveDocument } from '#web/ui/leave-document.ts';
import { visitorPage } from './visitor-page.tsx';

/** `from`: the path to open after signing in. */
export type AccountPage = { client: QueryClient; from?: string | undefined };

function OpenAfterSignIn({ from }: Pick<AccountPage, 'from'>) {
  const { session } = useSession();
  useEffect(() => {
    if (session) leaveDocument(pathAfterSignIn(session, from), { replace: true });
  }, [session, from]);
  return null;
}

/** The sign-in or sign-up page of a visitor. */
export const accountPage = (page: ReactElement, { client, from }: AccountPage): ReactElement => (
  <QueryClientProvider client={client}>
    {visitorPage(
      <>
        {page}
        <OpenAfterSignIn from={from} />
      </>,
    )}
  </QueryClientProvider>
);
