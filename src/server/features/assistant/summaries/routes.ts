import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  caseSummaryAnswer,
  caseSummaryBody,
  writtenSummaryAnswer,
} from '#shared/contracts/assistant/case-summary.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/library/case-summary.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { answerInTurn } from '../answering/answer-in-turn.ts';
import { presentSummaries, stateOf } from './present-summary.ts';
import { filesOfCase, keepSummary, papersOf } from './store.ts';
import { summariseInThread } from './summary-thread.ts';
import { readAskedSummary, summaryInTurn } from './write-summary.ts';

type Deps = Pick<Services, 'db' | 'library' | 'languageModel' | 'webSearch' | 'env' | 'log' | 'eventStreams'>;

const routes = routesOf('Assistant');

const read = routes.get('/case-summary', {
  summary: 'What the papers of a case say, as it was made last',
  request: { query: caseSummaryBody },
  responses: {
    200: json(
      caseSummaryAnswer,
      'The summary; null before it was made, and when the profile switches summaries off',
    ),
    ...errors(404),
  },
});

const make = routes.post('/case-summary', {
  ...WHEN_UNPAID.refused,
  summary: 'Make or renew the summary of a case from its files',
  description:
    'Overview, facts, issues, dates, parties and provisions are quotations, each with its file and page; no language model writes them.',
  request: { body: jsonBody(caseSummaryBody) },
  responses: { 200: json(caseSummaryAnswer, 'The new summary'), ...errors(403, 404, 422) },
});

const write = routes.post('/write-case-summary', {
  ...WHEN_UNPAID.refused,
  summary: 'Let the model write a summary of a case from its files',
  description:
    'Each sentence is compared with the page that it names, as in a chat. With `Accept: text/event-stream` it comes as the events `sources`, `progress`, `delta`, `done` and, at last, `end`, or as `error`. Where the model fails, `fallback` says why and nothing new is kept.',
  request: { body: jsonBody(caseSummaryBody) },
  responses: {
    200: {
      description: 'The summary, as it is kept',
      content: {
        ...json(writtenSummaryAnswer, '').content,
        'text/event-stream': { schema: { type: 'string' } },
      },
    },
    ...errors(403, 404, 422, 429),
  },
});

function makeRoute(app: OpenAPIHono<AppEnv>, parts: Deps): void {
  const { db } = parts;
  const turns = new KeyedQueue();
  app.openapi(make, async (c) => {
    const session = c.get('session');
    const { caseId } = c.req.valid('json');
    return turns.run(session.userId, async () => {
      const { files, papers } = await db.withUser(session, async (tx) => {
        const { enabled, renewable } = await presentSummaries(tx, parts, caseId);
        if (!enabled) throw new ProblemError('forbidden', sentenceOf(messages.off));
        if (!renewable) throw new ProblemError('forbidden', sentenceOf(requests.roleForbids));
        const found = await filesOfCase(tx, caseId);
        return { files: found, papers: await papersOf(tx, found) };
      });
      if (papers.every(({ pages }) => pages.length === 0))
        throw new ProblemError('unprocessable', sentenceOf(messages.nothingToRead));
      const summary = await summariseInThread(papers);
      const answer = await db.withUser(session, async (tx) => {
        await keepSummary(tx, caseId, { summary, files: stateOf(files) });
        return presentSummaries(tx, parts, caseId);
      });
      return c.json(answer, 200);
    });
  });
}

function writeRoute(app: OpenAPIHono<AppEnv>, parts: Deps): void {
  // Two requests for one case: the second waits, and finds what the first had written.
  const turns = new KeyedQueue();
  app.openapi(write, async (c) => {
    const session = c.get('session');
    const { caseId } = c.req.valid('json');
    // Refusals of the request come with their status, before a stream begins.
    const came = await readAskedSummary(parts, session, caseId);
    const turn = { turns, key: caseId };
    const answer = await answerInTurn(c, parts.eventStreams, turn, (reading) =>
      summaryInTurn(parts, session, came, reading),
    );
    return answer instanceof Response ? (answer as never) : c.json(answer, 200);
  });
}

/** `/functions/v1/case-summary` and `write-case-summary`; the caller checks the session. */
export function caseSummaryRoutes(parts: Deps): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(read, async (c) => {
    const { caseId } = c.req.valid('query');
    return c.json(
      await parts.db.withUser(c.get('session'), (tx) => presentSummaries(tx, parts, caseId)),
      200,
    );
  });
  makeRoute(app, parts);
  writeRoute(app, parts);
  return app;
}
