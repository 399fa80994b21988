import { setImmediate as turn } from 'node:timers/promises';
import type { EmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryEngine } from '#server/platform/search/engine.ts';
import { facetNames } from '#shared/contracts/library.ts';
import type { Documents } from './documents.ts';
import { Times } from './measure.ts';
import type { Peer } from './peers.ts';

export type Kind =
  | 'words'
  | 'phrase'
  | 'filter'
  | 'facets and highlights'
  | 'semantic'
  | 'hybrid'
  | 'similar';
export const kinds: readonly Kind[] = [
  'words',
  'phrase',
  'filter',
  'facets and highlights',
  'semantic',
  'hybrid',
  'similar',
];

export function ask(
  engine: LibraryEngine,
  documents: Documents,
  count: number,
  kind: Kind,
  seed: number,
): Promise<unknown> {
  const query = documents.words(seed, count);
  const mode = 'keyword' as const;
  switch (kind) {
    case 'words':
      return engine.search({ mode, query });
    case 'phrase':
      return engine.search({ mode, query: `"${documents.phrase(seed, count)}"` });
    case 'filter':
      return engine.search({
        mode,
        query,
        filters: { court: ['court-3', 'court-4'], year_from: 1980, year_to: 2010 },
      });
    case 'facets and highlights':
      return engine.search({ mode, query, facets: facetNames, highlight: true });
    case 'similar':
      return engine.similar({ like: { text: documents.text((seed * 31) % count).slice(0, 3000) } });
    default:
      return engine.search({ mode: kind, query });
  }
}

/** Asks every kind of question in turn, the peers' between ours, so that all see the same machine. */
export async function latencies(
  engine: EmbeddedEngine,
  documents: Documents,
  count: number,
  peers: readonly Peer[],
  rounds: number,
): Promise<{ ours: Map<Kind, Times>; theirs: Map<string, { words: Times; phrase: Times }> }> {
  const ours = new Map(kinds.map((kind) => [kind, new Times()]));
  const theirs = new Map(peers.map(({ name }) => [name, { words: new Times(), phrase: new Times() }]));
  for (let seed = -10; seed < rounds; seed += 1) {
    for (const kind of kinds) {
      const started = performance.now();
      await ask(engine, documents, count, kind, seed + 1000);
      if (seed >= 0) ours.get(kind)?.add(performance.now() - started);
    }
    for (const peer of peers) {
      const words = await peer.search(documents.words(seed + 1000, count).split(' '), false);
      const phrase = await peer.search(documents.phrase(seed + 1000, count).split(' '), true);
      if (seed < 0) continue;
      theirs.get(peer.name)?.words.add(words);
      theirs.get(peer.name)?.phrase.add(phrase);
    }
  }
  return { ours, theirs };
}

/** Answers a second with so many clients, each asking its next question when the last is answered. */
export async function throughput(
  engine: LibraryEngine,
  documents: Documents,
  count: number,
  clients: number,
  seconds: number,
): Promise<number> {
  let answered = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let seed = client * 10_000; performance.now() < until; seed += 1) {
        await ask(engine, documents, count, 'words', seed);
        answered += 1;
      }
    }),
  );
  return answered / seconds;
}

export interface WhileWriting {
  idle: Times;
  busy: Times;
  /** Times from the call to the first search that finds the document. */
  fresh: Times;
  documentsASecond: number;
}

/** A question begins as one of another thread does, whose message waits for the work that runs. */
async function askByMessage(engine: LibraryEngine, documents: Documents, count: number, seed: number) {
  await turn();
  await ask(engine, documents, count, 'words', seed);
}

/** Asks while documents are being written, and how long a single new document takes to be found. */
export async function whileWriting(
  engine: EmbeddedEngine,
  documents: Documents,
  count: number,
  more: number,
): Promise<WhileWriting> {
  const figures: WhileWriting = {
    idle: new Times(),
    busy: new Times(),
    fresh: new Times(),
    documentsASecond: 0,
  };
  for (let seed = 0; seed < 200; seed += 1) {
    await figures.idle.take(() => askByMessage(engine, documents, count, seed + 5000));
  }
  // Made before: the processes that read files make them in the product.
  const batches = Array.from({ length: more / 250 }, (_, batch) =>
    Array.from({ length: 250 }, (_, i) => documents.get(count + batch * 250 + i)),
  );
  let writing = true;
  const started = performance.now();
  const writes = (async () => {
    for (const batch of batches) await engine.upsert(batch);
    figures.documentsASecond = more / ((performance.now() - started) / 1000);
    writing = false;
  })();
  for (let seed = 0; writing; seed += 1) {
    await figures.busy.take(() => askByMessage(engine, documents, count, seed + 5000));
    if (seed % 100 !== 50) continue;
    const word = `fresh${seed}word`;
    const one = { ...documents.get(seed), id: `fresh:${seed}`, paragraphs: [{ text: word }] };
    await figures.fresh.take(async () => {
      await engine.upsert([one]);
      while ((await engine.search({ mode: 'keyword', query: word })).total === 0);
    });
  }
  await writes;
  await engine.remove(Array.from({ length: more }, (_, i) => `bench:${count + i}`));
  await engine.settled();
  return figures;
}
