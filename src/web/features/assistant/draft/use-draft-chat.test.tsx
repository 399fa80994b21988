import { TextDecoderStream } from 'node:stream/web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Fallback } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/drafting/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { CASE } from '#test/fixtures/case-screen.ts';
import { eventStream, SOURCE } from '#test/fixtures/chats.ts';
import { lastToast, pretendServer } from '#test/support/web.tsx';
import type { DraftDesk } from '#web/components/drafting/draft-desk.ts';
import { useDraftChat } from './use-draft-chat.ts';

const DRAFT = '7a1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c20';
const id = (n: number) => `6e1f3c52-1b1d-4f57-8f1c-${String(n).padStart(12, '0')}`;

/** A panel whose model fails for these reasons, one after the other; undefined for an answer. */
function panel(fallbacks: (Fallback | undefined)[]) {
  let written = 0;
  const row = (role: string, more: object) => {
    written += 1;
    const of = { owner_id: CASE.owner_id, user_id: CASE.owner_id, case_id: CASE.id, draft_id: DRAFT };
    const parts = { sources: null, checks: null, suggestions: null, engine: null, reply_to: null };
    const at = `2026-11-22T10:00:${String(written).padStart(2, '0')}+00:00`;
    return {
      ...of,
      ...parts,
      id: id(written),
      role,
      status: 'complete',
      declined: false,
      created_at: at,
      ...more,
    };
  };
  const answer = () => {
    const stream = eventStream();
    const fallback = fallbacks.shift();
    const {
      owner_id: _owner,
      user_id: _user,
      case_id: _case,
      draft_id: _draft,
      ...message
    } = row('assistant', {
      ...{ content: 'It was served [1].', engine: 'extractive', sources: [SOURCE], reply_to: id(written) },
      checks: { citations: [], provisions: [], not_checked: [], removed: [], unread_files: [] },
      ...(fallback ? { fallback } : {}),
    });
    stream.send('done', { message: { ...message, declined: undefined }, suggestions: [] });
    stream.send('end', { reason: 'done' });
    stream.end();
    return stream.response;
  };
  // The page that a test pretends has none.
  vi.stubGlobal('TextDecoderStream', TextDecoderStream);
  pretendServer({
    'GET /rest/v1/draft_chat_messages': () => [],
    'POST /rest/v1/draft_chat_messages': ({ body }) => row('user', body as object),
    'POST /functions/v1/chat-completion': answer,
  });
  const desk = { draftId: DRAFT, caseId: CASE.id, text: async () => '' } as unknown as DraftDesk;
  const client = new QueryClient();
  const { result } = renderHook(() => useDraftChat(desk), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return async () => {
    await act(() => result.current.ask('Is the notice served?'));
    return result.current.failure;
  };
}

test('a model that fails is named in a toast and an alert beside its quotations, and as lasting at the third time', async () => {
  const failed: Fallback = { reason: 'failed' };
  const ask = panel([failed, failed, { reason: 'stalled' }, undefined, failed]);
  expect(await ask()).toBe(t(messages.noAnswer));
  expect(lastToast()).toMatchObject({ title: 'Error', description: 'Failed to get AI response' });
  await ask();
  expect(await ask()).toBe(t(messages.persistent));
  expect(await ask()).toBeUndefined();
  expect(await ask()).toBe(t(messages.noAnswer));
});

test('a budget that is used up is no lasting problem of the service', async () => {
  const used: Fallback = { reason: 'budget' };
  const ask = panel([used, used, used]);
  await ask();
  await ask();
  expect(await ask()).toBe(t(messages.noAnswer));
});
