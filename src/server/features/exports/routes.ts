import { Readable } from 'node:stream';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '#server/platform/http/access.ts';
import { newApi } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/files/file-name.ts';
import { InFlight } from '#server/platform/http/in-flight.ts';
import { errors, routesOf } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { type ZipEntry, zipStream } from '#server/platform/zip/zip-stream.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages as clients } from '#shared/messages/en/practice/clients.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { findUserByEmail, recordAudit } from '../accounts/store.ts';
import { Export, type ExportWriters } from './contents.ts';
import { exportedCase, exportedClient } from './store.ts';

const NOT_FOUND = { client: clients.clientNotFound, case: requests.caseNotFound } as const;

const ARCHIVE = {
  description: 'The archive',
  content: { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } },
};

const routes = routesOf('Export');

const route = routes.get('/export/{kind}/{id}', {
  summary:
    'Everything of a client or a case as a ZIP: the rows as JSON and CSV, the lists of dates, the drafts as Word, PDF and text, and all files',
  description:
    'One export of a user runs at a time. about.json, the last entry, lists the files that are not included.',
  request: { params: z.object({ kind: z.enum(['client', 'case']), id: z.uuid() }) },
  responses: {
    200: ARCHIVE,
    ...errors(404, 429),
  },
});

const accountRoute = routes.get('/export-account', {
  summary: 'Everything that the user owns as a ZIP: the profile, the clients, the cases and all files',
  description:
    'One export of a user runs at a time. Beside the cases it has the notes, chats, checks, saved searches, chambers and payments of the user, each as JSON. Cases of others are not in it.',
  responses: { 200: ARCHIVE, ...errors(429) },
});

/** The archive while it is written. `onEnd` runs when it is complete, or when its reader went away. */
function streamOf(entries: AsyncGenerator<ZipEntry>, log: Logger, onEnd?: () => void): ReadableStream {
  const archive = Readable.from(zipStream(entries), { objectMode: false });
  if (onEnd) archive.once('close', onEnd);
  archive.on('error', (err) => log.warn({ err }, 'an export ended early'));
  return Readable.toWeb(archive) as ReadableStream;
}

/** `/functions/v1/export/…` and `/functions/v1/export-account`; the caller checks the session. */
export function exportRoutes(services: Services, writers: ExportWriters): OpenAPIHono<AppEnv> {
  const { db, log } = services;
  const app = newApi();
  const running = new InFlight({ atOnce: 1, waiting: 1, waitMs: 5000 });
  /** `entries` are read when the turn of the user has come. */
  const sendArchive = async (
    c: Context<AppEnv>,
    { name, entries }: { name: string; entries: AsyncGenerator<ZipEntry> },
  ) => {
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': attachment(`${name}.zip`),
      'cache-control': 'private, no-store',
    };
    // A HEAD request has no reader for the archive, whose end would never come.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const leave = await running.enter(c.get('session').userId, c.req.raw.signal);
    return c.body(streamOf(entries, log, leave), 200, headers);
  };
  app.openapi(route, async (c) => {
    const session = c.get('session');
    const { kind, id } = c.req.valid('param');
    const contents = new Export({ ...services, writers }, session);
    const find = async () => {
      if (kind === 'client') {
        const row = await db.withUser(session, (tx) => exportedClient(tx, id));
        return row && { name: row.name, entries: contents.ofClient(row) };
      }
      const row = await db.withUser(session, (tx) => exportedCase(tx, id));
      return row && { name: row.title, entries: contents.ofCase(row) };
    };
    const found = await find();
    if (!found) throw new ProblemError('not_found', sentenceOf(NOT_FOUND[kind]));
    return sendArchive(c, found);
  });
  app.openapi(accountRoute, (c) => {
    const contents = new Export({ ...services, writers }, c.get('session'));
    return sendArchive(c, { name: 'Munshi', entries: contents.ofAccount() });
  });
  return app;
}

const asked = z.object({ email: z.string().trim().toLowerCase().max(320) });

/**
 * Endpoint for `munshi export`: the same archive as `/functions/v1/export-account`. The log of the account
 * shows the export to the user. 204 without such an account.
 */
export function operatorExportRoutes(services: Services, writers: ExportWriters): Hono<AppEnv> {
  const { db, log, now } = services;
  const app = new Hono<AppEnv>();
  app.post('/account-export', async (c) => {
    const { email } = asked.parse(await c.req.json());
    const user = await db.withAccounts(async (tx) => {
      const found = await findUserByEmail(tx, email);
      if (found) await recordAudit(tx, { userId: found.id, event: 'exported_by_operator' }, now());
      return found;
    });
    if (!user) return c.body(null, 204);
    // The operator needs no second factor of the user: this command reads the data folder too.
    const contents = new Export({ ...services, writers }, { userId: user.id, aal: 'aal2' });
    return c.body(streamOf(contents.ofAccount(), log), 200, { 'content-type': 'application/zip' });
  });
  return app;
}
