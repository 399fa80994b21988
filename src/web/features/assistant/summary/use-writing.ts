import type { Fallback } from '#shared/contracts/assistant/chats.ts';
import { postForEvents } from '#web/data/live/event-stream.ts';
import { useChange } from '#web/data/use-change.ts';
import { type AnswerRun, answerRuns, change, inRun, isRunning, takePiece } from '../answer-runs.ts';
import { useKeyed } from '../keyed-store.ts';

export interface Writing<Answer> {
  /** The key of the run: the ID of the case or of the document. */
  key: string;
  path: string;
  body: object;
  parse: (data: unknown) => Answer;
  /** Puts the answer on the page. */
  keep: (answer: Answer) => void;
  /** Reads again what the server keeps, also after a failure. */
  settle?: () => void;
  /** By which a newer text on the page is known. */
  shown: unknown;
  /** The title of a failure. */
  failed: string;
}

export interface WritingState {
  write: () => void;
  busy: boolean;
  phase: AnswerRun['phase'] | undefined;
  /** The run whose words the page shows in place of the last text. */
  run: AnswerRun | undefined;
  /** Why the model wrote nothing new. */
  notKept: Fallback | undefined;
}

/** Has a text written on request and follows it, in a run under its key. */
async function written<Answer extends { fallback?: Fallback | undefined }>({
  key,
  path,
  body,
  parse,
  keep,
  settle,
}: Writing<Answer>): Promise<Fallback | undefined> {
  let fallback: Fallback | undefined;
  try {
    await inRun(key, { phase: 'thinking' }, async (signal) => {
      for await (const event of postForEvents(path, body, signal)) {
        takePiece(key, event);
        if (event.event !== 'done') continue;
        const answer = parse(event.data);
        ({ fallback } = answer);
        keep(answer);
        change(key, { phase: 'done' });
      }
    });
  } finally {
    settle?.();
  }
  return fallback;
}

/** A text that the model writes on request, as it comes. */
export function useWriting<Answer extends { fallback?: Fallback | undefined }>(
  writing: Writing<Answer>,
): WritingState {
  const run = useKeyed(answerRuns, writing.key);
  const { mutate, data, variables } = useChange({
    mutationFn: (_before: unknown) => written(writing),
    failed: writing.failed,
  });
  const busy = isRunning(run);
  // Words of a run that did not end are shown until the page has what the server kept of them.
  const ended = run?.text !== '' && run?.phase !== 'done' && variables === writing.shown;
  return {
    write: () => mutate(writing.shown),
    busy,
    phase: run?.phase,
    run: run && (busy || ended) ? run : undefined,
    notKept: busy ? undefined : data,
  };
}
