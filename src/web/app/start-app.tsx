import '../data/strict-zod.ts';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { documentHistory } from './document-history.ts';
import { createAppRouter } from './router.tsx';

/** Shows the application at the URL of the browser. */
export function startApp(element: HTMLElement, client: QueryClient): void {
  const router = createAppRouter(client, documentHistory());
  delete element.dataset.page;
  delete element.dataset.language;
  createRoot(element).render(
    <StrictMode>
      <App client={client} router={router} />
    </StrictMode>,
  );
}
