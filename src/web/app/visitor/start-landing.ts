import { visitorLanding } from './landing-page.tsx';
import { showPage } from './show-page.ts';

export function startPage(element: HTMLElement, finished: boolean): void {
  showPage(element, visitorLanding(), finished);
}
