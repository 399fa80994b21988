import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { parseQuery, type QueryNode } from '#law/query/query.ts';
import { termsOf } from '#law/text/words.ts';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { engineConformance } from '#test/conformance/search-engine.ts';
import { Gate } from '#test/support/gate.ts';
import { startScript } from '#test/support/script.ts';
import type { LibraryDocument } from '../engine.ts';
import { type EmbeddedEngine, type EmbeddedEngineOptions, openEmbeddedEngine } from './embedded-engine.ts';

const log = pino({ level: 'silent' });
const folders: string[] = [];
const engines: EmbeddedEngine[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-index-'));
  folders.push(folder);
  return folder;
}

async function openIn(folder: string, more: Partial<EmbeddedEngineOptions> = {}): Promise<EmbeddedEngine> {
  const engine = await openEmbeddedEngine({ folder, log, ...more });
  engines.push(engine);
  return engine;
}

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Small enough that five documents make several segments. */
const tiny = { rows: 2, words: 1000, appends: 100 };

for (const [name, limits] of [
  ['the embedded engine', undefined],
  ['the embedded engine in small segments', tiny],
] as const) {
  engineConformance(name, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'munshi-index-'));
    const engine = await openEmbeddedEngine({ folder, log, ...(limits ? { segmentLimits: limits } : {}) });
    return {
      engine,
      discard: async () => {
        await engine.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  });
}

/** Counts words of a few topics: enough meaning for a test. */
function topicEmbedder(id: string, topics: readonly (readonly string[])[]): Embedder {
  return {
    id,
    dimensions: topics.length,
    embed: async (texts) =>
      texts.map((text) => {
        const terms = termsOf(text);
        const counts = topics.map((words) => terms.filter((term) => words.includes(term)).length);
        const length = Math.hypot(...counts);
        return Float32Array.from(counts, (count) => (length > 0 ? count / length : 0));
      }),
  };
}

const vehicles = ['car', 'vehicl', 'lorri', 'truck'];
const death = ['murder', 'kill', 'homicid'];

describe('keeping', () => {
  test('what was written is there after reopening, flushed or not', async () => {
    const folder = await newFolder();
    const first = await openIn(folder, { segmentLimits: tiny });
    for (let i = 0; i < 7; i += 1) await first.upsert([madeUpDocument(`d${i}`, `easement number ${i}`)]);
    await first.upsert([madeUpDocument('d3', 'replaced')]);
    await first.remove(['d5']);
    await first.settled();
    await first.close();
    engines.length = 0;
    const again = await openIn(folder, { segmentLimits: tiny });
    const { hits } = await again.search({ mode: 'keyword', query: 'easement', size: 50 });
    expect(hits.map(({ id }) => id)).toEqual(['d0', 'd1', 'd2', 'd4', 'd6']);
    expect((await again.stats()).documents).toBe(6);
    expect(await again.get('d5')).toBeUndefined();
  });

  test('segments are merged, and nothing is lost or doubled on the way', async () => {
    const engine = await openIn(await newFolder(), { segmentLimits: tiny });
    for (let i = 0; i < 40; i += 1) {
      await engine.upsert([
        madeUpDocument(`d${i % 25}`, `easement round${i}`),
        madeUpDocument(`e${i}`, 'other'),
      ]);
      const { total, hits } = await engine.search({ mode: 'keyword', query: 'easement', size: 100 });
      expect(total).toBe(Math.min(i + 1, 25));
      expect(new Set(hits.map(({ id }) => id)).size).toBe(total);
    }
    await engine.settled();
    expect((await engine.stats()).segments).toBeLessThan(12);
    for (let i = 0; i < 40; i += 1) {
      const { hits } = await engine.search({ mode: 'keyword', query: `round${i}` });
      expect(hits.map(({ id }) => id)).toEqual(i + 25 < 40 ? [] : [`d${i % 25}`]);
    }
  });
});

test('small writes that wait are written together, and a removal between them keeps its place', async () => {
  const engine = await openIn(await newFolder(), {
    segmentLimits: { rows: 4000, words: 8_000_000, appends: 1 },
  });
  const names = Array.from({ length: 12 }, (_, i) => `order${i}`);
  await Promise.all(names.map((name) => engine.upsert([madeUpDocument(name, 'The easement was granted.')])));
  // A segment takes one append here.
  expect((await engine.stats()).segments).toBe(1);
  await Promise.all([
    engine.upsert([madeUpDocument('order1', 'The lien survives.')]),
    engine.remove(['order2']),
    engine.upsert([madeUpDocument('order2', 'The lien survives.')]),
    engine.remove(['order3']),
  ]);
  const found = async (query: string) =>
    (await engine.search({ mode: 'keyword', query, size: 20 })).hits.map(({ id }) => id).sort();
  expect(await found('lien')).toEqual(['order1', 'order2']);
  expect(await found('easement')).toEqual(names.filter((name) => !/^order[123]$/u.test(name)).sort());
});

test('a document that cannot be written does not fail the small writes that wait with it', async () => {
  const engine = await openIn(await newFolder());
  const unreadable = { ...madeUpDocument('unreadable', ''), paragraphs: undefined as never };
  const documents = ['order1', 'order2', 'order3'].map((name) =>
    madeUpDocument(name, 'The easement was granted.'),
  );
  const written = await Promise.allSettled(
    [...documents.slice(0, 2), unreadable, ...documents.slice(2)].map((one) => engine.upsert([one])),
  );
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect((await engine.search({ mode: 'keyword', query: 'easement' })).total).toBe(3);
});

describe('opening after a kill or damage', () => {
  test('what a killed merge left is removed at the next opening', async () => {
    const folder = await newFolder();
    const first = await openIn(folder);
    await first.upsert([madeUpDocument('kept', 'easement')]);
    await first.close();
    engines.length = 0;
    await writeFile(path.join(folder, 'g77.rows'), 'half');
    await writeFile(path.join(folder, 'g77.words.new'), 'half');
    await writeFile(path.join(folder, 'manifest.json.new'), '{');
    const again = await openIn(folder);
    expect((await readdir(folder)).filter((name) => name.startsWith('g77'))).toEqual([]);
    expect(await again.get('kept')).toBeDefined();
  });

  test('a damaged inverted index is rebuilt from the documents', async () => {
    const folder = await newFolder();
    const first = await openIn(folder, { segmentLimits: tiny });
    for (let i = 0; i < 4; i += 1) await first.upsert([madeUpDocument(`d${i}`, `easement number${i}`)]);
    await first.settled();
    await first.close();
    engines.length = 0;
    const [damaged = ''] = (await readdir(folder)).filter((name) => name.endsWith('.words'));
    await writeFile(path.join(folder, damaged), 'not a text index, and long enough to have a trailer');
    const again = await openIn(folder, { segmentLimits: tiny });
    await again.settled();
    expect((await again.search({ mode: 'keyword', query: 'easement' })).total).toBe(4);
  });

  test('a table that was being made when the process was killed counts as absent', async () => {
    const folder = await newFolder();
    const first = await openIn(folder);
    await first.upsert([madeUpDocument('kept', 'easement')]);
    await first.close();
    engines.length = 0;
    const manifest = path.join(folder, 'manifest.json');
    const content = JSON.parse(await readFile(manifest, 'utf8'));
    content.generations.push({ name: 'g88', sealed: false, vectors: {} });
    await writeFile(manifest, JSON.stringify(content));
    await writeFile(path.join(folder, 'g88.rows'), 'Munsh');
    const again = await openIn(folder);
    await again.upsert([madeUpDocument('new', 'easement')]);
    expect((await again.search({ mode: 'keyword', query: 'easement' })).total).toBe(2);
  });
});

describe('killed while writing, flushing and merging', { timeout: 120_000 }, () => {
  test('whatever was acknowledged is there, once, and the index opens', async () => {
    const folder = await newFolder();
    let next = 0;
    for (let kill = 0; kill < 3; kill += 1) {
      next = await writeUntilKilled(folder, next, 20 + kill * 13);
      const engine = await openEmbeddedEngine({ folder, log });
      const { hits, total } = await engine.search({
        mode: 'keyword',
        query: 'easement',
        size: 100,
        sort: 'newest',
      });
      expect(total).toBeGreaterThanOrEqual(next);
      expect(new Set(hits.map(({ id }) => id)).size).toBe(Math.min(100, total));
      for (let i = 0; i < next; i += 7) expect(await engine.get(`d${i}`), `d${i}`).toBeDefined();
      const again = await engine.search({ mode: 'keyword', query: `round${next - 1} round${next}` });
      expect(again.hits.map(({ id }) => id)).toEqual(['again']);
      await engine.close();
    }
  });
});

const writerProcess = `
  import { pino } from 'pino';
  import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
  import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
  const [folder, from] = process.argv.slice(2);
  const segmentLimits = { rows: 8, words: 1e6, appends: 4 };
  const engine = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }), segmentLimits });
  for (let i = Number(from); ; i += 1) {
    await engine.upsert([madeUpDocument('d' + i, 'easement number' + i), madeUpDocument('again', 'round' + i)]);
    process.stdout.write(i + '\\n');
  }
`;

/** Runs a writer in a process of its own and kills it after so many acknowledged writes; returns the next number. */
async function writeUntilKilled(folder: string, from: number, writes: number): Promise<number> {
  const child = await startScript(writerProcess, folder, String(from));
  let next = from;
  createInterface({ input: child.stdout }).on('line', (line) => {
    next = Number(line) + 1;
    if (next - from >= writes) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('close', () => resolve(next)));
}

describe('ranking over segments', () => {
  test('one judgment in a small and in a big segment: the copies stand side by side, with equal scores', async () => {
    const engine = await openIn(await newFolder(), { segmentLimits: { rows: 60, words: 1e6, appends: 100 } });
    const text = 'An easement of necessity over the servient tenement was claimed.';
    const others = Array.from({ length: 59 }, (_, i) =>
      madeUpDocument(`other${i}`, `The tenement ${'and more '.repeat(i)} ${i % 3 ? 'easement' : ''}`, {
        title: 'Other',
      }),
    );
    await engine.upsert([...others, madeUpDocument('copy-a', text, { title: 'Same' })]);
    await engine.upsert([madeUpDocument('copy-b', text, { title: 'Same' })]);
    await engine.refresh();
    expect((await engine.stats()).segments).toBe(2);
    const { hits } = await engine.search({ mode: 'keyword', query: 'easement necessity tenement' });
    expect(hits.slice(0, 2).map(({ id }) => id)).toEqual(['copy-a', 'copy-b']);
    expect(hits[0]?.score).toBe(hits[1]?.score);
  });
});

describe('meaning', () => {
  const documents = [
    madeUpDocument('road', 'The lorry and the truck met.', {
      court: 'delhi',
      judges: ["D'Souza"],
      year: 2000,
    }),
    madeUpDocument('crime', 'The homicide was planned.', { court: 'bombay', year: 2010 }),
  ];

  test('without an embedder semantic search finds nothing and says so', async () => {
    const engine = await openIn(await newFolder());
    await engine.upsert(documents);
    expect(await engine.search({ mode: 'semantic', query: 'vehicle' })).toEqual({
      hits: [],
      total: 0,
      totalRelation: 'eq',
    });
    expect((await engine.stats()).embeddings.ready).toBe(false);
  });

  test('finds what shares no word, filtered, through merges and reopening', async () => {
    const folder = await newFolder();
    const embedder = topicEmbedder('topics', [vehicles, death]);
    const engine = await openIn(folder, { embedder, segmentLimits: tiny });
    await engine.upsert(documents);
    for (let i = 0; i < 12; i += 1) await engine.upsert([madeUpDocument(`filler${i}`, 'Nothing of note.')]);
    await engine.settled();
    const semantic = async (from: EmbeddedEngine, query: string, filters = {}) =>
      (await from.search({ mode: 'semantic', query, filters })).hits.map(({ id }) => id);
    expect(await semantic(engine, 'car')).toEqual(['road']);
    expect(await semantic(engine, 'murder')).toEqual(['crime']);
    expect(await semantic(engine, 'murder car', { court: ['delhi'] })).toEqual(['road']);
    expect(await semantic(engine, 'murder car', { judge: ["D'Souza"] })).toEqual(['road']);
    expect(await semantic(engine, 'murder car', { year_from: 2005, type: 'judgment' })).toEqual(['crime']);
    const { hits } = await engine.search({ mode: 'hybrid', query: 'car homicide' });
    expect(hits.map(({ id, match }) => [id, match])).toEqual([
      ['crime', 'hybrid'],
      ['road', 'semantic'],
    ]);
    await engine.close();
    engines.length = 0;
    const again = await openIn(folder, { embedder, segmentLimits: tiny });
    await again.settled();
    expect(await semantic(again, 'car')).toEqual(['road']);
  });

  test('a new embedder takes over when all vectors are made; until then the old one serves', async () => {
    const engine = await openIn(await newFolder(), { embedder: topicEmbedder('old', [vehicles, death]) });
    await engine.upsert(documents);
    await engine.settled();
    const held = new Gate();
    const next = topicEmbedder('new', [death, vehicles, ['plan']]);
    engine.setEmbedder({ ...next, embed: async (texts) => held.opened.then(() => next.embed(texts)) });
    expect((await engine.search({ mode: 'semantic', query: 'car' })).hits[0]?.id).toBe('road');
    expect((await engine.stats()).embeddings.engine).toBe('old');
    held.open();
    await engine.settled();
    expect((await engine.stats()).embeddings).toEqual({ engine: 'new', dimensions: 3, ready: true });
    expect((await engine.search({ mode: 'semantic', query: 'car' })).hits[0]?.id).toBe('road');
  });
});

/** The same question answered by reading every text. */
function naive(documents: readonly LibraryDocument[], query: string, court: string | undefined): string[] {
  const { root } = parseQuery(query);
  const holds = (node: QueryNode, texts: string[][]): boolean => {
    if (node.kind === 'term') return texts.some((terms) => terms.includes(node.term));
    if (node.kind === 'phrase')
      return texts.some((terms) =>
        terms.some((_, i) => node.terms.every((term, k) => terms[i + k] === term)),
      );
    if (node.not.some((child) => holds(child, texts))) return false;
    if (node.must.length > 0) return node.must.every((child) => holds(child, texts));
    return node.should.length === 0 || node.should.some((child) => holds(child, texts));
  };
  return documents
    .filter((document) => court === undefined || document.court === court)
    .filter((document) => {
      const texts = [document.title, ...document.paragraphs.map(({ text }) => text)].map(termsOf);
      return !root || holds(root, texts);
    })
    .map(({ id }) => id)
    .sort();
}

describe('exactness', () => {
  const word = fc.constantFrom('bail', 'murder', 'the', 'of', 'tenant', 'appeal', '302');
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  const phrase = fc.array(word, { minLength: 2, maxLength: 3 }).map((words) => `"${words.join(' ')}"`);
  const simple = fc.oneof(word, phrase);
  const query = fc
    .array(fc.tuple(fc.constantFrom(' ', ' AND ', ' OR ', ' NOT ', ' AND NOT '), simple), { maxLength: 4 })
    .map((parts) => parts.map(([sign, part]) => sign + part).join(''));
  const entry = fc.record({ id: fc.nat({ max: 11 }), text, court: fc.constantFrom('delhi', 'madras') });

  test('finds what reading every text finds, whatever was replaced, removed, flushed and merged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 6, arbitrary: entry }, { weight: 1, arbitrary: fc.nat({ max: 11 }) }), {
          maxLength: 24,
        }),
        fc.array(fc.tuple(query, fc.option(fc.constantFrom('delhi', 'madras'), { nil: undefined })), {
          minLength: 1,
          maxLength: 6,
        }),
        async (steps, questions) => {
          const engine = await openEmbeddedEngine({ folder: await newFolder(), log, segmentLimits: tiny });
          const known = new Map<string, LibraryDocument>();
          for (const step of steps) {
            if (typeof step === 'number') {
              known.delete(`d${step}`);
              await engine.remove([`d${step}`]);
              continue;
            }
            const document = madeUpDocument(`d${step.id}`, step.text, { title: 'case', court: step.court });
            known.set(document.id, document);
            await engine.upsert([document]);
          }
          for (const [asked, court] of questions) {
            const answer = await engine.search({
              mode: 'keyword',
              query: asked,
              size: 100,
              ...(court ? { filters: { court: [court] } } : {}),
            });
            const expected = naive([...known.values()], asked, court);
            expect(answer.hits.map(({ id }) => id).sort(), asked).toEqual(expected);
            expect(answer.total).toBe(expected.length);
          }
          await engine.close();
        },
      ),
      { numRuns: atStrength(25, 8) },
    );
  });
});
