import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredRow } from '../stored-row.ts';
import { Message, offset, valuesOfPage } from './lance-values.ts';

// Rows of indexes up to version 0.3 were tables of LanceDB: a manifest for each version, and a file for each append.

const [footerBytes, manifestFooterBytes] = [40, 16];

/** The files of the last version of a table, in the order of their rows. */
async function filesOf(table: string): Promise<{ file: string; rows: number }[]> {
  const versions = await readdir(path.join(table, '_versions')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  // The names count down from the largest number of 64 bits.
  const [latest] = versions.filter((name) => /^\d{20}\.manifest$/u.test(name)).sort();
  if (!latest) return [];
  const bytes = await readFile(path.join(table, '_versions', latest));
  const at = offset(bytes, bytes.length - manifestFooterBytes);
  const manifest = new Message(bytes.subarray(at + 4, at + 4 + bytes.readUInt32LE(at)));
  return manifest.all(2).map((fragment) => {
    const { file, rows } = { file: new Message(fragment).message(2), rows: new Message(fragment).number(4) };
    if (new Message(fragment).has(3)) throw new Error(`Rows were deleted from ${table}.`);
    return { file: path.join(table, 'data', file.bytes(1).toString()), rows };
  });
}

/** The values of each column of a file. */
function columnsOf(bytes: Buffer): Buffer[][] {
  const footer = bytes.length - footerBytes;
  const [listAt, columns] = [offset(bytes, footer + 8), bytes.readUInt32LE(footer + 28)];
  const version = [bytes.readUInt16LE(footer + 32), bytes.readUInt16LE(footer + 34)].join('.');
  if (version !== '2.1') throw new Error(`A file has the format ${version}.`);
  return Array.from({ length: columns }, (_, i) => {
    const [at, length] = [offset(bytes, listAt + i * 16), offset(bytes, listAt + i * 16 + 8)];
    const pages = new Message(bytes.subarray(at, at + length)).all(2).map((page) => new Message(page));
    return pages.flatMap((page) => {
      const sizes = page.numbers(2);
      const buffers = page.numbers(1).map((from, n) => bytes.subarray(from, from + (sizes[n] ?? 0)));
      // An encoding is a message of any type: its layout stands in the second field.
      const layout = page.message(4).message(2).message(1).message(2);
      return [...valuesOfPage(layout, buffers, page.number(3))];
    });
  });
}

/** The rows of a table, those of one append at a time. Throws where they cannot all be read. */
export async function* earlierRows(table: string): AsyncGenerator<StoredRow[]> {
  for (const { file, rows } of await filesOf(table)) {
    const [ids = [], cards = [], records = [], bodies = []] = columnsOf(await readFile(file));
    if ([ids, cards, records, bodies].some(({ length }) => length !== rows))
      throw new Error(`${file} has not ${rows} rows.`);
    yield ids.map((id, i) => ({
      id: id.toString(),
      card: String(cards[i]),
      record: String(records[i]),
      body: bodies[i] ?? Buffer.alloc(0),
    }));
  }
}
