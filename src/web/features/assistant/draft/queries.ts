import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type DraftChatMessage, draftChatMessage } from '#shared/contracts/drafts/drafts.ts';
import {
  draftAssistantState,
  rejectedSuggestion,
  type Suggestion,
} from '#shared/contracts/drafts/suggestions.ts';
import { api } from '#web/data/api.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';

const MESSAGES = '/rest/v1/draft_chat_messages';

/** The reader's messages about a draft and their answers, in the order of writing. */
export const draftMessagesQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['draft-chat-messages', draftId],
    queryFn: ({ signal }) =>
      allRows('draft_chat_messages', z.array(draftChatMessage), {
        query: { draft_id: `eq.${draftId}`, order: 'created_at.asc,id' },
        signal,
      }),
    staleTime: 0,
  });

/** The draft assistant that the reader gets. */
export const draftAssistantQuery = queryOptions({
  queryKey: ['draft-assistant'],
  queryFn: ({ signal }) => api.get('/functions/v1/draft-assistant', draftAssistantState, { signal }),
  staleTime: 0,
});

/** Saves a message. Errors: `ApiError`. */
export const createDraftMessage = (draftId: string, caseId: string, content: string) =>
  api.post(MESSAGES, { draft_id: draftId, case_id: caseId, role: 'user', content }, draftChatMessage, {
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });

/** Shows a message that was just written, unless a live change has brought it already. */
export function addDraftMessage(client: QueryClient, message: DraftChatMessage): void {
  client.setQueryData(draftMessagesQuery(message.draft_id).queryKey, (known = []) =>
    known.some(({ id }) => id === message.id) ? known : [...known, message],
  );
}

/** Shows what was decided about a suggestion before the server has noted it. */
export function showDecided(
  client: QueryClient,
  draftId: string,
  id: string,
  state: Suggestion['state'],
): void {
  client.setQueryData(draftMessagesQuery(draftId).queryKey, (known) =>
    known?.map((message) => ({
      ...message,
      suggestions: message.suggestions?.map((one) => (one.id === id ? { ...one, state } : one)) ?? null,
    })),
  );
}

export const rejectSuggestion = (draftId: string, id: string) =>
  api.post('/rest/v1/rpc/reject_suggestion', { draft_id: draftId, id }, rejectedSuggestion);
