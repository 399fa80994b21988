import type { SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { ProblemError } from '#shared/errors.ts';
import type { Database, Tx } from '../db/database.ts';
import type { AppEnv } from '../http/access.ts';
import { type Answer, answerSql, countTouched, readAnswer } from './answer.ts';
import type { RestFunction } from './functions.ts';
import { REST_LIMITS } from './limits.ts';
import { badRequest } from './problems.ts';
import { parseRestQuery, type RestQuery } from './query.ts';
import { type DeclaredResource, declareResource, type Resource } from './resource.ts';
import { type Resources, resolveSelect, type Selection } from './selection.ts';
import { countSql, deleteSql, insertSql, readSql, updateSql } from './sql.ts';

const MAX_ROWS = REST_LIMITS.rows;
const OBJECT = 'application/vnd.pgrst.object+json';

interface Preferences {
  representation: boolean;
  count: boolean;
  single: boolean;
}

function preferencesOf(c: Context): Preferences {
  const prefer = (c.req.header('prefer') ?? '').split(',').map((part) => part.trim());
  if (prefer.some((part) => part.startsWith('resolution=')))
    throw badRequest('Prefer: resolution is not offered; insert or update instead');
  return {
    representation: prefer.includes('return=representation'),
    count: prefer.some(
      (part) => part === 'count=exact' || part === 'count=planned' || part === 'count=estimated',
    ),
    single: (c.req.header('accept') ?? '').includes(OBJECT),
  };
}

function notAllowed(resource: DeclaredResource, verb: string): ProblemError {
  return new ProblemError('forbidden', `${verb} is not offered for "${resource.table}"`, { reason: '42501' });
}

/** Runs a change. The changed rows come back only when they are asked for. */
async function change(
  tx: Tx,
  statement: SQL,
  selection: Selection,
  { representation, single }: Preferences,
): Promise<Answer> {
  const made = representation
    ? await readAnswer(tx, answerSql(statement, selection))
    : { rows: await countTouched(tx, statement), json: '' };
  if (single) exactlyOne(made);
  return made;
}

function exactlyOne({ rows }: Answer): void {
  if (rows === 1) return;
  throw new ProblemError('not_acceptable', 'JSON object requested, multiple (or no) rows returned', {
    reason: 'PGRST116',
    details: `The result contains ${rows} rows`,
  });
}

/** A change without a filter would reach every row. */
function requireFilter(query: RestQuery, verb: 'UPDATE' | 'DELETE'): void {
  if (query.where.length > 0) return;
  throw new ProblemError('invalid_request', `${verb} requires a WHERE clause`, {
    reason: '21000',
    hint: 'Name the rows with a filter such as id=eq.…',
  });
}

/** Validates one written row: unknown columns and wrong values are refused by name, never dropped quietly. */
function validate(
  resource: DeclaredResource,
  schema: z.ZodObject,
  row: unknown,
  ownerId: string,
): Record<string, unknown> {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw badRequest('the body must be an object or a list of objects');
  const { owner_id: owner, ...rest } = row as Record<string, unknown>;
  const foreign = resource.ownUser?.some((column) => rest[column] != null && rest[column] !== ownerId);
  if (foreign || (owner !== undefined && (!resource.columns.has('owner_id') || owner !== ownerId))) {
    throw new ProblemError(
      'forbidden',
      `new row violates row-level security policy for table "${resource.table}"`,
      { reason: '42501' },
    );
  }
  const parsed = schema.strict().safeParse(rest);
  // A schema's transforms may fill in what the caller did not name; only what was named is written.
  if (parsed.success)
    return Object.fromEntries(Object.entries(parsed.data).filter(([column]) => column in rest));
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    throw new ProblemError(
      'invalid_request',
      `Could not find the '${issue.keys[0]}' column of '${resource.table}' among those that may be written`,
      { reason: 'PGRST204' },
    );
  }
  const column = issue?.path.join('.') ?? '';
  throw new ProblemError('invalid_request', issue?.message ?? 'invalid row', {
    reason: '23514',
    details: column === '' ? undefined : `column "${column}"`,
  });
}

async function bodyOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (cause) {
    throw new ProblemError('invalid_request', 'the body is not valid JSON', { reason: 'PGRST102', cause });
  }
}

/** `Range: 0-24` is the header form of limit and offset. */
function window(c: Context, query: RestQuery): { limit: number; offset: number } {
  const range = /^(\d{1,9})-(\d{0,9})$/u.exec(c.req.header('range') ?? '');
  if (range?.[1] === undefined)
    return { limit: Math.min(query.limit ?? MAX_ROWS, MAX_ROWS), offset: query.offset };
  const from = Number(range[1]);
  const to = range[2] ? Number(range[2]) : from + MAX_ROWS - 1;
  return { limit: Math.min(Math.max(to - from + 1, 0), MAX_ROWS), offset: from };
}

/**
 * The data API: one handler for all declared resources and functions, run in `withUser`, so that row-level security
 * decides which rows exist. A caller's session must have been set before.
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
  const find = (c: Context<AppEnv, '/:table'>) => {
    const table = c.req.param('table');
    const resource = resources.get(table);
    if (!resource)
      throw new ProblemError('not_found', `Could not find the table 'public.${table.slice(0, 60)}'`, {
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
  // The database wrote the JSON, and it goes out as it is: reading 16 MB of it would hold up everybody else.
  const answer = (c: Context, { json }: Answer, prefer: Preferences, status: 200 | 201) => {
    const type = prefer.single ? `${OBJECT}; charset=utf-8` : 'application/json';
    return c.body(prefer.single ? json : `[${json}]`, status, { 'content-type': type });
  };

  app.post('/rpc/:name', async (c) => {
    const name = c.req.param('name');
    const fn = functions.find((known) => known.name === name);
    if (!fn)
      throw new ProblemError('not_found', `Could not find the function 'public.${name.slice(0, 60)}'`, {
        reason: 'PGRST202',
      });
    const parsed = fn.body.safeParse(await bodyOf(c));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new ProblemError('invalid_request', issue?.message ?? 'invalid body', {
        reason: 'PGRST102',
        details: issue?.path.join('.'),
      });
    }
    const viewer = c.get('session');
    return c.json(
      (await db.withUser(viewer, (tx) => fn.run(tx, parsed.data, viewer))) as Record<string, unknown>,
    );
  });

  app.get('/:table', async (c) => {
    const { resource, query, selection, prefer, viewer } = find(c);
    const { limit, offset } = window(c, query);
    const rowsSql = answerSql(readSql(selection, { ...query, offset }, limit), selection);
    const { found, count } = await db.withUser(viewer, async (tx) => ({
      found: await readAnswer(tx, rowsSql),
      count: prefer.count
        ? (await tx.execute<{ count: number }>(countSql(resource, query))).rows[0]?.count
        : undefined,
    }));
    if (prefer.single) exactlyOne(found);
    const last = offset + found.rows - 1;
    c.header('content-range', `${found.rows === 0 ? '*' : `${offset}-${last}`}/${count ?? '*'}`);
    return answer(c, found, prefer, 200);
  });

  app.post('/:table', async (c) => {
    const { resource, selection, prefer, viewer } = find(c);
    const schema = resource.insert;
    if (!schema) throw notAllowed(resource, 'insert');
    const body = await bodyOf(c);
    const given = Array.isArray(body) ? body : [body];
    if (given.length > MAX_ROWS) throw badRequest(`at most ${MAX_ROWS} rows at once`);
    const rows = given.map((row) => validate(resource, schema, row, viewer.userId));
    if (rows.length === 0) return prefer.representation ? c.json([], 201) : c.body(null, 201);
    const made = await db.withUser(viewer, (tx) => change(tx, insertSql(resource, rows), selection, prefer));
    return prefer.representation ? answer(c, made, prefer, 201) : c.body(null, 201);
  });

  app.patch('/:table', async (c) => {
    const { resource, query, selection, prefer, viewer } = find(c);
    if (!resource.update) throw notAllowed(resource, 'update');
    requireFilter(query, 'UPDATE');
    const changes = validate(resource, resource.update.partial(), await bodyOf(c), viewer.userId);
    if (Object.keys(changes).length === 0) return prefer.representation ? c.json([]) : c.body(null, 204);
    const changed = await db.withUser(viewer, (tx) =>
      change(tx, updateSql(resource, changes, query), selection, prefer),
    );
    return prefer.representation ? answer(c, changed, prefer, 200) : c.body(null, 204);
  });

  app.delete('/:table', async (c) => {
    const { resource, query, selection, prefer, viewer } = find(c);
    if (!resource.delete) throw notAllowed(resource, 'delete');
    requireFilter(query, 'DELETE');
    const gone = await db.withUser(viewer, (tx) => change(tx, deleteSql(resource, query), selection, prefer));
    return prefer.representation ? answer(c, gone, prefer, 200) : c.body(null, 204);
  });

  return app;
}
