import type { ReactElement, ReactNode } from 'react';
import { StrictMode } from 'react';
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
