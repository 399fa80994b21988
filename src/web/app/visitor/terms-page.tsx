import type { ReactElement } from 'react';
import { Terms } from '#web/features/landing/legal/terms.tsx';
import { publicPage } from './public-page.tsx';

export const visitorTerms = (): ReactElement => publicPage(<Terms />);
