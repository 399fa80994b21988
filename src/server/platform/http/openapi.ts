import { createRoute, type OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { ProblemError } from '#shared/errors.ts';
import type { AppEnv } from './access.ts';
import { ERROR_FAMILIES, errorFamilyOf } from './error-families.ts';

const COOKIE = '__Host-munshi';

type Document = ReturnType<OpenAPIHono<AppEnv>['getOpenAPI31Document']>;
type SchemaObject = NonNullable<NonNullable<Document['components']>['schemas']>[string];
type PathItem = NonNullable<Document['paths']>[string];
type Operation = NonNullable<PathItem['get']>;

/** Marks a route that needs no session in the description; all others need one. */
export const PUBLIC = { security: [] as Record<string, string[]>[] };

/**
 * Says in the description of a route that changes something, or reads by POST, what it does for a user whose payment is
 * overdue for longer than the grace. Open: it only reads, exports or takes away, or it belongs to the account and its
 * payments. Reducing: the same call is open when it takes access away.
 */
export const WHEN_UNPAID = {
  open: { 'x-when-unpaid': 'open' },
  reducing: { 'x-when-unpaid': 'reducing' },
  refused: { 'x-when-unpaid': 'refused' },
} as const;
export type WhenUnpaid = keyof typeof WHEN_UNPAID;

type Method = RouteConfig['method'];

const declares =
  <M extends Method>(method: M, tag: string) =>
  <P extends string, R extends Omit<RouteConfig, 'method' | 'path' | 'tags'>>(path: P, described: R) =>
    createRoute({ method, path, tags: [tag], ...described });

/** Declares routes that the reference page lists under a tag: `routes.get(path, described)`. */
export const routesOf = (tag: string) => ({
  get: declares('get', tag),
  post: declares('post', tag),
  put: declares('put', tag),
  patch: declares('patch', tag),
  delete: declares('delete', tag),
});

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const;

/** The default description of each status. */
type Status = 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 422 | 429 | '5XX';
const DESCRIPTIONS: Readonly<Record<Status, string>> = {
  400: 'A part of the request cannot be read; the error says which',
  401: 'No session, or one that has ended',
  403: 'The second factor is still to be confirmed, or the request comes from another site',
  404: 'Not found, or not yours',
  406: 'The answer does not have the shape that was asked for',
  409: 'A row with this name or number exists, or what the row belongs to was deleted',
  412: 'The version of the protocol is not supported',
  413: 'Larger than the limit',
  415: 'This type of file is not accepted',
  422: 'Cannot be accepted; the error code says why',
  429: 'Too many requests; Retry-After says in how many seconds to try again',
  '5XX': 'The server, its database or a service it needs has failed; nothing was changed',
};

/** An error that a route declares in addition to those that follow from its form; the family's schema is added. */
export function errors<S extends Status & number>(...statuses: S[]) {
  const entries = statuses.map((status) => [status, { description: DESCRIPTIONS[status] }] as const);
  return Object.fromEntries(entries) as Record<S, { description: string }>;
}

/** The errors that follow from the form of a request: its body, its path parameters, whether it needs a session. */
function implied(path: string, operation: Operation): Status[] {
  const needsSession = operation.security?.length !== 0;
  const takesBody = operation.requestBody !== undefined;
  const takesInput = takesBody || (operation.parameters ?? []).length > 0;
  const statuses: Status[] = ['5XX'];
  if (takesInput) statuses.push(400);
  if (takesBody) statuses.push(413);
  if (needsSession) statuses.push(401, 403, 429);
  if (path.includes('{')) statuses.push(404);
  return statuses;
}

function describeErrors(path: string, operation: Operation): void {
  const responses: Record<string, { description: string; content?: object }> = { ...operation.responses };
  const schema = { $ref: `#/components/schemas/${errorFamilyOf(path).name}` };
  for (const status of implied(path, operation)) responses[status] ??= { description: DESCRIPTIONS[status] };
  for (const [status, response] of Object.entries(responses))
    if (/^[45]/u.test(status)) response.content ??= { 'application/json': { schema } };
  operation.responses = responses;
}

/**
 * Completes the OpenAPI document of the routes: every operation gets the errors that follow from its form, each in the
 * schema of its API family, and needs a session unless it is `PUBLIC`. Modifies the document.
 */
function completeContract(document: Document): Document {
  document.security = [{ bearer: [] }, { cookie: [] }];
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) describeErrors(path, operation);
    }
  return document;
}

/** The document without what an operation takes and answers: the list that the reference page shows. */
function indexOf({ openapi, info, paths }: Document) {
  const named = (item: PathItem) =>
    METHODS.flatMap((method) => {
      const { tags, summary, description } = item[method] ?? {};
      return item[method] ? [[method, { tags, summary: summary ?? description }] as const] : [];
    });
  const entries = Object.entries(paths ?? {}).map(([path, item]) => [path, Object.fromEntries(named(item))]);
  return { openapi, info, paths: Object.fromEntries(entries) };
}

const REFERENCE = /#\/components\/schemas\/([^"]+)"/gu;
const referencesIn = (part: object) =>
  [...JSON.stringify(part).matchAll(REFERENCE)].map(([, name = '']) => name);

/** The document with one operation and the schemas that it needs; undefined for an operation that does not exist. */
function partOf({ openapi, info, paths = {}, components }: Document, path: string, asked: string) {
  const method = METHODS.find((one) => one === asked);
  const operation = method && paths[path]?.[method];
  if (!method || !operation) return undefined;
  const all = components?.schemas ?? {};
  const names = new Set(referencesIn(operation));
  // A set also visits what is added meanwhile: the schemas that a schema needs.
  for (const name of names) for (const inner of referencesIn(all[name] ?? {})) names.add(inner);
  const schemas = Object.fromEntries([...names].map((name) => [name, all[name]]));
  return { openapi, info, paths: { [path]: { [method]: operation } }, components: { schemas } };
}

/**
 * `GET /openapi.json`: generated at the first request, from the routes that `app` has by then. The reference page asks for
 * it in parts, because it has some 800 kB.
 */
export function serveContract(app: OpenAPIHono<AppEnv>, url: string): void {
  const registry = app.openAPIRegistry;
  for (const { name, schema } of ERROR_FAMILIES) {
    const { $schema, ...described } = z.toJSONSchema(schema);
    registry.registerComponent('schemas', name, described as SchemaObject);
  }
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'cookie', { type: 'apiKey', in: 'cookie', name: COOKIE });
  let made: Document | undefined;
  const contract = () => {
    made ??= completeContract(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: {
          title: 'Munshi',
          version: '1',
          description:
            'The public API of Munshi. Every call needs a session unless its security list is empty.',
        },
        servers: [{ url }],
      }),
    );
    return made;
  };
  app.get('/openapi.json', (c) => c.json(contract()));
  app.get('/openapi/index.json', (c) => c.json(indexOf(contract())));
  app.get('/openapi/operation.json', (c) => {
    const part = partOf(contract(), c.req.query('path') ?? '', c.req.query('method') ?? '');
    if (!part) throw new ProblemError('not_found');
    return c.json(part);
  });
}
