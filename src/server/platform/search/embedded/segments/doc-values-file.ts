import { crc32 } from 'node:zlib';
import { type FileDisk, replaceFile } from '../disk/file-disk.ts';
import { ByteWriter } from '../inverted-index/postings.ts';
import { RowIds } from '../row-ids.ts';
import type { DocValues, LibraryOrdinals, RowValues } from './doc-values.ts';

// The columns of a segment in a file, because an index of many documents opens several times faster from it than from the
// cards of its rows. The rows remain the store: a file that is lost or damaged is made from them again.
// magic, bytes of the header, header (JSON), columns (32 bits a number), ids (UTF-8), CRC-32 of all before.

const magic = 0x3156444d;
const numberBytes = 4;
/** Rows encoded and bytes read in one turn, so that searches need not wait. */
const [rowsOfTurn, bytesOfTurn] = [1000, 1 << 20];

/** The columns of numbers, those of one name a row, and those of several names a row. */
const numbers = ['flags', 'year', 'decided', 'length'] as const;
const singles = { court: 'courts', state: 'states', bench: 'benches', disposal: 'disposals' } as const;
const lists = ['judges', 'acts', 'sections'] as const;
const single = Object.keys(singles) as (keyof typeof singles)[];
const named = [...Object.values(singles), ...lists];
type Named = (typeof named)[number];

/** A name with what is shown for it, where that is known. */
type Name = [name: string, label?: string];

interface Header {
  rows: number;
  idBytes: number;
  /** Numbered from 1 on in this file only: ordinals differ from one opening of the library to the next. */
  names: Record<Named, Name[]>;
  /** How many numbers the lists of all rows have. */
  listed: Record<(typeof lists)[number], number>;
  ids: RowIds['runs'];
}

function labelsOf(ordinals: LibraryOrdinals, of: Named): Map<number, string> | undefined {
  const { courtNames: courts, actLabels: acts, sectionLabels: sections } = ordinals;
  return {
    courts,
    acts,
    sections,
    states: undefined,
    judges: undefined,
    benches: undefined,
    disposals: undefined,
  }[of];
}

/** Numbers the names that a segment has of one kind. */
class NamesOfFile {
  readonly names: Name[] = [];
  readonly #numbers = new Map<number, number>();
  readonly #ordinals: LibraryOrdinals;
  readonly #of: Named;

  constructor(ordinals: LibraryOrdinals, of: Named) {
    this.#ordinals = ordinals;
    this.#of = of;
  }

  numberOf(ordinal: number): number {
    if (ordinal === 0) return 0;
    let number = this.#numbers.get(ordinal);
    if (number === undefined) {
      const [name, label] = [
        this.#ordinals[this.#of].name(ordinal),
        labelsOf(this.#ordinals, this.#of)?.get(ordinal),
      ];
      number = this.names.push(label === undefined ? [name] : [name, label]);
      this.#numbers.set(ordinal, number);
    }
    return number;
  }
}

function byName<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}

/** What a file is made of, row by row. */
class Columns {
  readonly ids = new ByteWriter(1 << 16);
  readonly names: Record<Named, NamesOfFile>;
  readonly listed = byName(lists, (): number[] => []);
  readonly #idEnds: Uint32Array;
  readonly #numbers: Record<(typeof numbers)[number], Uint32Array>;
  readonly #single: Record<keyof typeof singles, Uint32Array>;
  readonly #ends: Record<(typeof lists)[number], Uint32Array>;

  constructor(rows: number, ordinals: LibraryOrdinals) {
    const column = () => new Uint32Array(rows);
    this.names = byName(named, (of) => new NamesOfFile(ordinals, of));
    this.#idEnds = column();
    this.#numbers = byName(numbers, column);
    this.#single = byName(single, column);
    this.#ends = byName(lists, column);
  }

  set(row: number, values: RowValues): void {
    this.ids.raw(Buffer.from(values.id));
    this.#idEnds[row] = this.ids.length;
    for (const name of numbers) this.#numbers[name][row] = values[name];
    for (const name of single) this.#single[name][row] = this.names[singles[name]].numberOf(values[name]);
    for (const name of lists) {
      for (const ordinal of values[name]) this.listed[name].push(this.names[name].numberOf(ordinal));
      this.#ends[name][row] = this.listed[name].length;
    }
  }

  /** In the order in which they are read. */
  all(): Uint32Array[] {
    const listed = lists.flatMap((name) => [this.#ends[name], Uint32Array.from(this.listed[name])]);
    return [this.#idEnds, ...Object.values(this.#numbers), ...Object.values(this.#single), ...listed];
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Uint8Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Writes the columns of a segment to which no row is added any more; `ids` are those of its rows in their table. */
export async function writeDocValues(
  disk: FileDisk,
  file: string,
  { docValues, ids, ordinals }: { docValues: DocValues; ids: RowIds; ordinals: LibraryOrdinals },
  pause: () => Promise<void>,
): Promise<void> {
  const rows = docValues.size;
  const columns = new Columns(rows, ordinals);
  for (let row = 0; row < rows; row += 1) {
    columns.set(row, docValues.row(row));
    if (row % rowsOfTurn === rowsOfTurn - 1) await pause();
  }
  const content: Header = {
    rows,
    idBytes: columns.ids.length,
    names: byName(named, (of) => columns.names[of].names),
    listed: byName(lists, (name) => columns.listed[name].length),
    ids: ids.runs,
  };
  const header = Buffer.from(JSON.stringify(content));
  const start = Uint32Array.of(magic, header.length);
  const whole = Buffer.concat([start, header, ...columns.all(), columns.ids.view()].map(bytesOf));
  let checksum = 0;
  for (let from = 0; from < whole.length; from += bytesOfTurn) {
    checksum = crc32(whole.subarray(from, from + bytesOfTurn), checksum);
    await pause();
  }
  await replaceFile(disk, file, async (handle) => {
    await handle.writeFile(whole);
    await handle.writeFile(bytesOf(Uint32Array.of(checksum)));
  });
}

/** The columns of a file, with ordinals of the library that reads them. */
export interface StoredDocValues {
  ids: RowIds;
  rows: Iterable<RowValues>;
}

/** The ordinals of the names of a file, by their number in it. */
function ordinalsOf(names: readonly Name[], ordinals: LibraryOrdinals, of: Named): Uint32Array {
  const labels = labelsOf(ordinals, of);
  const found = new Uint32Array(names.length + 1);
  for (const [i, [name, label]] of names.entries()) {
    const ordinal = ordinals[of].add(name);
    found[i + 1] = ordinal;
    if (label !== undefined && labels && !labels.has(ordinal)) labels.set(ordinal, label);
  }
  return found;
}

/** Reads the columns of a file. Throws where it is damaged. */
export function readDocValues(bytes: Buffer, ordinals: LibraryOrdinals): StoredDocValues {
  const end = bytes.length - numberBytes;
  if (end < 2 * numberBytes || bytes.readUInt32LE(0) !== magic) throw new Error('The file holds no columns.');
  if (crc32(bytes.subarray(0, end)) !== bytes.readUInt32LE(end)) throw new Error('The columns are damaged.');
  let at = 2 * numberBytes;
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const header = JSON.parse(take(bytes.readUInt32LE(numberBytes)).toString()) as Header;
  const column = (length = header.rows) => {
    const read = new Uint32Array(length);
    bytesOf(read).set(take(length * numberBytes));
    return read;
  };
  const idEnds = column();
  const ofNumbers = byName(numbers, () => column());
  const ofSingle = byName(single, () => column());
  const ofLists = byName(lists, (name) => ({ ends: column(), listed: column(header.listed[name]) }));
  const ids = take(header.idBytes);
  if (at !== end) throw new Error('The columns end too early.');
  const known = byName(named, (of) => ordinalsOf(header.names[of], ordinals, of));
  for (const name of single) replaceNumbers(ofSingle[name], known[singles[name]]);
  for (const name of lists) replaceNumbers(ofLists[name].listed, known[name]);
  const rows = rowsOf({ ids, idEnds, ofNumbers, ofSingle, ofLists });
  return { ids: RowIds.of(header.ids, header.rows), rows };
}

function replaceNumbers(column: Uint32Array, ordinals: Uint32Array): void {
  for (let i = 0; i < column.length; i += 1) column[i] = ordinals[column[i] ?? 0] ?? 0;
}

interface ReadColumns {
  ids: Buffer;
  idEnds: Uint32Array;
  ofNumbers: Record<(typeof numbers)[number], Uint32Array>;
  ofSingle: Record<keyof typeof singles, Uint32Array>;
  ofLists: Record<(typeof lists)[number], { ends: Uint32Array; listed: Uint32Array }>;
}

const none: readonly number[] = [];

function* rowsOf({ ids, idEnds, ofNumbers, ofSingle, ofLists }: ReadColumns): Iterable<RowValues> {
  const list = ({ ends, listed }: { ends: Uint32Array; listed: Uint32Array }, row: number) => {
    const [from, to] = [ends[row - 1] ?? 0, ends[row] ?? 0];
    return from === to ? none : Array.from(listed.subarray(from, to));
  };
  for (let row = 0; row < idEnds.length; row += 1) {
    yield {
      id: ids.toString('utf8', idEnds[row - 1] ?? 0, idEnds[row]),
      flags: ofNumbers.flags[row] ?? 0,
      year: ofNumbers.year[row] ?? 0,
      decided: ofNumbers.decided[row] ?? 0,
      length: ofNumbers.length[row] ?? 0,
      court: ofSingle.court[row] ?? 0,
      state: ofSingle.state[row] ?? 0,
      bench: ofSingle.bench[row] ?? 0,
      disposal: ofSingle.disposal[row] ?? 0,
      judges: list(ofLists.judges, row),
      acts: list(ofLists.acts, row),
      sections: list(ofLists.sections, row),
    };
  }
}
