import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AnswerOptions } from '#shared/contracts/assistant/answers.ts';
import type { ChatMessage, ChatThread } from '#shared/contracts/assistant/chats.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { formatDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { answerRuns, isRunning, runAnswer, visibleRun } from './answer-runs.ts';
import { isNothingKept } from './ends.ts';
import { useKeyed } from './keyed-store.ts';
import { createThread, messagesInOrder, messagesQuery, threadQuery } from './queries.ts';
import { chatKey, typedTexts } from './typed-text.ts';

/** A chat: where it belongs, which one is open, and how its page opens another one. */
export interface ChatPlaceProps {
  caseId: string | null;
  threadId: string | undefined;
  /** Opens a chat, or with undefined a new one. */
  onThread: (id: string | undefined) => void;
}

const newTitle = () =>
  t(messages.newThreadTitle, {
    date: formatDate(new Date(), { day: 'numeric', month: 'short', year: 'numeric' }),
  });

/** Shows the specified error, and the reason where there is one. */
function useFailure() {
  const [failure, setFailure] = useState<{ key: string; reason: string }>();
  return {
    failure,
    clear: () => setFailure(undefined),
    fail: (key: string, error: unknown) => {
      const reason = sentence(error, t(messages.noAnswer));
      const description = isNothingKept(error) ? reason : t(messages.sendFailed);
      setFailure({ key, reason });
      toastProblem(t(common.error), description);
    },
  };
}

/** The messages of the open chat, and what can be done in it. */
export function useChat({ caseId, threadId, onThread }: ChatPlaceProps, options: AnswerOptions) {
  const client = useQueryClient();
  const { failure, clear, fail } = useFailure();
  const [starting, setStarting] = useState(false);
  const key = chatKey(caseId, threadId);
  const thread = useQuery({ ...threadQuery(threadId ?? ''), enabled: threadId !== undefined });
  const pages = useInfiniteQuery({ ...messagesQuery(threadId ?? ''), enabled: threadId !== undefined });
  const list = useMemo(() => messagesInOrder(pages.data?.pages ?? []), [pages.data]);
  const run = useKeyed(answerRuns, key);
  const typed = useKeyed(typedTexts, key);

  const answer = async (to: Pick<ChatThread, 'id' | 'case_id'>, content: string, saved?: ChatMessage) => {
    let question = saved;
    const keep = (row: ChatMessage) => {
      question = row;
    };
    try {
      await runAnswer(client, { thread: to, content, saved, options }, keep);
    } catch (error) {
      // The question returns to the form, unless something else was typed meanwhile.
      if (!typedTexts.get(to.id)?.text) typedTexts.set(to.id, { text: content, saved: question });
      fail(to.id, error);
    }
  };
  const started = async (): Promise<Pick<ChatThread, 'id' | 'case_id'>> => {
    if (threadId !== undefined) return { id: threadId, case_id: caseId };
    const made = await createThread({ caseId }, newTitle());
    client.setQueryData(threadQuery(made.id).queryKey, made);
    onThread(made.id);
    return made;
  };
  const send = async () => {
    const { text = '', saved } = typed ?? {};
    const content = text.trim();
    if (content === '' || starting || isRunning(run)) return;
    clear();
    setStarting(true);
    typedTexts.set(key, undefined);
    try {
      const to = await started();
      setStarting(false);
      await answer(to, content, saved?.content === content ? saved : undefined);
    } catch (error) {
      setStarting(false);
      typedTexts.set(key, { text });
      fail(key, error);
    }
  };
  return {
    key,
    thread,
    pages,
    list,
    run: visibleRun(run, list),
    phase: starting ? ('sending' as const) : run?.phase,
    busy: starting || isRunning(run),
    typed: typed ?? { text: '' },
    failure: failure?.key === key ? failure.reason : undefined,
    send,
    /** Asks for the answer of a question that has none. */
    retry: (question: ChatMessage) => {
      clear();
      if (typed?.saved?.id === question.id) typedTexts.set(key, undefined);
      void answer({ id: question.thread_id, case_id: caseId }, question.content, question);
    },
    /** Asks a question again, as a new one. */
    again: (content: string) => {
      clear();
      if (threadId !== undefined && !isRunning(run)) void answer({ id: threadId, case_id: caseId }, content);
    },
  };
}
export type ChatState = ReturnType<typeof useChat>;
