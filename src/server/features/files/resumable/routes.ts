import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { readBody } from '#server/platform/http/request-body.ts';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { LIFETIME_MS, type Progress, type ResumableUploads } from './resumable-upload.ts';

const VERSION = '1.0.0';
const CHUNK = 'application/offset+octet-stream';
export const RESUMABLE = '/upload/resumable';

function numberIn(c: Context, header: string): number {
  const text = c.req.header(header) ?? '';
  if (!/^\d{1,15}$/u.test(text))
    throw new ProblemError('invalid_request', sentenceOf(messages.headerNotNumber, { header }));
  return Number(text);
}

function tell(c: Context, { partial, offset }: Progress): void {
  c.header('Upload-Offset', String(offset));
  if (partial.state === 'receiving')
    c.header('Upload-Expires', new Date(Date.parse(partial.created_at) + LIFETIME_MS).toUTCString());
}

function otherVersion(c: Context): ProblemError {
  c.header('Tus-Version', VERSION);
  return new ProblemError('precondition_failed', sentenceOf(messages.versionRequired, { version: VERSION }), {
    reason: 'PreconditionFailed',
  });
}

/** The capabilities of the server, open to everyone; the answer names no file. */
export function describeResumable(c: Context): Response {
  return c.body(null, 204, {
    'Tus-Resumable': VERSION,
    'Tus-Version': VERSION,
    'Tus-Extension': 'creation,creation-with-upload,expiration,termination',
    'Tus-Max-Size': String(CASE_FILES.maxBytes),
  });
}

/** `/storage/v1/upload/resumable`: uploads in the tus protocol, version 1.0.0. The session was checked before. */
export function resumableRoutes(uploads: ResumableUploads): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use('*', async (c, next) => {
    c.header('Tus-Resumable', VERSION);
    if (c.req.header('tus-resumable') !== VERSION) throw otherVersion(c);
    return next();
  });

  app.post('/', async (c) => {
    if (c.req.header('upload-defer-length') !== undefined)
      throw new ProblemError('invalid_request', sentenceOf(messages.lengthRequired));
    const session = c.get('session');
    const partial = await uploads.create(
      session,
      numberIn(c, 'Upload-Length'),
      c.req.header('upload-metadata') ?? '',
    );
    const body = c.req.header('content-type') === CHUNK ? readBody(c) : Readable.from([]);
    const progress = await uploads.append(session, partial.id, 0, body);
    tell(c, progress);
    c.header('Location', `/storage/v1${RESUMABLE}/${partial.id}`);
    return c.body(null, 201);
  });

  // Hono routes HEAD requests as GET.
  app.get('/:id', async (c) => {
    const progress = await uploads.progress(c.get('session'), c.req.param('id'));
    tell(c, progress);
    c.header('Upload-Length', String(progress.partial.size));
    c.header('Upload-Metadata', progress.partial.metadata);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 200);
  });

  app.patch('/:id', async (c) => {
    if (c.req.header('content-type') !== CHUNK)
      throw new ProblemError('unsupported_file', sentenceOf(messages.partType, { type: CHUNK }));
    const offset = numberIn(c, 'Upload-Offset');
    const progress = await uploads.append(c.get('session'), c.req.param('id'), offset, readBody(c));
    tell(c, progress);
    return c.body(null, 204);
  });

  app.delete('/:id', async (c) => {
    await uploads.cancel(c.get('session'), c.req.param('id'));
    return c.body(null, 204);
  });

  return app;
}
