import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  casePageHits,
  eventSuggestion,
  FILE_PAGES,
  suggestionAccepted,
} from '#shared/contracts/file-pages.ts';
import { timelineEvent } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import type { Message } from '#shared/messages/message.ts';
import { api } from '#web/data/api.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';

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

/** The names of the kinds of suggested dates. */
export const KINDS = {
  hearing: messages.hearing,
  deadline: messages.deadline,
  document: messages.document,
  other: messages.other,
} as const satisfies Record<Suggestion['kind'], Message>;

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

const dayEvent = timelineEvent.pick({ id: true, title: true, event_date: true });
export type DayEvent = z.infer<typeof dayEvent>;

/** The days of a case's timeline. */
export const timelineDaysQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['timeline-events', caseId, 'days'],
    queryFn: ({ signal }) =>
      allRows('timeline_events', z.array(dayEvent), {
        query: { case_id: `eq.${caseId}`, select: 'id,title,event_date', order: 'event_date,id' },
        signal,
      }),
    staleTime: 0,
  });

/** Accepts a suggestion, and the others of its day as sources of the same event. */
export const acceptSuggestion = (id: string, also: readonly string[]) =>
  api.post(
    '/rest/v1/rpc/accept_suggestion',
    { id, also: also.slice(0, FILE_PAGES.maxSameEvent) },
    suggestionAccepted,
  );

const IDS_AT_ONCE = 50;

export async function setSuggestionState(ids: readonly string[], state: 'open' | 'rejected'): Promise<void> {
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE)
    await api.run(
      'PATCH',
      '/rest/v1/event_suggestions',
      { state },
      { query: { id: `in.(${ids.slice(at, at + IDS_AT_ONCE).join(',')})` } },
    );
}

/** Undoes an accepted suggestion: deletes its event and opens it again, with those that were accepted with it. */
export async function undoAccept(ids: readonly string[], eventId: string): Promise<void> {
  await api.run('DELETE', '/rest/v1/timeline_events', undefined, { query: { id: `eq.${eventId}` } });
  await setSuggestionState(ids, 'open');
}
