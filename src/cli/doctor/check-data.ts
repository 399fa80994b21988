import { randomUUID } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { checkWritable, freeMegabytes } from '#server/core/disk-space.ts';
import type { Env } from '#server/core/env.ts';
import { errorCode } from '#server/core/startup-error.ts';
import { languagesWithoutData } from '#server/platform/sandbox/ocr-languages.ts';
import { openStorage } from '#server/platform/storage/open.ts';
import { messages } from '#shared/messages/en/operations/doctor.ts';
import { messages as startup } from '#shared/messages/en/operations/startup.ts';
import { formatList, sizeLimit } from '#shared/messages/formats.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { type Finding, good, wrong } from './findings.ts';

const MB = 2 ** 20;
/** Below this the next large upload or backup may not fit. */
const ENOUGH_MB = 1024;

/** The permissions that others may not have: of the folder itself, of the secrets, of PostgreSQL's folder, of files. */
const PRIVATE = [
  { name: '', closed: 0o066, mode: '700' },
  { name: 'secrets.json', closed: 0o077, mode: '600' },
  { name: 'run.json', closed: 0o077, mode: '600' },
  { name: 'postgresql/data', closed: 0o027, mode: '700' },
  { name: 'files', closed: 0o077, mode: '700' },
] as const;

/** `usable` where the other checks may look into the folder. */
export interface DataFolderState {
  usable: boolean;
  findings: Finding[];
}

/** The data folder: there, our own, closed to others, writable and with free space. A missing one is made by a start. */
export async function checkDataFolder(folder: string): Promise<DataFolderState> {
  const unusable = (said: Sentence) => ({ usable: false, findings: [wrong(said)] });
  let found: Stats;
  try {
    found = await stat(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      return { usable: false, findings: [good(sentenceOf(messages.noDataYet, { folder }))] };
    return unusable(
      sentenceOf(startup.folderUnusable, { folder, reason: errorCode(error) ?? String(error) }),
    );
  }
  if (!found.isDirectory()) return unusable(sentenceOf(startup.folderIsFile, { folder }));
  const me = process.getuid?.();
  if (me !== undefined && found.uid !== me)
    return unusable(sentenceOf(messages.otherOwner, { folder, user: String(found.uid) }));
  const open = me === undefined ? [] : openToOthers(folder);
  const findings = open.map(({ file, mode }) => wrong(sentenceOf(messages.openToOthers, { file, mode })));
  if (open.length === 0) findings.push(good(sentenceOf(messages.folderOurs, { folder })));
  return { usable: true, findings: [...findings, await checkSpace(folder)] };
}

function openToOthers(folder: string): { file: string; mode: string }[] {
  return PRIVATE.flatMap(({ name, closed, mode }) => {
    const file = path.join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    return found && (found.mode & closed) !== 0 ? [{ file, mode }] : [];
  });
}

async function checkSpace(folder: string): Promise<Finding> {
  try {
    await checkWritable(folder);
    const megabytes = await freeMegabytes(folder);
    const free = sizeLimit((Math.round((megabytes / 1024) * 10) / 10) * 1024 * MB);
    if (megabytes < ENOUGH_MB) return wrong(sentenceOf(messages.littleSpace, { folder, free }));
    return good(sentenceOf(messages.freeSpace, { free }));
  } catch (error) {
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
    return wrong(sentenceOf(messages.notWritable, { folder, reason }));
  }
}

/** The folder in the data folder with recognition data that the operator added. */
const LANGUAGES = 'languages';

/** The languages of scans whose data is not here, and where it goes: Indian courts use more than are packaged. */
export async function checkScans(data: string): Promise<Finding> {
  const folder = path.join(data, LANGUAGES);
  const missing = await languagesWithoutData(folder);
  const [code] = missing;
  if (code === undefined) return good(sentenceOf(messages.allScansRead));
  const languages = formatList(missing);
  return good(sentenceOf(messages.scansUnread, { languages, code, folder }));
}

/** Writes, reads and deletes a small object, as every upload needs. Errors: `StartupError`, `ProblemError`. */
export async function checkStorage(env: Env): Promise<Finding> {
  const place = env.STORAGE === 's3' ? (env.S3_BUCKET ?? '') : path.join(env.MUNSHI_DATA, 'files');
  const storage = await openStorage(env);
  const key = `start-check/${randomUUID()}`;
  const bytes = Buffer.from(randomUUID());
  await storage.put(key, once(bytes), { contentType: 'text/plain', maxBytes: bytes.length });
  try {
    if (!bytes.equals(await buffer(await storage.read(key))))
      return wrong(sentenceOf(messages.storageChanged, { place }));
  } finally {
    await storage.remove([key]);
  }
  const left = await storage.stat(key).catch(() => undefined);
  return left
    ? wrong(sentenceOf(messages.storageKeeps, { place }))
    : good(sentenceOf(messages.storageWorks, { place }));
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
