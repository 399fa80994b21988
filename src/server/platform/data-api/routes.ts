import { type Context, Hono } from 'hono';
import { contractSentence, ProblemError } from '#shared/errors.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Database, Tx, Viewer } from '../db/database.ts';
import { requireUnchanged } from '../db/unchanged.ts';
import type { AppEnv } from '../http/access.ts';
import { addressGroup } from '../http/address-group.ts';
import { InFlight, STATEMENTS } from '../http/in-flight.ts';
import { type Answer, answerSql, readAnswer } from './answer.ts';
import { bodyIn } from './body.ts';
import {
  change,
  exactlyOne,
  inserting,
  noRows,
  notAllowed,
  requireFilter,
  upserting,
} from './changes/changes.ts';
import { validateRow } from './changes/validate-row.ts';
import { chosenFields, type RestFunction } from './functions.ts';
import { jsonOf, readBody } from './large-body.ts';
import { REST_LIMITS } from './limits.ts';
import { MEDIA_TYPES, type Preferences, preferencesOf } from './preferences.ts';
import { badRequest } from './problems.ts';
import { parseRestQuery, type RestQuery } from './query.ts';
import { type Resources, resolveSelect, type Selection } from './resolve-select.ts';
import { type DeclaredResource, declareResource, type Resource } from './resource.ts';
import { changedSinceSql, countSql, deleteSql, othersSql, readSql, updateSql } from './sql.ts';

const MAX_ROWS = REST_LIMITS.rows;

/** `Range: 0-24` is the header form of limit and offset. */
function window(c: Context, query: RestQuery): { limit: number; offset: number } {
  const range = /^(\d{1,9})-(\d{0,9})$/u.exec(c.req.header('range') ?? '');
  if (range?.[1] === undefined)
    return { limit: Math.min(query.limit ?? MAX_ROWS, MAX_ROWS), offset: query.offset };
  const from = Number(range[1]);
  const to = range[2] ? Number(range[2]) : from + MAX_ROWS - 1;
  return { limit: Math.min(Math.max(to - from + 1, 0), MAX_ROWS), offset: from };
}

/** A request for a resource, with its names checked against the declaration. */
interface ResourceRequest {
  resource: DeclaredResource;
  query: RestQuery;
  selection: Selection;
  prefer: Preferences;
  viewer: Viewer;
}

type Find = (c: Context<AppEnv, '/:table'>) => ResourceRequest;

function finder(resources: Resources): Find {
  return (c) => {
    const table = c.req.param('table');
    const resource = resources.get(table);
    if (!resource)
      throw new ProblemError('not_found', sentenceOf(dataApi.tableUnknown, { table: table.slice(0, 60) }), {
        reason: 'PGRST205',
      });
    const query = parseRestQuery(new URL(c.req.url).searchParams);
    return {
      resource,
      query,
      selection: resolveSelect(resources, resource, query.select),
      prefer: preferencesOf(c),
      viewer: c.get('session'),
    };
  };
}

type WithUser = <T>(c: Context<AppEnv>, run: (tx: Tx) => Promise<T>) => Promise<T>;

/** Runs a transaction of the caller, with a limit on concurrent ones of each user, or of each visitors' address. */
function limitedUser(db: Database): WithUser {
  const statements = new InFlight(STATEMENTS);
  return async (c, run) => {
    const viewer = c.get('session');
    const caller = viewer.userId || addressGroup(c.get('clientAddress'));
    const leave = await statements.enter(caller, c.req.raw.signal);
    try {
      return await db.withUser(viewer, run);
    } finally {
      leave();
    }
  };
}

function answer(
  c: Context,
  rows: Answer,
  { prefer: { format }, selection }: Pick<ResourceRequest, 'prefer' | 'selection'>,
  status: 200 | 201,
) {
  const body = bodyIn(format, rows, selection);
  return c.body(body, status, {
    'content-type': MEDIA_TYPES[format],
    // A short answer is not worth compressing, and is known by this alone.
    ...(typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
  });
}

/**
 * The data API: one handler for all declared resources and functions, run in `withUser`, so that row-level security
 * decides which rows exist. The caller's session must already be set.
 */
export function restRoutes(
  db: Database,
  declared: readonly Resource[],
  functions: readonly RestFunction[],
): Hono<AppEnv> {
  const resources: Resources = new Map(
    declared.map((resource) => [resource.table, declareResource(resource)]),
  );
  const app = new Hono<AppEnv>();
  const find = finder(resources);
  const withUser = limitedUser(db);
  addFunctionRoute(app, withUser, functions);
  addReadRoute(app, withUser, find);
  addInsertRoute(app, withUser, find);
  addChangeRoutes(app, withUser, find);
  return app;
}

function addFunctionRoute(app: Hono<AppEnv>, withUser: WithUser, functions: readonly RestFunction[]): void {
  app.post('/rpc/:name', async (c) => {
    const name = c.req.param('name');
    const fn = functions.find((known) => known.name === name);
    if (!fn)
      throw new ProblemError('not_found', sentenceOf(dataApi.functionUnknown, { name: name.slice(0, 60) }), {
        reason: 'PGRST202',
      });
    const {
      body,
      made: [read],
    } = await readBody(c, fn.readLarge, 'update');
    const parsed = fn.body.safeParse(body);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new ProblemError('invalid_request', contractSentence(parsed.error), {
        reason: 'PGRST102',
        details: issue?.path.join('.'),
      });
    }
    // Read before the change, so that a wrong name changes nothing.
    const fields = chosenFields(fn, c.req.query('select'));
    const viewer = c.get('session');
    const given = read ? { ...(parsed.data as object), ...read } : parsed.data;
    const made = await withUser(c, (tx) => fn.run(tx, given, viewer));
    const answered = fields(made as Record<string, unknown>);
    if (!fn.readLarge) return c.json(answered);
    return c.body(jsonOf(answered), 200, { 'content-type': 'application/json' });
  });
}

function addReadRoute(app: Hono<AppEnv>, withUser: WithUser, find: Find): void {
  app.get('/:table', async (c) => {
    const request = find(c);
    const { resource, query, selection, prefer } = request;
    const { limit, offset } = window(c, query);
    const rowsSql = answerSql(readSql(selection, { ...query, offset }, limit), selection, {
      format: prefer.format,
    });
    const { found, count } = await withUser(c, async (tx) => ({
      found: await readAnswer(tx, rowsSql),
      count: prefer.count ? (await tx.first<{ count: number }>(countSql(resource, query)))?.count : undefined,
    }));
    if (prefer.format === 'object') exactlyOne(found.length);
    const last = offset + found.length - 1;
    c.header('content-range', `${found.length === 0 ? '*' : `${offset}-${last}`}/${count ?? '*'}`);
    return answer(c, found, request, 200);
  });
}

function addInsertRoute(app: Hono<AppEnv>, withUser: WithUser, find: Find): void {
  app.post('/:table', async (c) => {
    const request = find(c);
    const { resource, selection, prefer, viewer } = request;
    const { body, made: read } = await readBody(c, resource.readLarge, 'insert');
    const given = Array.isArray(body) ? body : [body];
    if (given.length > MAX_ROWS) throw badRequest(`at most ${MAX_ROWS} rows at once`);
    const write = prefer.resolution
      ? upserting(resource, given, prefer, { viewer, onConflict: c.req.query('on_conflict') ?? null, read })
      : inserting(resource, given, viewer, read);
    const made = await withUser(c, async (tx) => {
      if (given.length === 0) return noRows(prefer);
      const written = await change(tx, write.statement, selection, prefer);
      write.check?.(written.count);
      return written;
    });
    return prefer.representation
      ? answer(c, made.rows, request, 201)
      : c.body(null, 201, { 'content-type': MEDIA_TYPES[prefer.format] });
  });
}

/** The rows that the caller sees: of a shared case, their role may not allow to delete each of them. */
async function rowsToDelete(tx: Tx, resource: DeclaredResource, query: RestQuery): Promise<number> {
  if (resource.caseColumn === undefined || resource.delete === 'to-bin') return 0;
  return (await tx.first<{ count: number }>(countSql(resource, query)))?.count ?? 0;
}

/**
 * For an update that is refused unless it only takes access away: a function that refuses it when one of its rows would get
 * more. Errors: the refusal.
 */
function reducing(
  refusal: ProblemError | undefined,
  { resource, query }: ResourceRequest,
  given: Readonly<Record<string, unknown>>,
): (tx: Tx) => Promise<void> {
  if (!refusal) return async () => undefined;
  const reduced = resource.reduces?.(given);
  if (!reduced) throw refusal;
  return async (tx) => {
    if (await tx.first(othersSql(resource, query, reduced))) throw refusal;
  };
}

function addChangeRoutes(app: Hono<AppEnv>, withUser: WithUser, find: Find): void {
  app.patch('/:table', async (c) => {
    const request = find(c);
    const { resource, query, selection, prefer, viewer } = request;
    if (!resource.update) throw notAllowed(resource, 'update');
    requireFilter(query, 'UPDATE');
    const {
      body,
      made: [read],
    } = await readBody(c, resource.readLarge, 'update');
    const given = validateRow(resource, resource.update.partial(), body, viewer.userId);
    const changes = read ? { ...given, ...read } : (resource.complete?.update(given) ?? given);
    const requireAllowed = reducing(c.get('refusal'), request, given);
    const readAt = c.req.query('if_updated_at');
    const check = readAt === undefined ? undefined : changedSinceSql(resource, query, readAt);
    const changed =
      Object.keys(changes).length === 0
        ? noRows(prefer)
        : await withUser(c, async (tx) => {
            if (check) await requireUnchanged(tx, check.rows, check.stale);
            await requireAllowed(tx);
            return change(tx, updateSql(resource, changes, query), selection, prefer);
          });
    return prefer.representation ? answer(c, changed.rows, request, 200) : c.body(null, 204);
  });

  app.delete('/:table', async (c) => {
    const request = find(c);
    const { resource, query, selection, prefer } = request;
    if (!resource.delete) throw notAllowed(resource, 'delete');
    requireFilter(query, 'DELETE');
    const gone = await withUser(c, async (tx) => {
      const found = await rowsToDelete(tx, resource, query);
      const deleted = await change(tx, deleteSql(resource, query), selection, prefer);
      if (deleted.count < found) throw new ProblemError('forbidden', sentenceOf(requests.roleForbids));
      return deleted;
    });
    return prefer.representation ? answer(c, gone.rows, request, 200) : c.body(null, 204);
  });
}
