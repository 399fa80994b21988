import { Outlet } from '@tanstack/react-router';
import { Protected } from '#web/features/shell/protected.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

/** Everything under /home: a session first, then the bar and the page. */
export function Home() {
  return (
    <Protected>
      <Shell>
        <Outlet />
      </Shell>
    </Protected>
  );
}
