import type { ReactElement } from 'react';
import { Landing } from '#web/features/landing/landing.tsx';
import { publicPage } from './public-page.tsx';

/** The landing page of a visitor. */
export const visitorLanding = (): ReactElement => publicPage(<Landing signedIn={false} />);
