import { setImmediate as breathe } from 'node:timers/promises';
import type { Embedder, RelatedTerm } from './embedder.ts';
import { type LatentModel, modelId } from './latent-model.ts';
import { noTerm, relatedOfEach } from './related-terms.ts';
import { TermReader } from './term-reader.ts';

/** Embedding many texts yields to the event loop after this many milliseconds. */
const turnMs = 4;

/** Embeds a text by adding the vectors of its words. Empty texts and those without a known word give zeros. */
export function latentEmbedder(model: LatentModel): Embedder {
  const { dimensions, vectors } = model;
  const numbers = new Map(model.terms.map((term, number) => [term, number]));
  const reader = new TermReader((term) => numbers.get(term) ?? -1);
  const counts = new Uint32Array(model.terms.length);

  const embedOne = (text: string): Float32Array => {
    const touched: number[] = [];
    reader.read(text, (term) => {
      if (counts[term] === 0) touched.push(term);
      counts[term] = (counts[term] as number) + 1;
    });
    const sum = new Float32Array(dimensions);
    for (const term of touched) {
      const weight = 1 + Math.log(counts[term] as number);
      const base = term * dimensions;
      for (let k = 0; k < dimensions; k += 1)
        sum[k] = (sum[k] as number) + weight * (vectors[base + k] as number);
      counts[term] = 0;
    }
    let square = 0;
    for (const value of sum) square += value * value;
    if (square === 0) return sum;
    const length = Math.sqrt(square);
    for (let k = 0; k < dimensions; k += 1) sum[k] = (sum[k] as number) / length;
    return sum;
  };

  const related = (term: string): RelatedTerm[] => {
    const { terms, similarities } = model.related;
    const first = (numbers.get(term) ?? terms.length) * relatedOfEach;
    const found: RelatedTerm[] = [];
    for (let at = first; at < Math.min(first + relatedOfEach, terms.length); at += 1) {
      const other = model.terms[terms[at] ?? noTerm];
      if (other !== undefined) found.push({ term: other, similarity: (similarities[at] ?? 0) / 255 });
    }
    return found;
  };

  return {
    id: modelId(model),
    related,
    dimensions,
    async embed(texts) {
      const made: Float32Array[] = [];
      let turn = performance.now();
      for (const text of texts) {
        made.push(embedOne(text));
        if (performance.now() - turn < turnMs) continue;
        await breathe();
        turn = performance.now();
      }
      return made;
    },
  };
}
