import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToasts } from './toast-store.ts';

export const loadToaster = () => import('./toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

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
