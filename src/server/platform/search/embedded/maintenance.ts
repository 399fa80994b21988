import { writeWordsFile } from './inverted-index/inverted-index-writer.ts';
import { foldGenerations, planFold } from './segments/merge.ts';
import type { Generation } from './segments/segment.ts';
import type { Library } from './segments-store.ts';
import type { Meanings } from './vectors/vector-index.ts';

/** Full generations that may wait for their file before writers wait too: each holds its text index in memory. */
const waitingGenerations = 2;
/** Words of text that take about half a second to index anew. */
const sealedAtClose = 1_000_000;

/** What happens behind writes: full generations are sealed, vectors are made, small generations are folded. */
export class Upkeep {
  readonly #library: Library;
  readonly #meanings: Meanings;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(library: Library, meanings: Meanings) {
    this.#library = library;
    this.#meanings = meanings;
  }

  /** Starts a round, or asks for another after the one that runs. */
  wake(): void {
    this.#again = true;
    if (this.#running || this.#stopped) return;
    this.#running = this.#rounds().finally(() => {
      this.#running = undefined;
      if (this.#again && !this.#stopped) this.wake();
    });
  }

  /** After a write. Resolves at once unless sealing has fallen behind. */
  async written(): Promise<void> {
    this.wake();
    while (!this.#stopped && this.#full().length > waitingGenerations) {
      this.wake();
      await this.#running;
    }
  }

  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Resolves when every document written so far has its vector, where an embedder is at work. */
  async embedded(): Promise<void> {
    this.wake();
    await this.idle();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
    // Else the next opening would have to read all these texts again.
    for (const generation of this.#library.generations) {
      if (!generation.sealed && generation.catalog.liveLength >= sealedAtClose) await this.#seal(generation);
    }
  }

  #full(): Generation[] {
    return this.#library.generations.filter((generation) => !generation.sealed && generation.full);
  }

  async #rounds(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        await this.#round();
      } catch (error) {
        // Nothing is lost: what was written is on disk and searchable. The next write tries again.
        this.#library.log.error({ err: error }, 'the upkeep of the library index failed');
        return;
      }
    }
  }

  async #round(): Promise<void> {
    const stopped = () => this.#stopped;
    // Vectors may take long; sealing never waits for them, because writers would.
    const interrupted = () => this.#stopped || this.#full().length > 0;
    for (const generation of this.#full()) {
      if (this.#stopped) return;
      await this.#seal(generation);
    }
    await this.#meanings.catchUp(interrupted);
    if (this.#full().length > 0) {
      this.#again = true;
      return;
    }
    const fold = planFold(
      this.#library.generations.map(({ sealed, catalog }) => ({
        sealed,
        rows: catalog.size,
        live: catalog.liveRows,
        removals: catalog.removals,
      })),
    );
    if (!fold || this.#stopped) return;
    await foldGenerations(this.#library, this.#meanings, this.#library.generations.slice(...fold), stopped);
    this.#again = true;
  }

  async #seal(generation: Generation): Promise<void> {
    const file = this.#library.file(`${generation.name}.words`);
    await writeWordsFile(file, generation.words.entries(), this.#library.courtesy);
    generation.words = this.#library.openWords(generation.name);
    generation.sealed = true;
    await generation.rows.learnIds();
    await this.#library.save();
  }
}
