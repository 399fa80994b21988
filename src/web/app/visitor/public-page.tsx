import type { ReactElement, ReactNode } from 'react';
import { visitorEntries } from '#web/features/shell/public-bar.tsx';
import { PublicFrame } from '#web/features/shell/public-frame.tsx';
import { visitorPage } from './visitor-page.tsx';

const Framed = ({ children }: { children: ReactNode }) => (
  <PublicFrame entries={visitorEntries()}>{children}</PublicFrame>
);

/** A public page of a visitor, in the public frame. */
export const publicPage = (page: ReactElement): ReactElement => visitorPage(<Framed>{page}</Framed>);
