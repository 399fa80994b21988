import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../ui/primitives/button.tsx';
import { PageTitle } from '../ui/primitives/page.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.warn('No page at this path:', pathname), [pathname]);
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 place-items-center px-4 py-16 text-center">
      <PageTitle>{t(messages.pageNotFound)}</PageTitle>
      <div>
        <h1 className="font-serif text-36 font-semibold">404</h1>
        <p className="mt-2 text-18">{t(messages.pageNotFoundHeading)}</p>
        <p className="mt-1 text-ui break-all text-ink-soft">{pathname}</p>
        <Button asChild variant="primary" className="mt-6">
          <Link to="/">{t(messages.returnToHome)}</Link>
        </Button>
      </div>
    </main>
  );
}
