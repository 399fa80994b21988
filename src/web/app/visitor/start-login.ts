import type { Root } from 'react-dom/client';
import { sameOriginPath } from '#web/data/url/search-params.ts';
import { startClient } from '../client.ts';
import { visitorLogin } from './login-page.tsx';
import { showPage } from './show-page.ts';

/** `finished`: the HTML of the page is that of the reader’s language. */
export function startPage(element: HTMLElement, finished: boolean): Root {
  const from = sameOriginPath(new URLSearchParams(window.location.search).get('from'));
  return showPage(element, visitorLogin({ client: startClient(), from }), finished);
}
