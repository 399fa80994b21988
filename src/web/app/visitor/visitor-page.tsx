import { Fragment, type ReactElement, type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react';
import { SkipLink } from '#web/features/shell/skip-link.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { LazyToaster } from '#web/ui/feedback/lazy-toaster.tsx';
import { repeatEarlyUse } from './early.ts';

/**
 * A prerendered page that works now: takes the marks off the root, by which `theme.js` knows that the code is not
 * there yet. A change of the language builds the page again.
 */
function Alive({ children }: { children: ReactNode }) {
  const language = useLanguage();
  // Runs before the effects of the page, one of which may send a form.
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    delete root?.dataset.page;
    delete root?.dataset.language;
  }, []);
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) repeatEarlyUse(root);
  }, []);
  return <Fragment key={language}>{children}</Fragment>;
}

/** A page of a visitor, without the router; the same in the build and in the browser. */
export const visitorPage = (page: ReactNode): ReactElement => (
  <StrictMode>
    <Alive>
      <SkipLink />
      {page}
    </Alive>
    <LazyToaster />
  </StrictMode>
);
