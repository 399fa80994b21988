import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { BookCallPage } from '#web/features/landing/call/book-call-page.tsx';
import { startClient } from '../../client.ts';
import { publicPage } from '../public-page.tsx';
import { starting } from '../start-page.ts';

export const visitorCall = (client: QueryClient, topic?: string): ReactElement => (
  <QueryClientProvider client={client}>{publicPage(<BookCallPage topic={topic} />)}</QueryClientProvider>
);

export const startPage = starting(() =>
  visitorCall(startClient(), new URLSearchParams(location.search).get('topic') ?? undefined),
);
