import { queryOptions } from '@tanstack/react-query';
import { caseSummaryAnswer } from '#shared/contracts/assistant/case-summary.ts';
import { api } from '#web/data/api.ts';

export const SUMMARY_PATH = '/functions/v1/case-summary';

/** The summaries of a case, as they are kept. */
export const summaryQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-summary', caseId],
    queryFn: ({ signal }) => api.get(SUMMARY_PATH, caseSummaryAnswer, { query: { caseId }, signal }),
    staleTime: 0,
  });
