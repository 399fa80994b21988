import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { CaseUrl } from '#web/data/url/practice-url.ts';

/** The tab, file, page and words that the address names, and `show`, which changes them. */
export function useCaseUrl(caseId: string) {
  const { tab = 'summary', file, page, find, dialog } = useSearch({ from: '/home/cases/$caseId' });
  const navigate = useNavigate();
  const at = useMemo(() => ({ page, find }), [page, find]);
  const show = useCallback(
    (search: CaseUrl) =>
      void navigate({
        to: '/home/cases/$caseId',
        params: { caseId },
        search,
        replace: true,
        resetScroll: false,
      }),
    [navigate, caseId],
  );
  return { tab, file, at, show, addingEvent: dialog === 'event' };
}
