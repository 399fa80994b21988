import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { casePageHits, eventSuggestion, suggestionAccepted } from '#shared/contracts/file-pages.ts';
import { api } from '#web/data/api.ts';
import { allRows } from '#web/data/rest-rows.ts';

const HITS = 50;

/** The pages of all files of a case that hold the words, best matches first. */
export const pageHitsQuery = (caseId: string, words: string) =>
  queryOptions({
    queryKey: ['case-pages', caseId, words],
    queryFn: ({ signal }) =>
      api.post(
        '/rest/v1/rpc/search_case_pages',
        { case_id: caseId, query: words, limit: HITS },
        casePageHits,
        { signal },
      ),
    staleTime: 30_000,
  });

const listed = eventSuggestion.extend({ file: z.object({ id: z.uuid(), file_name: z.string() }).nullable() });
export type Suggestion = z.infer<typeof listed>;

/** The open suggestions from the files of a case, earliest first. */
export const suggestionsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['event-suggestions', caseId],
    queryFn: ({ signal }) =>
      allRows('event_suggestions', z.array(listed), {
        query: {
          case_id: `eq.${caseId}`,
          state: 'eq.open',
          select: '*,file:case_files(id,file_name)',
          order: 'day,id',
        },
        signal,
      }),
    staleTime: 0,
  });

export const acceptSuggestion = (id: string) =>
  api.post('/rest/v1/rpc/accept_suggestion', { id }, suggestionAccepted);

export const setSuggestionState = (id: string, state: 'open' | 'rejected'): Promise<void> =>
  api.run('PATCH', '/rest/v1/event_suggestions', { state }, { query: { id: `eq.${id}` } });

/** Undoes an accepted suggestion: deletes its event and reopens it. */
export async function undoAccept(id: string, eventId: string): Promise<void> {
  await api.run('DELETE', '/rest/v1/timeline_events', undefined, { query: { id: `eq.${eventId}` } });
  await setSuggestionState(id, 'open');
}
