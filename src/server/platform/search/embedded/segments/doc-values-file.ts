import { crc32 } from 'node:zlib';
import { type FileDisk, replaceFile } from '../disk/file-disk.ts';
import { ByteWriter } from '../inverted-index/postings.ts';
import {
  DocValues,
  type LibraryOrdinals,
  type ListName,
  listColumns as lists,
  numberColumns as numbers,
  nameColumns as singles,
} from './doc-values.ts';
import { ListColumn } from './list-column.ts';

// The columns of a segment in a file, because an index of many documents opens several times faster from it than from the
// cards of its rows. The rows remain the store: a file that is lost or damaged is made from them again.
// magic, bytes of the header, header (JSON), columns (32 bits a number), ids (UTF-8), CRC-32 of all before.

const magic = 0x3356444d;
const numberBytes = 4;
/** Rows encoded and bytes read in one turn, so that searches need not wait. */
const [rowsOfTurn, bytesOfTurn] = [4000, 1 << 20];

const named = [...singles, ...lists] as const;
type Named = (typeof named)[number];

/** A name with its label, if known. */
type Name = [name: string, label?: string];

interface Header {
  rows: number;
  idBytes: number;
  /** Numbered from 1 on in this file only: ordinals differ from one opening of the library to the next. */
  names: Record<Named, Name[]>;
  /** Length of each list, over all rows. */
  listed: Record<ListName, number>;
}

function labelsOf(ordinals: LibraryOrdinals, of: Named): Map<number, string> | undefined {
  if (of === 'courts') return ordinals.courtNames;
  if (of === 'acts') return ordinals.actLabels;
  return of === 'sections' ? ordinals.sectionLabels : undefined;
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
      const name = this.#ordinals[this.#of].name(ordinal);
      const label = labelsOf(this.#ordinals, this.#of)?.get(ordinal);
      number = this.names.push(label === undefined ? [name] : [name, label]);
      this.#numbers.set(ordinal, number);
    }
    return number;
  }
}

function byName<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Uint8Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

type Pause = () => Promise<void>;

/** For every row where its part ends in what all rows have together. */
async function endsOf(rows: number, length: (row: number) => number, pause: Pause): Promise<Uint32Array> {
  const ends = new Uint32Array(rows);
  for (let row = 0, end = 0; row < rows; row += 1) {
    end += length(row);
    ends[row] = end;
    if (row % rowsOfTurn === rowsOfTurn - 1) await pause();
  }
  return ends;
}

async function column(rows: number, value: (row: number) => number, pause: Pause): Promise<Uint32Array> {
  const filled = new Uint32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    filled[row] = value(row);
    if (row % rowsOfTurn === rowsOfTurn - 1) await pause();
  }
  return filled;
}

async function numberedLists(
  column: ListColumn,
  rows: number,
  names: NamesOfFile,
  pause: Pause,
): Promise<[ends: Uint32Array, listed: Uint32Array]> {
  const ends = await endsOf(rows, (row) => column.counts[row] ?? 0, pause);
  const listed = new Uint32Array(ends.at(-1) ?? 0);
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    for (const ordinal of column.of(row)) listed[at++] = names.numberOf(ordinal);
    if (row % rowsOfTurn === rowsOfTurn - 1) await pause();
  }
  return [ends, listed];
}

async function textOf(ids: readonly string[], pause: Pause): Promise<Uint8Array> {
  const text = new ByteWriter(1 << 16);
  for (let from = 0; from < ids.length; from += rowsOfTurn) {
    text.raw(Buffer.from(ids.slice(from, from + rowsOfTurn).join('')));
    await pause();
  }
  return text.view();
}

/** Writes the columns of a segment to which no row is added any more. */
export async function writeDocValues(
  disk: FileDisk,
  file: string,
  { docValues, ordinals }: { docValues: DocValues; ordinals: LibraryOrdinals },
  pause: Pause,
): Promise<void> {
  const rows = docValues.size;
  const names = byName(named, (of) => new NamesOfFile(ordinals, of));
  const listed = byName(lists, () => 0);
  const columns = [await endsOf(rows, (row) => docValues.ids[row]?.length ?? 0, pause)];
  for (const name of numbers) columns.push(await column(rows, (row) => docValues[name][row] ?? 0, pause));
  for (const name of singles)
    columns.push(await column(rows, (row) => names[name].numberOf(docValues[name][row] ?? 0), pause));
  for (const name of lists) {
    const parts = await numberedLists(docValues[name], rows, names[name], pause);
    listed[name] = parts[1].length;
    columns.push(...parts);
  }
  const text = await textOf(docValues.ids, pause);
  const content: Header = {
    ...{ rows, idBytes: text.length, listed },
    names: byName(named, (of) => names[of].names),
  };
  const header = Buffer.from(JSON.stringify(content));
  const start = Uint32Array.of(magic, header.length);
  const whole = Buffer.concat([start, header, ...columns, text].map(bytesOf));
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

function replaced(read: Uint32Array, ordinals: Uint32Array): Uint32Array {
  for (let i = 0; i < read.length; i += 1) read[i] = ordinals[read[i] ?? 0] ?? 0;
  return read;
}

/**
 * The part of each row, which ends where `ends` says. A loop, because `Array.from` with a function takes
 * several times as long.
 */
function partsOf<T>(ends: Uint32Array, part: (from: number, to: number) => T): T[] {
  const parts = new Array<T>(ends.length);
  let from = 0;
  for (let row = 0; row < ends.length; row += 1) {
    const to = ends[row] ?? 0;
    parts[row] = part(from, to);
    from = to;
  }
  return parts;
}

/** Reads the columns of a file, with ordinals of the library that reads it. Throws where it is damaged. */
export function readDocValues(bytes: Buffer, ordinals: LibraryOrdinals): DocValues {
  const end = bytes.length - numberBytes;
  if (end < 2 * numberBytes || bytes.readUInt32LE(0) !== magic) throw new Error('The file holds no columns.');
  if (crc32(bytes.subarray(0, end)) !== bytes.readUInt32LE(end)) throw new Error('The columns are damaged.');
  let at = 2 * numberBytes;
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const header = JSON.parse(take(bytes.readUInt32LE(numberBytes)).toString()) as Header;
  const next = (length = header.rows) => {
    const read = new Uint32Array(length);
    bytesOf(read).set(take(length * numberBytes));
    return read;
  };
  const known = byName(named, (of) => ordinalsOf(header.names[of], ordinals, of));
  const idEnds = next();
  const ofNumbers = byName(numbers, () => next());
  const ofSingles = byName(singles, (name) => replaced(next(), known[name]));
  const ofLists = byName(
    lists,
    (name) => new ListColumn(next(), replaced(next(header.listed[name]), known[name])),
  );
  const text = take(header.idBytes).toString();
  if (at !== end) throw new Error('The columns end too early.');
  const ids = partsOf(idEnds, (from, to) => text.slice(from, to));
  return new DocValues(ordinals, { ids, ...ofNumbers, ...ofSingles, ...ofLists });
}
