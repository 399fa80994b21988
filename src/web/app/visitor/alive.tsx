import { Fragment, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLanguage } from '#web/i18n/language.ts';

/** Presses the button that was pressed before the page worked; `theme.js` noted which one. */
function pressEarlyButton(): void {
  const root = document.getElementById('root');
  const pressed = root?.dataset.pressed;
  if (!root || pressed === undefined) return;
  delete root.dataset.pressed;
  root.querySelectorAll('button')[Number(pressed)]?.click();
}

/**
 * A page of finished HTML that works now: takes the marks off the root, by which `theme.js` knows that the code is not
 * there yet. A change of the language builds the page again.
 */
export function Alive({ children }: { children: ReactNode }) {
  const language = useLanguage();
  // Before the effects of the page, one of which sends a form that was submitted too early.
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    delete root?.dataset.page;
    delete root?.dataset.language;
  }, []);
  useEffect(pressEarlyButton, []);
  return <Fragment key={language}>{children}</Fragment>;
}
