import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, Title } from '#web/ui/primitives/page.tsx';

export function HomeNotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.warn('No page at this path:', pathname), [pathname]);
  return (
    <Page className="grid flex-1 place-items-center text-center">
      <Title>Page Not Found</Title>
      <div>
        <h1 className="text-28 font-semibold">Page Not Found</h1>
        <p className="mt-2 text-ui break-all text-ink-soft">There is no page at {pathname}.</p>
        <Button asChild variant="primary" className="mt-6">
          <Link to="/home">Return to Dashboard</Link>
        </Button>
      </div>
    </Page>
  );
}
