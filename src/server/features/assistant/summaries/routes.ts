import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type CaseSummary,
  type CaseSummaryAnswer,
  caseSummaryAnswer,
  caseSummaryBody,
} from '#shared/contracts/assistant/case-summary.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/library/case-summary.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { aiPreferencesOf } from '../store.ts';
import { type FileState, filesOfCase, keepSummary, papersOf, roleInCase, summaryOfCase } from './store.ts';
import { summariseInThread } from './summary-thread.ts';

const read = createRoute({
  method: 'get',
  path: '/case-summary',
  tags: ['Assistant'],
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

const make = createRoute({
  method: 'post',
  path: '/case-summary',
  ...WHEN_UNPAID.refused,
  tags: ['Assistant'],
  summary: 'Make or renew the summary of a case from its files',
  description:
    'Overview, facts, issues, dates, parties and provisions are quotations, each with its file and page; no language model writes them.',
  request: { body: jsonBody(caseSummaryBody) },
  responses: { 200: json(caseSummaryAnswer, 'The new summary'), ...errors(403, 404, 422) },
});

/** Pages read of each file, by its id. */
const stateOf = (files: readonly FileState[]): Record<string, number> =>
  Object.fromEntries(files.filter(({ reading }) => !reading).map(({ id, pages_read }) => [id, pages_read]));

/** The points of files that are still there, with the names that the files have now. */
function withNames<P extends { file: string }>(points: readonly P[], names: ReadonlyMap<string, string>) {
  return points.flatMap((point) => {
    const file_name = names.get(point.file);
    return file_name === undefined ? [] : [{ ...point, file_name }];
  });
}

/** Errors: `not_found` for a user who sees no case or, as a clerk, no summary. */
async function present(tx: Tx, caseId: string): Promise<CaseSummaryAnswer> {
  const role = await roleInCase(tx, caseId);
  if (role === undefined || role === 'clerk') throw new ProblemError('not_found');
  const { case_summaries: enabled } = await aiPreferencesOf(tx);
  const files = await filesOfCase(tx, caseId);
  const renewable = enabled && (role === 'owner' || role === 'editor');
  const unread = files.filter(({ reading }) => reading).length;
  const stored = enabled ? await summaryOfCase(tx, caseId) : undefined;
  if (!stored) return { enabled, renewable, summary: null, newer: 0, unread };
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const newer = Object.entries(stateOf(files)).filter(
    ([id, pages]) => pages > 0 && stored.files[id] !== pages,
  ).length;
  const { overview, facts, issues, dates, parties, statutes, missing } = stored.summary;
  const summary: CaseSummary = {
    overview: withNames(overview, names),
    facts: withNames(facts, names),
    issues: withNames(issues, names),
    dates: withNames(dates, names),
    parties: withNames(parties, names),
    statutes: withNames(statutes, names),
    missing: withNames(missing, names),
    made_at: stored.made_at.toISOString(),
  };
  return { enabled, renewable, summary, newer, unread };
}

/** `/functions/v1/case-summary`; the caller checks the session. */
export function caseSummaryRoutes({ db }: Pick<Services, 'db'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const turns = new KeyedQueue();
  app.openapi(read, async (c) => {
    const { caseId } = c.req.valid('query');
    return c.json(await db.withUser(c.get('session'), (tx) => present(tx, caseId)), 200);
  });
  app.openapi(make, async (c) => {
    const session = c.get('session');
    const { caseId } = c.req.valid('json');
    return turns.run(session.userId, async () => {
      const { files, papers } = await db.withUser(session, async (tx) => {
        const { enabled, renewable } = await present(tx, caseId);
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
        return present(tx, caseId);
      });
      return c.json(answer, 200);
    });
  });
  return app;
}
