import { open } from 'node:fs/promises';
import { ProblemError } from '#shared/errors.ts';
import type { Sentence } from '#shared/messages/sentence.ts';
import { checksEnd, contentRefusal, endRefusal, HEAD_BYTES, TAIL_BYTES } from './file-kind.ts';

function accept(refusal: Sentence | undefined): void {
  if (refusal !== undefined)
    throw new ProblemError('unsupported_file', refusal, { reason: 'InvalidMimeType' });
}

/** The last `TAIL_BYTES` of what passes, in memory of a fixed size, however small the chunks are. */
class Tail {
  readonly #bytes = Buffer.allocUnsafe(2 * TAIL_BYTES);
  #length = 0;

  add(chunk: Buffer): void {
    const newest = chunk.subarray(-TAIL_BYTES);
    if (this.#length + newest.length > this.#bytes.length) {
      this.#bytes.copyWithin(0, this.#length - TAIL_BYTES, this.#length);
      this.#length = TAIL_BYTES;
    }
    newest.copy(this.#bytes, this.#length);
    this.#length += newest.length;
  }

  read(): Buffer {
    return this.#bytes.subarray(Math.max(0, this.#length - TAIL_BYTES), this.#length);
  }
}

/**
 * Checks bytes while they pass through: the stream fails with `unsupported_file` when the content does not match the
 * file's name. It checks the beginning before it passes any byte on, and the end before it ends.
 */
export async function* validatedStream(name: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] | undefined = [];
  let bytes = 0;
  const tail = checksEnd(name) ? new Tail() : undefined;
  for await (const chunk of source) {
    tail?.add(chunk);
    if (!waiting) {
      yield chunk;
      continue;
    }
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < HEAD_BYTES) continue;
    const head = Buffer.concat(waiting);
    accept(contentRefusal(name, head.subarray(0, HEAD_BYTES)));
    waiting = undefined;
    yield head;
  }
  if (waiting) {
    const whole = Buffer.concat(waiting);
    accept(contentRefusal(name, whole));
    yield whole;
  }
  if (tail) accept(endRefusal(name, tail.read()));
}

/** Checks a complete local file. Errors: `unsupported_file`, and those of the file system. */
export async function validateContent(name: string, file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const part = async (from: number, most: number) => {
      const bytes = Buffer.alloc(Math.min(most, size - from));
      await handle.read(bytes, 0, bytes.length, from);
      return bytes;
    };
    accept(contentRefusal(name, await part(0, HEAD_BYTES)));
    if (checksEnd(name)) accept(endRefusal(name, await part(Math.max(0, size - TAIL_BYTES), TAIL_BYTES)));
  } finally {
    await handle.close();
  }
}
