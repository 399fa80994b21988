import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import tar, { type Header } from 'tar-stream';
import { StartupError } from '#server/core/startup-error.ts';
import { entriesOf, keepsOwners } from '#server/platform/backups/copy-tree.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** The end of the name of an encrypted backup. */
export const ENCRYPTED = '.tar.age';

/** An encrypter for a public key (`age1…`). Errors: `StartupError` for another text. */
export function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new StartupError(sentenceOf(messages.noRecipient), { cause });
  }
  return encrypter;
}

async function pack(folder: string, into: tar.Pack): Promise<void> {
  for await (const { name, folder: isFolder, bytes, mode, uid, gid } of entriesOf(folder, () => false)) {
    if (name === '') continue;
    if (isFolder) {
      await new Promise<void>((done, fail) =>
        into.entry({ name, type: 'directory', mode: mode & 0o777, uid, gid }, (error) =>
          error ? fail(error) : done(),
        ),
      );
      continue;
    }
    const entry = into.entry({ name, size: bytes, mode: mode & 0o777, uid, gid });
    await pipeline(createReadStream(path.join(folder, name)), entry);
  }
  into.finalize();
}

/** Writes a folder as one file that only the owner of the key can read; it has its name when it is complete. */
export async function encryptFolder(folder: string, file: string, encrypter: Encrypter): Promise<void> {
  const draft = `${file}.part`;
  try {
    const packed = tar.pack();
    const packing = pack(folder, packed);
    packing.catch((error: Error) => packed.destroy(error));
    const plain = Readable.toWeb(Readable.from(packed)) as ReadableStream<Uint8Array>;
    const sealed = await encrypter.encrypt(plain);
    await pipeline(
      Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
    );
    await packing;
    const handle = await open(draft, 'r+');
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The secret key in a file of `age-keygen`. Errors: `StartupError`. */
async function identityIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new StartupError(sentenceOf(messages.noIdentity, { file }));
  return identity.trim();
}

/** One file of the archive, whose bytes are read before the next one. */
type Entry = Readable & { header: Header };

async function unpackTo(folder: string, entries: AsyncIterable<Entry>): Promise<void> {
  const root = path.resolve(folder);
  for await (const entry of entries) {
    const { name, type, mode = 0o600, uid = 0, gid = 0 } = entry.header;
    const target = path.resolve(root, name);
    // A file that somebody else packed might name a place outside.
    if (!`${target}${path.sep}`.startsWith(`${root}${path.sep}`))
      throw new Error('a name outside of the backup');
    if (type === 'directory') {
      entry.resume();
      await mkdir(target, { recursive: true, mode: 0o700 });
    } else {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(entry, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      await chmod(target, mode & 0o700);
    }
    if (keepsOwners) await chown(target, uid, gid);
  }
}

/** Decrypts a backup into a new folder. Errors: `StartupError` when the key does not open it, or the file was changed. */
export async function decryptTo(file: string, folder: string, identityFile: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(await identityIn(identityFile));
  await stat(file).catch(() => {
    throw new StartupError(sentenceOf(messages.noBackup, { folder: file }));
  });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const sealed = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    const plain = await decrypter.decrypt(sealed);
    const extract = tar.extract();
    await Promise.all([
      pipeline(
        Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]),
        extract as unknown as Writable,
      ),
      unpackTo(folder, extract as unknown as AsyncIterable<Entry>),
    ]);
  } catch (cause) {
    throw new StartupError(sentenceOf(messages.notDecrypted, { file }), { cause });
  }
}
