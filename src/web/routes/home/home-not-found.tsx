import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageTitle } from '#web/ui/primitives/page.tsx';

export function HomeNotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.warn('No page at this path:', pathname), [pathname]);
  return (
    <Page className="grid flex-1 place-items-center text-center">
      <PageTitle>{t(messages.pageNotFound)}</PageTitle>
      <div>
        <h1 className="text-28 font-semibold">{t(messages.pageNotFound)}</h1>
        <p className="mt-2 text-ui break-all text-ink-soft">{t(messages.noPageAt, { path: pathname })}</p>
        <Button asChild variant="primary" className="mt-6">
          <Link to="/home">{t(messages.returnToDashboard)}</Link>
        </Button>
      </div>
    </Page>
  );
}
