import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { AppEnv } from '#server/platform/http/access.ts';
import { jsonBody } from '#server/platform/http/api.ts';
import { errors, PUBLIC, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import {
  infoAnswer,
  listAnswer,
  listBody,
  removeAnswer,
  removeBody,
  signAnswer,
  signBody,
  signManyAnswer,
  signManyBody,
  uploadAnswer,
} from './contract.ts';

type Registry = OpenAPIHono<AppEnv>['openAPIRegistry'];

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
const binary = z.string().openapi({ format: 'binary' });
/** The name of a stored file determines its content type. */
const bytes = { content: { '*/*': { schema: binary } } };
const path = z.object({ path: z.string().describe('case_files/{caseId}/{random}_{timestamp}.{ext}') });
const tags = ['Files of a case'];
const OBJECT = '/storage/v1/object/case-files/{path}';
const SIGN = '/storage/v1/object/sign/case-files';
const download = z.object({ download: z.string().optional().describe('A name to save the file under') });

const served = {
  200: { description: 'The bytes', ...bytes },
  206: { description: 'The part that Range names', ...bytes },
  416: { description: 'No such part', content: {} },
};

/** Adds the storage routes to the OpenAPI document; their bodies are streams, which no schema reads. */
export function describeStorage(registry: Registry): void {
  describeObjects(registry);
  describeSigned(registry);
  describeResumable(registry);
}

function describeObjects(registry: Registry): void {
  registry.registerPath({
    method: 'post',
    path: OBJECT,
    tags,
    ...WHEN_UNPAID.refused,
    summary: 'Upload a file: the raw body, or a multipart form; 50 MB at most',
    request: { params: path, body: { required: true, ...bytes } },
    responses: { 200: { description: 'Stored', ...json(uploadAnswer) }, ...errors(409, 415) },
  });
  registry.registerPath({
    method: 'get',
    path: OBJECT,
    tags,
    summary: 'Download a file; ranges are served',
    request: { params: path, query: download },
    responses: served,
  });
  registry.registerPath({
    method: 'get',
    path: '/storage/v1/object/info/case-files/{path}',
    tags,
    summary: 'Size, type and time of a file',
    request: { params: path },
    responses: { 200: { description: 'The file', ...json(infoAnswer) } },
  });
  registry.registerPath({
    method: 'post',
    path: '/storage/v1/object/list/case-files',
    tags,
    ...WHEN_UNPAID.open,
    summary: 'List the files of a case',
    request: { body: jsonBody(listBody) },
    responses: { 200: { description: 'Entries', ...json(listAnswer) }, ...errors(404) },
  });
  registry.registerPath({
    method: 'delete',
    path: '/storage/v1/object/case-files',
    tags,
    ...WHEN_UNPAID.open,
    summary: 'Remove files',
    request: { body: jsonBody(removeBody) },
    responses: { 200: { description: 'Removed', ...json(removeAnswer) }, ...errors(404) },
  });
}

function describeSigned(registry: Registry): void {
  registry.registerPath({
    method: 'post',
    path: `${SIGN}/{path}`,
    tags,
    ...WHEN_UNPAID.open,
    summary: 'An address of a file that works without a header for up to an hour, while the session lives',
    request: { params: path, body: jsonBody(signBody) },
    responses: { 200: { description: 'Signed', ...json(signAnswer) } },
  });
  registry.registerPath({
    method: 'post',
    path: SIGN,
    tags,
    ...WHEN_UNPAID.open,
    summary: 'Addresses of several files; each file that is not found has an error of its own',
    request: { body: jsonBody(signManyBody) },
    responses: { 200: { description: 'Signed, in the order of the paths', ...json(signManyAnswer) } },
  });
  registry.registerPath({
    method: 'get',
    path: `${SIGN}/{path}`,
    tags,
    ...PUBLIC,
    summary: 'Download a file by its signed address',
    request: { params: path, query: download.extend({ token: z.string() }) },
    responses: served,
  });
}

const TUS = '/storage/v1/upload/resumable';

function describeResumable(registry: Registry): void {
  const version = { 'Tus-Resumable': z.string() };
  const created = z.object({ ...version, 'Upload-Length': z.string(), 'Upload-Metadata': z.string() });
  const chunk = {
    required: true,
    content: { 'application/offset+octet-stream': { schema: binary } },
  };
  const params = z.object({ id: z.string() });
  registry.registerPath({
    method: 'options',
    path: TUS,
    tags,
    ...PUBLIC,
    summary: 'Which version and extensions of tus are supported',
    responses: { 204: { description: 'In the headers' } },
  });
  registry.registerPath({
    method: 'post',
    path: TUS,
    tags,
    ...WHEN_UNPAID.refused,
    summary: 'Create a resumable upload (tus 1.0.0); the metadata names bucketName and objectName',
    request: { headers: created },
    responses: {
      201: { description: 'Created; Location is the address of the upload' },
      ...errors(404, 409, 412, 413, 415),
    },
  });
  registry.registerPath({
    method: 'head',
    path: `${TUS}/{id}`,
    tags,
    summary: 'How much of a resumable upload has arrived',
    request: { params, headers: z.object(version) },
    responses: { 200: { description: 'In the headers' }, ...errors(409, 412) },
  });
  registry.registerPath({
    method: 'patch',
    path: `${TUS}/{id}`,
    tags,
    ...WHEN_UNPAID.refused,
    summary: 'Send more of a resumable upload, from Upload-Offset on',
    request: { params, headers: z.object({ ...version, 'Upload-Offset': z.string() }), body: chunk },
    responses: { 204: { description: 'Arrived' }, ...errors(409, 412, 415) },
  });
  registry.registerPath({
    method: 'delete',
    path: `${TUS}/{id}`,
    tags,
    ...WHEN_UNPAID.open,
    summary: 'Cancel a resumable upload',
    request: { params, headers: z.object(version) },
    responses: { 204: { description: 'Cancelled' }, ...errors(409, 412) },
  });
}
