import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readZip } from '#test/fixtures/read-zip.ts';
import { centralHeader, endRecords } from './zip-records.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const modified = new Date('2026-11-22T10:20:30Z');

async function* entriesOf(
  files: readonly (readonly [string, readonly Buffer[]])[],
): AsyncGenerator<ZipEntry> {
  for (const [name, content] of files) yield { name, modified, content };
}

async function archive(files: readonly (readonly [string, readonly Buffer[]])[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zipStream(entriesOf(files))) parts.push(part);
  return Buffer.concat(parts);
}

test('every entry is read back with its name and its bytes', async () => {
  const content = fc.array(fc.uint8Array({ maxLength: 5000 }), { maxLength: 4 });
  const files = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), content), {
    maxLength: 6,
    selector: ([name]) => name,
  });
  await fc.assert(
    fc.asyncProperty(files, async (given) => {
      const chunks = given.map(([name, parts]) => [name, parts.map((part) => Buffer.from(part))] as const);
      const read = readZip(await archive(chunks));
      const expected = chunks.map(([name, parts]) => [Buffer.from(name).toString(), Buffer.concat(parts)]);
      expect([...read]).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

test('an entry that fails ends the archive with its error', async () => {
  async function* failing(): AsyncGenerator<ZipEntry> {
    async function* content() {
      yield Buffer.from('first');
      throw new Error('the store is away');
    }
    yield { name: 'a.txt', modified, content: content() };
  }
  const read = async () => {
    for await (const part of zipStream(failing())) expect(part).toBeInstanceOf(Buffer);
  };
  await expect(read()).rejects.toThrow('the store is away');
});

test('a reader that leaves closes what is being read', async () => {
  let closed = false;
  async function* content() {
    try {
      for (;;) yield Buffer.alloc(100_000, 'x');
    } finally {
      closed = true;
    }
  }
  async function* endless(): AsyncGenerator<ZipEntry> {
    yield { name: 'a.txt', modified, content: content() };
  }
  let parts = 0;
  for await (const part of zipStream(endless())) {
    parts += part.length > 0 ? 1 : 0;
    if (parts === 3) break;
  }
  await expect.poll(() => closed).toBe(true);
});

test('places beyond 4 GB and many entries are written as ZIP64', () => {
  const entry = { name: Buffer.from('a'), modified, crc: 1, packed: 2, size: 3, offset: 5 * 1024 ** 3 };
  const head = centralHeader(entry);
  expect(head.readUInt32LE(42)).toBe(0xffffffff);
  expect([head.readUInt16LE(30), head.readUInt16LE(47)]).toEqual([12, 1]);
  expect(head.readBigUInt64LE(51)).toBe(BigInt(entry.offset));
  const end = endRecords({ count: 70_000, offset: 6 * 1024 ** 3, size: 4_000_000 });
  expect([end.readUInt32LE(0), end.readUInt32LE(56), end.readUInt32LE(76)]).toEqual([
    0x06064b50, 0x07064b50, 0x06054b50,
  ]);
  expect([end.readBigUInt64LE(24), end.readBigUInt64LE(48)]).toEqual([70_000n, BigInt(6 * 1024 ** 3)]);
  expect(end.readBigUInt64LE(64)).toBe(BigInt(6 * 1024 ** 3 + 4_000_000));
  expect(endRecords({ count: 3, offset: 10, size: 20 })).toHaveLength(22);
});
