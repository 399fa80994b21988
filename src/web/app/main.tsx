import '../styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { createQueryClient } from '../data/query-client.ts';
import { watchSession } from '../data/session.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { createAppRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Otherwise zod tests whether `new Function` is allowed, and the Content-Security-Policy reports it.
config({ jitless: true });

const queryClient = createQueryClient();
watchSession(queryClient);
const router = createAppRouter(queryClient);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
