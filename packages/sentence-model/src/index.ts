import { Encoder } from './encoder.ts';
import { readPackedFile } from './packed-file.ts';
import { HIDDEN, MOST_TOKENS } from './sizes.ts';
import { Tokenizer } from './tokenizer.ts';

/** Numbers of a vector. */
export { HIDDEN as DIMENSIONS } from './sizes.ts';

/** A question is compared with passages: the model was trained to see which of both a text is. */
export type TextRole = 'query' | 'passage';

export interface SentenceModel {
  /**
   * The vector of a text: 384 numbers of unit length, so that the product of two vectors is the likeness of their texts. It reads
   * the first 512 pieces of a text (about 350 words of English); the rest changes nothing. It holds its thread meanwhile.
   */
  embed(text: string, as: TextRole): Float32Array;
  /** The vectors of several texts, each as `embed` gives it. */
  embedAll(texts: readonly string[], as: TextRole): Float32Array[];
  /** The letters of the pieces that `embed` reads. */
  pieces(text: string, as: TextRole): string[];
}

/** Opens the model that `model/e5-small.bin` holds; the bytes may be released afterwards. */
export function openSentenceModel(bytes: Uint8Array): SentenceModel {
  const file = readPackedFile(bytes);
  const tokenizer = new Tokenizer(file);
  const encoder = new Encoder(file);
  const { start, end } = file;
  const tokensOf = (text: string, as: TextRole) => [
    start,
    ...tokenizer.tokens(`${as}: ${text}`, MOST_TOKENS - 2),
    end,
  ];
  const embedAll = (texts: readonly string[], as: TextRole) =>
    inGroups(texts.map((text) => tokensOf(text, as))).flatMap((group) => encoder.vectors(group));
  return {
    embed: (text, as) => encoder.vectors([tokensOf(text, as)])[0] ?? new Float32Array(HIDDEN),
    embedAll,
    pieces: (text, as) => tokensOf(text, as).map((token) => tokenizer.piece(token)),
  };
}

/** Texts that follow one another, as many together as have at most 512 tokens: the weights are read once for a group. */
function inGroups(texts: readonly number[][]): number[][][] {
  const groups: number[][][] = [];
  let room = 0;
  for (const tokens of texts) {
    if (tokens.length > room) {
      groups.push([]);
      room = MOST_TOKENS;
    }
    groups.at(-1)?.push(tokens);
    room -= tokens.length;
  }
  return groups;
}
