import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { NotFound } from '#web/ui/feedback/not-found.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageTitle } from '#web/ui/primitives/page.tsx';

export function HomeNotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.warn('No page at this path:', pathname), [pathname]);
  return (
    <Page className="grid flex-1 place-items-center">
      <PageTitle>{t(messages.pageNotFound)}</PageTitle>
      <NotFound
        level={1}
        title={t(messages.pageNotFound)}
        action={
          <Button asChild variant="primary">
            <Link to="/home">{t(messages.returnToDashboard)}</Link>
          </Button>
        }
      >
        {t(messages.noPageAt, { path: pathname })}
      </NotFound>
    </Page>
  );
}
