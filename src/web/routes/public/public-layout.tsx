import { Outlet } from '@tanstack/react-router';
import { messages as bar } from '#shared/messages/en/common/bar.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { type BarEntry, visitorEntries } from '#web/features/shell/public-bar.tsx';
import { PublicFrame } from '#web/features/shell/public-frame.tsx';
import { useSignOut } from '#web/features/shell/session/use-sign-out.ts';

function useEntries(): BarEntry[] {
  const { user } = useSession();
  const { run, busy } = useSignOut('public');
  if (!user) return visitorEntries();
  return [
    { label: t(messages.dashboard), variant: 'quiet', to: '/home' },
    { label: t(bar.pricing), variant: 'quiet', to: '/subscription' },
    { label: t(bar.goToApp), variant: 'secondary', to: '/home' },
    { label: t(messages.signOut), variant: 'quiet', run: () => void run(), busy },
  ];
}

/** The public pages in their frame. */
export function PublicLayout() {
  return (
    <PublicFrame entries={useEntries()}>
      <Outlet />
    </PublicFrame>
  );
}
