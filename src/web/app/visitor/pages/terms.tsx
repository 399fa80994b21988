import type { ReactElement } from 'react';
import { Terms } from '#web/features/landing/legal/terms.tsx';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

export const visitorTerms = (): ReactElement => publicPage(<Terms />);

export const startPage = starting(visitorTerms);
