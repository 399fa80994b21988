const SECTOR = 512;
const FREE = -1;
const END = -2;
const TABLE = -3;
/** Streams shorter than this would lie elsewhere in the file. */
const LEAST = 4096;

const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)]);

function entry(
  name: string,
  kind: 1 | 2 | 5,
  at: number,
  size: number,
  links: [number, number, number],
): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(2 * name.length + 2, 64);
  bytes.writeUInt8(kind, 66);
  for (const [place, link] of links.entries()) bytes.writeInt32LE(link, 68 + 4 * place);
  bytes.writeInt32LE(at, 116);
  bytes.writeInt32LE(size, 120);
  return bytes;
}

/** A compound file that holds two streams: allocation table, directory, then the streams, sector after sector. */
function compound(document: Buffer, table: Buffer): Buffer {
  const first = 2;
  const second = first + document.length / SECTOR;
  const end = second + table.length / SECTOR;
  const chain = Buffer.alloc(SECTOR, 0xff);
  const link = (at: number, next: number) => chain.writeInt32LE(next, 4 * at);
  link(0, TABLE);
  link(1, END);
  for (let at = first; at < end; at++) link(at, at === second - 1 || at === end - 1 ? END : at + 1);
  const directory = [
    entry('Root Entry', 5, END, 0, [FREE, FREE, 1]),
    entry('WordDocument', 2, first, document.length, [2, FREE, FREE]),
    entry('1Table', 2, second, table.length, [FREE, FREE, FREE]),
  ];
  const head = Buffer.alloc(SECTOR);
  head.write('d0cf11e0a1b11ae1', 'hex');
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  for (const [place, value] of [1, 1, 0, LEAST, END, 0, END, 0, 0].entries())
    head.writeInt32LE(value, 44 + 4 * place);
  head.fill(0xff, 80);
  return Buffer.concat([head, chain, padded(Buffer.concat(directory)), document, table]);
}

/** A Word 97 document that says `text` and no more, in one piece. Text for some 50,000 bytes at most. */
export function oldWord(text: string): Buffer {
  const letters = Buffer.from(`${text.replaceAll('\n', '\r')}\r`, 'utf16le');
  const information = Buffer.alloc(2048);
  information.writeUInt16LE(0xa5ec, 0);
  information.writeUInt16LE(0xc1, 2);
  information.writeUInt16LE(0x0200, 10);
  information.writeUInt32LE(information.length, 0x18);
  information.writeUInt32LE(letters.length / 2, 0x4c);
  const piece = Buffer.alloc(5 + 8 + 8);
  piece.writeUInt8(2, 0);
  piece.writeUInt32LE(16, 1);
  piece.writeUInt32LE(letters.length / 2, 9);
  piece.writeUInt32LE(information.length, 15);
  information.writeUInt32LE(piece.length, 0x1a6);
  const document = padded(Buffer.concat([information, letters, Buffer.alloc(LEAST)]));
  return compound(document, padded(Buffer.concat([piece, Buffer.alloc(LEAST)])));
}
