import type { ReactElement } from 'react';
import { RefundPolicy } from '#web/features/landing/legal/refund.tsx';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

export const visitorRefundPolicy = (): ReactElement => publicPage(<RefundPolicy />);

export const startPage = starting(visitorRefundPolicy);
