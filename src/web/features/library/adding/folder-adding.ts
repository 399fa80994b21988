import {
  goneLibraryFilesAnswer,
  knownLibraryFilesAnswer,
  LIBRARY_FILES,
  libraryFile,
  libraryFileAnswer,
  missingLibraryFilesAnswer,
} from '#shared/contracts/research/library-files.ts';
import { messages } from '#shared/messages/en/library/add-files.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api, sentence } from '#web/data/api.ts';
import { pause } from '#web/data/pause.ts';
import { type ChosenFile, type ChosenFolder, LOOSE_FILES } from './chosen-files.ts';

/** Tries of a request while the server is away or busy. */
const TRIES = 6;
const PASSING: readonly number[] = [0, 408, 429, 502, 503, 504];

/** Asks again while the server is away or busy, each time after a longer pause. Errors: those of the last try. */
async function withRetry<T>(ask: () => Promise<T>, signal: AbortSignal, pauseMs: number): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError) || !PASSING.includes(error.status) || tried === TRIES) throw error;
      await pause(Math.max((error.retryAfter ?? 0) * 1000, pauseMs * tried), signal);
      signal.throwIfAborted();
    }
  }
}

const PATH = '/functions/v1/library-files';
/** The server reads as many files of one user at once, and a browser has two connections left for the page. */
const LANES = 4;
const FIRST_PAUSE_MS = 2000;
/** The server says why it does not take this file; the others go on. */
const OF_THE_FILE: readonly number[] = [400, 413, 415, 422, 500];

export type Failure = ChosenFile & { reason: string };

export type AddingState = {
  /** `stopped`: by the user, or for the reason in `problem`. */
  phase: 'idle' | 'looking' | 'adding' | 'removing' | 'done' | 'stopped';
  folder: string;
  files: number;
  done: number;
  documents: number;
  unchanged: number;
  hidden: number;
  failures: readonly Failure[];
  /** Files that came from the folder earlier and are no longer in it. */
  gone: readonly string[];
  /** Documents that left the library with such files; absent where nothing was removed. */
  removed: number | undefined;
  problem: string | undefined;
};

const NOTHING: AddingState = {
  phase: 'idle',
  folder: '',
  files: 0,
  done: 0,
  documents: 0,
  unchanged: 0,
  hidden: 0,
  failures: [],
  gone: [],
  removed: undefined,
  problem: undefined,
};

export const isBusy = ({ phase }: AddingState): boolean =>
  phase === 'looking' || phase === 'adding' || phase === 'removing';

const takesPath = (path: string) => libraryFile.shape.path.safeParse(path).success;

/** Adds one folder at a time to the library, and says how far it is. */
export class FolderAdding {
  #state: AddingState = NOTHING;
  readonly #listeners = new Set<() => void>();
  readonly #settled: () => void;
  readonly #pauseMs: number;
  #stop = new AbortController();

  /** `settled` is called when the library may have more documents than before. */
  constructor(settled: () => void, pauseMs = FIRST_PAUSE_MS) {
    this.#settled = settled;
    this.#pauseMs = pauseMs;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly state = (): AddingState => this.#state;

  /** Adds what the library does not have, and finds what is no longer there. Does nothing while another folder is being added. */
  async start({ name: folder, files, hidden }: Omit<ChosenFolder, 'tooMany'>): Promise<void> {
    if (isBusy(this.#state)) return;
    this.#set({ ...NOTHING, phase: 'looking', folder, files: files.length, hidden });
    await this.#run(async (signal) => {
      const missing = await this.#missing(folder, files, signal);
      const unchanged = files.length - missing.length;
      this.#set({ phase: 'adding', unchanged, done: unchanged });
      await this.#sendAll(folder, missing, signal);
      // A file moved inside the folder is known by its new place now.
      this.#set({ gone: await this.#gone(folder, files, signal) });
    });
  }

  /** Removes from the library what is no longer in the folder. */
  async removeGone(): Promise<void> {
    const { folder, gone } = this.#state;
    if (isBusy(this.#state) || gone.length === 0) return;
    this.#set({ phase: 'removing', problem: undefined });
    await this.#run(async (signal) => {
      while (this.#state.gone.length > 0) {
        const files = this.#state.gone.slice(0, LIBRARY_FILES.asked);
        const { documents } = await this.#withRetry(
          () => api.post(`${PATH}/remove`, { folder, files }, goneLibraryFilesAnswer, { signal }),
          signal,
        );
        const { gone: left, removed = 0 } = this.#state;
        this.#set({ gone: left.slice(files.length), removed: removed + documents });
      }
    });
  }

  /** Sends the files again that failed. */
  async retry(): Promise<void> {
    const { failures, folder, done } = this.#state;
    if (isBusy(this.#state) || failures.length === 0) return;
    this.#set({ phase: 'adding', failures: [], problem: undefined, done: done - failures.length });
    await this.#run((signal) => this.#sendAll(folder, failures, signal));
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Stops, and forgets what was added. */
  clear(): void {
    this.stop();
    this.#set(NOTHING);
  }

  async #run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    let problem: string | undefined;
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) problem = sentence(error);
      this.#stop.abort();
    }
    const { folder, phase } = this.#state;
    if (phase === 'idle') return;
    this.#set({ phase: signal.aborted ? 'stopped' : 'done', problem });
    this.#settled();
    // Without this call the server closes the folder a minute later.
    await api.run('POST', `${PATH}/stop`, { folder }).catch(() => undefined);
  }

  async #missing(folder: string, files: readonly ChosenFile[], signal: AbortSignal): Promise<ChosenFile[]> {
    const missing = new Set<string>();
    const { asked } = LIBRARY_FILES;
    const named = files.filter(({ path }) => takesPath(path));
    for (let from = 0; from < named.length; from += asked) {
      const some = named.slice(from, from + asked).map(({ path, file: { size, lastModified } }) => ({
        path,
        size,
        modified: lastModified,
      }));
      const answer = await this.#withRetry(
        () => api.post(`${PATH}/missing`, { folder, files: some }, missingLibraryFilesAnswer, { signal }),
        signal,
      );
      for (const path of answer.missing) missing.add(path);
    }
    return files.filter(({ path }) => missing.has(path) || !takesPath(path));
  }

  /** Single files are no folder, so that nothing is missing beside them. */
  async #gone(folder: string, files: readonly ChosenFile[], signal: AbortSignal): Promise<string[]> {
    if (folder === LOOSE_FILES) return [];
    const there = new Set(files.map(({ path }) => path));
    const known = new Set<string>();
    for (let from = 0, total = 1; from < total; from += LIBRARY_FILES.named) {
      const answer = await this.#withRetry(
        () => api.post(`${PATH}/known`, { folder, from }, knownLibraryFilesAnswer, { signal }),
        signal,
      );
      for (const path of answer.files) known.add(path);
      total = answer.total;
    }
    return [...known].filter((path) => !there.has(path));
  }

  async #sendAll(folder: string, files: readonly ChosenFile[], signal: AbortSignal): Promise<void> {
    const rest = files.values();
    const lane = async () => {
      for (const chosen of rest) {
        signal.throwIfAborted();
        await this.#sendOne(folder, chosen, signal);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  async #sendOne(folder: string, chosen: ChosenFile, signal: AbortSignal): Promise<void> {
    const { path, file } = chosen;
    if (!takesPath(path)) {
      this.#fail(chosen, t(messages.nameNotTaken, { most: LIBRARY_FILES.pathLength }));
      return;
    }
    try {
      // A file that was moved would look like a lost connection.
      await file.slice(0, 1).arrayBuffer();
    } catch {
      this.#fail(chosen, t(messages.notOpened));
      return;
    }
    const query = { folder, path, modified: file.lastModified };
    // The body has no type of its own, because the path says its type, and a form would be read as one.
    const body = new Blob([file], { type: 'application/octet-stream' });
    try {
      const { documents } = await this.#withRetry(
        () => api.put(PATH, body, libraryFileAnswer, { query, signal }),
        signal,
      );
      this.#set({ done: this.#state.done + 1, documents: this.#state.documents + documents });
    } catch (error) {
      if (!(error instanceof ApiError) || !OF_THE_FILE.includes(error.status)) throw error;
      this.#fail(chosen, sentence(error));
    }
  }

  #fail(chosen: ChosenFile, reason: string): void {
    this.#set({
      done: this.#state.done + 1,
      failures: [...this.#state.failures, { ...chosen, reason }],
    });
  }

  #withRetry<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return withRetry(ask, signal, this.#pauseMs);
  }

  #set(change: Partial<AddingState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
