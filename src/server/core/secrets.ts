import { createHmac, randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { errorCode, StartupError } from './startup-error.ts';

const password = z.string().min(16);

const storedSchema = z.object({
  version: z.literal(1),
  /** Passwords of the database roles; `owner` is used only by our own PostgreSQL. */
  database: z.object({ owner: password, app: password, accounts: password, worker: password }),
  hmacKey: z.base64url(),
  signingKey: z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256'), d: z.string() }),
});

export interface Secrets {
  /** 32 random bytes for HMACs: signed URLs, one-time codes, throttle keys. */
  hmacKey: Uint8Array;
  /** ES256 private key as JWK, for access tokens. */
  signingKey: Record<string, unknown>;
}

export type DatabasePasswords = z.infer<typeof storedSchema>['database'];

export interface StoredSecrets extends Secrets {
  database: DatabasePasswords;
}

/**
 * Reads `secrets.json` (0600) of the data folder, or creates it at the first start.
 * Errors: `StartupError` when the file is unreadable, or missing although a database was created with it.
 */
export async function openSecrets(dataFolder: string, databaseExists: boolean): Promise<StoredSecrets> {
  const file = path.join(dataFolder, 'secrets.json');
  const text = await readIfThere(file);
  if (text === undefined && databaseExists) throw missing(file);
  const stored = text === undefined ? await makeSecrets(file) : parse(file, text);
  await chmod(file, 0o600);
  const hmacKey = new Uint8Array(Buffer.from(stored.hmacKey, 'base64url'));
  return { database: stored.database, hmacKey, signingKey: stored.signingKey };
}

/** The passwords of the database. Changes nothing. Errors: `StartupError` when the file is absent, unreadable or damaged. */
export async function readDatabasePasswords(dataFolder: string): Promise<DatabasePasswords> {
  const file = path.join(dataFolder, 'secrets.json');
  const text = await readIfThere(file);
  if (text === undefined) throw missing(file);
  return parse(file, text).database;
}

/** Tells installations apart, and nothing about their secrets. Errors: those of `readDatabasePasswords`. */
export async function installationOf(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'secrets.json');
  const text = await readIfThere(file);
  if (text === undefined) throw missing(file);
  return createHmac('sha256', parse(file, text).hmacKey).update('installation').digest('hex').slice(0, 32);
}

const missing = (file: string) => new StartupError(sentenceOf(messages.secretsMissing, { file }));

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const reason = errorCode(cause) ?? '';
    if (reason === 'ENOENT') return undefined;
    throw new StartupError(sentenceOf(messages.secretsUnreadable, { file, reason }), { cause });
  }
}

function parse(file: string, text: string) {
  try {
    return storedSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartupError(sentenceOf(messages.secretsDamaged, { file }), { cause });
  }
}

async function makeSecrets(file: string) {
  const random = () => randomBytes(32).toString('base64url');
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: randomBytes(8).toString('hex') };
  const secrets = storedSchema.parse({
    version: 1,
    database: { owner: random(), app: random(), accounts: random(), worker: random() },
    hmacKey: random(),
    signingKey,
  });
  await writeFileAtomically(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Writes a private file (0600) atomically: after a crash it is either complete or absent. */
export async function writeFileAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
