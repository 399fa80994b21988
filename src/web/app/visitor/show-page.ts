import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Brings the finished HTML to life, in small steps between which the browser answers the visitor; when it is in another
 * language, draws the page again.
 */
export function showPage(element: HTMLElement, page: ReactElement, finished: boolean): Root {
  let root!: Root;
  if (finished) {
    startTransition(() => {
      root = hydrateRoot(element, page);
    });
    return root;
  }
  root = createRoot(element);
  root.render(page);
  return root;
}
