import type { OpenAPIHono } from '@hono/zod-openapi';
import { aiPreferencesOf } from '#server/features/profiles/store.ts';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  assistantSettings,
  type ChatCompletion,
  chatCompletionAnswer,
  chatCompletionBody,
} from '#shared/contracts/assistant/answers.ts';
import { EXTRACTIVE } from '#shared/contracts/assistant/chats.ts';
import { draftAssistantState } from '#shared/contracts/drafts/suggestions.ts';
import { answerEvents } from './answering/answer.ts';
import { answerInTurn, wantsEvents } from './answering/answer-in-turn.ts';
import type { AnswerEvent, Reading } from './answering/events.ts';
import { modelFor, secondReader, whyNoModel } from './answering/model-for.ts';
import { readQuestion } from './answering/question-of-thread.ts';
import { readAskedDraft } from './drafts/asked-draft.ts';
import { draftAnswerEvents } from './drafts/draft-answer.ts';

type Deps = Pick<Services, 'db' | 'library' | 'languageModel' | 'webSearch' | 'env' | 'log' | 'eventStreams'>;

const routes = routesOf('Assistant');

const completion = routes.post('/chat-completion', {
  ...WHEN_UNPAID.refused,
  summary: 'Answer the message of a chat from the files of its case and from the library',
  description:
    'The user’s message is saved first. With `Accept: text/event-stream` the answer comes as the events `sources`, `delta`, `done` and, at last, `end`, or as `error`; with `draftContent` also as `suggestion`. A message that was answered gets the same answer again.',
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

const settings = routes.get('/assistant-settings', {
  summary: 'What the assistant of this server can do',
  responses: { 200: json(assistantSettings, 'Whether the web can be searched') },
});

const draftAssistant = routesOf('Drafts').get('/draft-assistant', {
  summary: 'How the assistant of drafts works for the caller: with a model, or with quotations alone',
  responses: { 200: json(draftAssistantState, 'What writes, and why') },
});

interface Answerer {
  /** Errors: those of a message that cannot be answered. */
  check: () => Promise<unknown>;
  events: (reading: Reading) => AsyncGenerator<AnswerEvent>;
}

/** A message of a chat, or with the text of a draft one to the assistant of this draft. */
function answererFor(parts: Deps, session: Session, body: ChatCompletion): Answerer {
  const { draftContent } = body;
  if (draftContent !== undefined) {
    const read = () => readAskedDraft(parts, session, { ...body, draftContent });
    return {
      check: read,
      async *events(reading) {
        yield* draftAnswerEvents(parts, { session, asked: await read(), ...reading });
      },
    };
  }
  const read = () => readQuestion(parts, session, body);
  return {
    check: read,
    async *events(reading) {
      const asked = await read();
      const model = modelFor(parts, asked.preferences);
      const second = model && (await secondReader(parts, session));
      yield* answerEvents(parts, { session, asked, options: body.options ?? {}, model, second, ...reading });
    },
  };
}

/** `/functions/v1/chat-completion`, `assistant-settings` and `draft-assistant`; the caller checks the session. */
export function assistantRoutes(parts: Deps): OpenAPIHono<AppEnv> {
  const app = newApi();
  // Two requests for one message: the second waits, and finds the answer of the first.
  const turns = new KeyedQueue();

  app.openapi(settings, (c) => c.json({ web_search: parts.webSearch !== undefined }, 200));
  app.openapi(completion, async (c) => {
    const answerer = answererFor(parts, c.get('session'), c.req.valid('json'));
    const { threadId } = c.req.valid('json');
    // Refusals of the request come with their status, before a stream begins.
    if (wantsEvents(c)) await answerer.check();
    const turn = { turns, key: threadId };
    const answer = await answerInTurn(c, parts.eventStreams, turn, (reading) => answerer.events(reading));
    return answer instanceof Response ? (answer as never) : c.json(answer, 200);
  });

  app.openapi(draftAssistant, async (c) => {
    const preferences = await parts.db.withUser(c.get('session'), aiPreferencesOf);
    const engine = modelFor(parts, preferences, 'draft')?.name ?? EXTRACTIVE;
    return c.json({ engine, why: whyNoModel(parts, preferences) }, 200);
  });
  return app;
}
