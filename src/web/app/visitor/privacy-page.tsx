import type { ReactElement } from 'react';
import { PrivacyPolicy } from '#web/features/landing/legal/privacy.tsx';
import { publicPage } from './public-page.tsx';

export const visitorPrivacyPolicy = (): ReactElement => publicPage(<PrivacyPolicy />);
