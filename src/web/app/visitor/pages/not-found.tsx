import type { ReactElement } from 'react';
import { NotFoundPage } from '#web/routes/not-found.tsx';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

export const visitorNotFound = (): ReactElement => publicPage(<NotFoundPage />);

export const startPage = starting(visitorNotFound);
