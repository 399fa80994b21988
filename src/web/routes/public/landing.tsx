import { useSession } from '#web/data/session.ts';
import { Landing } from '#web/features/landing/landing.tsx';

export function LandingPage() {
  const { user } = useSession();
  return <Landing signedIn={user !== null} />;
}
