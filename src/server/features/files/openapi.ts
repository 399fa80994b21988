import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { AppEnv } from '#server/platform/http/access.ts';
import { jsonBody } from '#server/platform/http/api.ts';
import { listBody, removeBody, signBody } from './contract.ts';

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
const bytes = {
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
};
const problem = json(z.object({ statusCode: z.string(), error: z.string(), message: z.string() }));
const refused = {
  400: { description: 'Cannot be done as asked', ...problem },
  401: { description: 'No session', ...problem },
  404: { description: 'Not there, or not yours', ...problem },
};
const path = z.object({ path: z.string().describe('case_files/{caseId}/{random}_{timestamp}.{ext}') });
const tags = ['Files of a case'];
const OBJECT = '/storage/v1/object/case-files/{path}';
const SIGN = '/storage/v1/object/sign/case-files/{path}';

/** Writes the storage routes, whose bodies are streams and so not read by a schema, into the OpenAPI document. */
export function describeStorage(registry: OpenAPIHono<AppEnv>['openAPIRegistry']): void {
  registry.registerPath({
    method: 'post',
    path: OBJECT,
    tags,
    summary: 'Upload a file: the raw body, or a multipart form; 50 MB at most',
    request: { params: path, body: { required: true, ...bytes } },
    responses: {
      200: { description: 'Stored', ...json(z.object({ Id: z.string(), Key: z.string() })) },
      ...refused,
    },
  });
  registry.registerPath({
    method: 'get',
    path: OBJECT,
    tags,
    summary: 'Download a file; ranges are served',
    request: { params: path },
    responses: { 200: { description: 'The bytes', ...bytes }, ...refused },
  });
  registry.registerPath({
    method: 'post',
    path: SIGN,
    tags,
    summary: 'An address of a file that works without a header for up to an hour, while the session lives',
    request: { params: path, body: jsonBody(signBody) },
    responses: { 200: { description: 'Signed', ...json(z.object({ signedURL: z.string() })) }, ...refused },
  });
  describeResumable(registry);
  registry.registerPath({
    method: 'post',
    path: '/storage/v1/object/list/case-files',
    tags,
    summary: 'List the files of a case',
    request: { body: jsonBody(listBody) },
    responses: {
      200: { description: 'Entries', ...json(z.array(z.record(z.string(), z.unknown()))) },
      ...refused,
    },
  });
  registry.registerPath({
    method: 'delete',
    path: '/storage/v1/object/case-files',
    tags,
    summary: 'Remove files',
    request: { body: jsonBody(removeBody) },
    responses: {
      200: { description: 'Removed', ...json(z.array(z.record(z.string(), z.unknown()))) },
      ...refused,
    },
  });
}

const TUS = '/storage/v1/upload/resumable';

function describeResumable(registry: OpenAPIHono<AppEnv>['openAPIRegistry']): void {
  const begun = z.object({
    'Upload-Length': z.string(),
    'Upload-Metadata': z.string(),
    'Tus-Resumable': z.string(),
  });
  const upload = z.object({ id: z.string() });
  registry.registerPath({
    method: 'post',
    path: TUS,
    tags,
    summary: 'Begin a resumable upload (tus 1.0.0); the metadata names bucketName and objectName',
    request: { headers: begun },
    responses: { 201: { description: 'Begun; Location says where to go on' }, ...refused },
  });
  for (const [method, summary, status] of [
    ['head', 'How far a resumable upload is', 200],
    ['patch', 'Send more of a resumable upload, from Upload-Offset on', 204],
    ['delete', 'Give up a resumable upload', 204],
  ] as const)
    registry.registerPath({
      method,
      path: `${TUS}/{id}`,
      tags,
      summary,
      request: { params: upload },
      responses: { [status]: { description: 'Done' }, ...refused },
    });
}
