import { STATES } from '#law/courts/court-list.ts';
import { Bitmap } from './bitmap.ts';
import { ListColumn, withRoom } from './list-column.ts';

export type RecordProvision = readonly [key: string] | readonly [key: string, law: string, number: string];

/** Values that facets count of a record beside its metadata. */
export interface RecordValues {
  bench: string;
  disposal: string;
  /** Judges who heard the case; 0 unknown. */
  strength: number;
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

/** The columns of numbers, those of the ordinal of one name a row, and those of several names a row. */
export const numberColumns = ['flags', 'years', 'decided', 'lengths', 'strengths'] as const;
export const nameColumns = ['courts', 'states', 'benches', 'disposals'] as const;
export const listColumns = ['judges', 'acts', 'sections'] as const;
export type ListName = (typeof listColumns)[number];
export type SingleColumn = (typeof numberColumns)[number] | (typeof nameColumns)[number];
const singleColumns: readonly SingleColumn[] = [...numberColumns, ...nameColumns];

/**
 * Columns with the values of each row, with ordinals in place of names. Columns of numbers may be longer than
 * the segment.
 */
export interface DocColumns extends Record<SingleColumn, Uint32Array>, Record<ListName, ListColumn> {
  ids: string[];
}

const [noNumbers, noLists] = [() => new Uint32Array(0), () => new ListColumn()];
const noRows = (): DocColumns => ({
  ids: [],
  ...{ flags: noNumbers(), courts: noNumbers(), states: noNumbers(), benches: noNumbers() },
  ...{ disposals: noNumbers(), years: noNumbers(), decided: noNumbers(), lengths: noNumbers() },
  strengths: noNumbers(),
  ...{ judges: noLists(), acts: noLists(), sections: noLists() },
});

/** The columns of one segment, by row. Live rows are those that are neither replaced nor removed. */
export class DocValues implements DocColumns {
  readonly ids: string[];
  flags: Uint32Array;
  courts: Uint32Array;
  states: Uint32Array;
  readonly judges: ListColumn;
  benches: Uint32Array;
  disposals: Uint32Array;
  readonly acts: ListColumn;
  readonly sections: ListColumn;
  years: Uint32Array;
  decided: Uint32Array;
  lengths: Uint32Array;
  /** Judges who heard the case; 0 unknown. */
  strengths: Uint32Array;
  /** Rows of earlier versions whose `RecordValues` are still to be read, ascending. */
  readonly unread: number[] = [];
  readonly #ordinals: LibraryOrdinals;
  #live = new Bitmap(64);
  liveRows = 0;
  /** Rows that say a document was removed. */
  tombstones = 0;
  /** Words of the live rows. */
  liveLength = 0;
  /** Live rows that are judgments: real ones, and samples. */
  readonly judgments = { real: 0, samples: 0 };

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
    this.strengths = columns.strengths;
    for (let row = 0; row < this.size; row += 1) this.#count(row);
  }

  /** Makes room for so many rows at once. */
  reserve(rows: number): void {
    for (const name of singleColumns) this[name] = withRoom(this[name], rows);
    for (const name of listColumns) this[name].reserve(rows);
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
    const row = this.#next(id);
    this.flags[row] =
      (metadata.kind === 'act' ? flags.act : 0) |
      (metadata.sample ? flags.sample : 0) |
      (metadata.summary ? flags.summary : 0) |
      (metadata.tombstone ? flags.tombstone : 0);
    this.courts[row] = court;
    this.states[row] = ordinals.states.add(metadata.state);
    if (metadata.judges.length > 0) this.judges.set(row, this.#judges(metadata.judges));
    this.years[row] = metadata.year;
    this.decided[row] = metadata.decided;
    this.lengths[row] = metadata.length;
    this.#count(row);
    if (metadata.values) this.setValues(row, metadata.values);
    else if (!metadata.tombstone) this.unread.push(row);
    return row;
  }

  /** Makes room for one more row, and returns its number. */
  #next(id: string): number {
    const row = this.ids.push(id) - 1;
    if (row >= this.flags.length) this.reserve(row + 1);
    return row;
  }

  #count(row: number): void {
    if (row >= this.#live.size) this.#grow();
    if ((this.flags[row] ?? 0) & flags.tombstone) this.tombstones += 1;
    else {
      this.#live.add(row);
      this.liveRows += 1;
      this.liveLength += this.lengths[row] ?? 0;
      this.#countJudgment(row, 1);
    }
  }

  #countJudgment(row: number, by: 1 | -1): void {
    const found = this.flags[row] ?? 0;
    if ((found & flags.act) === 0) this.judgments[(found & flags.sample) === 0 ? 'real' : 'samples'] += by;
  }

  /** Adds a row of another segment; it is live only if it is live there. */
  copy(from: DocValues, row: number): number {
    const added = this.#next(from.ids[row] ?? '');
    for (const name of singleColumns) this[name][added] = from[name][row] ?? 0;
    for (const name of listColumns) this[name].copy(from[name], row, added);
    this.#count(added);
    if (!from.isLive(row)) this.markDeleted(added);
    else if (from.unread.length > 0 && has(from.unread, row)) this.unread.push(added);
    return added;
  }

  /** Enters what facets count of a row's record. */
  setValues(row: number, { bench, disposal, strength, provisions }: RecordValues): void {
    const { benches, disposals, acts, sections, actLabels, sectionLabels } = this.#ordinals;
    this.benches[row] = benches.add(bench);
    this.disposals[row] = disposals.add(disposal);
    this.strengths[row] = strength;
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
    this.sections.set(row, [...found]);
    this.acts.set(row, [...of]);
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
    this.#countJudgment(row, -1);
  }

  /** The words of each row, in an array as long as the segment. */
  lengthsByRow(): Uint32Array {
    return this.lengths.subarray(0, this.size);
  }

  /** A copy of the live rows, sized to the segment. */
  live(): Bitmap {
    const map = new Bitmap(this.size);
    map.words.set(this.#live.words.subarray(0, map.words.length));
    return map;
  }
}

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
