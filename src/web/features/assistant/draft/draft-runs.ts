import type { QueryClient } from '@tanstack/react-query';
import { streamEvents } from '#shared/contracts/assistant/answers.ts';
import type { AnswerChecks, AnswerSource, Fallback } from '#shared/contracts/assistant/chats.ts';
import type { DraftChatMessage } from '#shared/contracts/drafts/drafts.ts';
import type { DraftRequest, Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { postForEvents, StreamCut, type StreamedEvent } from '#web/data/live/event-stream.ts';
import { type End, endOf } from '../ends.ts';
import { KeyedStore } from '../keyed-store.ts';
import { addDraftMessage } from './queries.ts';

/** An answer about a draft on its way, or how the last one ended. */
export interface DraftRun {
  phase: 'saving' | 'thinking' | 'writing' | 'done' | End;
  /** The message that it answers; undefined while this is being saved. */
  questionId: string | undefined;
  text: string;
  /** The sentences of the text, as they were compared with their sources and the draft. */
  checks: Pick<AnswerChecks, 'sentences' | 'citations'>;
  sources: AnswerSource[];
  suggestions: Suggestion[];
}

const started: DraftRun = {
  phase: 'saving',
  questionId: undefined,
  text: '',
  checks: { sentences: [], citations: [] },
  sources: [],
  suggestions: [],
};

/** The runs by draft. They go on while the reader is on another page of this window. */
export const draftRuns = new KeyedStore<DraftRun>();
const stops = new Map<string, AbortController>();

export const isRunning = (run: DraftRun | undefined): boolean =>
  run?.phase === 'saving' || run?.phase === 'thinking' || run?.phase === 'writing';

/** Stops an answer; the server keeps what it has written. */
export const stopDraftRun = (draftId: string): void => stops.get(draftId)?.abort();

/** Shows that a message is being saved. */
export const beginDraftRun = (draftId: string): void => draftRuns.set(draftId, started);
export const endDraftRun = (draftId: string): void => draftRuns.set(draftId, undefined);

function change(draftId: string, changes: (run: DraftRun) => Partial<DraftRun>): void {
  const run = draftRuns.get(draftId) ?? started;
  draftRuns.set(draftId, { ...run, ...changes(run) });
}

/** Shows what an event brings. Returns the failure of the model that quotations take the place of. */
function take(
  client: QueryClient,
  question: DraftChatMessage,
  { event, data }: StreamedEvent,
): Fallback | undefined {
  const { draft_id: id } = question;
  if (event === 'sources') change(id, () => streamEvents.sources.parse(data));
  if (event === 'delta') {
    const { text, sentences = [] } = streamEvents.delta.parse(data);
    change(id, (run) => ({
      phase: 'writing',
      text: run.text + text,
      checks: { sentences: [...(run.checks.sentences ?? []), ...sentences], citations: [] },
    }));
  }
  if (event === 'suggestion') {
    const one = streamEvents.suggestion.parse(data);
    change(id, (run) => ({ phase: 'writing', suggestions: [...run.suggestions, one] }));
  }
  if (event !== 'done') return undefined;
  const { message, suggestions = [] } = streamEvents.done.parse(data);
  addDraftMessage(client, { ...question, ...message, suggestions, declined: message.declined ?? false });
  change(id, () => ({ phase: 'done' }));
  return message.fallback;
}

/**
 * Asks for the answer to a saved message and follows it. Returns the failure of the model where quotations took the place of
 * its answer. Errors: what happened when there is nothing to show.
 */
export async function runDraftAnswer(
  client: QueryClient,
  question: DraftChatMessage,
  { draftContent, draft }: { draftContent: string; draft: DraftRequest | undefined },
): Promise<Fallback | undefined> {
  const { draft_id: id, case_id: caseId, content } = question;
  let fallback: Fallback | undefined;
  const stop = new AbortController();
  stops.set(id, stop);
  draftRuns.set(id, { ...started, phase: 'thinking', questionId: question.id });
  try {
    const body = { threadId: id, caseId, content, draftContent, ...(draft ? { draft } : {}) };
    for await (const event of postForEvents('/functions/v1/chat-completion', body, stop.signal))
      fallback = take(client, question, event) ?? fallback;
    if (draftRuns.get(id)?.phase !== 'done') throw new StreamCut();
  } catch (error) {
    const { text = '', suggestions = [] } = draftRuns.get(id) ?? {};
    const written = text !== '' || suggestions.length > 0;
    const phase = endOf(error, { stopped: stop.signal.aborted, written });
    change(id, () => ({ phase }));
    if (phase === 'failed') throw error;
  } finally {
    stops.delete(id);
    void client.invalidateQueries({ queryKey: ['draft-chat-messages', id] });
  }
  return fallback;
}

/** The run that has something to show which the saved messages do not have. */
export function visibleDraftRun(
  run: DraftRun | undefined,
  messages: readonly Pick<DraftChatMessage, 'reply_to'>[],
): DraftRun | undefined {
  if (!run || run.phase === 'done' || run.phase === 'failed') return undefined;
  if (!isRunning(run) && run.text === '' && run.suggestions.length === 0) return undefined;
  const answered =
    run.questionId !== undefined && messages.some(({ reply_to }) => reply_to === run.questionId);
  return answered ? undefined : run;
}
