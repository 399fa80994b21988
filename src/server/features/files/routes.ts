import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { Viewer } from '#server/platform/db/database.ts';
import { type AppEnv, requireSession, type Session } from '#server/platform/http/access.ts';
import { errorFamilyOf } from '#server/platform/http/error-families.ts';
import { sendFile } from '#server/platform/http/files/send-file.ts';
import { runInTurn } from '#server/platform/http/in-flight.ts';
import type { Services } from '#server/platform/services.ts';
import { objectNotFound } from '#server/platform/storage/object-key.ts';
import { readGrant, signGrant } from '#server/platform/storage/signature.ts';
import type { StoredObject } from '#server/platform/storage/storage.ts';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { contractSentence, ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import {
  type ListOrder,
  listBody,
  removeBody,
  signBody,
  type signManyAnswer,
  signManyBody,
} from './contract.ts';
import { authorisePath, objectKeyAfter } from './object-path.ts';
import { Quota } from './quota.ts';
import { ResumableUploads } from './resumable/resumable-upload.ts';
import { describeResumable, RESUMABLE, resumableRoutes } from './resumable/routes.ts';
import { hasFileAtPath, moveFilesToBin, pathsInBin, uncountStored } from './store.ts';
import { upload } from './upload.ts';

const BUCKET = `/object/${CASE_FILES.bucket}`;
const SIGN = `/object/sign/${CASE_FILES.bucket}`;
const INFO = `/object/info/${CASE_FILES.bucket}`;

async function parsed<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (!result.success)
    throw new ProblemError('invalid_request', contractSentence(result.error), { reason: 'InvalidRequest' });
  return result.data;
}

/**
 * Operations on the file at a key, each after its access check. Errors of each: `ProblemError` `not_found`
 * for other people's files.
 */
function fileAccess({ db, storage, secrets, now }: Services) {
  const authorise = (session: Session, key: string, use: 'read' | 'add' | 'remove') =>
    authorisePath(db, session, key, use);
  /** A file can be read only if a row names it, with or without a signed URL. */
  const requireRow = async (session: Session, key: string) => {
    await authorise(session, key, 'read');
    if (!(await db.withUser(session, (tx) => hasFileAtPath(tx, key)))) throw objectNotFound();
  };
  const signUrl = async (session: Session, key: string, expiresIn: number) => {
    await requireRow(session, key);
    await storage.stat(key);
    const expires = Math.floor(now().getTime() / 1000) + expiresIn;
    const { userId, sessionId } = session;
    const token = signGrant(secrets.hmacKey, 'case-file', { key, userId, sessionId, expires });
    return `${SIGN}/${key}?token=${token}`;
  };
  const send = async (c: Context, key: string) =>
    sendFile(c, storage, key, { name: c.req.query('download') || undefined });
  return { authorise, requireRow, signUrl, send };
}

type FileAccess = ReturnType<typeof fileAccess>;

/** `/storage/v1`: the files of a case. A path contains its case, which the caller must reach in a role that allows the request. */
export function storageRoutes(
  services: Services,
  ownOrigins: readonly string[],
  writable: MiddlewareHandler<AppEnv>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const access = fileAccess(services);
  const quota = new Quota(services);
  const resumable = new ResumableUploads(services, quota);

  addSignedUrlRoute(app, services, access);
  app.onError((error, c) => {
    // For a taken name the API family answers 400 with its own code inside.
    if (!(error instanceof ProblemError) || error.reason !== 'Duplicate') throw error;
    return c.json(errorFamilyOf(c.req.path).shape(error, ''), 400);
  });
  app.options(RESUMABLE, describeResumable);

  app.use('*', requireSession(services.sessions, ownOrigins, { lane: 'files' }));
  app.use('*', writable);
  app.route(RESUMABLE, resumableRoutes(resumable));
  addSigningRoutes(app, access);
  addListRoutes(app, services, access);
  addContentRoutes(app, services, access, quota);
  return app;
}

/** A signed URL works without a session in the request, as long as the session that it was signed for is alive. */
function addSignedUrlRoute(
  app: Hono<AppEnv>,
  { secrets, sessions, now }: Services,
  access: FileAccess,
): void {
  app.get(`${SIGN}/*`, async (c) => {
    const key = objectKeyAfter(c.req.path, SIGN);
    const grant = readGrant(secrets.hmacKey, 'case-file', c.req.query('token') ?? '', { key, now: now() });
    const session = grant && (await sessions.find(grant.sessionId));
    if (!session || session.userId !== grant.userId)
      throw new ProblemError('invalid_request', sentenceOf(uploads.signatureInvalid), {
        reason: 'InvalidJWT',
      });
    return runInTurn(c, 'files', session.userId, async () => {
      await access.requireRow(session, key);
      return access.send(c, key);
    });
  });
}

function addSigningRoutes(app: Hono<AppEnv>, access: FileAccess): void {
  // Must precede the next route, whose wildcard also matches an empty rest.
  app.post(SIGN, async (c) => {
    const { paths, expiresIn } = await parsed(c, signManyBody);
    const answers: z.infer<typeof signManyAnswer> = [];
    for (const path of paths) {
      try {
        const signedURL = await access.signUrl(c.get('session'), path, expiresIn);
        answers.push({ path, signedURL, error: null });
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'not_found') throw error;
        answers.push({ path, signedURL: null, error: error.sentence });
      }
    }
    return c.json(answers);
  });

  app.post(`${SIGN}/*`, async (c) => {
    const key = objectKeyAfter(c.req.path, SIGN);
    const { expiresIn } = await parsed(c, signBody);
    return c.json({ signedURL: await access.signUrl(c.get('session'), key, expiresIn) });
  });
}

/** The store lists by name. */
const isStoredOrder = ({ column = 'name', order = 'asc' }: ListOrder) => column === 'name' && order === 'asc';

/** Objects in the order of a request. A stored file never changes, so that it was created when it was updated. */
function inOrder(byName: readonly StoredObject[], { column = 'name', order = 'asc' }: ListOrder) {
  const sorted = [...byName];
  if (column !== 'name') sorted.sort((a, b) => Date.parse(a.updated_at) - Date.parse(b.updated_at));
  return order === 'asc' ? sorted : sorted.reverse();
}

function addListRoutes(app: Hono<AppEnv>, { db, storage }: Services, access: FileAccess): void {
  app.get(`${INFO}/*`, async (c) => {
    const key = objectKeyAfter(c.req.path, INFO);
    await access.requireRow(c.get('session'), key);
    const { size, contentType, updated_at } = await storage.stat(key);
    return c.json({
      id: key,
      name: key,
      bucket_id: CASE_FILES.bucket,
      size,
      content_type: contentType,
      created_at: updated_at,
      last_modified: updated_at,
      metadata: { size, mimetype: contentType },
    });
  });

  app.post(`/object/list/${CASE_FILES.bucket}`, async (c) => {
    const { prefix, limit = 100, offset = 0, sortBy = {} } = await parsed(c, listBody);
    const folder = prefix.replace(/\/$/u, '');
    const session = c.get('session');
    const { caseId } = await access.authorise(session, `${folder}/x`, 'read');
    const hidden = await db.withUser(session, (tx) => pathsInBin(tx, caseId));
    const asStored = hidden.size === 0 && isStoredOrder(sortBy);
    const found = await storage.list(folder, asStored ? { limit, offset } : {});
    const shown = found.filter(({ key }) => !hidden.has(key));
    const objects = asStored ? shown : inOrder(shown, sortBy).slice(offset, offset + limit);
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
}

function addContentRoutes(
  app: Hono<AppEnv>,
  { db, storage, log }: Services,
  access: FileAccess,
  quota: Quota,
): void {
  app.delete(BUCKET, async (c) => {
    const { prefixes } = await parsed(c, removeBody);
    const session = c.get('session');
    const owners = new Map<string, Viewer>();
    for (const key of prefixes) owners.set(key, (await access.authorise(session, key, 'remove')).owner);
    // Only files without a row are removed now; the others wait in the bin with their rows.
    const unnamed = await db.withUser(session, (tx) => moveFilesToBin(tx, prefixes));
    await storage.remove(unnamed);
    for (const key of unnamed)
      await db.withUser(owners.get(key) ?? session, (tx) => uncountStored(tx, [key]));
    return c.json(prefixes.map((name) => ({ name, bucket_id: CASE_FILES.bucket })));
  });

  app.get(`${BUCKET}/*`, async (c) => {
    const key = objectKeyAfter(c.req.path, BUCKET);
    await access.requireRow(c.get('session'), key);
    return access.send(c, key);
  });

  app.post(`${BUCKET}/*`, async (c) => {
    const key = objectKeyAfter(c.req.path, BUCKET);
    const session = c.get('session');
    const { owner } = await access.authorise(session, key, 'add');
    const stored = await upload(c, { db, storage, log, quota, owner, key });
    return c.json({ Id: stored.key, Key: `${CASE_FILES.bucket}/${stored.key}` });
  });
}
