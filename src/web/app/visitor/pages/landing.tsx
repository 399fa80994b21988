import type { ReactElement } from 'react';
import { Landing } from '#web/features/landing/landing.tsx';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

export const visitorLanding = (): ReactElement => publicPage(<Landing signedIn={false} />);

export const startPage = starting(visitorLanding);
