import type { ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Brings the finished HTML to life; when it is in another language, draws the page again. */
export function showPage(element: HTMLElement, page: ReactElement, finished: boolean): Root {
  if (finished) return hydrateRoot(element, page);
  const root = createRoot(element);
  root.render(page);
  return root;
}
