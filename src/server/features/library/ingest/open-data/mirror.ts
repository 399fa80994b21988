import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { messages as openData } from '#shared/messages/en/operations/open-data.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** A file of a mirror, read in pieces: an archive can have gigabytes. */
export interface MirrorFile {
  /** Bytes. */
  size: number;
  /** The bytes from `start` to before `end`. Errors: `StartupError` when they cannot be had. */
  read(start: number, end: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** A copy of a data set in its own layout: a folder, or an address that answers range requests. */
export interface Mirror {
  /** Undefined when the mirror does not have the file. */
  open(name: string): Promise<MirrorFile | undefined>;
}

const PIECE = 4 * 1024 * 1024;
const ATTEMPTS = 4;
const ANSWER_MS = 60_000;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

function folderMirror(folder: string): Mirror {
  return {
    async open(name) {
      const file = path.join(folder, name);
      const known = await stat(file).catch(() => undefined);
      if (!known?.isFile()) return undefined;
      const handle = await open(file).catch((cause: unknown) => {
        throw new StartupError(sentenceOf(openData.fileUnreadable, { file }), { cause });
      });
      return {
        size: known.size,
        async read(start, end) {
          const bytes = Buffer.alloc(end - start);
          const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
          return bytes.subarray(0, bytesRead);
        },
        close: () => handle.close(),
      };
    },
  };
}

/** An index that is no JSON, or not the index of an archive. */
export class DamagedIndex extends StartupError {}

/** A refusal that another attempt would meet too. */
class Refused extends StartupError {}

interface WebOptions {
  signal: AbortSignal | undefined;
  /** The wait before the second attempt, in ms; it doubles each time. */
  pauseMs: number;
}

/** Asks once. Throws an ordinary error where another attempt may succeed. */
async function askOnce<T>(
  url: string,
  { signal, ...init }: RequestInit & { signal: AbortSignal | undefined },
  take: (answer: Response) => Promise<T> | T,
): Promise<T> {
  const limit = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  if (answer.status >= 500 || answer.status === 429) throw new Error(`status ${answer.status}`);
  return take(answer);
}

/** Asks up to four times. Errors: `StartupError`, or the reason of the signal. */
async function ask<T>(
  url: string,
  init: RequestInit,
  { signal, pauseMs }: WebOptions,
  take: (answer: Response) => Promise<T> | T,
): Promise<T> {
  let last: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await delay(pauseMs * 2 ** (attempt - 1), undefined, signal ? { signal } : {});
    try {
      return await askOnce(url, { ...init, signal }, take);
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof Refused) throw cause;
      last = cause;
    }
  }
  throw new StartupError(sentenceOf(openData.mirrorUnreachable, { url }), { cause: last });
}

const refused = (url: string, status: number) =>
  new Refused(sentenceOf(openData.mirrorRefused, { url, status: String(status) }));

/** The bytes of an answer to a range request. */
async function pieceOf(url: string, answer: Response, length: number): Promise<Buffer> {
  if (answer.status === 412) throw new Refused(sentenceOf(openData.fileChanged, { url }));
  if (answer.status === 200) throw new Refused(sentenceOf(openData.noRanges, { url }));
  if (answer.status !== 206) throw refused(url, answer.status);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length !== length) throw new Error('the answer is cut short');
  return bytes;
}

function webMirror(address: URL, options: WebOptions): Mirror {
  const base = address.href.replace(/\/*$/u, '/');
  return {
    async open(name) {
      const url = base + name.split('/').map(encodeURIComponent).join('/').replaceAll('%3D', '=');
      const head = await ask(url, { method: 'HEAD' }, options, ({ status, headers }) => ({
        status,
        headers,
      }));
      // A bucket that does not list its files answers 403 for a file that it does not have.
      if (head.status === 404 || head.status === 403) return undefined;
      const size = Number(head.headers.get('content-length') ?? Number.NaN);
      if (head.status !== 200 || !Number.isSafeInteger(size)) throw refused(url, head.status);
      const version = head.headers.get('etag');
      const unchanged: Record<string, string> = version === null ? {} : { 'if-match': version };
      return {
        size,
        read: (start, end) =>
          ask(url, { headers: { range: `bytes=${start}-${end - 1}`, ...unchanged } }, options, (answer) =>
            pieceOf(url, answer, end - start),
          ),
        close: async () => undefined,
      };
    },
  };
}

/**
 * The mirror at an absolute folder, or at an `https` address (`http` on this computer only). Errors: `StartupError`
 * with one sentence for another address and for a folder that does not exist.
 */
export async function openMirror(place: string, options: Partial<WebOptions> = {}): Promise<Mirror> {
  if (/^https?:/iu.test(place)) {
    const address = URL.canParse(place) ? new URL(place) : undefined;
    if (!address || (address.protocol === 'http:' && !LOOPBACK.has(address.hostname)))
      throw new StartupError(sentenceOf(openData.addressRefused, { url: place }));
    return webMirror(address, { signal: options.signal, pauseMs: options.pauseMs ?? 1000 });
  }
  const known = await stat(place).catch((cause: unknown) => {
    if (errorCode(cause) === 'EACCES')
      throw new StartupError(sentenceOf(openData.fileUnreadable, { file: place }));
    return undefined;
  });
  if (!known?.isDirectory()) throw new StartupError(sentenceOf(openData.noMirror, { folder: place }));
  return folderMirror(place);
}

/** The bytes of a file in order, at most 4 MB at a time. */
export async function* piecesOf(file: MirrorFile): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.size; at += PIECE) yield await file.read(at, Math.min(file.size, at + PIECE));
}

/** A whole small file as JSON; undefined when there is none. Errors: `DamagedIndex` when it is none or over `most` bytes. */
export async function readJsonFile(mirror: Mirror, name: string, most: number): Promise<unknown> {
  const file = await mirror.open(name);
  if (!file) return undefined;
  try {
    if (file.size > most) throw new DamagedIndex(sentenceOf(openData.indexUnreadable, { file: name }));
    return JSON.parse((await file.read(0, file.size)).toString('utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError)
      throw new DamagedIndex(sentenceOf(openData.indexUnreadable, { file: name }), { cause });
    throw cause;
  } finally {
    await file.close();
  }
}
