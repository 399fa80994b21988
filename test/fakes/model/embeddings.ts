import { createHash } from 'node:crypto';

const dimensions = 64;

/** Words that mean the same to the fake model, though they share no letters. */
const meanings = [
  ['lorry', 'truck', 'car', 'vehicle'],
  ['murder', 'homicide', 'killing'],
  ['bail', 'release'],
];

const meaningOf = (word: string) => meanings.findIndex((words) => words.includes(word));

/** A vector by the words of a text: the same words, or words of one meaning, give the same direction. */
export function vectorOf(text: string): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const meaning = meaningOf(word);
    const hash = createHash('sha256')
      .update(meaning < 0 ? word : `meaning ${meaning}`)
      .digest();
    const at = hash.readUInt16LE(0) % dimensions;
    vector[at] = (vector[at] ?? 0) + (meaning < 0 ? 0.1 : 1);
  }
  return vector;
}

/** Some four characters are a token. */
export const tokensOf = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
