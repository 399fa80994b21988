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
export function registerWorker(): void {
  const { pathname } = window.location;
  if (!navigator.serviceWorker || (pathname !== SCOPE && !pathname.startsWith(`${SCOPE}/`))) return;
  register().catch((error: unknown) => console.warn('Pages cannot open without a connection', error));
}
