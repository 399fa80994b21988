import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { jsonBody, newApi } from '#server/platform/http/api.ts';
import { sendFile, viewerHeaders } from '#server/platform/http/files/send-file.ts';
import { runInTurn } from '#server/platform/http/in-flight.ts';
import { errors, routesOf } from '#server/platform/http/openapi.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { readGrant, signGrant } from '#server/platform/storage/signature.ts';
import {
  LIBRARY_BUCKET,
  type PresignRequest,
  presignAnswer,
  presignRequest,
} from '#shared/contracts/library.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { isOriginalKey, originalKey } from './originals.ts';

/** 'Section 138, Negotiable Instruments Act, 1881.txt': the title without the heading after the dash. */
const sectionFileName = ({ title }: Pick<LibraryDocument, 'title'>): string =>
  `${title.split(' — ')[0] ?? title}.txt`;

/** One section of an act as plain text, with what it is and where it comes from. */
function sectionText(document: LibraryDocument): string {
  const { title, summary, paragraphs, source, licence } = document;
  return [
    title,
    ...(summary ? [t(messages.summaryNotText)] : []),
    ...paragraphs.map(({ text }) => text),
    `${t(messages.source)}: ${source}. ${t(messages.licence)}: ${licence}.`,
  ]
    .map((part) => `${part}\n`)
    .join('\n');
}

const SIGNED_SECONDS = 3600;
const FILES = '/library/files/';
/** The file of an act holds many sections, so a section has an address of its own. */
const SECTION = `${FILES}section`;
const sectionKey = (id: string) => `section/${id}`;

const presign = routesOf('Library').post('/presign', {
  summary: 'An address, valid for an hour, of the original of a library document',
  request: { body: jsonBody(presignRequest) },
  responses: {
    200: { description: 'Found', content: { 'application/json': { schema: presignAnswer } } },
    ...errors(404),
  },
});

const expired = () => new ProblemError('unauthenticated', sentenceOf(requests.documentUrlExpired));
const noUrl = () => new ProblemError('not_found', sentenceOf(requests.documentUrlMissing));

/** The document that a request names, which must be in the file that it names. */
async function namedDocument(
  library: Services['library'],
  { document_id, s3_file_key, s3_folder_path }: PresignRequest,
): Promise<LibraryDocument | undefined> {
  if (document_id === undefined) return undefined;
  const document = await library.get(document_id);
  if (document?.file_key !== s3_file_key || document.folder !== s3_folder_path) throw noUrl();
  return document;
}

/** `POST /presign`. It needs a session, which the caller checks. */
export function presignRoutes({ library, storage, secrets, now }: Services): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(presign, async (c) => {
    const body = c.req.valid('json');
    if (body.s3_bucket !== LIBRARY_BUCKET) throw noUrl();
    const document = await namedDocument(library, body);
    const signed = (key: string): string => {
      const { userId, sessionId } = c.get('session');
      const expires = Math.floor(now().getTime() / 1000) + SIGNED_SECONDS;
      return signGrant(secrets.hmacKey, 'library-document', { key, userId, sessionId, expires });
    };
    if (document?.kind === 'act') {
      const { id } = document;
      return c.json({ url: `${SECTION}?${new URLSearchParams({ id, token: signed(sectionKey(id)) })}` });
    }
    const key = originalKey(body.s3_folder_path, body.s3_file_key);
    await storage.stat(key);
    const name = body.s3_file_key.split('/').pop() ?? 'document';
    return c.json({ url: `${FILES}${key}?token=${signed(key)}&name=${encodeURIComponent(name)}` });
  });
  return app;
}

/** Originals by signed URL: the URL itself grants access as long as its session is alive. */
export function originalRoutes({ library, storage, secrets, sessions, now }: Services): OpenAPIHono<AppEnv> {
  const app = newApi();
  /** The user to whom the URL was given. */
  const requireGrant = async (key: string, token: string | undefined): Promise<string> => {
    const grant = readGrant(secrets.hmacKey, 'library-document', token ?? '', { key, now: now() });
    const session = grant && (await sessions.find(grant.sessionId));
    if (!session || session.userId !== grant.userId) throw expired();
    return session.userId;
  };

  app.get(SECTION, async (c) => {
    const id = c.req.query('id') ?? '';
    const userId = await requireGrant(sectionKey(id), c.req.query('token'));
    return runInTurn(c, 'files', userId, async () => {
      const section = await library.get(id);
      if (!section) throw new ProblemError('not_found', sentenceOf(requests.documentNotInLibrary));
      const headers = viewerHeaders('text/plain; charset=utf-8', sectionFileName(section));
      return c.body(sectionText(section), 200, headers);
    });
  });
  app.get(`${FILES}*`, async (c) => {
    const key = c.req.path.slice(FILES.length);
    // Only originals of the library are served here, whatever the token says.
    if (!isOriginalKey(key)) throw expired();
    const userId = await requireGrant(key, c.req.query('token'));
    return runInTurn(c, 'files', userId, () =>
      sendFile(c, storage, key, { name: c.req.query('name'), viewable: true }),
    );
  });
  return app;
}
