import { createHmac, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { inLanguage } from '#server/core/language.ts';
import { ownModule } from '#server/core/own-module.ts';
import { takeInHour } from '#server/features/accounts/store.ts';
import { sql } from '#server/platform/db/sql.ts';
import { ownStanding } from '#server/platform/entitlements/plan-limits.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { readBody } from '#server/platform/http/request-body.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import type { MailFiles } from '#server/platform/sandbox/mail-text.ts';
import type { Services } from '#server/platform/services.ts';
import { COURT_IMPORT } from '#shared/contracts/court-import.ts';
import { INBOUND_MAIL, isAllowedSender } from '#shared/contracts/inbound-mail.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { hashOfAddress } from './inbound-address.ts';
import { readDrop } from './read-drop.ts';
import type { MailTask } from './read-mail.ts';
import { keepImport } from './store.ts';

const ENTRY = ownModule(new URL('read-mail', import.meta.url));
const sandbox = new IdleSandbox<MailTask, MailFiles>(
  ENTRY,
  { memoryMb: 768, cpuSeconds: 20, wallSeconds: 60 },
  ({ file }) => ({ reads: [file] }),
  { idleMs: 20_000 },
);

/** The child's answer, which is as untrusted as the mail. */
const mailFiles = z.object({
  from: z.string(),
  subject: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.base64() })).max(COURT_IMPORT.files),
});

const SIGNATURE = /^t=(\d{1,12}),a=([\da-f]{64}),v1=([\da-f]{64})$/u;
/** A mail server that was cut off signs again when it tries again. */
const SIGNED_FOR_SECONDS = 300;

interface Owner {
  owner_id: string;
  senders: string[];
  email: string | null;
  language: string | null;
}

const unsigned = () => new ProblemError('invalid_request', sentenceOf(requests.webhookUnsigned));
const tooLarge = () =>
  new ProblemError(
    'too_large',
    sentenceOf(messages.mailTooLarge, { megabytes: INBOUND_MAIL.bytes / 1024 ** 2 }),
  );

/**
 * Writes a signed mail to a file; nobody who cannot sign makes the server read one. Errors: `invalid_request` for a signature
 * that is old or not ours, `too_large`.
 */
async function receive(c: Context, secret: string, now: Date, file: string): Promise<void> {
  const [, at = '', address = '', given = ''] = SIGNATURE.exec(c.req.header('munshi-signature') ?? '') ?? [];
  if (at === '' || Math.abs(now.getTime() / 1000 - Number(at)) > SIGNED_FOR_SECONDS) throw unsigned();
  const addressed = `${at}.${c.req.query('to') ?? ''}.`;
  const ofAddress = createHmac('sha256', secret).update(addressed).digest();
  if (!timingSafeEqual(ofAddress, Buffer.from(address, 'hex'))) throw unsigned();
  const sum = createHmac('sha256', secret).update(addressed);
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      sum.update(chunk);
      if (bytes > INBOUND_MAIL.bytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  await pipeline(readBody(c), counted, createWriteStream(file, { mode: 0o600 }));
  if (!timingSafeEqual(sum.digest(), Buffer.from(given, 'hex'))) throw unsigned();
}

/** The files of a mail, written beside it. Errors: `unprocessable` for a mail that cannot be read. */
async function unpack(file: string, folder: string) {
  const { from, subject, files } = mailFiles.parse(await sandbox.run({ file }));
  const uploads: { path: string; name: string }[] = [];
  for (const [at, { name, bytes }] of files.entries()) {
    const to = path.join(folder, `part-${at}`);
    await writeFile(to, Buffer.from(bytes, 'base64'), { mode: 0o600 });
    uploads.push({ path: to, name: path.basename(name.replaceAll('\\', '/')).slice(0, 300) || 'file' });
  }
  return { from: from.slice(0, 320), subject, uploads };
}

/** The drop of a mail, or a line that says why it has none. */
async function dropOf(services: Pick<Services, 'db' | 'now'>, owner: Owner, file: string, folder: string) {
  const user = { userId: owner.owner_id, aal: 'aal2' as const };
  const said = (name: string, problem: string, sentBy: string) =>
    services.db.withUser(user, (tx) =>
      keepImport(tx, {
        files: [{ name, kind: 'unknown', problem }],
        proposals: [],
        marks: [],
        said: [],
        sentBy,
      }),
    );
  const { from, subject, uploads } = await unpack(file, folder);
  const name = subject.slice(0, 300) || t(messages.mailWithoutSubject);
  const sender = from || t(messages.senderUnknown);
  if (!isAllowedSender(from, owner)) return said(name, t(messages.senderNotAllowed, { sender }), sender);
  if (uploads.length === 0) return said(name, t(messages.mailEmpty), sender);
  return readDrop(services, user, uploads, sender);
}

/**
 * `POST /inbound-mail?to=<address>`: a mail as a mail server received it, with `Munshi-Signature: t=<unix>,a=<hex hmac-sha256
 * of "t.to.">,v1=<that of "t.to.body">`. The files become a drop to accept; nothing is applied. 404: there is no such address. Without the
 * settings the route does not exist.
 */
export function inboundMailRoutes(
  services: Pick<Services, 'db' | 'now' | 'env' | 'log' | 'payments' | 'secrets'>,
): Hono<AppEnv> {
  const { db, env, now, log } = services;
  const app = new Hono<AppEnv>();
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret } = env;
  if (domain === undefined || secret === undefined) return app;
  const turns = new KeyedQueue();
  app.post('/', async (c) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'munshi-mail-'));
    try {
      const file = path.join(folder, 'mail.eml');
      await receive(c, secret, now(), file);
      const hash = hashOfAddress(c.req.query('to') ?? '', domain);
      const owner =
        hash === undefined
          ? undefined
          : await db.withWorker((tx) =>
              tx.first<Owner>(sql`select * from app.owner_of_inbound_address(${hash})`),
            );
      if (!owner) throw new ProblemError('not_found', sentenceOf(messages.mailNotOffered));
      await takeInHour(services, 'inbound mail', owner.owner_id, INBOUND_MAIL.anHour);
      const user = { userId: owner.owner_id, aal: 'aal2' as const };
      const standing = await db.withUser(user, (tx) => ownStanding(tx, services, now()));
      if (standing.access === 'read_only') throw new ProblemError('payment_required');
      await turns.run(owner.owner_id, () =>
        inLanguage(owner.language, () => dropOf(services, owner, file, folder)),
      );
      log.info('a mail with files from a court was read');
      return c.json({});
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  return app;
}
