import type { FileHandle } from 'node:fs/promises';
import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Message, offset, valuesOfPage } from './lance-values.ts';

// Rows and vectors of earlier indexes were tables of LanceDB: a manifest for each version, and a file for each append.

const [footerBytes, manifestFooterBytes] = [40, 16];
/** Rows and bytes that are in memory at a time. */
const [mostRows, mostBytes] = [1000, 1 << 24];

/** The files of the last version of a table, in the order of their rows. */
async function filesOf(table: string): Promise<{ file: string; rows: number }[]> {
  const versions = await readdir(path.join(table, '_versions')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  // The names count down from the largest number of 64 bits.
  const [latest] = versions.filter((name) => /^\d{20}\.manifest$/u.test(name)).sort();
  if (!latest) {
    if (versions.some((name) => name.endsWith('.manifest')))
      throw new Error(`The versions of ${table} have unknown names.`);
    return [];
  }
  const bytes = await readFile(path.join(table, '_versions', latest));
  const at = offset(bytes, bytes.length - manifestFooterBytes);
  const manifest = new Message(bytes.subarray(at + 4, at + 4 + bytes.readUInt32LE(at)));
  return manifest.all(2).map((fragment) => {
    const { file, rows } = { file: new Message(fragment).message(2), rows: new Message(fragment).number(4) };
    if (new Message(fragment).has(3)) throw new Error(`Rows were deleted from ${table}.`);
    return { file: path.join(table, 'data', file.bytes(1).toString()), rows };
  });
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at);
  if (bytesRead < length) throw new Error('A file of an earlier version ends too early.');
  return buffer;
}

/** The values of a column, of which one page is in memory. */
async function* valuesOf(file: FileHandle, column: Message): AsyncGenerator<Buffer> {
  for (const page of column.all(2).map((bytes) => new Message(bytes))) {
    const sizes = page.numbers(2);
    const parts = page.numbers(1).map((at, i) => bytesAt(file, at, sizes[i] ?? 0));
    // An encoding is a message of any type: its layout stands in the second field.
    const layout = page.message(4).message(2).message(1).message(2);
    yield* valuesOfPage(layout, await Promise.all(parts), page.number(3));
  }
}

async function columnsOf(file: FileHandle): Promise<AsyncGenerator<Buffer>[]> {
  const { size } = await file.stat();
  const footer = await bytesAt(file, size - footerBytes, footerBytes);
  const version = [footer.readUInt16LE(32), footer.readUInt16LE(34)].join('.');
  if (version !== '2.1') throw new Error(`A file has the format ${version}.`);
  const columns = footer.readUInt32LE(28);
  const list = await bytesAt(file, offset(footer, 8), columns * 16);
  const metadata = Array.from({ length: columns }, (_, i) =>
    bytesAt(file, offset(list, i * 16), offset(list, i * 16 + 8)),
  );
  return (await Promise.all(metadata)).map((bytes) => valuesOf(file, new Message(bytes)));
}

async function* rowsOf(file: FileHandle, columns: number): AsyncGenerator<Buffer[]> {
  const wanted = (await columnsOf(file)).slice(0, columns);
  for (;;) {
    const next = await Promise.all(wanted.map((column) => column.next()));
    const row = next.flatMap(({ done, value }) => (done ? [] : [value]));
    if (row.length === 0) return;
    if (row.length < columns) throw new Error('A row of an earlier version is not whole.');
    yield row;
  }
}

/** The first columns of a table, some rows at a time. Throws where they cannot all be read. */
export async function* earlierRows(table: string, columns: number): AsyncGenerator<Buffer[][]> {
  for (const { file, rows } of await filesOf(table)) {
    let [count, bytes, some]: [number, number, Buffer[][]] = [0, 0, []];
    const handle = await open(file);
    try {
      for await (const row of rowsOf(handle, columns)) {
        some.push(row);
        count += 1;
        for (const { length } of row) bytes += length;
        if (some.length < mostRows && bytes < mostBytes) continue;
        yield some;
        [bytes, some] = [0, []];
      }
    } finally {
      await handle.close();
    }
    if (count !== rows) throw new Error(`${file} has not ${rows} rows.`);
    if (some.length > 0) yield some;
  }
}
