import '../data/strict-zod.ts';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { EARLY_NOTE } from '#shared/pages.ts';
import { removeEarlierTexts } from '../data/device/device-texts.ts';
import { sessionTexts } from '../data/device/persisted-texts.ts';
import { persistTextsIn } from '../ui/overlays/persisted-texts.ts';
import { App } from './app.tsx';
import { documentHistory } from './document-history.ts';
import { createAppRouter } from './router.tsx';

/** Milliseconds that the frame in the HTML stays at most while the page's code has not loaded. */
const FRAME_MS = 3000;

/** The code and the data of the page, which its frame waits for; an empty page is shown at once. */
async function ready(element: HTMLElement, router: ReturnType<typeof createAppRouter>): Promise<void> {
  if (!element.hasChildNodes()) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, FRAME_MS));
  await Promise.race([router.load(), late]);
}

/** Shows the application at the URL of the browser. */
export async function startApp(element: HTMLElement, client: QueryClient): Promise<void> {
  persistTextsIn(sessionTexts);
  removeEarlierTexts();
  const router = createAppRouter(client, documentHistory());
  await ready(element, router);
  delete element.dataset.page;
  delete element.dataset.language;
  document.getElementById(EARLY_NOTE)?.remove();
  const root = createRoot(element);
  // A transition lets the first drawing pause for the user's actions.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  );
}
