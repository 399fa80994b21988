import { lazy, Suspense, useSyncExternalStore } from 'react';
import { SOON_MS, useLoadedLater } from '../primitives/use-loaded-later.ts';
import { currentToasts, subscribeToasts } from './toast-store.ts';

const loadToaster = async () => (await import('./toaster.tsx')).Toaster;
const Toaster = lazy(async () => ({ default: await loadToaster() }));

const useToastWanted = () =>
  useSyncExternalStore(
    subscribeToasts,
    () => currentToasts().length > 0,
    () => false,
  );

/** Loads the toasts when there is one to show. */
export function LazyToaster() {
  const wanted = useToastWanted();
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/** Loads the toasts soon, so that the first one is shown also without a connection. */
export function SoonToaster() {
  const Loaded = useLoadedLater(loadToaster, useToastWanted(), SOON_MS);
  return Loaded ? <Loaded /> : null;
}
