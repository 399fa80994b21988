import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { citationKey, parseCitation } from '#law/citations/citations.ts';
import {
  type CitedWork,
  EXPORT_FORMATS,
  type ExportFormat,
  exportCitations,
} from '#law/citations/export-citation.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { newApi } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/files/file-name.ts';
import { errors, routesOf } from '#server/platform/http/openapi.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/cite.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { text } from '#shared/text.ts';

const MAX_IDS = 200;
/** Ids that are read at once. */
const AT_ONCE = 20;
const TYPES: Readonly<Record<ExportFormat, { type: string; name: string }>> = {
  csl: { type: 'application/vnd.citationstyles.csl+json', name: 'citations.json' },
  bibtex: { type: 'application/x-bibtex', name: 'citations.bib' },
  ris: { type: 'application/x-research-info-systems', name: 'citations.ris' },
};

const exported = routesOf('Library').get('/export-citations', {
  summary: 'Documents of the library for a reference manager: CSL-JSON, BibTeX or RIS',
  description: `At most ${MAX_IDS} ids. Ids that the library lacks are named in the header \`x-not-in-library\`, each percent-encoded, with commas between them; where it has none of them, the answer is a 404.`,
  request: {
    query: z.object({
      ids: text(16_000).describe('Ids of documents with commas between them'),
      format: z.enum(EXPORT_FORMATS).default('csl'),
    }),
  },
  responses: {
    200: {
      description: 'The citations, in the order of the ids',
      headers: z.object({ 'x-not-in-library': z.string().optional() }),
      content: Object.fromEntries(
        Object.values(TYPES).map(({ type }) => [type, { schema: z.string().meta({ format: 'binary' }) }]),
      ),
    },
    ...errors(404),
  },
});

/** The ids that a request names, each once. Errors: `invalid_request` for none and for too many. */
function idsOf(list: string): string[] {
  const ids = [...new Set(list.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length === 0) throw new ProblemError('invalid_request', sentenceOf(messages.noIds));
  if (ids.length > MAX_IDS)
    throw new ProblemError('invalid_request', sentenceOf(messages.tooManyIds, { max: MAX_IDS }));
  return ids;
}

const workOf = (document: LibraryDocument): CitedWork => {
  const { id, kind, title, court_name, neutral_citation, decided_on, year, case_number } = document;
  return {
    id,
    kind,
    title,
    citations: [
      ...document.reporter_citations,
      ...(neutral_citation === undefined ? [] : [neutral_citation]),
    ],
    ...(court_name === undefined ? {} : { court: court_name }),
    ...(decided_on === undefined ? {} : { decidedOn: decided_on }),
    ...(year === undefined ? {} : { year }),
    ...(case_number === undefined ? {} : { caseNumber: case_number }),
  };
};

/** The documents without their texts, a few at a time: 200 judgments are a lot of text. */
async function worksOf(library: Services['library'], ids: readonly string[]) {
  const works: CitedWork[] = [];
  const missing: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const found = await Promise.all(some.map((id) => library.get(id)));
    for (const [at, document] of found.entries())
      if (document) works.push(workOf(document));
      else missing.push(some[at] ?? '');
  }
  return { works, missing };
}

/** `/functions/v1/export-citations`; the caller checks the session. */
export function exportCitationsRoutes({ library }: Pick<Services, 'library'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(exported, async (c) => {
    const { ids, format } = c.req.valid('query');
    const { works, missing } = await worksOf(library, idsOf(ids));
    if (works.length === 0)
      throw new ProblemError('not_found', sentenceOf(messages.noneHere, { ids: missing.join(', ') }));
    const { type, name } = TYPES[format];
    return c.body(exportCitations(works, format), 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      ...(missing.length === 0 ? {} : { 'x-not-in-library': missing.map(encodeURIComponent).join(',') }),
    });
  });
  return app;
}

const judgmentsOf = async (library: Services['library'], key: string) =>
  (await library.resolveCitations([key])).get(key) ?? [];

/** A browser that follows a link; programs ask for JSON, or for anything. */
const isBrowser = (c: Context) => c.req.header('accept')?.includes('text/html') === true;
const searchFor = (q: string) => `/home/search?${new URLSearchParams({ q })}`;

/** Leads a person without a session to the page of the sign-in, which leads back to the citation. */
export const signInForCitation: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const code = c.error instanceof ProblemError ? c.error.code : undefined;
  if (!isBrowser(c) || (code !== 'unauthenticated' && code !== 'insufficient_aal')) return;
  const location = `/login?from=${encodeURIComponent(new URL(c.req.url).pathname)}`;
  c.res = new Response(null, { status: 302, headers: { location } });
};

/** `/cite/…`: the address of a judgment by its citation, which may have slashes. The caller checks the session. */
export function citeRoutes({ library }: Pick<Services, 'library'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/cite/{citation}',
    tags: ['Library'],
    summary: 'Leads to the judgment with this citation',
    description:
      'A citation that several judgments have leads to the search for it. A 404 says that no judgment of this library has it, or that the text is no citation; a browser is led to the search then, and without a session to the sign-in.',
    request: { params: z.object({ citation: text(300) }) },
    responses: { 302: { description: 'To the page of the judgment' }, ...errors(404) },
  });
  app.get('/cite/:citation{.+}', async (c) => {
    const asked = c.req
      .param('citation')
      .slice(0, 300)
      .replace(/\p{Surrogate}/gu, '\ufffd');
    const citation = parseCitation(asked);
    const [first, ...others] = citation ? await judgmentsOf(library, citationKey(citation)) : [];
    if (others.length > 0 || (!first && isBrowser(c))) return c.redirect(searchFor(asked), 302);
    if (first) return c.redirect(`/home/library/${encodeURIComponent(first.id)}`, 302);
    if (!citation) throw new ProblemError('not_found', sentenceOf(messages.notACitation, { text: asked }));
    throw new ProblemError('not_found', sentenceOf(messages.notHere, { citation: asked }));
  });
  return app;
}
