import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorCode } from '#server/core/startup-error.ts';

/** The files of a task: those that the child reads (a folder with files, too), and those that it writes. */
export interface TaskFiles {
  reads?: readonly string[];
  writes?: readonly string[];
}

/** Links a file, or copies it from another disk. */
async function place(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}

/** Inboxes of this process: when it ends, nobody is left to hear that their children have ended. */
const inboxes = new Set<Inbox>();
process.once('exit', () => {
  for (const inbox of inboxes) inbox.remove();
});

/** The folder of one child, the only one with files of users that it sees. */
export class Inbox {
  /** Holds the two others; removed with the child. */
  readonly #outer: string;
  readonly folder: string;
  /** In the folder: what the child reads, and where it writes. */
  readonly given: string;
  readonly made: string;
  /** The child's own view of the disk is put together here. */
  readonly root: string;

  constructor() {
    this.#outer = mkdtempSync(path.join(tmpdir(), 'munshi-child-'));
    this.folder = path.join(this.#outer, 'files');
    this.root = path.join(this.#outer, 'root');
    this.given = path.join(this.folder, 'given');
    this.made = path.join(this.folder, 'made');
    for (const one of [this.folder, this.given, this.made, this.root]) mkdirSync(one, { mode: 0o700 });
    inboxes.add(this);
  }

  /** The place of a file in the folder: the same for each task. */
  #at(folder: string, file: string): string {
    const mark = createHash('sha256').update(file).digest('hex').slice(0, 12);
    return path.join(folder, `${mark}${path.extname(file)}`);
  }

  /** Brings the files of a task. Returns their places by their paths. */
  async bring({ reads = [], writes = [] }: TaskFiles): Promise<Map<string, string>> {
    for (const file of reads) {
      const found = await stat(file).catch(() => undefined);
      // The child finds out that a file is absent, and says so in its words.
      if (found?.isDirectory()) await this.#bringFolder(file);
      else if (found) await place(file, this.#at(this.given, file));
    }
    const places = new Map(reads.map((file) => [file, this.#at(this.given, file)]));
    for (const file of writes) places.set(file, this.#at(this.made, file));
    return places;
  }

  async #bringFolder(folder: string): Promise<void> {
    const to = this.#at(this.given, folder);
    await mkdir(to, { recursive: true, mode: 0o700 });
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isFile()) await place(path.join(folder, entry.name), path.join(to, entry.name));
  }

  /** Takes what the child wrote to where it belongs, and removes what it was given. */
  async take({ reads = [], writes = [] }: TaskFiles): Promise<void> {
    for (const file of writes) {
      const made = this.#at(this.made, file);
      const found = await stat(made).catch(() => undefined);
      if (!found?.isFile()) continue;
      await rename(made, file).catch(() => copyFile(made, file));
      await rm(made, { force: true });
    }
    for (const file of reads) {
      const given = this.#at(this.given, file);
      const found = await stat(given).catch(() => undefined);
      // A folder belongs to the product, and the next task wants it again.
      if (found?.isFile()) await rm(given, { force: true });
    }
  }

  remove(): void {
    inboxes.delete(this);
    // A child that is just being killed may still write.
    rmSync(this.#outer, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The line of a task, in which each path is that of the inbox. `quote` writes a text as the line has it. */
export function withPlaces(
  line: string,
  places: Map<string, string>,
  quote: (text: string) => string,
): string {
  let changed = line;
  for (const [file, place] of places) changed = changed.replaceAll(quote(file), () => quote(place));
  return changed;
}
