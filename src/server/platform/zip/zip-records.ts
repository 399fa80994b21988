// The records of a ZIP archive (APPNOTE 6.3.10). Sizes follow the content in a data descriptor, because a streamed entry is
// not known when its header is written; places beyond 4 GB and more than 65,534 entries are written as ZIP64.
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
const END = 0x06054b50;

const VERSION = 20;
const VERSION_64 = 45;
/** Sizes follow in a descriptor; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

export interface WrittenEntry {
  name: Buffer;
  modified: Date;
  crc: number;
  packed: number;
  size: number;
  /** Offset of its header. */
  offset: number;
}

/** Date and time of MS-DOS, in UTC, which have steps of two seconds and begin in 1980. */
function dosTime(date: Date): { time: number; day: number } {
  const year = Math.max(date.getUTCFullYear() - 1980, 0);
  return {
    time: (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    day: (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  };
}

export function localHeader({ name, modified }: Pick<WrittenEntry, 'name' | 'modified'>): Buffer {
  const { time, day } = dosTime(modified);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(time, 10);
  head.writeUInt16LE(day, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

/** Errors: `RangeError` for an entry of 4 GB or more. */
export function dataDescriptor({ crc, packed, size }: Pick<WrittenEntry, 'crc' | 'packed' | 'size'>): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(DESCRIPTOR);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packed, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

export function centralHeader({ name, modified, crc, packed, size, offset }: WrittenEntry): Buffer {
  const { time, day } = dosTime(modified);
  const far = offset >= MAX_32;
  const extra = Buffer.alloc(far ? 12 : 0);
  if (far) {
    extra.writeUInt16LE(1);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL);
  head.writeUInt16LE(VERSION_64, 4);
  head.writeUInt16LE(far ? VERSION_64 : VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(time, 12);
  head.writeUInt16LE(day, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(Math.min(offset, MAX_32), 42);
  return Buffer.concat([head, name, extra]);
}

/** The end of the archive; `offset` and `size` are those of the central directory. */
export function endRecords({ count, offset, size }: { count: number; offset: number; size: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(size, MAX_32), 12);
  end.writeUInt32LE(Math.min(offset, MAX_32), 16);
  if (count < MAX_16 && offset < MAX_32 && size < MAX_32) return end;
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(END64);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeUInt16LE(VERSION_64, 12);
  end64.writeUInt16LE(VERSION_64, 14);
  for (const [at, value] of [
    [24, count],
    [32, count],
    [40, size],
    [48, offset],
  ] as const)
    end64.writeBigUInt64LE(BigInt(value), at);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(LOCATOR64);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end64, locator, end]);
}
