import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToasts } from './toast-store.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((toasts) => ({ default: toasts.Toaster })));

/** Loads the toasts when there is one to show. */
export function LazyToaster() {
  const wanted = useSyncExternalStore(
    subscribeToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
