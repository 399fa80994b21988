import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { AppEnv } from '../http/access.ts';
import { jsonBody } from '../http/api.ts';
import type { RestFunction } from './functions.ts';
import type { Resource } from './resource.ts';

type Registry = OpenAPIHono<AppEnv>['openAPIRegistry'];

const restProblem = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullable(),
  hint: z.string().nullable(),
});
const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
const filters = z.object({
  select: z.string().optional().describe('Columns, alias:column, embedded resources two levels deep'),
  order: z.string().optional().describe('Such as created_at.desc.nullslast,id'),
  limit: z.string().optional().describe('At most 1000'),
  offset: z.string().optional(),
  or: z.string().optional().describe('(a.eq.1,b.is.null)'),
});
const refused = {
  400: { description: 'A part of the request cannot be read; says which', ...json(restProblem) },
  401: { description: 'No session', ...json(restProblem) },
};

function pathsOf(registry: Registry, resource: Resource): void {
  const path = `/rest/v1/${resource.table}`;
  const tags = [`Data: ${resource.table}`];
  const rows = z.array(resource.row);
  registry.registerPath({
    method: 'get',
    path,
    tags,
    summary: resource.summary,
    description:
      'Filters: column=op.value with eq, neq, gt, gte, lt, lte, like, ilike, in, is, each also with not.',
    request: { query: filters },
    responses: { 200: { description: 'Rows', ...json(rows) }, ...refused },
  });
  if (resource.insert) {
    const body = z.union([resource.insert, z.array(resource.insert)]);
    registry.registerPath({
      method: 'post',
      path,
      tags,
      summary: `Insert into ${resource.table}`,
      request: { body: jsonBody(body) },
      responses: {
        201: { description: 'Inserted; the rows with Prefer: return=representation', ...json(rows) },
        ...refused,
      },
    });
  }
  if (resource.update) {
    registry.registerPath({
      method: 'patch',
      path,
      tags,
      summary: `Update ${resource.table}; a filter is needed`,
      request: { query: filters, body: jsonBody(resource.update.partial()) },
      responses: { 204: { description: 'Updated; 200 with rows on return=representation' }, ...refused },
    });
  }
  if (resource.delete) {
    registry.registerPath({
      method: 'delete',
      path,
      tags,
      summary: `Delete from ${resource.table}; a filter is needed`,
      request: { query: filters },
      responses: { 204: { description: 'Deleted' }, ...refused },
    });
  }
}

/** Writes the declared resources and functions into the OpenAPI document. */
export function describeRest(
  registry: Registry,
  resources: readonly Resource[],
  functions: readonly RestFunction[],
): void {
  for (const resource of resources) pathsOf(registry, resource);
  for (const fn of functions) {
    registry.registerPath({
      method: 'post',
      path: `/rest/v1/rpc/${fn.name}`,
      tags: ['Data: functions'],
      summary: fn.summary,
      request: { body: jsonBody(fn.body) },
      responses: { 200: { description: 'Done', ...json(fn.answer) }, ...refused },
    });
  }
}
