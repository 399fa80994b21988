import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { COURTS } from '#law/courts/court-list.ts';
import { readNamedDocument } from '#law/query/named-document.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf } from '#server/platform/http/openapi.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { citationList, citationsQuery } from '#shared/contracts/research/citations.ts';
import {
  reliedOn as reliedOnAnswer,
  reliedOnQuery,
  standing as standingAnswer,
} from '#shared/contracts/research/standing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { text } from '#shared/text.ts';
import { briefsOf, standingOf } from './present-standing.ts';
import { reliedOn } from './relied-on.ts';
import { type GraphRow, graphPage, isGraphed } from './store.ts';

const routes = routesOf('Library');

const citations = routes.get('/library/documents/{id}/citations', {
  summary: 'What a judgment cites, or what cites it, with the citing sentences',
  request: { params: z.object({ id: text(300) }), query: citationsQuery },
  responses: { 200: json(citationList, 'Found'), ...errors(404) },
});

const standing = routes.get('/library/documents/{id}/standing', {
  summary: 'The later treatment of a judgment by judgments of this library, each with its sentence',
  request: { params: z.object({ id: text(300) }) },
  responses: { 200: json(standingAnswer, 'Found'), ...errors(404) },
});

const reliedOnRoute = routes.get('/library/relied-on', {
  summary: 'Judgments that a case, or all cases of the caller, rely on and that were overruled or doubted',
  description:
    'Judgments that were added to a case, have a saved passage in it, or are cited in its drafts by a citation; each with the sentence of the later judgment.',
  request: { query: reliedOnQuery },
  responses: { 200: json(reliedOnAnswer, 'Found') },
});

function present({ document_id, year, court, bench, paragraph, treatment, listed, ...row }: GraphRow) {
  const { title, citation, index, sentence, cited, places } = row;
  return {
    ...(document_id === null ? {} : { document_id }),
    title,
    citation,
    ...(year === null ? {} : { year }),
    ...(court === null
      ? {}
      : { court, court_name: COURTS.find(({ code }) => code === court)?.name ?? court }),
    ...(bench === null ? {} : { bench_strength: bench }),
    ...(paragraph === null ? {} : { paragraph }),
    index,
    sentence,
    ...(treatment === null ? {} : { treatment }),
    ...(listed ? { listed } : {}),
    cited,
    places,
  };
}

/** The judgment of a name that no citation leads to, or the nearest title: absence is said only where there is none. */
async function nearestTo(library: LibraryReader, { document_id, title }: GraphRow, citing: string) {
  if (document_id !== null || !readNamedDocument(title)?.first) return undefined;
  const filters = { type: 'judgment' } as const;
  const { hits, notInLibrary } = await library.search({ mode: 'keyword', query: title, filters, size: 1 });
  if (notInLibrary) {
    const { nearest } = notInLibrary;
    return nearest && nearest.id !== citing ? { document_id: nearest.id, title: nearest.title } : undefined;
  }
  const [named] = hits.filter((hit) => hit.boost > 0 && hit.id !== citing);
  return named && { document_id: named.id, title: named.record.title };
}

/** The citator. It needs a session, which the caller checks. */
export function citatorRoutes({ db, library }: Pick<Services, 'db' | 'library'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(citations, async (c) => {
    const { id } = c.req.valid('param');
    const question = { ...c.req.valid('query'), id };
    const found = await db.withUser(c.get('session'), async (tx) => {
      const known = await isGraphed(tx, id);
      const page = await graphPage(tx, question);
      const listed = page.rows.flatMap(({ document_id }) => document_id ?? []);
      return { known, ...page, standings: await briefsOf(tx, listed) };
    });
    // A judgment that was just added may not be in the graph yet.
    if (!found.known && !(await library.get(id)))
      throw new ProblemError('not_found', sentenceOf(requests.documentNotInLibrary));
    const results = [];
    for (const row of found.rows) {
      const nearest = await nearestTo(library, row, id);
      const standing = found.standings.get(row.document_id ?? '');
      results.push({ ...present(row), ...(nearest ? { nearest } : {}), ...(standing ? { standing } : {}) });
    }
    return c.json({ results, total: found.total, years: found.years }, 200);
  });
  app.openapi(standing, async (c) => {
    const { id } = c.req.valid('param');
    const found = await db.withUser(c.get('session'), async (tx) => ({
      known: await isGraphed(tx, id),
      standing: await standingOf(tx, id),
    }));
    if (!found.known && !(await library.get(id)))
      throw new ProblemError('not_found', sentenceOf(requests.documentNotInLibrary));
    return c.json(found.standing, 200);
  });
  app.openapi(reliedOnRoute, async (c) => {
    const { case_id } = c.req.valid('query');
    const results = await db.withUser(c.get('session'), (tx) => reliedOn(tx, case_id));
    return c.json({ results }, 200);
  });
  return app;
}
