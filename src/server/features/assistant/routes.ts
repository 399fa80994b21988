import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type ChatCompletion,
  chatCompletionAnswer,
  chatCompletionBody,
} from '#shared/contracts/assistant/answers.ts';
import { answerEvents } from './answering/answer.ts';
import { modelFor } from './answering/model-for.ts';
import { type AskedQuestion, readQuestion } from './answering/question-of-thread.ts';

type Parts = Pick<Services, 'db' | 'library' | 'languageModel' | 'env' | 'eventStreams'>;

const completion = createRoute({
  method: 'post',
  path: '/chat-completion',
  ...WHEN_UNPAID.refused,
  tags: ['Assistant'],
  summary: 'Answer the message of a chat from the files of its case and from the library',
  description:
    'The user’s message is saved first. With `Accept: text/event-stream` the answer comes as the events `sources`, `delta`, `done` and, at last, `end`, or as `error`. A message that was answered gets the same answer again.',
  request: { body: jsonBody(chatCompletionBody) },
  responses: {
    200: {
      description: 'The answer, as it is kept',
      content: {
        ...json(chatCompletionAnswer, '').content,
        'text/event-stream': { schema: { type: 'string' } },
      },
    },
    ...errors(404, 429),
  },
});

/** `/functions/v1/chat-completion`; the caller checks the session. */
export function assistantRoutes(parts: Parts): OpenAPIHono<AppEnv> {
  const app = newApi();
  // Two requests for one message: the second waits, and finds the answer of the first.
  const turns = new KeyedQueue();

  const answer = (session: Session, body: ChatCompletion, asked: AskedQuestion, signal: AbortSignal) =>
    answerEvents(parts, {
      session,
      asked,
      options: body.options ?? {},
      model: modelFor(parts, asked.preferences),
      signal,
    });

  app.openapi(completion, async (c) => {
    const session = c.get('session');
    const body = c.req.valid('json');
    if (c.req.header('accept')?.includes('text/event-stream')) {
      // Refusals of the request come with their status, before a stream begins.
      await readQuestion(parts, session, body);
      return parts.eventStreams.answer(c, (signal) =>
        inTurn(turns, body.threadId, signal, async function* () {
          yield* answer(session, body, await readQuestion(parts, session, body), signal);
        }),
      ) as never;
    }
    const { signal } = c.req.raw;
    return turns.run(body.threadId, async () => {
      const asked = await readQuestion(parts, session, body);
      for await (const event of answer(session, body, asked, signal))
        if (event.event === 'done') return c.json(event.data, 200);
      throw new Error('an answer ends with its message');
    });
  });
  return app;
}

/** Runs a generator in the turn of a key. The turn lasts until the consumer is done with it. */
async function* inTurn<T>(
  turns: KeyedQueue,
  key: string,
  signal: AbortSignal,
  make: () => AsyncGenerator<T>,
): AsyncGenerator<T> {
  let over: () => void = () => undefined;
  const lasts = new Promise<void>((resolve) => {
    over = resolve;
  });
  await new Promise<void>((begin, refuse) => {
    turns
      .run(key, () => {
        begin();
        return lasts;
      })
      .catch(refuse);
  });
  try {
    signal.throwIfAborted();
    yield* make();
  } finally {
    over();
  }
}
