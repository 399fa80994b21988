import { STATES } from '#law/courts/court-list.ts';
import { Bitmap } from './bitmap.ts';

export type RecordProvision = readonly [key: string] | readonly [key: string, law: string, number: string];

/** What facets count of a record beside its metadata. */
export interface RecordValues {
  bench: string;
  disposal: string;
  /** The provisions that it refers to, or the one that it is; act and number as printed where the key does not give them. */
  provisions: readonly RecordProvision[];
}

/** The fields of a document that filters, facets and statistics need, kept in memory: about 100 bytes a document. */
export interface DocMetadata {
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
  /** True for our own summary of a section of an act. */
  summary: boolean;
  /** True for a row that says its document was removed. */
  tombstone: boolean;
  /** Absent in rows of earlier versions: they are read from the record. */
  values?: RecordValues;
}

/** Numbers strings from 1; 0 means no value. Shared by all segments, so that equal values have equal numbers. */
export class Ordinals {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [''];

  /** The ordinal of a name, which is added when it is new. */
  add(name: string): number {
    if (name === '') return 0;
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#names.length;
      this.#numbers.set(name, number);
      this.#names.push(name);
    }
    return number;
  }

  /** One more than the highest ordinal. */
  get size(): number {
    return this.#names.length;
  }

  /** The ordinal of a known name; -1 for an unknown one. */
  find(name: string): number {
    return this.#numbers.get(name) ?? -1;
  }

  name(number: number): string {
    return this.#names[number] ?? '';
  }

  all(): string[] {
    return this.#names.slice(1);
  }
}

export interface LibraryOrdinals {
  courts: Ordinals;
  courtNames: Map<number, string>;
  states: Ordinals;
  judges: Ordinals;
  benches: Ordinals;
  disposals: Ordinals;
  /** Keys of acts and provisions, and the labels of those whose key does not give it. */
  acts: Ordinals;
  sections: Ordinals;
  actLabels: Map<number, string>;
  sectionLabels: Map<number, string>;
}

export function libraryOrdinals(): LibraryOrdinals {
  const states = new Ordinals();
  // A judgment belongs to states that no document records.
  for (const { name } of STATES) states.add(name);
  return {
    courts: new Ordinals(),
    courtNames: new Map(),
    states,
    judges: new Ordinals(),
    benches: new Ordinals(),
    disposals: new Ordinals(),
    acts: new Ordinals(),
    sections: new Ordinals(),
    actLabels: new Map(),
    sectionLabels: new Map(),
  };
}

export const flags = { act: 1, sample: 2, tombstone: 4, summary: 8 } as const;

/** What the columns hold of one row, with ordinals in place of names. */
export interface RowValues {
  id: string;
  flags: number;
  court: number;
  state: number;
  judges: readonly number[];
  bench: number;
  disposal: number;
  acts: readonly number[];
  sections: readonly number[];
  year: number;
  decided: number;
  /** Words of the text. */
  length: number;
}

/** The same of all rows, by row. */
export interface DocColumns {
  ids: string[];
  flags: number[];
  courts: number[];
  states: number[];
  judges: (readonly number[])[];
  benches: number[];
  disposals: number[];
  acts: (readonly number[])[];
  sections: (readonly number[])[];
  years: number[];
  decided: number[];
  lengths: number[];
}

const noRows = (): DocColumns => ({
  ...{ ids: [], flags: [], courts: [], states: [], judges: [], benches: [], disposals: [] },
  ...{ acts: [], sections: [], years: [], decided: [], lengths: [] },
});

/** The columns of one segment, by row. Live rows are those that are neither replaced nor removed. */
export class DocValues implements Readonly<DocColumns> {
  readonly ids: string[];
  readonly flags: number[];
  readonly courts: number[];
  readonly states: number[];
  readonly judges: (readonly number[])[];
  readonly benches: number[];
  readonly disposals: number[];
  readonly acts: (readonly number[])[];
  readonly sections: (readonly number[])[];
  readonly years: number[];
  readonly decided: number[];
  readonly lengths: number[];
  /** Rows of earlier versions whose `RecordValues` are still to be read, ascending. */
  readonly unread: number[] = [];
  readonly #ordinals: LibraryOrdinals;
  #live = new Bitmap(64);
  liveRows = 0;
  /** Rows that say a document was removed. */
  tombstones = 0;
  /** Words of the live rows. */
  liveLength = 0;

  /** `columns` of rows that were stored, with ordinals of this library; all but tombstones are live. */
  constructor(ordinals: LibraryOrdinals, columns: DocColumns = noRows()) {
    this.#ordinals = ordinals;
    this.ids = columns.ids;
    this.flags = columns.flags;
    this.courts = columns.courts;
    this.states = columns.states;
    this.judges = columns.judges;
    this.benches = columns.benches;
    this.disposals = columns.disposals;
    this.acts = columns.acts;
    this.sections = columns.sections;
    this.years = columns.years;
    this.decided = columns.decided;
    this.lengths = columns.lengths;
    for (let row = 0; row < this.size; row += 1) this.#count(row);
  }

  get size(): number {
    return this.ids.length;
  }

  /** Adds a row and returns its number. A tombstone is never live. */
  add(id: string, metadata: DocMetadata): number {
    const ordinals = this.#ordinals;
    const court = ordinals.courts.add(metadata.court);
    if (court > 0 && metadata.courtName !== '' && !ordinals.courtNames.has(court))
      ordinals.courtNames.set(court, metadata.courtName);
    const row = this.#addRow({
      id,
      flags:
        (metadata.kind === 'act' ? flags.act : 0) |
        (metadata.sample ? flags.sample : 0) |
        (metadata.summary ? flags.summary : 0) |
        (metadata.tombstone ? flags.tombstone : 0),
      court,
      state: ordinals.states.add(metadata.state),
      judges: metadata.judges.length === 0 ? none : this.#judges(metadata.judges),
      ...{ bench: 0, disposal: 0, acts: none, sections: none },
      ...{ year: metadata.year, decided: metadata.decided, length: metadata.length },
    });
    if (metadata.values) this.setValues(row, metadata.values);
    else if (!metadata.tombstone) this.unread.push(row);
    return row;
  }

  #addRow(values: RowValues): number {
    const row = this.ids.length;
    this.ids.push(values.id);
    this.flags.push(values.flags);
    this.courts.push(values.court);
    this.states.push(values.state);
    this.judges.push(values.judges);
    this.benches.push(values.bench);
    this.disposals.push(values.disposal);
    this.acts.push(values.acts);
    this.sections.push(values.sections);
    this.years.push(values.year);
    this.decided.push(values.decided);
    this.lengths.push(values.length);
    this.#count(row);
    return row;
  }

  #count(row: number): void {
    if (row >= this.#live.size) this.#grow();
    if ((this.flags[row] ?? 0) & flags.tombstone) this.tombstones += 1;
    else {
      this.#live.add(row);
      this.liveRows += 1;
      this.liveLength += this.lengths[row] ?? 0;
    }
  }

  /** What the columns hold of a row. */
  row(row: number): RowValues {
    return {
      id: this.ids[row] ?? '',
      flags: this.flags[row] ?? 0,
      court: this.courts[row] ?? 0,
      state: this.states[row] ?? 0,
      judges: this.judges[row] ?? none,
      bench: this.benches[row] ?? 0,
      disposal: this.disposals[row] ?? 0,
      acts: this.acts[row] ?? none,
      sections: this.sections[row] ?? none,
      year: this.years[row] ?? 0,
      decided: this.decided[row] ?? 0,
      length: this.lengths[row] ?? 0,
    };
  }

  /** Adds a row of another segment; it is live only if it is live there. */
  copy(from: DocValues, row: number): number {
    const added = this.#addRow(from.row(row));
    if (!from.isLive(row)) this.markDeleted(added);
    else if (from.unread.length > 0 && has(from.unread, row)) this.unread.push(added);
    return added;
  }

  /** Enters what facets count of a row's record. */
  setValues(row: number, { bench, disposal, provisions }: RecordValues): void {
    const { benches, disposals, acts, sections, actLabels, sectionLabels } = this.#ordinals;
    this.benches[row] = benches.add(bench);
    this.disposals[row] = disposals.add(disposal);
    if (provisions.length === 0) return;
    const [found, of] = [new Set<number>(), new Set<number>()];
    for (const [key, law, number] of provisions) {
      const [section, act] = [sections.add(key), acts.add(key.slice(0, key.indexOf(':')))];
      found.add(section);
      of.add(act);
      if (law === undefined) continue;
      if (!sectionLabels.has(section)) sectionLabels.set(section, `${law} ${number}`);
      if (!actLabels.has(act)) actLabels.set(act, law);
    }
    this.sections[row] = [...found];
    this.acts[row] = [...of];
  }

  #judges(names: readonly string[]): number[] {
    return [...new Set(names.map((name) => this.#ordinals.judges.add(name)))].filter((judge) => judge > 0);
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
  markDeleted(row: number): void {
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

/** True where an ascending list has the number. */
function has(list: readonly number[], wanted: number): boolean {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return list[from] === wanted;
}
