// Reads the directory at the end of a ZIP archive: names and sizes as declared, without unpacking anything.
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** In a size field: the real size is stored elsewhere, in archives larger than any accepted file. */
const ELSEWHERE = 0xffffffff;

export interface ZipDirectory {
  names: string[];
  /** Sum of the declared unpacked sizes. */
  unpackedBytes: number;
}

/** `tail` is the end of the archive. Undefined when it holds no whole directory. */
export function readZipDirectory(tail: Buffer): ZipDirectory | undefined {
  const end = endOf(tail);
  if (end === undefined) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const size = tail.readUInt32LE(end + 12);
  const names: string[] = [];
  let unpackedBytes = 0;
  let at = end - size;
  if (at < 0) return undefined;
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > end || tail.readUInt32LE(at) !== ENTRY) return undefined;
    const unpacked = tail.readUInt32LE(at + 24);
    unpackedBytes += unpacked === ELSEWHERE ? Number.POSITIVE_INFINITY : unpacked;
    const nameBytes = tail.readUInt16LE(at + 28);
    const name = tail.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes).toString('utf8');
    names.push(name.replaceAll('\\', '/'));
    at += ENTRY_BYTES + nameBytes + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return at > end ? undefined : { names, unpackedBytes };
}

/** The offset of the end record: the last one whose comment reaches exactly to the end. */
function endOf(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length)
      return at;
  }
  return undefined;
}
