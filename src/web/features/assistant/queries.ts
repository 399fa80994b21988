import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { z } from 'zod';
import {
  type ChatMessage,
  type ChatThread,
  chatHits,
  chatMessage,
  chatThread,
} from '#shared/contracts/assistant/chats.ts';
import { timelineEvent } from '#shared/contracts/timeline.ts';
import { api } from '#web/data/api.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';

const THREADS = '/rest/v1/chat_threads';
const MESSAGES = '/rest/v1/chat_messages';
const WRITTEN = { headers: { ...RETURN_ROWS, ...ONE_ROW } };
/** Threads and messages of one page of a list. */
const PAGE = 50;

/** The place of chats: a case, or none for the general chat. */
export type ChatPlace = { caseId: string | null };

const conditionOf = ({ caseId }: ChatPlace) => (caseId === null ? 'is.null' : `eq.${caseId}`);

/** The chats of a place, the latest first, page by page. */
export const threadsQuery = (place: ChatPlace) =>
  infiniteQueryOptions({
    queryKey: ['chat-threads', 'list', place.caseId],
    queryFn: ({ pageParam, signal }) =>
      api.get(THREADS, z.array(chatThread), {
        query: {
          case_id: conditionOf(place),
          order: 'updated_at.desc,id',
          limit: PAGE,
          offset: pageParam,
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    staleTime: 0,
  });

/** The chats in which words occur; `preview` is the passage. */
async function findThreads({ caseId }: ChatPlace, words: string, signal: AbortSignal): Promise<ChatThread[]> {
  const body = { query: words, case_id: caseId };
  const hits = await api.post('/rest/v1/rpc/search_chats', body, chatHits, { signal });
  const snippets = new Map(hits.toReversed().map(({ thread_id, snippet }) => [thread_id, snippet]));
  if (snippets.size === 0) return [];
  const threads = await api.get(THREADS, z.array(chatThread), {
    query: { id: `in.(${[...snippets.keys()].join(',')})`, order: 'updated_at.desc,id' },
    signal,
  });
  return threads.map((thread) => ({ ...thread, preview: snippets.get(thread.id) ?? thread.preview }));
}

export const foundThreadsQuery = (place: ChatPlace, words: string) =>
  queryOptions({
    queryKey: ['chat-threads', 'found', place.caseId, words],
    queryFn: ({ signal }) => findThreads(place, words, signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** One chat. Errors: `ApiError`; `isMissing` recognises the one for a chat that was deleted. */
export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat-threads', 'one', id],
    queryFn: ({ signal }) =>
      api.get(THREADS, chatThread, { query: { id: `eq.${id}` }, headers: ONE_ROW, signal }),
    staleTime: 0,
  });

export const createThread = (place: ChatPlace, title: string) =>
  api.post(THREADS, { case_id: place.caseId, title }, chatThread, WRITTEN);
export const renameThread = (id: string, title: string) =>
  api.patch(THREADS, { title }, chatThread, { query: { id: `eq.${id}` }, ...WRITTEN });
export const deleteThread = (id: string) =>
  api.run('DELETE', THREADS, undefined, { query: { id: `eq.${id}` } });

/** The newest messages of a chat, in pages from the end; each page is in the order of writing. */
export const messagesQuery = (threadId: string) =>
  infiniteQueryOptions({
    queryKey: ['chat-messages', threadId],
    queryFn: async ({ pageParam, signal }) => {
      const newest = await api.get(MESSAGES, z.array(chatMessage), {
        query: {
          thread_id: `eq.${threadId}`,
          order: 'created_at.desc,id.desc',
          limit: PAGE,
          offset: pageParam,
        },
        signal,
      });
      return newest.toReversed();
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    staleTime: 0,
  });

/** All messages of the loaded pages in the order of writing, each once. */
export function messagesInOrder(pages: readonly (readonly ChatMessage[])[]): ChatMessage[] {
  const byId = new Map<string, ChatMessage>();
  for (const page of pages.toReversed()) for (const message of page) byId.set(message.id, message);
  return [...byId.values()];
}

/** Shows a message that was just written, unless a live change has brought it already. */
export function addMessage(client: QueryClient, message: ChatMessage): void {
  client.setQueryData(messagesQuery(message.thread_id).queryKey, (known) => {
    if (!known) return { pages: [[message]], pageParams: [0] };
    const [newest = [], ...older] = known.pages;
    if (newest.some(({ id }) => id === message.id)) return known;
    return { ...known, pages: [[...newest, message], ...older] };
  });
}

/** Saves a question. Errors: `ApiError`. */
export const createQuestion = (thread: { id: string; case_id: string | null }, content: string) =>
  api.post(
    MESSAGES,
    { thread_id: thread.id, case_id: thread.case_id, role: 'user', content },
    chatMessage,
    WRITTEN,
  );

/** Keeps an answer as a note on the timeline of its case. Errors: `ApiError`. */
export const saveNote = (caseId: string, title: string, description: string) =>
  api.post(
    '/rest/v1/timeline_events',
    {
      case_id: caseId,
      title,
      description,
      event_type: 'note',
      event_date: new Date().toISOString(),
      all_day: false,
    },
    timelineEvent,
    WRITTEN,
  );
