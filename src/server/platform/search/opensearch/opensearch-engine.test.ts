import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Embedder } from '#server/platform/models/embeddings/embedder.ts';
import { madeUpDocument, madeUpLibrary } from '#test/conformance/made-up-documents.ts';
import { engineConformance } from '#test/conformance/search-engine.ts';
import { startHttpService } from '#test/fakes/http-service.ts';
import { javaMissing } from '#test/servers/java.ts';
import { type OpenSearchNode, prepareOpenSearch, startOpenSearch } from '#test/servers/opensearch.ts';
import { openEmbeddedEngine } from '../embedded/embedded-engine.ts';
import type { LibraryEngine } from '../engine.ts';
import { idHash } from '../id-hash.ts';
import { clusterId } from './index/index-document.ts';
import { indexTemplate, newestField } from './index/index-schema.ts';
import { OpenSearchEngine, type OpenSearchEngineOptions } from './opensearch-engine.ts';

const missing = javaMissing();
const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });

let node: OpenSearchNode;
beforeAll(async () => {
  if (missing !== '') return;
  await prepareOpenSearch();
  node = await startOpenSearch();
});
afterAll(() => node?.discard());

interface Opened {
  name: string;
  engine: LibraryEngine;
  discard: () => Promise<void>;
}

async function open(more: Partial<OpenSearchEngineOptions> = {}, url: string = node.url): Promise<Opened> {
  const name = `munshi-${randomUUID()}`;
  const engine = new OpenSearchEngine({ cluster: { nodes: [url], name, shards: 1 }, log, ...more });
  const discard = async () => {
    await engine.close();
    for (const own of [`${name}_*`, `_index_template/${name}`])
      await fetch(`${node.url}/${own}`, { method: 'DELETE' });
  };
  return { name, engine, discard };
}

/** The index of a library before the order of words and the sizes of benches were added. */
async function makeOlderIndex(name: string): Promise<void> {
  const { template } = indexTemplate({ name, shards: 1 }) as {
    template: { mappings: { properties: Record<string, object> } };
  };
  const { [newestField]: _, word_order: __, ...properties } = template.mappings.properties;
  const { status } = await fetch(`${node.url}/${name}_1`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...template,
      mappings: { ...template.mappings, properties },
      aliases: { [name]: {} },
    }),
  });
  expect(status).toBe(200);
}

/** The same words of a small vocabulary for the same place, as if at random. */
const madeUpText = (from: number, words: number): string =>
  Array.from({ length: words }, (_, i) => `word${idHash(`${from} ${i}`) % 90}`).join(' ');

/** Knows two subjects, whatever words name them. */
const subjects: Embedder = {
  id: 'subjects',
  dimensions: 2,
  embed: async (texts) =>
    texts.map((text) =>
      Float32Array.from([/murder|homicide/iu, /tenant|lessee/iu].map((word) => (word.test(text) ? 1 : 0))),
    ),
};

describe.skipIf(missing !== '')(`OpenSearch${missing}`, () => {
  engineConformance('the OpenSearch engine', () => open());

  test('meaning finds what shares no word, with filters, and words bind', async () => {
    const { engine, discard } = await open({ embedder: subjects });
    await engine.upsert(madeUpLibrary());
    await engine.refresh();
    const found = async (mode: 'semantic' | 'hybrid', query: string, filters = {}) =>
      (await engine.search({ mode, query, filters })).hits.map(({ id, match, similar }) => [
        id,
        match,
        similar,
      ]);
    expect(await found('semantic', 'lessee')).toEqual([['undated', 'semantic', undefined]]);
    expect(await found('hybrid', 'homicide', { court: ['madras'] })).toEqual([
      ['arun', 'semantic', undefined],
    ]);
    expect((await found('hybrid', 'murder')).slice(0, 3).map(([, match]) => match)).toEqual(
      Array.from({ length: 3 }, () => 'hybrid'),
    );
    // Only the first has both words; the others are like it.
    expect(await found('hybrid', 'murder AND knife')).toEqual([
      ['ravi', 'hybrid', undefined],
      ['arun', 'semantic', true],
      ['bns-103', 'semantic', true],
    ]);
    expect((await engine.stats()).embeddings).toEqual({ engine: 'subjects', dimensions: 2, ready: true });
    await discard();
  });

  test('vectors that take long delay no write, and are made afterwards', async () => {
    const { engine, discard } = await open({ embedder: { ...subjects, remote: true } });
    await engine.upsert(madeUpLibrary());
    await expect
      .poll(async () => (await engine.search({ mode: 'semantic', query: 'lessee' })).hits.map(({ id }) => id))
      .toEqual(['undated']);
    expect(await engine.get('ravi')).toEqual(madeUpLibrary()[0]);
    expect((await engine.search({ mode: 'keyword', query: 'knife' })).total).toBe(1);
    await discard();
  });

  test('a search goes on by words where the nearest vectors take too long, and says so', async () => {
    let hold = false;
    const between = await startHttpService(async ({ method = 'GET', url = '', headers }, body) => {
      if (hold && body.includes('"knn"')) return 'never';
      const answer = await fetch(node.url + url, {
        method,
        headers: { 'content-type': headers['content-type'] ?? 'application/json' },
        ...(body === '' ? {} : { body }),
      });
      return { status: answer.status, body: await answer.text() };
    });
    const { engine, discard } = await open({ embedder: subjects, nearestMs: 300 }, between.url);
    await engine.upsert(madeUpLibrary());
    await engine.refresh();
    hold = true;
    const words = await engine.search({ mode: 'keyword', query: 'murder' });
    const both = await engine.search({ mode: 'hybrid', query: 'murder' });
    expect(both.degraded).toBe('semantic');
    expect(both.hits.map(({ id }) => id)).toEqual(words.hits.map(({ id }) => id));
    expect((await engine.similar({ like: { text: 'the murder of a tenant' } })).degraded).toBe('semantic');
    await expect(engine.search({ mode: 'semantic', query: 'lessee' })).rejects.toMatchObject({
      code: 'index_unavailable',
    });
    await discard();
    await between.close();
  });

  test('a large library is written in parts, and counted up to what is shown', async () => {
    const { engine, discard } = await open();
    const text = 'The easement was proved. '.repeat(400);
    await engine.upsert(Array.from({ length: 500 }, (_, i) => madeUpDocument(`large-${i}`, text)));
    await engine.refresh();
    expect(await engine.search({ mode: 'keyword', query: 'easement', size: 1 })).toMatchObject({
      total: 500,
      totalRelation: 'eq',
    });
    await discard();
  });

  test('a rebuild swaps the index while others search and write, without a failed query', async () => {
    const { engine, discard } = await open({ embedder: subjects });
    const text = 'The easement was proved, and the tenant left. '.repeat(20);
    await engine.upsert(Array.from({ length: 300 }, (_, i) => madeUpDocument(`old-${i}`, text)));
    await engine.refresh();
    const total = async () => (await engine.search({ mode: 'hybrid', query: 'easement', size: 5 })).total;
    const totals: number[] = [];
    let written = 0;
    await engine.rebuild();
    await expect(engine.rebuild()).rejects.toMatchObject({ code: 'conflict' });
    while ((await engine.stats()).rebuild) {
      await engine.upsert([madeUpDocument(`new-${written}`, text)]);
      written += 1;
      totals.push(await total());
    }
    await engine.refresh();
    expect(written).toBeGreaterThan(0);
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(300);
    expect(await total()).toBe(300 + written);
    const { hits } = await engine.search({ mode: 'semantic', query: 'lessee', size: 5 });
    expect(hits).toHaveLength(5);
    await discard();
  });

  test('a sentence has the same first ten as in the embedded engine', async () => {
    const { engine, discard } = await open();
    const folder = await mkdtemp(path.join(tmpdir(), 'munshi-alike-'));
    const embedded = await openEmbeddedEngine({ folder, log });
    const stopWords = ['of the', 'to', 'and by the', 'in', ''];
    const textOf = (i: number, words: number) =>
      madeUpText(i, words)
        .split(' ')
        .map((word, at) => `${word} ${stopWords[(i + at * at) % stopWords.length]}`.trim())
        .join(' ');
    const documents = Array.from({ length: 400 }, (_, i) => madeUpDocument(`d${i}`, textOf(i, 150)));
    for (const each of [engine, embedded]) {
      await each.upsert(documents);
      await each.refresh();
    }
    let shared = 0;
    const sentences = [3, 90, 177, 264, 351].map((i) => textOf(i, 60).split(' ').slice(-10).join(' '));
    for (const query of sentences) {
      const first = async (asked: LibraryEngine) =>
        (await asked.search({ mode: 'keyword', query, size: 10 })).hits.map(({ id }) => id);
      const [ours, theirs] = [await first(embedded), await first(engine)];
      expect(theirs[0]).toBe(ours[0]);
      shared += ours.filter((id) => theirs.includes(id)).length;
    }
    expect(shared / (sentences.length * 10)).toBeGreaterThanOrEqual(0.9);
    await embedded.close();
    await discard();
    await rm(folder, { recursive: true });
  });

  test('an older index serves without the order of words, says so, and has it after a rebuild', async () => {
    const { name, engine, discard } = await open();
    await makeOlderIndex(name);
    const sentence = 'the lessee had stored jute bales in the godown before the flood';
    const apart = sentence.split(' ').join(' and all of those other matters were proved beside ');
    const copied = `${sentence}. ${'Other questions were put. '.repeat(200)}`;
    await engine.upsert([madeUpDocument('apart', apart.repeat(3)), madeUpDocument('copied', copied)]);
    await engine.refresh();
    const found = async () =>
      (await engine.search({ mode: 'keyword', query: sentence })).hits.map(({ id }) => id);
    expect(await found()).toEqual(['apart', 'copied']);
    expect(lines.join('')).toContain('munshi library rebuild');
    await engine.rebuild();
    for (let { rebuild } = await engine.stats(); rebuild; ) rebuild = await engine.rebuildAfter(rebuild);
    expect(await found()).toEqual(['copied', 'apart']);
    await discard();
  });

  test('an id of any length is found again', async () => {
    const { engine, discard } = await open();
    const id = 'संहिता'.repeat(50).slice(0, 300);
    expect(Buffer.byteLength(clusterId(id))).toBeLessThanOrEqual(512);
    await engine.upsert([madeUpDocument(id, 'An easement.')]);
    await engine.refresh();
    expect((await engine.search({ mode: 'keyword', query: 'easement' })).hits[0]?.id).toBe(id);
    expect((await engine.get(id))?.id).toBe(id);
    await discard();
  });

  test('while the cluster is away each call says so, and all goes on when it is back', async () => {
    const secret = `secret-${randomUUID()}`;
    const cluster = { nodes: [node.url], name: 'away', shards: 1, user: 'lawyer', password: secret };
    const engine = new OpenSearchEngine({ cluster, log });
    await engine.upsert([madeUpDocument('kept', 'easement')]);
    await engine.refresh();
    await node.stop();
    const away = { code: 'index_unavailable', status: 503 };
    await expect(engine.search({ mode: 'hybrid', query: 'easement' })).rejects.toMatchObject(away);
    await expect(engine.similar({ like: { text: 'easement' } })).rejects.toMatchObject(away);
    await expect(engine.upsert([madeUpDocument('lost', 'x')])).rejects.toMatchObject(away);
    await expect(engine.ping()).rejects.toMatchObject(away);
    await expect(engine.stats()).rejects.toMatchObject(away);
    // A server that starts now opens its engine all the same.
    const later = new OpenSearchEngine({ cluster, log });
    await expect(later.get('kept')).rejects.toMatchObject(away);
    await node.start();
    // The node answers a moment before it has opened the index.
    const state = () =>
      engine.ping().then(
        () => 'answers',
        () => 'away',
      );
    await expect.poll(state).toBe('answers');
    const found = await later.search({ mode: 'keyword', query: 'easement' });
    expect(found.hits.map(({ id }) => id)).toEqual(['kept']);
    expect((await engine.get('kept'))?.id).toBe('kept');
    await engine.close();
    await later.close();
    expect(lines.join('')).not.toContain(secret);
  });
});
