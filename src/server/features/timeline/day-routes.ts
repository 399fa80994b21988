import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { dayBoard, dayBoardQuery, dayResultAnswer, dayResultBody } from '#shared/contracts/day-board.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/day-board.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { courtCallRoutes } from './court-calls.ts';
import { nextHearings, peopleOfBoard, rowsOfDay } from './day-board.ts';
import { enterResult } from './day-results.ts';

const routes = routesOf('Timeline');

const board = routes.get('/day-board', {
  summary: 'The board of a day: hall, item, case, purpose, what is due, papers to carry, who appears',
  request: { query: dayBoardQuery },
  responses: { 200: json(dayBoard, 'The board, and the next day with a hearing'), ...errors(400) },
});
const enter = routes.post('/day-result', {
  ...WHEN_UNPAID.refused,
  summary: 'Enter what happened at a hearing, its next date and the tasks that came from it',
  description: 'A second result for the same hearing replaces the first.',
  request: { body: jsonBody(dayResultBody) },
  responses: { 200: json(dayResultAnswer, 'Entered'), ...errors(400, 404) },
});

/** `/functions/v1/day-board` and `/functions/v1/day-result`; the caller checks the session. */
export function dayRoutes({ db, now }: Pick<Services, 'db' | 'now'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(board, async (c) => {
    const { day } = c.req.valid('query');
    const answer = await db.withUser(c.get('session'), async (tx) => ({
      day,
      rows: await rowsOfDay(tx, day),
      people: await peopleOfBoard(tx),
      next: await nextHearings(tx, day),
    }));
    return c.json(answer, 200);
  });
  app.openapi(enter, async (c) => {
    const entered = c.req.valid('json');
    const done = await db.withUser(c.get('session'), (tx) => enterResult(tx, entered, now()));
    if (!done) throw new ProblemError('not_found', sentenceOf(messages.noHearing));
    return c.json(done, 200);
  });
  courtCallRoutes(app, { db, now });
  return app;
}
