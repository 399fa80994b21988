import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { jsonLine } from '#server/core/json-line.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { englishSentence, type Sentence } from '#shared/messages/sentence.ts';

const entrySchema = z.object({
  file: z.string(),
  mark: z.string(),
  /** The documents the file gave. */
  ids: z.array(z.string()).optional(),
  failure: z.string().optional(),
  /** The key of the sentence in `failure`. */
  said: z.string().optional(),
  /** The file is no longer in the folder, and the library no longer has it. */
  removed: z.literal(true).optional(),
});
export type JournalEntry = z.infer<typeof entrySchema>;

/** A reason why a file was not read: the English sentence, and its key where the catalogues have one. */
export interface Failure {
  reason: string;
  said?: string | undefined;
}

/** The keys of sentences that runs wrote without one before 29 November 2026. */
const EARLIER: Readonly<Record<string, string>> = {
  'The PDF contains pictures of pages and no text.': fileReading.pdfOnlyPictures.key,
  'The PDF contains pictures of pages and no text. The server reads the pictures later.':
    commands.scanWaits.key,
};

export function failureSaid(sentence: Sentence): Failure {
  return { reason: englishSentence(sentence), said: sentence.message.key };
}

/**
 * The results of earlier runs over a folder, file by file. A file is recorded only after the index has acknowledged its
 * documents, so an interrupted run repeats a little and loses nothing; an unchanged file is not read again.
 */
export interface Journal {
  /**
   * Source of its files (the path of a folder, or the name of a partition), and the data folder that contains
   * the journal.
   */
  readonly place: string;
  readonly dataFolder: string;
  /** True when the file was ingested before and has not changed since. */
  has(file: string, mark: string): boolean;
  /** The reason why the file was unreadable before, if it has not changed since. */
  failureOf(file: string, mark: string): Failure | undefined;
  /** The files that were unreadable when they were last tried, with the reasons. */
  failures(): { file: string; reason: string }[];
  /** The documents of the file at its last ingest. */
  idsOf(file: string): string[];
  /** All files that were read, or could not be read. */
  files(): Iterable<string>;
  /** Documents that only these files gave, in this folder and all others, and that are missing now that they give `ids`. */
  orphans(files: ReadonlySet<string>, ids: readonly string[]): Promise<string[]>;
  note(entries: readonly JournalEntry[]): Promise<void>;
  close(): Promise<void>;
}

/** Mark and ids in one string to save memory: a folder may have millions of files. */
const packed = (mark: string, ids: readonly string[]) => [mark, ...ids].join(' ');

class Memory {
  readonly taken = new Map<string, string>();
  readonly failed = new Map<string, Failure & { mark: string }>();

  add({ file, mark, ids = [], failure, said, removed }: JournalEntry): void {
    this.failed.delete(file);
    if (removed) this.taken.delete(file);
    else if (failure !== undefined)
      this.failed.set(file, { mark, reason: failure, said: said ?? EARLIER[failure] });
    else this.taken.set(file, packed(mark, ids));
  }

  idsOf(file: string): string[] {
    return this.taken.get(file)?.split(' ').slice(1) ?? [];
  }

  /** As `orphans` of the journal, in this folder. */
  onlyIn(files: ReadonlySet<string>, ids: readonly string[]): Set<string> {
    const gone = new Set([...files].flatMap((file) => this.idsOf(file)));
    for (const id of ids) gone.delete(id);
    if (gone.size === 0) return gone;
    for (const [file, entry] of this.taken)
      if (!files.has(file)) for (const id of entry.split(' ').slice(1)) gone.delete(id);
    return gone;
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

async function* entriesIn(file: string): AsyncGenerator<JournalEntry> {
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const entry = line === '' ? undefined : readEntry(line);
    if (entry) yield entry;
  }
}

/** Those of the documents that a journal besides `own` has. */
async function heldElsewhere(ids: ReadonlySet<string>, folder: string, own: string): Promise<Set<string>> {
  const held = new Set<string>();
  const journals = (await readdir(folder)).filter((name) => name.endsWith('.jsonl') && name !== own);
  for (const name of journals) {
    const given = new Map<string, string[]>();
    for await (const { file, ids: its = [], failure } of entriesIn(path.join(folder, name))) {
      // A file that cannot be read any more leaves its documents in the library.
      if (failure !== undefined) continue;
      const wanted = its.filter((id) => ids.has(id));
      if (wanted.length > 0) given.set(file, wanted);
      else given.delete(file);
    }
    for (const id of [...given.values()].flat()) held.add(id);
  }
  return held;
}

/** The journal of one folder (its absolute path, or the name of a partition), under the data folder. */
export async function openJournal(dataFolder: string, folder: string): Promise<Journal> {
  const name = `${createHash('sha256').update(folder).digest('hex').slice(0, 32)}.jsonl`;
  const journalFolder = path.join(dataFolder, 'ingest');
  await mkdir(journalFolder, { recursive: true, mode: 0o700 });
  const file = path.join(journalFolder, name);
  const handle = await open(file, 'a', 0o600);
  const memory = new Memory();
  for await (const entry of entriesIn(file)) memory.add(entry);
  return {
    place: folder,
    dataFolder,
    has: (key, mark) => !memory.failed.has(key) && memory.taken.get(key)?.split(' ', 1)[0] === mark,
    failureOf(key, mark) {
      const failed = memory.failed.get(key);
      return failed?.mark === mark ? failed : undefined;
    },
    failures: () => [...memory.failed].map(([file, { reason }]) => ({ file, reason })),
    idsOf: (key) => memory.idsOf(key),
    files: () => new Set([...memory.taken.keys(), ...memory.failed.keys()]),
    async orphans(files, ids) {
      const gone = memory.onlyIn(files, ids);
      if (gone.size === 0) return [];
      const held = await heldElsewhere(gone, journalFolder, name);
      return [...gone].filter((id) => !held.has(id));
    },
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
