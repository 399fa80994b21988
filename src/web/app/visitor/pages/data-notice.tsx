import type { ReactElement } from 'react';
import { DataNotice } from '#web/features/landing/legal/data-notice.tsx';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

export const visitorDataNotice = (): ReactElement => publicPage(<DataNotice />);

export const startPage = starting(visitorDataNotice);
