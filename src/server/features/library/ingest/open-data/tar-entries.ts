import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { type MirrorFile, piecesOf } from './mirror.ts';

/** One file of an archive. */
export interface TarEntry {
  header: Header;
  /** The bytes, as a stream that is read to its end before the next file. */
  bytes(): Readable;
  /** Passes over the bytes. */
  skip(): void;
}

/** Thrown where an archive ends early or is none. */
export class DamagedArchive extends Error {}

/**
 * The files of a tar archive, one at a time and never whole in memory; each has to be read or skipped before the
 * next. Errors: `DamagedArchive` where the archive is cut short or damaged, after the files before that place; the
 * errors of the mirror.
 */
export async function* tarEntries(file: MirrorFile, zipped: boolean): AsyncGenerator<TarEntry> {
  const archive = extract();
  let broken: unknown;
  const bytes = Readable.from(piecesOf(file), { objectMode: false });
  bytes.on('error', (cause) => {
    broken = cause;
    archive.destroy(cause);
  });
  if (zipped) {
    const plain = createGunzip();
    plain.on('error', (cause) => archive.destroy(cause));
    bytes.on('error', (cause) => plain.destroy(cause));
    bytes.pipe(plain).pipe(archive);
  } else bytes.pipe(archive);
  const reason = (cause: unknown) => broken ?? new DamagedArchive('damaged', { cause });
  async function* contentOf(entry: AsyncIterable<unknown>) {
    try {
      yield* entry;
    } catch (cause) {
      throw reason(cause);
    }
  }
  try {
    for await (const entry of archive)
      yield {
        header: entry.header,
        bytes: () => Readable.from(contentOf(entry), { objectMode: false }),
        skip: () => void entry.resume(),
      };
  } catch (cause) {
    throw reason(cause);
  } finally {
    bytes.destroy();
    archive.destroy();
  }
}
