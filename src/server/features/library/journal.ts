import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const line = z.object({ file: z.string(), mark: z.string(), failure: z.string().optional() });
type Line = z.infer<typeof line>;

/**
 * What earlier runs over a folder have done, file by file. A file is noted only after the index has acknowledged its
 * documents, so an interrupted run repeats a little and loses nothing; a file that did not change is not read again.
 */
export interface Journal {
  /** True when the file was taken in before and has not changed since. */
  has(file: string, mark: string): boolean;
  /** Why the file could not be read before, when it has not changed since. */
  failureOf(file: string, mark: string): string | undefined;
  note(lines: readonly Line[]): Promise<void>;
  close(): Promise<void>;
}

async function readLines(file: string): Promise<Map<string, Line>> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });
  const known = new Map<string, Line>();
  for (const raw of text.split('\n')) {
    // A run that was killed may have left half a line at the end; its file is simply read again.
    const parsed = line.safeParse(raw.endsWith('}') ? tryJson(raw) : undefined);
    if (parsed.success) known.set(parsed.data.file, parsed.data);
  }
  return known;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The journal of one folder, under the data folder. */
export async function openJournal(dataFolder: string, folder: string): Promise<Journal> {
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 32);
  const journalFolder = path.join(dataFolder, 'ingest');
  await mkdir(journalFolder, { recursive: true, mode: 0o700 });
  const file = path.join(journalFolder, `${name}.jsonl`);
  const known = await readLines(file);
  const handle = await open(file, 'a', 0o600);
  return {
    has: (key, mark) => known.get(key)?.mark === mark && known.get(key)?.failure === undefined,
    failureOf: (key, mark) => (known.get(key)?.mark === mark ? known.get(key)?.failure : undefined),
    async note(lines) {
      for (const entry of lines) known.set(entry.file, entry);
      await handle.appendFile(`\n${lines.map((entry) => JSON.stringify(entry)).join('\n')}\n`);
      await handle.datasync();
    },
    close: () => handle.close(),
  };
}
