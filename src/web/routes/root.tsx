import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';

/** After a navigation, keyboard focus and screen readers start at the content of the new page. */
function useFocusOnArrival() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const main = document.querySelector<HTMLElement>('main');
        if (!fromLocation || !pathChanged || !main || main.contains(document.activeElement)) return;
        main.focus({ preventScroll: true });
      }),
    [router],
  );
}

export function RootLayout() {
  useFocusOnArrival();
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-control bg-accent px-4 py-3 text-ui font-medium text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
      >
        {t(messages.skipToContent)}
      </a>
      <Outlet />
    </>
  );
}
