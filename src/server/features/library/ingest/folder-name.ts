import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '#server/core/startup-error.ts';

/** The folder name of the bundled library. */
export const SAMPLE_FOLDER = 'sample-library';

async function claim(file: string, owner: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, owner, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw cause;
    return (await readFile(file, 'utf8')) === owner;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The stored name of a folder: its own name, plus a number when an earlier folder has the same name, because documents
 * and originals are identified by folder and file. The same folder always gets the same name.
 */
export async function folderName(dataFolder: string, folder: string): Promise<string> {
  const names = path.join(dataFolder, 'ingest', 'names');
  await mkdir(names, { recursive: true, mode: 0o700 });
  const own = path.basename(folder) || 'disk';
  for (let turn = 1; ; turn++) {
    const name = turn === 1 ? own : `${own} (${turn})`;
    const file = path.join(names, createHash('sha256').update(name).digest('hex').slice(0, 32));
    if (name !== SAMPLE_FOLDER && (await claim(file, folder))) return name;
  }
}
