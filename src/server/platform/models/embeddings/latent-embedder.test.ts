import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latentEmbedder } from './latent-embedder.ts';
import type { LatentModel } from './latent-model.ts';

const dimensions = 3;
const terms = Array.from({ length: 11 }, (_, i) => `word${i}`);
const model: LatentModel = {
  ...{ dimensions, terms, documents: 1, words: 1 },
  vectors: Float32Array.from({ length: terms.length * dimensions }, (_, i) => ((i * 7) % 11) - 4.5),
  related: { terms: new Uint16Array(0), similarities: new Uint8Array(0) },
};

/** The sum of the vectors of a text's terms, each times 1 plus the logarithm of its count, at length 1. */
function expected(words: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sum = [0, 1, 2].map((k) =>
    [...counts].reduce((total, [word, count]) => {
      const term = terms.indexOf(word);
      return term < 0 ? total : total + (1 + Math.log(count)) * (model.vectors[term * dimensions + k] ?? 0);
    }, 0),
  );
  const length = Math.hypot(...sum);
  return sum.map((value) => (length === 0 ? 0 : value / length));
}

test('the vector of a text is the sum of those of its words, however many they are and whatever text came before', async () => {
  const embedder = latentEmbedder(model);
  const text = fc.array(fc.constantFrom(...terms, 'unknown'), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 3 }), async (texts) => {
      const made = await embedder.embed(texts.map((words) => words.join(', ')));
      for (const [i, words] of texts.entries())
        for (const [k, value] of expected(words).entries()) expect(made[i]?.[k]).toBeCloseTo(value, 4);
    }),
  );
});
