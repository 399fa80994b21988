/** The memory that the vectors of all segments share. */
export class VectorMemory {
  readonly #most: number;
  #used = 0;

  /** `most` in bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  get used(): number {
    return this.#used;
  }

  /** False, and nothing is taken, where there is no room. */
  take(bytes: number): boolean {
    if (this.#used + bytes > this.#most) return false;
    this.#used += bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#used -= bytes;
  }
}
