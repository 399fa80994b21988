import type { OpenAPIHono } from '@hono/zod-openapi';
import { forOwner } from '#server/core/threads/owner-of-work.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, PUBLIC, routesOf } from '#server/platform/http/openapi.ts';
import { VisitorLimit } from '#server/platform/http/visitor-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { notCheckedSentence } from '#shared/checks/not-checked-sentence.ts';
import { citationCheck, citationCheckRequest, DEMO } from '#shared/contracts/site/demo.ts';
import { withStandings } from '../library/store.ts';
import { runCheck } from './run-check.ts';

const routes = routesOf('Checks');

const checkCitations = routes.post('/check-citations', {
  ...PUBLIC,
  summary: 'Compare the citations of a text with the library',
  description:
    'At most 3,000 words. Nothing is kept. Ten times in ten minutes from one address; a few may wait for each other.',
  request: { body: jsonBody(citationCheckRequest) },
  responses: { 200: json(citationCheck, 'What was found'), ...errors(429) },
});

/** `/functions/v1/check-citations`, for visitors without a session. */
export function visitorCheckRoutes({
  db,
  library,
  now,
}: Pick<Services, 'db' | 'library' | 'now'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const limit = new VisitorLimit(DEMO.checks);
  // One check of all visitors at a time: they must not delay signed-in users.
  const turns = new KeyedQueue();
  app.openapi(checkCitations, async (c) => {
    limit.take(addressGroup(c.get('clientAddress')), now());
    const { text } = c.req.valid('json');
    const { signal } = c.req.raw;
    const found = await turns.run('visitors', () => {
      signal.throwIfAborted();
      return forOwner({ id: 'visitors' }, () =>
        // The citation graph is the same for everyone.
        runCheck(library, { text, date: undefined, signal }, (report, { judgments }) =>
          db.withWorker((tx) => withStandings(tx, report, judgments)),
        ),
      );
    });
    const { citations, not_checked } = found.report;
    const body = {
      citations,
      not_checked: not_checked.map((one) => ({ ...one, sentence: notCheckedSentence(one) })),
      library: found.library,
      checked_at: now().toISOString(),
    };
    return c.json(body, 200);
  });
  return app;
}
