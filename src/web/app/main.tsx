import '../styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { createQueryClient } from '../data/query-client.ts';
import { watchSession } from '../data/session.ts';
import { watchLanguage } from '../data/session-language.ts';
import { startLanguage } from '../i18n/language.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Otherwise zod tests whether `new Function` is allowed, and the Content-Security-Policy reports it.
config({ jitless: true });

const queryClient = createQueryClient();
watchSession(queryClient);
watchLanguage();
const router = createAppRouter(queryClient);

void startLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App client={queryClient} router={router} />
    </StrictMode>,
  ),
);
