import { Outlet } from '@tanstack/react-router';
import { RequireSession } from '#web/features/shell/session/require-session.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

/** The pages about a user's own subscription, in the frame of the signed-in area. */
export function SubscriptionLayout() {
  return (
    <RequireSession>
      <Shell>
        <Outlet />
      </Shell>
    </RequireSession>
  );
}
