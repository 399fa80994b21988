import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Shows a page at the root element. `finished`: the HTML of the page is that of the reader’s language. */
export type StartPage = (element: HTMLElement, finished: boolean) => Root;

/**
 * Starts a page: hydrates the prerendered HTML in small steps, between which the browser answers the visitor; when the
 * HTML is in another language, draws the page again.
 */
export const starting =
  (page: (finished: boolean) => ReactElement): StartPage =>
  (element, finished) => {
    let root!: Root;
    if (finished) {
      startTransition(() => {
        root = hydrateRoot(element, page(true));
      });
      return root;
    }
    root = createRoot(element);
    root.render(page(false));
    return root;
  };
