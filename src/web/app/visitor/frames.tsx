import type { ReactElement, ReactNode } from 'react';
import { StrictMode } from 'react';
import { PublicBar, visitorEntries } from '#web/features/shell/public-bar.tsx';
import { SkipLink } from '#web/features/shell/skip-link.tsx';
import { LazyToaster } from '#web/ui/feedback/lazy-toaster.tsx';
import { Alive } from './alive.tsx';

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

function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <PublicBar entries={visitorEntries()} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}

/** A public page of a visitor, below the public bar. */
export const publicPage = (page: ReactElement): ReactElement => visitorPage(<Framed>{page}</Framed>);
