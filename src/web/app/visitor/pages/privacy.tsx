import type { ReactElement } from 'react';
import { PrivacyPolicy } from '#web/features/landing/legal/privacy.tsx';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

export const visitorPrivacyPolicy = (): ReactElement => publicPage(<PrivacyPolicy />);

export const startPage = starting(visitorPrivacyPolicy);
