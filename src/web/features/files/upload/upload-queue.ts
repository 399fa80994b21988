import { ApiError, sentence } from '#web/data/api.ts';
import { tooManyFiles, uploadRefusal } from '../file-kinds.ts';
import type { Unpacked } from './archive/unpack.ts';
import type { UploadCallbacks } from './resumable.ts';

/** Uploads that run at a time: enough for a fast connection, few enough for a slow one. */
const AT_ONCE = 3;

const MOST_NOTICES = 20;

export type UploadState = 'waiting' | 'sending' | 'saving' | 'failed';
export type Upload = {
  id: number;
  file: File;
  state: UploadState;
  /** Share that is sent, from 0 to 1. */
  progress: number;
  /** The connection is lost; the upload continues when it is back. */
  lost?: boolean;
  /** The reason for its failure. */
  reason?: string;
  /** Trying again may help: the server did not refuse the file itself. */
  again?: boolean;
};

/** Requests that the queue makes. `keep` writes the row; if it fails, `discard` removes the stored file. */
export type Transport = {
  pathFor: (file: File) => string;
  send: (path: string, file: File, told: UploadCallbacks, signal: AbortSignal) => Promise<void>;
  keep: (path: string, file: File) => Promise<void>;
  discard: (path: string) => Promise<void>;
};

export type Outcome = { saved: number; failed: { name: string; reason: string }[] };

/** A refused file stays refused; a lost connection or a busy server may work next time. */
const mayPass = (error: unknown) =>
  !(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429;

/** The uploads of one case. They continue while the user visits other pages; each ends saved, failed or cancelled. */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  #notices: readonly string[] = [];
  #offers: readonly Unpacked[] = [];
  #saved = 0;
  /** Failures since `onSettled` was last called, by the id of the upload. */
  readonly #failed = new Map<number, Outcome['failed'][number]>();
  #lastId = 0;
  readonly #transport: Transport;
  readonly #onSettled: (outcome: Outcome) => void;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, AbortController>();

  /** Calls `onSettled` with the outcome of all files each time the queue is empty. */
  constructor(transport: Transport, onSettled: (outcome: Outcome) => void) {
    this.#transport = transport;
    this.#onSettled = onSettled;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly uploads = (): readonly Upload[] => this.#uploads;

  /** Sentences about added files, which stay beside the files until they are read. */
  readonly notices = (): readonly string[] => this.#notices;

  notice(sentence: string): void {
    this.#notices = [...this.#notices.filter((one) => one !== sentence), sentence].slice(-MOST_NOTICES);
    this.#publish(this.#uploads);
  }

  readonly dismissNotices = (): void => {
    this.#notices = [];
    this.#publish(this.#uploads);
  };

  /** Files of archives and emails, which are added when the user says so. */
  readonly offers = (): readonly Unpacked[] => this.#offers;

  offer(unpacked: Unpacked): void {
    this.#offers = [...this.#offers, unpacked];
    this.#publish(this.#uploads);
  }

  readonly endOffer = (unpacked: Unpacked): void => {
    this.#offers = this.#offers.filter((one) => one !== unpacked);
    this.#publish(this.#uploads);
  };

  get busy(): boolean {
    return this.#uploads.some(({ state }) => state !== 'failed');
  }

  /** Adds files, or none if there are too many; then it returns the reason. */
  add(files: readonly File[]): string | undefined {
    const reason = tooManyFiles(files.length);
    if (reason) return reason;
    const added = files.map((file): Upload => {
      this.#lastId += 1;
      const refusal = uploadRefusal(file);
      const upload = { id: this.#lastId, file, progress: 0 };
      if (!refusal) return { ...upload, state: 'waiting' };
      this.#failed.set(upload.id, { name: file.name, reason: refusal });
      return { ...upload, state: 'failed', reason: refusal };
    });
    this.#publish([...this.#uploads, ...added]);
    this.#next();
    return undefined;
  }

  /** Cancels an upload, or removes a failed one from the list. An upload that is being saved continues. */
  remove(id: number): void {
    const upload = this.#uploads.find((one) => one.id === id);
    if (!upload || upload.state === 'saving') return;
    this.#publish(this.#uploads.filter((one) => one.id !== id));
    this.#aborts.get(id)?.abort();
    this.#aborts.delete(id);
    this.#next();
  }

  retry(id: number): void {
    const failed = this.#uploads.find((one) => one.id === id && one.state === 'failed');
    if (!failed) return;
    this.#failed.delete(id);
    this.#change(id, { state: 'waiting', progress: 0 });
    this.#next();
  }

  #publish(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#publish(this.#uploads.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #next(): void {
    const underWay = this.#uploads.filter(({ state }) => state === 'sending' || state === 'saving').length;
    const waiting = this.#uploads.filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - underWay))) void this.#run(upload);
    if (this.busy) return;
    const outcome = { saved: this.#saved, failed: [...this.#failed.values()] };
    this.#saved = 0;
    this.#failed.clear();
    if (outcome.saved > 0 || outcome.failed.length > 0) this.#onSettled(outcome);
  }

  async #run({ id, file }: Upload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#change(id, { state: 'sending', progress: 0, lost: false });
    const path = this.#transport.pathFor(file);
    try {
      const told = {
        progress: (part: number) => this.#change(id, { progress: part, lost: false }),
        lost: () => this.#change(id, { lost: true }),
      };
      await this.#transport.send(path, file, told, abort.signal);
      if (abort.signal.aborted) {
        await this.#discard(path);
        return;
      }
      this.#change(id, { state: 'saving', progress: 1 });
      await this.#keep(path, file);
      this.#saved += 1;
      this.#publish(this.#uploads.filter((one) => one.id !== id));
    } catch (error) {
      if (!abort.signal.aborted) this.#fail(id, file, error);
    }
    this.#aborts.delete(id);
    if (!abort.signal.aborted) this.#next();
  }

  async #keep(path: string, file: File): Promise<void> {
    try {
      await this.#transport.keep(path, file);
    } catch (error) {
      await this.#discard(path);
      throw error;
    }
  }

  /** Best effort: the server deletes an object without a row within a day. */
  async #discard(path: string): Promise<void> {
    await this.#transport
      .discard(path)
      .catch((error: unknown) => console.warn('A stored file could not be removed', error));
  }

  #fail(id: number, file: File, error: unknown): void {
    const reason = sentence(error);
    this.#failed.set(id, { name: file.name, reason });
    this.#change(id, { state: 'failed', reason, again: mayPass(error) });
  }
}
