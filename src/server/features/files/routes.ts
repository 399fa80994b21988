import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type AppEnv, requireSession, type Session } from '#server/platform/access.ts';
import { sendFile } from '#server/platform/http/send-file.ts';
import type { Services } from '#server/platform/services.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import { readGrant, signGrant } from '#server/platform/storage/signature.ts';
import { CASE_FILES } from '#shared/case-files.ts';
import { ProblemError } from '#shared/errors.ts';
import { listBody, removeBody, signBody } from './contract.ts';
import { HEAD_BYTES, refusalOf } from './file-kind.ts';
import { fileOf, peek } from './receive.ts';
import { bytesUsed, ownsCase } from './store.ts';

const QUOTA_BYTES = 5 * 1024 ** 3;
const PATH = /^case_files\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/[\w-][\w.-]{0,150}$/iu;
const BUCKET = `/object/${CASE_FILES.bucket}`;

const notFound = () => new ProblemError('not_found', 'Object not found', { reason: 'not_found' });

async function parsed<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (!result.success)
    throw new ProblemError('invalid_request', result.error.issues[0]?.message, { reason: 'InvalidRequest' });
  return result.data;
}

function keyAfter(c: Context, prefix: string): string {
  return decodeURIComponent(c.req.path.slice(`/storage/v1${prefix}/`.length));
}

/** `/storage/v1`: the files of a case. A path names its case, and the case must be the caller's own. */
export function storageRoutes(
  { db, storage, secrets, sessions, now }: Services,
  ownOrigins: readonly string[],
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const signedIn = requireSession(sessions, ownOrigins);

  const authorise = async (session: Session, key: string): Promise<void> => {
    const caseId = PATH.exec(key)?.[1];
    if (!caseId || !(await db.withUser(session, (tx) => ownsCase(tx, caseId)))) throw notFound();
  };
  const send = async (c: Context, key: string) =>
    sendFile(c, storage, key, c.req.query('download') || undefined);

  app.get(`/object/sign/${CASE_FILES.bucket}/*`, async (c) => {
    const key = keyAfter(c, `/object/sign/${CASE_FILES.bucket}`);
    const grant = readGrant(secrets.hmacKey, c.req.query('token') ?? '', key, now());
    const session = grant && (await sessions.find(grant.sessionId));
    if (!session || session.userId !== grant.userId)
      throw new ProblemError('invalid_request', 'The signature has expired or does not fit.', {
        reason: 'InvalidJWT',
      });
    await authorise(session, key);
    return send(c, key);
  });

  app.use('*', signedIn);

  app.post(`/object/sign/${CASE_FILES.bucket}/*`, async (c) => {
    const key = keyAfter(c, `/object/sign/${CASE_FILES.bucket}`);
    const { expiresIn } = await parsed(c, signBody);
    const session = c.get('session');
    await authorise(session, key);
    await storage.stat(key);
    const expires = Math.floor(now().getTime() / 1000) + expiresIn;
    const token = signGrant(secrets.hmacKey, {
      key,
      userId: session.userId,
      sessionId: session.sessionId,
      expires,
    });
    return c.json({ signedURL: `/object/sign/${CASE_FILES.bucket}/${key}?token=${token}` });
  });

  app.post(`/object/list/${CASE_FILES.bucket}`, async (c) => {
    const { prefix, limit = 100, offset = 0 } = await parsed(c, listBody);
    const folder = prefix.replace(/\/$/u, '');
    await authorise(c.get('session'), `${folder}/x`);
    const objects = await storage.list(folder, { limit, offset });
    return c.json(
      objects.map((object) => ({
        id: object.key,
        name: object.key.slice(folder.length + 1),
        created_at: object.updated_at,
        updated_at: object.updated_at,
        last_accessed_at: object.updated_at,
        metadata: { size: object.size, mimetype: object.contentType },
      })),
    );
  });

  app.delete(BUCKET, async (c) => {
    const { prefixes } = await parsed(c, removeBody);
    for (const key of prefixes) await authorise(c.get('session'), key);
    await storage.remove(prefixes);
    return c.json(prefixes.map((name) => ({ name, bucket_id: CASE_FILES.bucket })));
  });

  app.get(`${BUCKET}/*`, async (c) => {
    const key = keyAfter(c, BUCKET);
    await authorise(c.get('session'), key);
    return send(c, key);
  });

  app.post(`${BUCKET}/*`, async (c) => {
    const key = keyAfter(c, BUCKET);
    await authorise(c.get('session'), key);
    const used = await db.withUser(c.get('session'), bytesUsed);
    if (used >= QUOTA_BYTES)
      throw new ProblemError(
        'disk_full',
        'Your storage is full. Delete files that are not needed and try again.',
      );
    const { head, whole } = await peek(await fileOf(c.req.raw), HEAD_BYTES);
    const refusal = refusalOf(key, head);
    if (refusal) {
      whole.destroy();
      throw new ProblemError('unsupported_file', refusal, { reason: 'InvalidMimeType' });
    }
    const maxBytes = Math.min(CASE_FILES.maxBytes, QUOTA_BYTES - used);
    try {
      const stored = await storage.put(key, whole, { contentType: contentTypeOf(key), maxBytes });
      return c.json({ Id: stored.key, Key: `${CASE_FILES.bucket}/${stored.key}` });
    } catch (cause) {
      // The family answers 400 with its own code inside for a name that is taken.
      if (cause instanceof ProblemError && cause.code === 'conflict') {
        return c.json({ statusCode: '409', error: 'Duplicate', message: 'The resource already exists' }, 400);
      }
      throw cause;
    }
  });

  return app;
}
