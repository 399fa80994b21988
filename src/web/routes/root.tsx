import { Outlet, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { SkipLink } from '#web/features/shell/skip-link.tsx';
import { useRestoredFocus } from '#web/ui/overlays/restored-focus.ts';
import { FollowLink } from '#web/ui/site-link.tsx';

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
  useRestoredFocus();
  const { history } = useRouter();
  const follow = useCallback((path: string) => history.push(path), [history]);
  return (
    <FollowLink value={follow}>
      <SkipLink />
      <Outlet />
    </FollowLink>
  );
}
