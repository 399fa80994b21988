import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { SoonToaster } from '../ui/feedback/lazy-toaster.tsx';
import type { createAppRouter } from './router.tsx';

/** The application. A change of the language builds it again, because every sentence changes. */
export function App({ client, router }: { client: QueryClient; router: ReturnType<typeof createAppRouter> }) {
  const language = useLanguage();
  return (
    <QueryClientProvider client={client}>
      <Fragment key={language}>
        <RouterProvider router={router} />
        <SoonToaster />
      </Fragment>
    </QueryClientProvider>
  );
}
