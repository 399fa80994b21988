import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { googleProblem } from '#web/data/google/google-problem.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Reasons for a return without a session: an unusable email link, or a failed sign-in with Google. */
export type ReturnedProblem = { by: 'link' | 'google'; sentence: string };

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

type Given = Record<'error' | 'error_code', string | null>;

function problemIn({ error, error_code }: Given): ReturnedProblem | undefined {
  if (!error && !error_code) return undefined;
  if (error_code === 'otp_expired') return { by: 'link', sentence: t(accountErrors.linkExpired) };
  return {
    by: 'google',
    sentence: googleProblem(error_code ?? undefined, accountErrors.googleOtherConnected),
  };
}
