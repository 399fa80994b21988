import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { ROW_CHANGED } from '#shared/contracts/data-api.ts';
import type { AppEnv } from '../http/access.ts';
import { jsonBody } from '../http/api.ts';
import { errors, PUBLIC, WHEN_UNPAID } from '../http/openapi.ts';
import type { RestFunction } from './functions.ts';
import { REST_LIMITS } from './limits.ts';
import type { Resource } from './resource.ts';

type Registry = OpenAPIHono<AppEnv>['openAPIRegistry'];

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const nothing = { 204: { description: 'Done; nothing is returned without Prefer: return=representation' } };

const select = {
  select: z
    .string()
    .optional()
    .describe(
      `Columns, alias:column, embedded resources two levels deep: each column once, ${REST_LIMITS.selectItems} items and ${REST_LIMITS.embeds} embeds at most, no embed of a table inside itself`,
    ),
};
const chosen = {
  query: z.object({
    select: z.string().optional().describe('Fields of the answer, or alias:field; all without it'),
  }),
};
const filters = {
  or: z.string().optional().describe('(a.eq.1,b.is.null)'),
  and: z.string().optional().describe('(a.eq.1,b.is.null)'),
};
const page = {
  order: z.string().optional().describe('Such as created_at.desc.nullslast,id'),
  limit: z.string().optional().describe(`At most ${REST_LIMITS.rows}`),
  offset: z.string().optional(),
};
const prefer = z.string().optional();

/** A row has the columns of `select`, under their aliases; without `select` every column. */
function answersOf(resource: Resource) {
  const row = resource.row.partial().loose();
  return {
    ...json(z.array(row)),
    'application/vnd.pgrst.object+json': { schema: row },
    'text/csv': { schema: z.string() },
  };
}

function describeRead(registry: Registry, resource: Resource): void {
  registry.registerPath({
    method: 'get',
    path: `/rest/v1/${resource.table}`,
    tags: [`Data: ${resource.table}`],
    ...(resource.isPublic ? PUBLIC : {}),
    summary: resource.summary,
    description: `Filters: column=op.value with eq, neq, gt, gte, lt, lte, like, ilike, in, is, each also with not; at most ${REST_LIMITS.conditions} conditions, a list of in being one of at most ${REST_LIMITS.listValues} values. An answer of more than ${REST_LIMITS.answerBytes / 1024 ** 2} MB, or with more than ${REST_LIMITS.embeddedRows} embedded rows, is refused with 413. CSV (RFC 4180) holds the values exactly as they are stored; a program that opens it as a spreadsheet must import the columns as text.`,
    request: {
      query: z.object({ ...select, ...filters, ...page }),
      headers: z.object({ prefer: prefer.describe('count=exact'), range: prefer.describe('0-24') }),
    },
    responses: { 200: { description: 'Rows', content: answersOf(resource) }, ...errors(406, 413) },
  });
}

function describeInsert(registry: Registry, resource: Resource): void {
  const schema = resource.insert ?? resource.update?.partial();
  if (!schema) return;
  const upsert =
    'Prefer: resolution=merge-duplicates changes the rows whose id exists and inserts the others; ignore-duplicates leaves them as they are.';
  const row = schema.extend({ id: z.uuid().optional().describe('Only with Prefer: resolution') });
  registry.registerPath({
    method: 'post',
    path: `/rest/v1/${resource.table}`,
    tags: [`Data: ${resource.table}`],
    ...WHEN_UNPAID[resource.whenUnpaid ?? 'refused'],
    summary: resource.insert ? `Insert into ${resource.table}, or upsert` : `Upsert ${resource.table}`,
    description: upsert,
    request: {
      query: z.object({
        ...select,
        columns: z.string().optional(),
        on_conflict: z.string().optional().describe('id, the only one'),
      }),
      headers: z.object({ prefer: prefer.describe('return=representation, resolution=merge-duplicates') }),
      body: jsonBody(z.union([row, z.array(row).max(REST_LIMITS.rows)])),
    },
    responses: {
      201: {
        description: 'Inserted; the rows with Prefer: return=representation, else an empty body',
        content: answersOf(resource),
      },
      ...errors(404, 406, 409),
    },
  });
}

const ifUpdatedAt = z
  .string()
  .optional()
  .describe(
    `The updated_at that the edit was made from, with id=eq.… If the row has changed since, nothing is saved and the answer is 409 with the code ${ROW_CHANGED}.`,
  );

const TO_BIN =
  'The rows and what belongs to them vanish at once and wait in bin_items, from where rpc/restore_from_bin restores them whole, until sweep_at.';

function describeChange(registry: Registry, resource: Resource): void {
  const path = `/rest/v1/${resource.table}`;
  const tags = [`Data: ${resource.table}`];
  const change = resource.reduces ? 'reducing' : (resource.whenUnpaid ?? 'refused');
  const request = {
    query: z.object({ ...select, ...filters }),
    headers: z.object({ prefer: prefer.describe('return=representation, max-affected=1') }),
  };
  const responses = {
    200: { description: 'The rows, with Prefer: return=representation', content: answersOf(resource) },
    ...nothing,
    ...errors(404, 406, 409),
  };
  if (resource.update)
    registry.registerPath({
      method: 'patch',
      path,
      ...{ tags, ...WHEN_UNPAID[change] },
      summary: `Update ${resource.table}; a filter is needed`,
      request: {
        ...request,
        query:
          resource.touch === undefined ? request.query : request.query.extend({ if_updated_at: ifUpdatedAt }),
        body: jsonBody(resource.update.partial()),
      },
      responses,
    });
  if (resource.delete)
    registry.registerPath({
      method: 'delete',
      path,
      ...{ tags, ...WHEN_UNPAID.open },
      summary: `Delete from ${resource.table}; a filter is needed`,
      ...(resource.delete === 'to-bin' ? { description: TO_BIN } : {}),
      request,
      responses,
    });
}

/** With `select` a row has the columns that it names, under their aliases. */
const answerOf = ({ answer, selects }: RestFunction): z.ZodType =>
  selects && answer instanceof z.ZodObject ? answer.partial().loose() : answer;

/** Writes the declared resources and functions into the OpenAPI document. */
export function describeRest(
  registry: Registry,
  resources: readonly Resource[],
  functions: readonly RestFunction[],
): void {
  for (const resource of resources) {
    describeRead(registry, resource);
    describeInsert(registry, resource);
    describeChange(registry, resource);
  }
  for (const fn of functions)
    registry.registerPath({
      method: 'post',
      path: `/rest/v1/rpc/${fn.name}`,
      tags: ['Data: functions'],
      ...WHEN_UNPAID[fn.whenUnpaid],
      summary: fn.summary,
      request: { ...(fn.selects ? chosen : {}), body: jsonBody(fn.body) },
      responses: { 200: { description: 'Done', content: json(answerOf(fn)) }, ...errors(404, 409) },
    });
}
