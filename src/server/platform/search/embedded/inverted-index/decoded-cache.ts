/** Decoded term or phrase; `bytes` is its cost in memory. */
export interface CachedEntry {
  bytes: number;
}

/** A term or phrase costs as much besides its numbers. */
const overhead = 200;

/**
 * Decoded postings kept for the next search, of all segments together and within one bound. The least
 * recently used are dropped first.
 */
export class DecodedCache {
  /** In bytes. */
  readonly bound: number;
  readonly #kept = new Map<string, CachedEntry>();
  #bytes = 0;
  #owners = 0;

  constructor(bound: number) {
    this.bound = bound;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Prefix for the keys of one text index. */
  newOwner(): string {
    this.#owners += 1;
    return `${this.#owners}:`;
  }

  get(key: string): CachedEntry | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  set(key: string, value: CachedEntry): void {
    const before = this.#kept.get(key);
    if (before) this.#drop(key, before);
    // One that fills a quarter would drive out too much else.
    if (value.bytes > this.bound / 4) return;
    this.#kept.set(key, value);
    this.#bytes += value.bytes + overhead;
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.bound) return;
      this.#drop(oldest, kept);
    }
  }

  #drop(key: string, value: CachedEntry): void {
    this.#kept.delete(key);
    this.#bytes -= value.bytes + overhead;
  }

  /** The text index is closed. */
  forget(owner: string): void {
    for (const [key, kept] of this.#kept) if (key.startsWith(owner)) this.#drop(key, kept);
  }
}
