import type { Root } from 'react-dom/client';
import { visitorRefundPolicy } from './refund-page.tsx';
import { showPage } from './show-page.ts';

/** `finished`: the HTML of the page is that of the reader’s language. */
export const startPage = (element: HTMLElement, finished: boolean): Root =>
  showPage(element, visitorRefundPolicy(), finished);
