import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { LazyToaster, loadToaster } from '../ui/feedback/lazy-toaster.tsx';
import { SOON_MS, useLoadedLater } from '../ui/overlays/use-loaded-later.ts';
import type { createAppRouter } from './router.tsx';

function Toasts() {
  // Before the first one, so that it is shown also without a connection.
  useLoadedLater(loadToaster, false, SOON_MS);
  return <LazyToaster />;
}

/** The application. A change of the language builds it again, because every sentence changes. */
export function App({ client, router }: { client: QueryClient; router: ReturnType<typeof createAppRouter> }) {
  const language = useLanguage();
  return (
    <QueryClientProvider client={client}>
      <Fragment key={language}>
        <RouterProvider router={router} />
        <Toasts />
      </Fragment>
    </QueryClientProvider>
  );
}
