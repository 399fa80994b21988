import { sameOriginPath } from '#web/data/search-params.ts';
import { startClient } from '../client.ts';
import { visitorLogin } from './login-page.tsx';
import { showPage } from './show-page.ts';

export function startPage(element: HTMLElement, finished: boolean): void {
  const from = sameOriginPath(new URLSearchParams(window.location.search).get('from'));
  showPage(element, visitorLogin({ client: startClient(), from }), finished);
}
