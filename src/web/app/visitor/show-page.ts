import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Brings the finished HTML to life; without it, or when it is in another language, draws the page. */
export function showPage(element: HTMLElement, page: ReactElement, finished: boolean): void {
  if (finished) hydrateRoot(element, page);
  else createRoot(element).render(page);
}
