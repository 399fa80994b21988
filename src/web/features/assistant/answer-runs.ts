import type { QueryClient } from '@tanstack/react-query';
import { type AnswerOptions, streamEvents } from '#shared/contracts/assistant/answers.ts';
import type {
  AnswerChecks,
  AnswerSource,
  ChatMessage,
  ChatThread,
} from '#shared/contracts/assistant/chats.ts';
import { postForEvents, StreamCut, type StreamedEvent } from '#web/data/live/event-stream.ts';
import { type End, endOf } from './ends.ts';
import { KeyedStore } from './keyed-store.ts';
import { addMessage, createQuestion } from './queries.ts';

/** An answer on its way, or how the last one of a chat ended; one that is `done` is saved. */
export interface AnswerRun {
  phase: 'sending' | 'thinking' | 'writing' | 'done' | End;
  /** The saved question; undefined while it is being sent. */
  questionId: string | undefined;
  text: string;
  sources: AnswerSource[];
  /** The sentences of the text, as they were compared with their sources. */
  checks: Pick<AnswerChecks, 'sentences' | 'citations'>;
  /** Passages that the model reads; 0 while that is not known. */
  passages: number;
}

const started: AnswerRun = {
  phase: 'sending',
  questionId: undefined,
  text: '',
  sources: [],
  checks: { sentences: [], citations: [] },
  passages: 0,
};

/** The runs by chat. They go on while the user is on another page of this window. */
export const answerRuns = new KeyedStore<AnswerRun>();
const stops = new Map<string, AbortController>();

export const isRunning = (run: AnswerRun | undefined): boolean =>
  run?.phase === 'sending' || run?.phase === 'thinking' || run?.phase === 'writing';

/** Stops the answer of a chat; the server keeps what it has written. */
export const stopAnswer = (threadId: string): void => stops.get(threadId)?.abort();

export interface Asked {
  thread: Pick<ChatThread, 'id' | 'case_id'>;
  content: string;
  /** The question is saved already; it only needs an answer. */
  saved?: ChatMessage | undefined;
  options: AnswerOptions;
}

export function change(key: string, changes: Partial<AnswerRun>): void {
  answerRuns.set(key, { ...(answerRuns.get(key) ?? started), ...changes });
}

/** Adds what an event brings of an answer; `done` is the caller's. */
export function takePiece(id: string, { event, data }: StreamedEvent): void {
  if (event === 'sources') change(id, streamEvents.sources.parse(data));
  if (event === 'progress') change(id, { passages: streamEvents.progress.parse(data).total });
  if (event === 'delta') {
    const { text, checks } = answerRuns.get(id) ?? started;
    const { text: more, sentences = [] } = streamEvents.delta.parse(data);
    const known = [...(checks.sentences ?? []), ...sentences];
    change(id, { phase: 'writing', text: text + more, checks: { sentences: known, citations: [] } });
  }
}

function take(client: QueryClient, question: ChatMessage, streamed: StreamedEvent): void {
  const { thread_id: id } = question;
  takePiece(id, streamed);
  if (streamed.event === 'done') {
    const { message } = streamEvents.done.parse(streamed.data);
    addMessage(client, { ...question, ...message, declined: message.declined ?? false, created_by: null });
    change(id, { phase: 'done' });
  }
}

/** Follows the run of a key until `work` has marked it `done`. Errors: what happened when there is no text to show. */
export async function inRun(
  key: string,
  first: Partial<AnswerRun>,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  stops.set(key, stop);
  answerRuns.set(key, { ...started, ...first });
  try {
    await work(stop.signal);
    if (answerRuns.get(key)?.phase !== 'done') throw new StreamCut();
  } catch (error) {
    const written = Boolean(answerRuns.get(key)?.text);
    const phase = endOf(error, { stopped: stop.signal.aborted, written });
    change(key, { phase });
    if (phase === 'failed') throw error;
  } finally {
    stops.delete(key);
  }
}

/**
 * Saves a question, asks for its answer and follows that. Errors: what happened when there is no text to show; `onSaved`
 * gets the question before.
 */
export async function runAnswer(
  client: QueryClient,
  { thread, content, saved, options }: Asked,
  onSaved: (question: ChatMessage) => void,
): Promise<void> {
  const { id } = thread;
  try {
    await inRun(id, { questionId: saved?.id }, async (signal) => {
      const question = saved ?? (await createQuestion(thread, content));
      onSaved(question);
      addMessage(client, question);
      change(id, { phase: 'thinking', questionId: question.id });
      const body = { threadId: id, caseId: thread.case_id, content, options };
      for await (const event of postForEvents('/functions/v1/chat-completion', body, signal))
        take(client, question, event);
    });
  } finally {
    void client.invalidateQueries({ queryKey: ['chat-messages', id] });
    void client.invalidateQueries({ queryKey: ['chat-threads'] });
  }
}

/** The run that has something to show which the saved messages do not have. */
export function visibleRun(
  run: AnswerRun | undefined,
  messages: readonly Pick<ChatMessage, 'reply_to'>[],
): AnswerRun | undefined {
  if (!run || run.phase === 'done' || run.phase === 'failed') return undefined;
  if (!isRunning(run) && run.text === '') return undefined;
  const answered =
    run.questionId !== undefined && messages.some(({ reply_to }) => reply_to === run.questionId);
  return answered ? undefined : run;
}
