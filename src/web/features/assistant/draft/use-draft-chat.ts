import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Fallback } from '#shared/contracts/assistant/chats.ts';
import type { DraftChatMessage } from '#shared/contracts/drafts/drafts.ts';
import type { DraftRequest } from '#shared/contracts/drafts/suggestions.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/drafting/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import type { DraftDesk } from '#web/components/drafting/draft-desk.ts';
import { sentence } from '#web/data/api.ts';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { isRefusedAnswer } from '../ends.ts';
import { useKeyed } from '../keyed-store.ts';
import { typedTexts } from '../typed-text.ts';
import {
  beginDraftRun,
  draftRuns,
  endDraftRun,
  isRunning,
  runDraftAnswer,
  visibleDraftRun,
} from './draft-runs.ts';
import { addDraftMessage, createDraftMessage, draftMessagesQuery } from './queries.ts';

/** So many failures in a row are a lasting problem. */
const PERSISTENT = 3;

/** Reasons for quotations in place of an answer that are failures of the service: it works when a budget is used up. */
const OF_THE_SERVICE: ReadonlySet<Fallback['reason']> = new Set(['failed', 'stalled']);

/** Requests of this window's messages, to send them again. */
const requests = new Map<string, DraftRequest>();

/** Counts failures in a row, and shows each in a toast and in the panel. */
function useFailures() {
  const [failure, setFailure] = useState('');
  const count = useRef(0);
  return {
    failure,
    clear: () => setFailure(''),
    succeed: () => {
      count.current = 0;
      setFailure('');
    },
    /** `works`: the service works, although there is no answer. */
    fail: (says: string, works = false) => {
      count.current = works ? 0 : count.current + 1;
      const text = count.current >= PERSISTENT ? t(messages.persistent) : says;
      setFailure(text);
      toastProblem(t(common.error), text);
    },
  };
}

/** The conversation about a draft, and what can be done in it. */
export function useDraftChat({ draftId, caseId, text: textOf }: DraftDesk) {
  const client = useQueryClient();
  const { failure, clear, succeed, fail } = useFailures();
  const saved = useQuery(draftMessagesQuery(draftId));
  const list = saved.data ?? [];
  const run = useKeyed(draftRuns, draftId);
  const key = `draft ${draftId}`;
  const typed = useKeyed(typedTexts, key) ?? { text: '' };

  const answer = async (question: DraftChatMessage) => {
    clear();
    try {
      const draft = requests.get(question.id);
      const instead = await runDraftAnswer(client, question, { draftContent: await textOf(), draft });
      // The quotations in its place stay: the model gave no answer all the same.
      if (instead) fail(t(messages.noAnswer), !OF_THE_SERVICE.has(instead.reason));
      else succeed();
    } catch (error) {
      fail(sentence(error, t(messages.noAnswer)), isRefusedAnswer(error));
    }
  };
  /** Saves a message and asks for its answer. What was typed comes back when it is not saved. */
  const ask = async (content: string, draft?: DraftRequest) => {
    if (content.trim() === '' || isRunning(draftRuns.get(draftId))) return;
    clear();
    beginDraftRun(draftId);
    let question: DraftChatMessage;
    try {
      question = await createDraftMessage(draftId, caseId, content);
    } catch (error) {
      endDraftRun(draftId);
      if (!draft && !typedTexts.get(key)?.text) typedTexts.set(key, { text: content });
      fail(sentence(error, t(messages.sendFailed)));
      return;
    }
    if (draft) requests.set(question.id, draft);
    addDraftMessage(client, question);
    await answer(question);
  };
  return {
    saved,
    list,
    run: visibleDraftRun(run, list),
    phase: run?.phase,
    busy: isRunning(run),
    failure: failure === '' ? undefined : failure,
    typed,
    onTyped: (next: typeof typed) => typedTexts.set(key, next),
    send: () => {
      const { text } = typed;
      typedTexts.set(key, undefined);
      void ask(text);
    },
    ask,
    retry: (question: DraftChatMessage) => {
      if (isRunning(draftRuns.get(draftId))) return;
      beginDraftRun(draftId);
      void answer(question);
    },
  };
}
export type DraftChat = ReturnType<typeof useDraftChat>;
