import type { ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import { markGoogleSignIn } from '#web/data/sign-in-mark.ts';

/** Goes to the provider, which redirects the browser back to `from`, or to the dashboard. */
export function leaveFor(provider: ProviderKey, from: string | undefined) {
  const query = new URLSearchParams({
    provider,
    redirect_to: `${window.location.origin}${from ?? '/home'}`,
  });
  markGoogleSignIn();
  window.location.assign(`/auth/v1/authorize?${query}`);
}
