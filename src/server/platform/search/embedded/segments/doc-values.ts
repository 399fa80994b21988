import { Bitmap } from './bitmap.ts';

/** What filters, facets and statistics need of a document, kept in memory: some 100 bytes each. */
export interface Card {
  kind: 'judgment' | 'act';
  court: string;
  courtName: string;
  state: string;
  judges: string[];
  year: number;
  /** yyyymmdd; 0 unknown. */
  decided: number;
  /** Words of the text. */
  length: number;
  sample: boolean;
  /** True for a row that says its document was removed. */
  removed: boolean;
}

/** Strings numbered from 1, shared by all segments; 0 is none. */
export class Labels {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [''];

  number(name: string): number {
    if (name === '') return 0;
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#names.length;
      this.#numbers.set(name, number);
      this.#names.push(name);
    }
    return number;
  }

  /** One more than the highest number. */
  get size(): number {
    return this.#names.length;
  }

  /** The number of a name that is known already; -1 otherwise. */
  known(name: string): number {
    return this.#numbers.get(name) ?? -1;
  }

  name(number: number): string {
    return this.#names[number] ?? '';
  }

  all(): string[] {
    return this.#names.slice(1);
  }
}

export interface LibraryLabels {
  courts: Labels;
  courtNames: Map<number, string>;
  states: Labels;
  judges: Labels;
}

export function libraryLabels(): LibraryLabels {
  return { courts: new Labels(), courtNames: new Map(), states: new Labels(), judges: new Labels() };
}

export const flags = { act: 1, sample: 2, removed: 4 } as const;

/** Columns of one segment by row. `live` holds the rows that are neither replaced nor removed. */
export class Catalog {
  readonly ids: string[] = [];
  readonly flags: number[] = [];
  readonly courts: number[] = [];
  readonly states: number[] = [];
  readonly judges: (readonly number[])[] = [];
  readonly years: number[] = [];
  readonly decided: number[] = [];
  readonly lengths: number[] = [];
  readonly #labels: LibraryLabels;
  #live = new Bitmap(64);
  liveRows = 0;
  /** Rows that say a document was removed. */
  removals = 0;
  /** Words of the live rows. */
  liveLength = 0;

  constructor(labels: LibraryLabels) {
    this.#labels = labels;
  }

  get size(): number {
    return this.ids.length;
  }

  /** Adds a row and returns its number. A removal is a row that never lives. */
  add(id: string, card: Card): number {
    const row = this.ids.length;
    this.ids.push(id);
    this.flags.push(
      (card.kind === 'act' ? flags.act : 0) |
        (card.sample ? flags.sample : 0) |
        (card.removed ? flags.removed : 0),
    );
    const court = this.#labels.courts.number(card.court);
    if (court > 0 && card.courtName !== '' && !this.#labels.courtNames.has(court))
      this.#labels.courtNames.set(court, card.courtName);
    this.courts.push(court);
    this.states.push(this.#labels.states.number(card.state));
    this.judges.push(card.judges.length === 0 ? none : this.#judges(card.judges));
    this.years.push(card.year);
    this.decided.push(card.decided);
    this.lengths.push(card.length);
    if (row >= this.#live.size) this.#grow();
    if (card.removed) this.removals += 1;
    else {
      this.#live.add(row);
      this.liveRows += 1;
      this.liveLength += card.length;
    }
    return row;
  }

  /** Adds a row of another segment; it lives only if it lives there. */
  copy(from: Catalog, row: number): number {
    const added = this.ids.length;
    this.ids.push(from.ids[row] ?? '');
    this.flags.push(from.flags[row] ?? 0);
    this.courts.push(from.courts[row] ?? 0);
    this.states.push(from.states[row] ?? 0);
    this.judges.push(from.judges[row] ?? none);
    this.years.push(from.years[row] ?? 0);
    this.decided.push(from.decided[row] ?? 0);
    const length = from.lengths[row] ?? 0;
    this.lengths.push(length);
    if (added >= this.#live.size) this.#grow();
    if ((from.flags[row] ?? 0) & flags.removed) this.removals += 1;
    if (from.isLive(row)) {
      this.#live.add(added);
      this.liveRows += 1;
      this.liveLength += length;
    }
    return added;
  }

  #judges(names: readonly string[]): number[] {
    return [...new Set(names.map((name) => this.#labels.judges.number(name)))].filter((judge) => judge > 0);
  }

  #grow(): void {
    const grown = new Bitmap(this.#live.size * 2);
    grown.words.set(this.#live.words);
    this.#live = grown;
  }

  isLive(row: number): boolean {
    return this.#live.has(row);
  }

  /** The row was replaced or removed. */
  retire(row: number): void {
    if (!this.#live.has(row)) return;
    this.#live.delete(row);
    this.liveRows -= 1;
    this.liveLength -= this.lengths[row] ?? 0;
  }

  /** A copy of the live rows, sized to the segment. */
  live(): Bitmap {
    const map = new Bitmap(this.size);
    map.words.set(this.#live.words.subarray(0, map.words.length));
    return map;
  }
}

const none: readonly number[] = [];
