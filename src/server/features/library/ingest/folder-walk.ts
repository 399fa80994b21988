import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '#server/core/startup-error.ts';
import { extensionOf } from '#server/platform/storage/content-type.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';

/** A file of an ingested folder. */
export interface FolderFile {
  path: string;
  /** Relative to the folder, with forward slashes. */
  key: string;
  size: number;
  /** Changes when the file does. */
  mark: string;
  extension: string;
}

/** An unreadable entry of the folder, with the reason. */
export interface FolderProblem {
  key: string;
  reason: string;
}

interface FoundFile {
  path: string;
  key: string;
  reason?: string;
}

/**
 * The real path of the folder. Errors: `not_found` or `forbidden` with one sentence when it does not exist, is a file, or
 * is not readable for this user.
 */
export async function findFolder(folder: string): Promise<string> {
  try {
    const place = await realpath(folder);
    if (!(await stat(place)).isDirectory())
      throw new ProblemError('not_found', sentenceOf(commands.isFile, { folder }));
    await readdir(place);
    return place;
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    const code = errorCode(cause);
    if (code === 'EACCES' || code === 'EPERM')
      throw new ProblemError('forbidden', sentenceOf(commands.notReadable, { folder }), { cause });
    if (code === 'ELOOP')
      throw new ProblemError('not_found', sentenceOf(commands.linkLoop, { folder }), { cause });
    throw new ProblemError('not_found', sentenceOf(commands.folderMissing, { folder }), { cause });
  }
}

/** Every entry below a folder in a fixed order, names only; hidden entries and the folder `except` are skipped. */
async function* entriesOf(
  folder: string,
  below: string,
  except: string | undefined,
): AsyncGenerator<FoundFile> {
  const here = path.join(folder, below);
  const entries = await readdir(here, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    yield { path: here, key: `${below}/`, reason: t(commands.notReadable, { folder: here }) };
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    const full = path.join(here, entry.name);
    if (!entry.isDirectory()) yield fileEntry(entry, full, key);
    else if (full !== except) yield* entriesOf(folder, key, except);
  }
}

function fileEntry(entry: Dirent, full: string, key: string): FoundFile {
  if (entry.isFile()) return { path: full, key };
  const reason = t(entry.isSymbolicLink() ? commands.isLink : commands.notOrdinary);
  return { path: full, key, reason };
}

/** Number of entries that `walkFolder` will yield. */
export async function countEntries(folder: string, except?: string): Promise<number> {
  let count = 0;
  for await (const _ of entriesOf(folder, '', except)) count++;
  return count;
}

/** Every file below a folder, in a fixed order and one at a time, so that large folders need no memory. */
export async function* walkFolder(
  folder: string,
  except?: string,
): AsyncGenerator<FolderFile | FolderProblem> {
  for await (const found of entriesOf(folder, '', except)) {
    const { key, reason } = found;
    if (reason !== undefined) {
      yield { key, reason };
      continue;
    }
    const known = await lstat(found.path).catch(() => undefined);
    if (known?.isFile()) {
      const mark = `${known.size}:${Math.round(known.mtimeMs)}`;
      yield { path: found.path, key, size: known.size, mark, extension: extensionOf(key) };
    } else yield { key, reason: t(key.includes('\uFFFD') ? commands.nameNotUtf8 : commands.fileMoved) };
  }
}
