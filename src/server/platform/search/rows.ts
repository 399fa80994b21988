import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRawSync } from 'node:zlib';
import { type Connection, makeArrowTable, type Table } from '@lancedb/lancedb';
import type { Card } from './catalog.ts';
import type { LibraryDocument, LibraryParagraph, LibraryRecord } from './engine.ts';
import { syncPath } from './manifest.ts';

const deflate = promisify(deflateRaw);

/** A document as it lies in its table. `card` and `record` are JSON, `body` the packed paragraphs. */
export interface Row {
  n: number;
  id: string;
  card: string;
  record: string;
  body: Buffer;
}

type CardColumn = [
  act: 0 | 1,
  court: string,
  courtName: string,
  state: string,
  judges: string[],
  year: number,
  decided: number,
  length: number,
  sample: 0 | 1,
  removed: 0 | 1,
];

function yyyymmdd(date: string | undefined, year: number): number {
  const digits = Number(date?.slice(0, 10).replaceAll('-', ''));
  return Number.isInteger(digits) && digits > 0 ? digits : year * 10_000;
}

export function documentCard(document: LibraryDocument, length: number): Card {
  const year = document.year ?? Number(document.decided_on?.slice(0, 4) ?? 0);
  return {
    kind: document.kind,
    court: document.court ?? '',
    courtName: document.court_name ?? '',
    state: document.state ?? '',
    judges: document.judges,
    year,
    decided: yyyymmdd(document.decided_on, year),
    length,
    sample: document.sample,
    removed: false,
  };
}

const gone: Card = {
  kind: 'judgment',
  court: '',
  courtName: '',
  state: '',
  judges: [],
  year: 0,
  decided: 0,
  length: 0,
  sample: false,
  removed: true,
};

export function packCard(card: Card): string {
  const column: CardColumn = [
    card.kind === 'act' ? 1 : 0,
    card.court,
    card.courtName,
    card.state,
    card.judges,
    card.year,
    card.decided,
    card.length,
    card.sample ? 1 : 0,
    card.removed ? 1 : 0,
  ];
  return JSON.stringify(column);
}

export function unpackCard(text: string): Card {
  const column = JSON.parse(text) as CardColumn;
  return {
    kind: column[0] === 1 ? 'act' : 'judgment',
    court: column[1],
    courtName: column[2],
    state: column[3],
    judges: column[4],
    year: column[5],
    decided: column[6],
    length: column[7],
    sample: column[8] === 1,
    removed: column[9] === 1,
  };
}

export async function documentRow(n: number, document: LibraryDocument, card: Card): Promise<Row> {
  const { paragraphs, ...record } = document;
  const body = await deflate(JSON.stringify(paragraphs), { level: constants.Z_BEST_SPEED });
  return { n, id: document.id, card: packCard(card), record: JSON.stringify(record), body };
}

/** The row that says a document was removed. */
export function removalRow(n: number, id: string): { row: Row; card: Card } {
  return { row: { n, id, card: packCard(gone), record: '{}', body: Buffer.alloc(0) }, card: gone };
}

export function unpackBody(body: Uint8Array): LibraryParagraph[] {
  return JSON.parse(inflateRawSync(body).toString('utf8')) as LibraryParagraph[];
}

export interface FetchedRow {
  n: number;
  record: LibraryRecord;
  paragraphs?: LibraryParagraph[];
}

/** The rows of one generation: a LanceDB table that is only ever appended to. */
export class RowTable {
  readonly name: string;
  readonly #connection: Connection;
  readonly #folder: string;
  #table: Table | undefined;
  #synced = new Set<string>();
  /** Appends so far: each is a fragment, and many small ones are slow to read. */
  appends = 0;

  constructor(connection: Connection, folder: string, name: string) {
    this.#connection = connection;
    this.#folder = path.join(folder, `${name}.lance`);
    this.name = name;
  }

  async open(): Promise<void> {
    const names = await this.#connection.tableNames({ limit: 100_000 });
    if (!names.includes(this.name)) return;
    this.#table = await this.#connection.openTable(this.name);
    this.appends = await this.#table.version();
  }

  /** Appends rows in one step; on disk for good when it resolves. */
  async append(rows: readonly Row[]): Promise<void> {
    const data = makeArrowTable(rows as unknown as Record<string, unknown>[]);
    if (this.#table) await this.#table.add(data);
    else this.#table = await this.#connection.createTable(this.name, data);
    this.appends += 1;
    await this.#sync();
  }

  async #sync(): Promise<void> {
    const folders = ['', 'data', '_versions', '_transactions'].map((part) => path.join(this.#folder, part));
    for (const folder of folders) {
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        const file = path.join(folder, entry.name);
        if (!entry.isFile() || this.#synced.has(file)) continue;
        await syncPath(file);
        this.#synced.add(file);
      }
      await syncPath(folder);
    }
    if (this.appends === 1) await syncPath(path.dirname(this.#folder));
  }

  /** Every row, in batches and in no promised order, with the columns asked for. */
  async *scan<Column extends keyof Row>(columns: readonly Column[]): AsyncGenerator<Pick<Row, Column>[]> {
    if (!this.#table) return;
    for await (const batch of this.#table.query().select([...columns])) {
      const vectors = columns.map((column) => [column, batch.getChild(column)] as const);
      const rows: Pick<Row, Column>[] = [];
      for (let i = 0; i < batch.numRows; i += 1) {
        rows.push(Object.fromEntries(vectors.map(([c, v]) => [c, v?.get(i)])) as Pick<Row, Column>);
      }
      yield rows;
    }
  }

  async fetch(rows: readonly number[], body: boolean): Promise<Map<number, FetchedRow>> {
    const found = new Map<number, FetchedRow>();
    if (!this.#table || rows.length === 0) return found;
    const columns = body ? ['n', 'record', 'body'] : ['n', 'record'];
    const result = await this.#table
      .takeOffsets([...rows])
      .select(columns)
      .toArrow();
    for (const batch of result.batches) {
      const [numbers, records, bodies] = [
        batch.getChild('n'),
        batch.getChild('record'),
        batch.getChild('body'),
      ];
      for (let i = 0; i < batch.numRows; i += 1) {
        const n = Number(numbers?.get(i));
        const row: FetchedRow = { n, record: JSON.parse(String(records?.get(i))) as LibraryRecord };
        if (bodies) row.paragraphs = unpackBody(bodies.get(i) as Uint8Array);
        found.set(n, row);
      }
    }
    return found;
  }

  close(): void {
    this.#table?.close();
  }
}
