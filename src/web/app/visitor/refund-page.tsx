import type { ReactElement } from 'react';
import { RefundPolicy } from '#web/features/landing/legal/refund.tsx';
import { publicPage } from './public-page.tsx';

export const visitorRefundPolicy = (): ReactElement => publicPage(<RefundPolicy />);
