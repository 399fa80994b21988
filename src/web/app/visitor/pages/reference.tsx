import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ApiReferencePage } from '#web/routes/public/api-reference.tsx';
import { startClient } from '../../client.ts';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

export const visitorReference = (client: QueryClient): ReactElement => (
  <QueryClientProvider client={client}>{publicPage(<ApiReferencePage />)}</QueryClientProvider>
);

export const startPage = starting(() => visitorReference(startClient()));
