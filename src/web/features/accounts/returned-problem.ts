import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { providerName, providerProblem, type ReturnedProvider } from '#web/data/provider-problem.ts';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';

/** Reasons for a return without a session: an unusable email link, or a failed sign-in with a provider. */
export type ReturnedProblem = { by: 'link' | 'provider'; sentence: string; provider: string };

/**
 * The problem that the server put into the URL of the sign-in page, or its fragment. The page stores it and removes it
 * from the URL, so that a reload or a bookmark does not show it again.
 */
export function useReturnedProblem(): ReturnedProblem | undefined {
  const search = useSearch({ from: '/login' });
  const navigate = useNavigate();
  const [problem] = useState(() => {
    const hash = new URLSearchParams(window.location.hash.slice(1));
    return problemIn({
      error: search.error ?? hash.get('error'),
      error_code: search.error_code ?? hash.get('error_code'),
      provider: search.provider,
    });
  });
  useEffect(() => {
    if (!problem) return;
    if (problem.by === 'provider') toastProblem(t(common.error), problem.sentence);
    void navigate({
      to: '/login',
      search: ({ from, notice }) => ({ ...(from ? { from } : {}), ...(notice ? { notice } : {}) }),
      replace: true,
    });
  }, [problem, navigate]);
  return problem;
}

type ReturnedParameters = Record<'error' | 'error_code', string | null> & {
  provider: ReturnedProvider | undefined;
};

function problemIn({
  error,
  error_code,
  provider: searched,
}: ReturnedParameters): ReturnedProblem | undefined {
  if (!error && !error_code) return undefined;
  const provider = providerName(searched);
  if (error_code === 'otp_expired') return { by: 'link', provider, sentence: t(accountErrors.linkExpired) };
  return {
    by: 'provider',
    provider,
    sentence: providerProblem(error_code ?? undefined, accountErrors.providerOtherConnected, provider),
  };
}
