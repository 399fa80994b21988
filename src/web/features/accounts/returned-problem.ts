import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Why the browser came back without a session: a used link of an email, or a sign-in with Google that failed. */
export type ReturnedProblem = { by: 'link' | 'google'; sentence: string };

/**
 * What the server put in the address of the sign-in page, or behind its #. The page keeps it and removes it from
 * the address, so that a reload or a bookmark does not show it again.
 */
export function useReturnedProblem(): ReturnedProblem | undefined {
  const search = useSearch({ from: '/login' });
  const navigate = useNavigate();
  const [problem] = useState(() => {
    const hash = new URLSearchParams(window.location.hash.slice(1));
    return problemIn({
      error: search.error ?? hash.get('error'),
      error_code: search.error_code ?? hash.get('error_code'),
      error_description: search.error_description ?? hash.get('error_description'),
    });
  });
  useEffect(() => {
    if (!problem) return;
    if (problem.by === 'google')
      toast({ title: t(common.error), description: problem.sentence, variant: 'destructive' });
    void navigate({
      to: '/login',
      search: ({ from, notice }) => ({ ...(from ? { from } : {}), ...(notice ? { notice } : {}) }),
      replace: true,
    });
  }, [problem, navigate]);
  return problem;
}

type Given = Record<'error' | 'error_code' | 'error_description', string | null>;

function problemIn({ error, error_code, error_description }: Given): ReturnedProblem | undefined {
  if (!error && !error_code && !error_description) return undefined;
  if (error_code === 'otp_expired')
    return { by: 'link', sentence: error_description || t(accountErrors.linkExpired) };
  return { by: 'google', sentence: error_description || t(accountErrors.googleFailed) };
}
