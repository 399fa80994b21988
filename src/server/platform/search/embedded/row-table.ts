import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Logger } from 'pino';
import type { LibraryRecord, LibraryTexts } from '../engine.ts';
import type { FileDisk } from './disk/file-disk.ts';
import { dataAt, type Frame, FrameFile } from './disk/frame-file.ts';
import type { DocMetadata } from './segments/doc-values.ts';
import { type PackedMetadata, type StoredRow, unpackBody, unpackMetadata } from './stored-row.ts';

// The data of a frame: the ids and cards of its rows as JSON, then the record and the body of each row; each of these parts ends
// with its CRC-32. The table of the frame says where each part ends in the data.

export interface FetchedRow extends Partial<LibraryTexts> {
  record: LibraryRecord;
}

/** A table logs here what it finds, and asks for the ids of its rows, where they are known. */
interface TableNotes {
  log: Pick<Logger, 'warn' | 'error'>;
  idOf(row: number): string | undefined;
}

/** Rows of one append. */
interface Part {
  first: number;
  count: number;
  /** Offset of the data in the file. */
  at: number;
  ends: Uint32Array;
}

/** The bytes of a row in the file: its record, and its body behind that. */
interface Place {
  row: number;
  from: number;
  recordEnd: number;
  end: number;
}

/** The record and the body of a row, each with its checksum. */
interface Content {
  record: Buffer;
  body: Buffer;
}

type Head = [id: string, card: PackedMetadata];

const sumBytes = 4;
const noBody = Buffer.alloc(0);
/** Rows this near to one another are read in one call, up to so many bytes. */
const [nearBytes, togetherBytes] = [1 << 14, 1 << 22];
/** So many records are read in one turn: those of a page. */
const rowsOfTurn = 20;

function withSum(bytes: Uint8Array): Buffer {
  const sum = Buffer.alloc(sumBytes);
  sum.writeUInt32LE(crc32(bytes));
  return Buffer.concat([bytes, sum]);
}

/** The bytes that were written; undefined where they are others now. */
function whole(bytes: Buffer): Buffer | undefined {
  const content = bytes.subarray(0, -sumBytes);
  return crc32(content) === bytes.readUInt32LE(content.length) ? content : undefined;
}

/** The rows of one segment, in a file that is only ever appended to: a row's number is its place in it. */
export class RowTable {
  readonly #file: FrameFile;
  #parts: Part[] = [];
  readonly #name: string;
  readonly #notes: TableNotes | undefined;
  readonly #damaged = new Set<number>();

  constructor(disk: FileDisk, file: string, notes?: TableNotes) {
    this.#file = new FrameFile(disk, file);
    this.#name = path.basename(file);
    this.#notes = notes;
  }

  /** Logs a row that is found damaged, once. */
  #noteDamage(row: number): void {
    if (this.#damaged.has(row)) return;
    this.#damaged.add(row);
    const said = { file: this.#name, row, id: this.#notes?.idOf(row) };
    this.#notes?.log.error(said, 'a document is damaged on the disk, and searches leave it out');
  }

  /** Appends so far: many small ones are slow to read. */
  get appends(): number {
    return this.#parts.length;
  }

  get size(): number {
    const last = this.#parts.at(-1);
    return last ? last.first + last.count : 0;
  }

  /** Opens the table as it is on disk, also after a failed append: searches read what was there before until it is open. */
  async open(complete = false): Promise<void> {
    const parts: Part[] = [];
    const cut = await this.#file.open((frame, table) => parts.push(partOf(frame, table, parts.at(-1))), {
      complete,
    });
    this.#parts = parts;
    if (cut === 0) return;
    this.#notes?.log.warn({ file: this.#name, bytes: cut }, 'rows that were not written whole were cut off');
  }

  /** Appends rows in one step; on disk for good when it resolves. */
  append(rows: readonly StoredRow[]): Promise<void> {
    const contents = rows.map(({ record, body }) => ({
      record: withSum(Buffer.from(record)),
      body: withSum(body),
    }));
    return this.#add(
      rows.map(({ id, card }) => `[${JSON.stringify(id)},${card}]`),
      contents,
    );
  }

  async #add(heads: readonly string[], contents: readonly Content[]): Promise<void> {
    const data = [withSum(Buffer.from(`[${heads.join(',')}]`))];
    for (const { record, body } of contents) data.push(record, body);
    let end = 0;
    const ends = Uint32Array.from(data, ({ length }) => (end += length));
    const frame = await this.#file.append(contents.length, new Uint8Array(ends.buffer), data);
    this.#parts.push({ first: this.size, count: frame.count, at: dataAt(frame), ends });
  }

  /** Appends rows of another table, which ascend, without reading what they say: one that is damaged stays so. */
  async copyFrom(other: RowTable, rows: readonly number[]): Promise<void> {
    if (rows.length === 0) return;
    const found = new Map<number, Content>();
    await other.#read(rows, true, (row, content) => {
      if (!whole(content.record) || !whole(content.body)) other.#noteDamage(row);
      found.set(row, content);
    });
    const heads: string[] = [];
    const contents: Content[] = [];
    let part: Part | undefined;
    let known: Head[] = [];
    for (const row of rows) {
      const its = other.#partOf(row);
      if (its !== part) known = await other.#heads(its);
      part = its;
      heads.push(JSON.stringify(known[row - its.first]));
      contents.push(found.get(row) as Content);
    }
    await this.#add(heads, contents);
  }

  async #heads({ at, ends }: Part): Promise<Head[]> {
    const heads = whole(await this.#file.read(at, ends[0] ?? 0));
    if (!heads) throw new Error('The ids of some rows are damaged on the disk.');
    return JSON.parse(heads.toString()) as Head[];
  }

  /** Ids and metadata of the rows from a number on, in order. */
  async metadata(from: number): Promise<{ id: string; metadata: DocMetadata }[]> {
    const rows: { id: string; metadata: DocMetadata }[] = [];
    for (const part of this.#parts) {
      if (part.first + part.count <= from) continue;
      for (const [id, card] of (await this.#heads(part)).slice(Math.max(0, from - part.first)))
        rows.push({ id, metadata: unpackMetadata(card) });
    }
    return rows;
  }

  #partOf(row: number): Part {
    let low = 0;
    let high = this.#parts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#parts[middle]?.first ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    const part = this.#parts[low];
    if (!part || row < 0 || row >= part.first + part.count) throw new Error(`There is no row ${row}.`);
    return part;
  }

  #placeOf(row: number): Place {
    const { first, at, ends } = this.#partOf(row);
    const offset = (i: number) => at + (ends[2 * (row - first) + i] ?? 0);
    return { row, from: offset(0), recordEnd: offset(1), end: offset(2) };
  }

  /** Reads rows that ascend, with or without their bodies; those near to one another in one call. */
  async #read(
    rows: readonly number[],
    body: boolean,
    take: (row: number, content: Content) => void,
  ): Promise<void> {
    const runs: Place[][] = [];
    for (const row of rows) {
      const its = this.#placeOf(row);
      const place = body ? its : { ...its, end: its.recordEnd };
      const run = runs.at(-1);
      const [begin, last] = [run?.[0]?.from ?? 0, run?.at(-1)?.end ?? 0];
      if (run && place.from - last <= nearBytes && place.end - begin <= togetherBytes) run.push(place);
      else runs.push([place]);
    }
    const read = async (run: Place[]) => {
      const begin = run[0]?.from ?? 0;
      const bytes = await this.#file.read(begin, (run.at(-1)?.end ?? begin) - begin);
      for (const { row, from, recordEnd, end } of run)
        take(row, {
          record: bytes.subarray(from - begin, recordEnd - begin),
          body: bytes.subarray(recordEnd - begin, end - begin),
        });
    };
    await Promise.all(runs.map(read));
  }

  /** Records by row number, with the paragraphs where asked for; rows that are damaged are left out. */
  async fetch(rows: readonly number[], body: boolean): Promise<Map<number, FetchedRow>> {
    const found = new Map<number, FetchedRow>();
    const take = (row: number, content: { record: Buffer; body?: Buffer }) => {
      const record = whole(content.record);
      const packed = content.body ? whole(content.body) : noBody;
      if (!record || !packed) return this.#noteDamage(row);
      const texts = packed.length > 0 ? unpackBody(packed) : {};
      found.set(row, { record: JSON.parse(record.toString()) as LibraryRecord, ...texts });
    };
    if (body || rows.length > rowsOfTurn) {
      const sorted = [...new Set(rows)].sort((a, b) => a - b);
      await this.#read(sorted, body, (row, content) =>
        take(row, body ? content : { record: content.record }),
      );
      return found;
    }
    for (const row of rows) {
      const { from, recordEnd } = this.#placeOf(row);
      take(row, { record: this.#file.readNow(from, recordEnd - from) });
    }
    return found;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

function partOf(frame: Frame, table: Buffer, before: Part | undefined): Part {
  const ends = new Uint32Array(table.length / 4);
  new Uint8Array(ends.buffer).set(table);
  return { first: before ? before.first + before.count : 0, count: frame.count, at: dataAt(frame), ends };
}
