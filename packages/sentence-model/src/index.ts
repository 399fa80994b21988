import { Encoder } from './encoder.ts';
import { readPackedFile } from './packed-file.ts';
import { MOST_TOKENS } from './sizes.ts';
import { Tokenizer } from './tokenizer.ts';
import { readWeights } from './weights.ts';

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
  const encoder = new Encoder(readWeights(file, (size) => ({ buffer: new ArrayBuffer(size), at: 0 })));
  const { start, end } = file;
  const tokens = (text: string, as: TextRole) => [
    start,
    ...tokenizer.tokens(`${as}: ${text}`, MOST_TOKENS - 2),
    end,
  ];
  const embed = (text: string, as: TextRole) => encoder.vector(tokens(text, as));
  return {
    embed,
    embedAll: (texts, as) => texts.map((text) => embed(text, as)),
    pieces: (text, as) => tokens(text, as).map((token) => tokenizer.piece(token)),
  };
}
