import { type ReactElement, StrictMode } from 'react';
import { Landing } from '#web/features/landing/landing.tsx';
import { PublicBar, visitorEntries } from '#web/features/shell/public-bar.tsx';
import { SkipLink } from '#web/features/shell/skip-link.tsx';
import { LazyToaster } from '#web/ui/feedback/lazy-toaster.tsx';
import { Alive } from './alive.tsx';

function VisitorLanding() {
  return (
    <>
      <SkipLink />
      <PublicBar entries={visitorEntries()} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Landing signedIn={false} />
      </main>
    </>
  );
}

/** The landing page of a visitor, without the router; the same in the build and in the browser. */
export const visitorLanding = (): ReactElement => (
  <StrictMode>
    <Alive>
      <VisitorLanding />
    </Alive>
    <LazyToaster />
  </StrictMode>
);
