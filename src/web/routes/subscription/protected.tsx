import { Outlet } from '@tanstack/react-router';
import { RequireSession } from '#web/features/shell/session/require-session.tsx';

/** The pages about a user's own subscription. */
export function SubscriptionLayout() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
