import type { Root } from 'react-dom/client';
import { showPage } from './show-page.ts';
import { visitorTerms } from './terms-page.tsx';

/** `finished`: the HTML of the page is that of the reader’s language. */
export const startPage = (element: HTMLElement, finished: boolean): Root =>
  showPage(element, visitorTerms(), finished);
