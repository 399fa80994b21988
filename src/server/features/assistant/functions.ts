import { declareFunction } from '#server/platform/data-api/functions.ts';
import { chatHits, searchChatsBody } from '#shared/contracts/assistant/chats.ts';
import { searchChats } from './store.ts';

export const assistantFunctions = [
  declareFunction({
    name: 'search_chats',
    whenUnpaid: 'open',
    summary: 'Chats of a case, or general ones, whose title or messages have these words; the latest first',
    body: searchChatsBody,
    answer: chatHits,
    run: async (tx, { query, case_id }) =>
      (await searchChats(tx, query, case_id ?? null)).map(({ created_at, ...hit }) => ({
        ...hit,
        created_at: created_at.toISOString(),
      })),
  }),
];
