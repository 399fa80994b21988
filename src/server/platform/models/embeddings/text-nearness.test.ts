import { expect, test } from 'vitest';
import type { Embedder } from './embedder.ts';
import { TextNearness } from './text-nearness.ts';

/** Vectors of two numbers: of *rent* and of everything else. Counts the texts that it is given. */
function embedderOf(comparesAtMost?: number): Embedder & { given: string[] } {
  const given: string[] = [];
  return {
    id: 'two',
    dimensions: 2,
    given,
    ...(comparesAtMost === undefined ? {} : { comparesAtMost }),
    async embed(texts) {
      given.push(...texts);
      return texts.map((text) => Float32Array.from(text.includes('rent') ? [1, 0] : [0.6, 0.8]));
    },
  };
}

test('texts are compared with the question, from 0 for another direction to 1', async () => {
  const near = await new TextNearness().of(embedderOf(9), 'rent', ['rent due', 'weather']);
  expect(near.map((value) => Math.round(value * 100))).toEqual([100, 60]);
});

test('a text is embedded once, and none beyond the most', async () => {
  const embedder = embedderOf(1);
  const nearness = new TextNearness();
  expect(await nearness.of(embedder, 'rent', ['rent due', 'rent paid'])).toEqual([1, 0]);
  await nearness.of(embedder, 'rent', ['rent due']);
  expect(embedder.given).toEqual(['rent', 'rent due']);
});

test('texts of users are not given to an embedder that may not have them', async () => {
  const embedder = embedderOf();
  expect(await new TextNearness().of(embedder, 'rent', ['rent due'])).toEqual([0]);
  expect(await new TextNearness().of(undefined, 'rent', ['rent due'])).toEqual([0]);
  expect(embedder.given).toEqual([]);
});
