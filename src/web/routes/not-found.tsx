import { useEffect } from 'react';
import { messages } from '#shared/messages/en/common/not-found.ts';
import { t } from '#shared/messages/translate.ts';
import { NotFound } from '../ui/feedback/not-found.tsx';
import { buttonClass } from '../ui/primitives/button.tsx';
import { PageTitle } from '../ui/primitives/page.tsx';
import { SiteLink } from '../ui/site-link.tsx';

/** A public path without a page, inside the router or as prerendered HTML. */
export function NotFoundPage() {
  useEffect(() => console.warn('No page at this path:', window.location.pathname), []);
  return (
    <div className="grid flex-1 place-items-center">
      <PageTitle>{t(messages.pageNotFound)}</PageTitle>
      <NotFound
        level={1}
        mark={t(messages.notFoundStatus)}
        title={t(messages.pageNotFoundHeading)}
        action={
          <SiteLink to="/" className={buttonClass('primary')}>
            {t(messages.returnToHome)}
          </SiteLink>
        }
      >
        {t(messages.noPageHere)}
      </NotFound>
    </div>
  );
}
