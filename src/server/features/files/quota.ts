import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { bytesStored, countStored } from './store.ts';

const GB = 1024 ** 3;

/** The storage limit of one user: stored files, uploads in progress and unfinished resumable uploads count. */
export class Quota {
  readonly #db: Services['db'];
  readonly #gigabytes: number;
  readonly #onTheirWay = new Map<string, number>();

  constructor({ db, env }: Pick<Services, 'db' | 'env'>) {
    this.#db = db;
    this.#gigabytes = env.FILE_QUOTA_GB;
  }

  get #bytes(): number {
    return this.#gigabytes * GB;
  }

  #exceeded(): ProblemError {
    return new ProblemError('too_large', sentenceOf(uploads.quotaExceeded, { gigabytes: this.#gigabytes }), {
      reason: 'QuotaExceeded',
    });
  }

  /** Bytes that this user may still add; `held` is what unfinished uploads will take. Errors: `too_large` when none. */
  async left(session: Session, held: number): Promise<number> {
    const stored = await this.#db.withUser(session, bytesStored);
    const left = this.#bytes - stored - held - (this.#onTheirWay.get(session.userId) ?? 0);
    if (left <= 0) throw this.#exceeded();
    return left;
  }

  /** Refuses a file that is declared larger than what is left. Errors: `too_large`. */
  async require(session: Session, held: number, size: number): Promise<void> {
    if ((await this.left(session, held)) < size) throw this.#exceeded();
  }

  /**
   * Passes a stream through while it stays within `left` and counts it as in progress until `done` is called.
   * Errors: the stream fails with `too_large`.
   */
  counting(userId: string, left: number, source: AsyncIterable<Buffer>) {
    let bytes = 0;
    const move = (by: number) => {
      const now = (this.#onTheirWay.get(userId) ?? 0) + by;
      if (now > 0) this.#onTheirWay.set(userId, now);
      else this.#onTheirWay.delete(userId);
    };
    const exceeded = () => this.#exceeded();
    async function* counted(): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        bytes += chunk.length;
        move(chunk.length);
        if (bytes > left) throw exceeded();
        yield chunk;
      }
    }
    const done = () => {
      move(-bytes);
      bytes = 0;
    };
    return { source: counted(), done };
  }

  /** Records the stored size of a file. Errors: `too_large`, and nothing is recorded. */
  async count(session: Session, path: string, size: number): Promise<void> {
    const quotaBytes = this.#bytes;
    const fits = await this.#db.withUser(session, (tx) => countStored(tx, { path, size, quotaBytes }));
    if (!fits) throw this.#exceeded();
  }
}
