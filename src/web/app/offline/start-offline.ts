import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/common/offline.ts';
import { t } from '#shared/messages/translate.ts';
import { onAuthEvent } from '../../data/auth-events.ts';
import { isOffline, onConnectionChange } from '../../data/connection.ts';
import { persistAnswers, restoreAnswers } from '../../data/device/persisted-answers.ts';
import { noteRefusal } from '../../data/device/persisted-state.ts';
import { boardQuery } from '../../features/timeline/board-queries.ts';
import { sendUnsent } from '../../features/timeline/unsent/unsent-events.ts';
import { toastSuccess } from '../../ui/feedback/toast-store.ts';

/** The pages that the worker serves when there is no connection. */
const SCOPE = '/home';

/** Names of the files that this page has loaded: the worker was not there yet. */
const loadedFiles = () => [
  ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
];

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { scope: SCOPE });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ loaded: loadedFiles() });
}

/** Installs the worker that keeps the code of the signed-in pages. Other pages may not start one. */
function registerWorker(): void {
  const { pathname } = window.location;
  if (!navigator.serviceWorker || (pathname !== SCOPE && !pathname.startsWith(`${SCOPE}/`))) return;
  register().catch((error: unknown) => console.warn('Pages cannot open without a connection', error));
}

/** The board of an earlier day has the dates of today as well. */
function renamed(key: QueryKey): QueryKey {
  const today = boardQuery(indianDay(new Date())).queryKey;
  return key[0] === today[0] && key[1] === today[1] ? today : key;
}

/** The session of a page that opens without a connection, with the answers that this device keeps. */
export const openOffline = (client: QueryClient) => restoreAnswers(client, renamed);

/** Opens the signed-in pages without a connection from now on, and sends what waits on this device. */
export function startOffline(client: QueryClient): void {
  registerWorker();
  persistAnswers(client, noteRefusal);
  const send = async () => {
    if (isOffline()) return;
    const count = await sendUnsent(client);
    if (count > 0) toastSuccess(t(messages.sent, { count }));
  };
  const sendOrWarn = () =>
    void send().catch((error: unknown) => console.warn('What waits on this device could not be sent', error));
  // A page may arrive when its data do not.
  const restore = () => (isOffline() ? void openOffline(client) : undefined);
  onConnectionChange(restore);
  restore();
  onConnectionChange(sendOrWarn);
  onAuthEvent((event) => (event === 'SIGNED_OUT' ? undefined : sendOrWarn()));
  sendOrWarn();
}
