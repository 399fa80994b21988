import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { providerName, providerProblem } from '#web/data/provider-problem.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';

/** Shows the outcome once when the browser returns from connecting an account at a provider. */
export function useProviderReturn(): void {
  const { tab, google, oidc, error_code } = useSearch({ from: '/home/profile' });
  const navigate = useNavigate();
  useEffect(() => {
    if (error_code)
      toastProblem(
        t(common.error),
        error_code === 'otp_expired'
          ? t(accountErrors.linkExpired)
          : providerProblem(error_code, accountErrors.providerNotConnectable, providerName(oidc && 'oidc')),
      );
    else if (google ?? oidc === 'connected')
      toastSuccess(
        t(common.success),
        t(messages.googleNowConnected, { provider: providerName(oidc && 'oidc') }),
      );
    else return;
    void navigate({ to: '/home/profile', search: tab ? { tab } : {}, replace: true });
  }, [tab, google, oidc, error_code, navigate]);
}
