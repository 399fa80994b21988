import type { OpenAPIHono } from '@hono/zod-openapi';
import { limitation, timeRules } from '#law/limitation/limitation.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { limitationAnswer, limitationBody, limitationRules } from '#shared/contracts/limitation.ts';
import { ProblemError } from '#shared/errors.ts';
import { presentAnswer, presentRules, problemOf } from '#shared/limitation-answer.ts';
import { messages } from '#shared/messages/en/practice/limitation.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { isOfOperator, operatorCalendar, operatorCalendars } from './operator-calendars.ts';
import { calendarById } from './store.ts';

const routes = routesOf('Deadlines');

const worked = routes.post('/limitation', {
  ...WHEN_UNPAID.open,
  summary: 'The last day of a period of limitation, with its working',
  description:
    'Two readings of the law or of the facts are two readings. Without `holidays` only Sundays and the three national holidays are known, and a warning says so. A fact from which nothing can be worked out is named in the 400.',
  request: { body: jsonBody(limitationBody) },
  responses: { 200: json(limitationAnswer, 'The readings, and the facts that decide'), ...errors(400, 404) },
});

const rules = routes.get('/limitation-rules', {
  ...WHEN_UNPAID.open,
  summary: 'The articles of the Schedule and the rules of other statutes that have a period',
  responses: { 200: json(limitationRules, 'Rules and articles') },
});

/** `/functions/v1/limitation` and `/functions/v1/limitation-rules`; the caller checks the session. */
export function limitationRoutes({ db, env }: Pick<Services, 'db' | 'env'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(worked, async (c) => {
    const { holidays, ...request } = c.req.valid('json');
    const calendarOf = (id: string) =>
      isOfOperator(id)
        ? operatorCalendar(env.MUNSHI_DATA, id)
        : db.withUser(c.get('session'), (tx) => calendarById(tx, id));
    const calendar = holidays === undefined ? undefined : await calendarOf(holidays);
    if (holidays !== undefined && !calendar)
      throw new ProblemError('not_found', sentenceOf(messages.problem_calendar));
    const answer = limitation(request, calendar);
    if ('problem' in answer) throw problemOf(answer.problem);
    return c.json(presentAnswer(answer), 200);
  });
  app.openapi(rules, async (c) =>
    c.json({ ...presentRules(timeRules()), calendars: await operatorCalendars(env.MUNSHI_DATA) }, 200),
  );
  return app;
}
