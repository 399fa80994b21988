import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBuiltInEmbeddings } from './built-in-embeddings.ts';
import type { Embedder } from './embedder.ts';

const log = pino({ level: 'silent' });

// Our own sentences: each subject has two vocabularies that never occur together but share their context.
const subjects = [
  {
    words: ['advocate', 'lawyer'],
    context: [
      'argued the appeal before the bench',
      'filed the vakalatnama in registry',
      'addressed oral submissions at length',
      'cited decisions of higher courts',
      'cross-examined the hostile witness',
      'sought an adjournment for illness',
    ],
  },
  {
    words: ['bail', 'release pending trial'],
    context: [
      'the accused in custody sought liberty',
      'the magistrate ordered a personal bond',
      'the police feared he would abscond',
      'the gravity of the offence was weighed',
      'tampering with evidence was apprehended',
      'incarceration of two years had passed',
    ],
  },
  {
    words: ['tenant', 'occupier holding over'],
    context: [
      'the landlord sought eviction from premises',
      'arrears of rent stayed unpaid',
      'the notice to quit was served',
      'bona fide need of the shop was pleaded',
      'subletting to a stranger was alleged',
      'the rent controller inspected the building',
    ],
  },
  {
    words: ['cheque', 'negotiable instrument'],
    context: [
      'the bank memo said insufficient funds',
      'the drawer owed a legal debt',
      'demand was made within thirty days',
      'the presumption of consideration arose',
      'the account had been closed',
      'the complainant proved the loan',
    ],
  },
];

/** Every document has one word of its subject and three of its six contexts. */
function corpus(): string[] {
  const texts: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    for (const { words, context } of subjects) {
      for (const [i, word] of words.entries()) {
        const said = [0, 1, 3].map((step) => context[(round + 2 * i + step) % context.length]);
        texts.push(`In matter ${round + 100} of the ${word}, ${said.join('; ')}.`);
      }
    }
  }
  return texts;
}

async function* stream(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

const sizeOf = (texts: readonly string[]) => ({
  documents: texts.length,
  words: texts.reduce((sum, text) => sum + text.split(' ').length, 0),
});

async function nearness(embedder: Embedder, a: string, b: string): Promise<number> {
  const [x = new Float32Array(), y = new Float32Array()] = await embedder.embed([a, b]);
  return x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
}

describe('built-in embeddings', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'munshi-embeddings-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const open = () => openBuiltInEmbeddings({ folder, log });
  async function trained(): Promise<Embedder> {
    const embeddings = await open();
    const texts = corpus();
    expect(await embeddings.train(stream(texts), sizeOf(texts))).toBe(true);
    await embeddings.keep();
    return embeddings.embedder() as Embedder;
  }

  test('texts of one subject are near without a shared stem', async () => {
    const embedder = await trained();
    const other = await nearness(embedder, 'lawyer', 'tenant');
    for (const [a, b] of [
      ['advocate', 'lawyer'],
      ['bail', 'release pending trial'],
      ['tenant', 'occupier holding over'],
      ['cheque', 'negotiable instrument'],
    ] as const) {
      expect(await nearness(embedder, a, b)).toBeGreaterThan(0.5);
    }
    expect(other).toBeLessThan(0.2);
  });

  test('vectors have unit length; a text without a known word has the zero vector', async () => {
    const embedder = await trained();
    const [known, unknown, empty] = await embedder.embed(['bail', 'zzzz 🙂', '']);
    expect(Math.hypot(...(known ?? []))).toBeCloseTo(1, 5);
    expect(known).toHaveLength(embedder.dimensions);
    expect(unknown?.every((value) => value === 0)).toBe(true);
    expect(empty?.every((value) => value === 0)).toBe(true);
  });

  test('the same library gives the same model, a grown one another', async () => {
    const [one, two] = [await trained(), await trained()];
    expect(two.id).toBe(one.id);
    const embeddings = await open();
    const grown = [...corpus(), ...Array.from({ length: 40 }, (_, i) => `An easement of way ${i}.`)];
    await embeddings.train(stream(grown), sizeOf(grown));
    expect(embeddings.embedder()?.id).not.toBe(one.id);
  });

  test('a stored model is used after a restart; one that was not stored is not', async () => {
    const { id } = await trained();
    const again = await open();
    expect(again.embedder()?.id).toBe(id);
    const grown = [...corpus(), 'An easement of way by prescription.'];
    await again.train(stream(grown), sizeOf(grown));
    expect((await open()).embedder()?.id).toBe(id);
  });

  test('growth counts in words, from the library at the end of an ingest, also after a restart', async () => {
    const embeddings = await open();
    const texts = corpus();
    const size = sizeOf(texts);
    const more = (words: number) => ({ documents: size.documents + 1, words: size.words + words });
    expect(embeddings.outgrown(size)).toBe(true);
    await embeddings.train(stream(texts), size);
    await embeddings.keep();
    expect(embeddings.outgrown(size)).toBe(false);
    // The ingest may go on: any other library is trained on.
    expect(embeddings.outgrown(more(1))).toBe(true);
    await embeddings.settle(more(1));
    expect(embeddings.outgrown(more(1))).toBe(true);
    await embeddings.settle(size);
    for (const each of [embeddings, await open()]) {
      expect(each.outgrown(more(size.words * 0.2))).toBe(false);
      expect(each.outgrown(more(size.words * 0.3))).toBe(true);
    }
  });

  test('a damaged file counts as none', async () => {
    await trained();
    for (const name of await readdir(folder))
      await writeFile(path.join(folder, name), 'MUNSHI-LATENT-1\nxx\n');
    expect((await open()).embedder()).toBeUndefined();
  });

  test('too little to learn from', async () => {
    const embeddings = await open();
    expect(embeddings.outgrown({ documents: 3, words: 9000 })).toBe(false);
    expect(await embeddings.train(stream(['', 'One.']), sizeOf(['', 'One.']))).toBe(false);
    expect(embeddings.embedder()).toBeUndefined();
  });

  test('closing ends a training under way', async () => {
    const embeddings = await open();
    async function* endless() {
      for (;;) {
        yield 'The tenant paid rent to the landlord. '.repeat(2000);
        embeddings.close();
      }
    }
    await expect(embeddings.train(endless(), { documents: 100, words: 1_000_000 })).rejects.toThrow();
  });
});
