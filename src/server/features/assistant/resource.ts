import type { Resource } from '#server/platform/data-api/resource.ts';
import * as contract from '#shared/contracts/assistant/chats.ts';

export const chatThreads: Resource = {
  table: 'chat_threads',
  summary:
    'Chats with the assistant, of a case or general (`case_id` null); the latest one first by `updated_at`',
  row: contract.chatThread,
  insert: contract.newChatThread,
  update: contract.chatThreadChange,
  delete: true,
  touch: 'updated_at',
  caseColumn: 'case_id',
  embeds: {
    case: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
    cases: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
    chat_messages: { resource: 'chat_messages', kind: 'many', on: ['id', 'thread_id'] },
  },
};

/** Messages are not changed. Only the server writes those of the assistant. */
export const chatMessages: Resource = {
  table: 'chat_messages',
  summary:
    'Messages of chats: clients add those of the user; the server adds the answers, with their sources and checks',
  row: contract.chatMessage,
  insert: contract.newChatMessage,
  delete: true,
  caseColumn: 'case_id',
  embeds: { thread: { resource: 'chat_threads', kind: 'one', on: ['thread_id', 'id'] } },
};
