import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { jsonLine } from '#server/core/json-line.ts';

const entrySchema = z.object({
  file: z.string(),
  mark: z.string(),
  /** The documents the file gave. */
  ids: z.array(z.string()).optional(),
  failure: z.string().optional(),
});
export type JournalEntry = z.infer<typeof entrySchema>;

/**
 * The results of earlier runs over a folder, file by file. A file is recorded only after the index has acknowledged its
 * documents, so an interrupted run repeats a little and loses nothing; an unchanged file is not read again.
 */
export interface Journal {
  /** True when the file was ingested before and has not changed since. */
  has(file: string, mark: string): boolean;
  /** Why the file was unreadable before, if it has not changed since. */
  failureOf(file: string, mark: string): string | undefined;
  /** The files that were unreadable when they were last tried, with the reasons. */
  failures(): { file: string; reason: string }[];
  /** The documents of the file at its last ingest. */
  idsOf(file: string): string[];
  /** Documents that only this file gave and that are missing now that it gives `ids`. */
  orphans(file: string, ids: readonly string[]): string[];
  note(entries: readonly JournalEntry[]): Promise<void>;
  close(): Promise<void>;
}

/** Mark and ids in one string to save memory: a folder may have millions of files. */
const packed = (mark: string, ids: readonly string[]) => [mark, ...ids].join(' ');

class Memory {
  readonly taken = new Map<string, string>();
  readonly failed = new Map<string, { mark: string; reason: string }>();

  add({ file, mark, ids = [], failure }: JournalEntry): void {
    this.failed.delete(file);
    if (failure !== undefined) this.failed.set(file, { mark, reason: failure });
    else this.taken.set(file, packed(mark, ids));
  }

  idsOf(file: string): string[] {
    return this.taken.get(file)?.split(' ').slice(1) ?? [];
  }

  orphans(file: string, ids: readonly string[]): string[] {
    const gone = this.idsOf(file).filter((id) => !ids.includes(id));
    if (gone.length === 0) return [];
    const elsewhere = new Set<string>();
    for (const [other, entry] of this.taken)
      if (other !== file) for (const id of gone) if (entry.includes(id)) elsewhere.add(id);
    return gone.filter((id) => !elsewhere.has(id));
  }
}

/** One line of a journal; undefined when it is not whole. */
export function readEntry(line: string): JournalEntry | undefined {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch {
    // A killed run may have left half a line; its file is read again.
    return undefined;
  }
}

async function readMemory(file: string): Promise<Memory> {
  const memory = new Memory();
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const entry = line === '' ? undefined : readEntry(line);
    if (entry) memory.add(entry);
  }
  return memory;
}

/** The journal of one folder (its absolute path, or the name of a partition), under the data folder. */
export async function openJournal(dataFolder: string, folder: string): Promise<Journal> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const journalFolder = path.join(dataFolder, 'ingest');
  await mkdir(journalFolder, { recursive: true, mode: 0o700 });
  const file = path.join(journalFolder, `${name}.jsonl`);
  const handle = await open(file, 'a', 0o600);
  const memory = await readMemory(file);
  return {
    has: (key, mark) => !memory.failed.has(key) && memory.taken.get(key)?.split(' ', 1)[0] === mark,
    failureOf(key, mark) {
      const failed = memory.failed.get(key);
      return failed?.mark === mark ? failed.reason : undefined;
    },
    failures: () => [...memory.failed].map(([file, { reason }]) => ({ file, reason })),
    idsOf: (key) => memory.idsOf(key),
    orphans: (key, ids) => memory.orphans(key, ids),
    async note(entries) {
      if (entries.length === 0) return;
      // The leading line break separates the entries from a half-written line of a killed run.
      await handle.appendFile(`\n${entries.map(jsonLine).join('\n')}\n`);
      await handle.datasync();
      for (const entry of entries) memory.add(entry);
    },
    close: () => handle.close(),
  };
}
