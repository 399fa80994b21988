import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { NotFound } from '../ui/feedback/not-found.tsx';
import { Button } from '../ui/primitives/button.tsx';
import { PageTitle } from '../ui/primitives/page.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.warn('No page at this path:', pathname), [pathname]);
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 place-items-center">
      <PageTitle>{t(messages.pageNotFound)}</PageTitle>
      <NotFound
        level={1}
        mark={t(messages.notFoundStatus)}
        title={t(messages.pageNotFoundHeading)}
        action={
          <Button asChild variant="primary">
            <Link to="/">{t(messages.returnToHome)}</Link>
          </Button>
        }
      >
        {pathname}
      </NotFound>
    </main>
  );
}
