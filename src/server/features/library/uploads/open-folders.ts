import { randomUUID } from 'node:crypto';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/add-files.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { folderName } from '../ingest/folder-name.ts';
import type { IngestMonitor } from '../ingest/ingest-progress.ts';
import { type Journal, openJournal } from '../ingest/journal.ts';

/** A folder closes when its browser has sent nothing for this long, in ms. */
const IDLE_MS = 60_000;
/** Users who add a folder at the same time. */
const MOST_USERS = 20;

/** A folder that a browser adds, with the files that it named so far. */
export interface OpenFolder {
  /** The stored name. */
  readonly name: string;
  readonly journal: Journal;
}

interface Entry {
  readonly folder: string;
  readonly run: string;
  readonly opening: Promise<OpenFolder>;
  readonly progress: { files: number; done: number; documents: number };
  requests: number;
  stopped: boolean;
  idle: NodeJS.Timeout | undefined;
}

/** Changes that one request makes to the progress. */
type Counts = Partial<Entry['progress']>;

/** The folders that browsers are adding: one of each user at a time. */
export class OpenFolders {
  readonly #dataFolder: string;
  readonly #monitor: IngestMonitor;
  readonly #idleMs: number;
  readonly #entries = new Map<string, Entry>();

  constructor(dataFolder: string, monitor: IngestMonitor, idleMs = IDLE_MS) {
    this.#dataFolder = dataFolder;
    this.#monitor = monitor;
    this.#idleMs = idleMs;
  }

  /**
   * Runs one request over a folder, which is opened first when needed. Errors: those of `work`; `conflict` while the user
   * adds another folder; `too_many_requests` while too many others add one.
   */
  async use<T>(
    userId: string,
    folder: string,
    work: (open: OpenFolder, count: (counts: Counts) => void) => Promise<T>,
  ): Promise<T> {
    const entry = this.#entryOf(userId, folder);
    entry.requests += 1;
    clearTimeout(entry.idle);
    try {
      return await work(await entry.opening, (counts) => this.#count(entry, counts));
    } finally {
      entry.requests -= 1;
      if (entry.requests === 0) this.#rest(userId, entry);
    }
  }

  /** The browser adds no more files of the folder. Requests in progress still end well. */
  stop(userId: string, folder: string): void {
    const entry = this.#entries.get(userId);
    if (entry?.folder !== folder) return;
    entry.stopped = true;
    if (entry.requests === 0) this.#close(userId, entry);
  }

  #rest(userId: string, entry: Entry): void {
    if (this.#entries.get(userId) !== entry) return;
    if (entry.stopped) this.#close(userId, entry);
    else entry.idle = setTimeout(() => this.#close(userId, entry), this.#idleMs).unref();
  }

  #entryOf(userId: string, folder: string): Entry {
    const known = this.#entries.get(userId);
    if (known?.folder === folder) {
      known.stopped = false;
      return known;
    }
    if (known && known.requests > 0)
      throw new ProblemError('conflict', sentenceOf(messages.otherFolder, { folder: known.folder }));
    if (known) this.#close(userId, known);
    if (this.#entries.size >= MOST_USERS)
      throw new ProblemError('too_many_requests', sentenceOf(messages.tooManyAdd), { retryAfter: 60 });
    const entry: Entry = {
      folder,
      run: randomUUID(),
      opening: this.#open(userId, folder),
      progress: { files: 0, done: 0, documents: 0 },
      requests: 0,
      stopped: false,
      idle: undefined,
    };
    this.#entries.set(userId, entry);
    // A folder that could not be opened, for example on a full disk, is opened again by the next request.
    entry.opening.catch(() => this.#close(userId, entry));
    return entry;
  }

  async #open(userId: string, folder: string): Promise<OpenFolder> {
    // Not a path of this computer: a folder of the same name that another user adds, or the command, is another one.
    const place = `browser:/${userId}/${folder}`;
    const [name, journal] = await Promise.all([
      folderName(this.#dataFolder, place),
      openJournal(this.#dataFolder, place),
    ]);
    return { name, journal };
  }

  #count({ run, progress, requests }: Entry, { files = 0, done = 0, documents = 0 }: Counts): void {
    progress.files += files;
    progress.done += done;
    progress.documents += documents;
    this.#monitor.report(run, progress, requests <= 1 && progress.done >= progress.files);
  }

  #close(userId: string, entry: Entry): void {
    clearTimeout(entry.idle);
    if (this.#entries.get(userId) === entry) this.#entries.delete(userId);
    this.#monitor.report(entry.run, entry.progress, true);
    // If the folder could not be opened, its requests already have the error.
    entry.opening.then(({ journal }) => journal.close()).catch(() => undefined);
  }
}
