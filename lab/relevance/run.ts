import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sentenceEmbedder } from '#server/platform/models/embeddings/sentence-embedder.ts';
import type { EmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { SEARCH, searchModes } from '#shared/contracts/research/search-limits.ts';
import { type Collection, readCollection, readLayQueries } from './collection.ts';
import { openEngine } from './open-engine.ts';
import { measurePassages, type PassageFigures, passageQueries, tellable, unambiguous } from './passages.ts';
import { PlainBm25 } from './plain-bm25.ts';

// npx tsx lab/relevance/run.ts [folder with queries/ and qrels.txt] [--no-write] [--sentence-model]: how well judgments
// are found that a judgment relied on, through the engine as the product runs it, beside plain BM25. With the sentence model only what
// its vectors change is measured, and printed.

const RESULT = path.join(import.meta.dirname, '..', 'results', 'relevance.md');
/** Ranks beyond these do not count for the engine; plain BM25 is judged over all documents. */
const RANKS = 100;
const GOAL = 1.25;

interface Figures {
  name: string;
  map: number;
  p10: number;
  r100: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function measure(
  name: string,
  { queries, relevant }: Collection,
  rank: (text: string) => Promise<string[]> | string[],
): Promise<Figures> {
  const sum = { map: 0, p10: 0, r100: 0 };
  const times: number[] = [];
  for (const { id, text } of queries) {
    const started = performance.now();
    const ranked = await rank(text);
    times.push(performance.now() - started);
    const wanted = relevant.get(id) ?? new Set();
    let hits = 0;
    for (const [at, found] of ranked.entries()) {
      if (!wanted.has(found)) continue;
      hits += 1;
      sum.map += hits / (at + 1) / wanted.size;
      if (at < 10) sum.p10 += 0.1;
      if (at < 100) sum.r100 += 1 / wanted.size;
    }
  }
  const count = queries.length;
  const mean = { map: sum.map / count, p10: sum.p10 / count, r100: sum.r100 / count };
  const figures = { name, ...mean, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  console.log(figures);
  return figures;
}

async function layQueries(engine: EmbeddedEngine): Promise<string[]> {
  const lines: string[] = [];
  const queries = readLayQueries();
  for (const mode of searchModes) {
    const times: number[] = [];
    let failed = 0;
    let empty = 0;
    for (const query of queries) {
      const started = performance.now();
      try {
        if ((await engine.search({ mode, query })).hits.length === 0) empty += 1;
      } catch {
        failed += 1;
      }
      times.push(performance.now() - started);
    }
    lines.push(
      `| ${mode} | ${queries.length} | ${failed} | ${empty} | ${percentile(times, 0.5).toFixed(1)} ms | ${percentile(times, 0.95).toFixed(1)} ms |`,
    );
  }
  return lines;
}

/** Number of copied sentences, and the seed that chooses them. */
const PASSAGES = { asked: 600, seed: 2024 } as const;
const PASSAGE_GOALS = { hybrid: 0.95, semantic: 0.7 } as const;

/** Figures of the half of the sentences that is held out: every second one. */
async function passageRows(engine: EmbeddedEngine, { documents }: Collection): Promise<string[]> {
  const asked = passageQueries(documents, PASSAGES.asked, PASSAGES.seed);
  const heldOut = asked.filter((_, i) => i % 2 === 1);
  const queries = unambiguous(documents, heldOut);
  const figures = await measurePassages(engine, { queries, apart: tellable(documents, queries) });
  const verdict = ({ mode, first, firstOfTellable, firstTen }: PassageFigures) => {
    if (mode === 'keyword') return '';
    const said = (what: string, value: number) =>
      `${what} ≥ ${PASSAGE_GOALS[mode]}: ${value >= PASSAGE_GOALS[mode] ? 'reached' : 'missed'}`;
    if (mode === 'semantic') return said('first ten', firstTen);
    return first === firstOfTellable
      ? said('first', first)
      : `${said('first', first)}; ${said('of those told apart', firstOfTellable)}`;
  };
  return figures.map((one) => {
    const values = [one.first, one.tellable, one.firstOfTellable, one.firstTen, one.paragraph];
    const shares = values.map((value) => value.toFixed(3));
    const times = [one.p50, one.p95].map((value) => `${value.toFixed(0)} ms`);
    return `| ${[one.mode, one.form, one.queries, ...shares, verdict(one), ...times].join(' | ')} |`;
  });
}

function row(figures: Figures, plain: Figures): string {
  const ratio = figures.map / plain.map;
  const verdict =
    figures.name !== 'hybrid' && figures.name !== 'similar'
      ? ''
      : ratio >= GOAL
        ? `≥ ${GOAL}: reached`
        : `≥ ${GOAL}: missed`;
  const numbers = [figures.map, figures.p10, figures.r100].map((value) => value.toFixed(3));
  return `| ${[figures.name, ...numbers, ratio.toFixed(2), verdict, `${figures.p50.toFixed(0)} ms`, `${figures.p95.toFixed(0)} ms`].join(' | ')} |`;
}

/**
 * The rows of the searches by meaning with the sentence model instead of the built-in vectors, and how many lay questions find
 * nothing.
 */
async function measureSentenceModel(engine: EmbeddedEngine, collection: Collection): Promise<void> {
  engine.setEmbedder(sentenceEmbedder());
  const started = performance.now();
  await engine.settled();
  const perSecond = (collection.documents.length * 1000) / (performance.now() - started);
  console.log(`${perSecond.toFixed(1)} documents a second got their vectors`);
  const ids = ({ hits }: { hits: { id: string }[] }) => hits.map(({ id }) => id);
  for (const mode of ['semantic', 'hybrid'] as const)
    await measure(mode, collection, async (text) =>
      ids(await engine.search({ mode, query: text, size: RANKS })),
    );
  await measure('similar', collection, async (text) =>
    ids(await engine.similar({ like: { text }, size: RANKS })),
  );
  console.log((await layQueries(engine)).join('\n'));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      'sentence-model': { type: 'boolean', default: false },
      'no-write': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [set] = positionals;
  const collection = readCollection(set);
  if (!collection) {
    console.log(
      'No judgments: the shared data folder is not beside the repository (see packages/test-support/shared-data.ts).',
    );
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-relevance-'));
  try {
    const { engine, trainSeconds, perSecond, words, embedder } = await openEngine(
      folder,
      collection.documents,
    );
    if (values['sentence-model']) {
      await measureSentenceModel(engine, collection);
      await engine.close();
      return;
    }
    const bm25 = new PlainBm25(collection.documents);
    const plain = await measure('plain BM25', collection, (text) => bm25.rank(text));
    const figures = [plain];
    const cut = (text: string) => bm25.rank(text.slice(0, SEARCH.maxQueryLength));
    figures.push(await measure('plain BM25, first 10,000 characters', collection, cut));
    const ids = ({ hits }: { hits: { id: string }[] }) => hits.map(({ id }) => id);
    for (const mode of searchModes) {
      const search = async (text: string) => ids(await engine.search({ mode, query: text, size: RANKS }));
      figures.push(await measure(mode, collection, search));
    }
    const similar = async (text: string) => ids(await engine.similar({ like: { text }, size: RANKS }));
    figures.push(await measure('similar', collection, similar));
    const report = [
      '## Relevance',
      '',
      `${collection.queries.length} judgments whose citations were taken out, as queries over ${collection.documents.length.toLocaleString('en-IN')} Supreme Court judgments; relevant are those`,
      `that the judgment cited. Through the engine: the three modes read the first 10,000 characters of a query, *similar* the whole. First ${RANKS} ranks of`,
      'the engine count; plain BM25 (k1 1.2, b 0.75, every word of the query, same stemming) is judged over all. Times are for 100 hits.',
      '',
      '| Ranking | MAP | P@10 | R@100 | MAP to plain BM25 | Goal | p50 | p95 |',
      '|---|---|---|---|---|---|---|---|',
      ...figures.map((one) => row(one, plain)),
      '',
      `Built-in embeddings: ${embedder.dimensions} dimensions, trained in ${trainSeconds.toFixed(1)} s (goal ≤ 20 s) in a process of its own; ${Math.round(perSecond)} documents/s of ${words.toLocaleString('en-IN')} words embedded, which is`,
      `${Math.round((perSecond * words) / 1500).toLocaleString('en-IN')} of 1,500 words (goal ≥ 5,000).`,
      '',
      '### Passages',
      '',
      'Sentences of 8 to 12 words copied from the middle of judgments, unquoted, that stand in one judgment only; *changed*: a third of',
      'their words replaced by synonyms or dropped. Nothing was tuned with these. *Paragraph*: the judgment is first, and its first',
      'passage is the paragraph. *Can be told apart*: no other judgment has all the words that the change left, in their order and as',
      'near to one another (`tellable` in `passages.ts`); a sentence that cannot be told apart fits two judgments equally well.',
      '',
      '| Mode | Sentence | Asked | First | Can be told apart | First of those | In the first ten | Paragraph | Goal | p50 | p95 |',
      '|---|---|---|---|---|---|---|---|---|---|---|',
      ...(await passageRows(engine, collection)),
      '',
      '| Lay questions | Asked | Failed | Without a hit | p50 | p95 |',
      '|---|---|---|---|---|---|',
      ...(await layQueries(engine)),
      '',
      `${cpus().length} cores, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)} while measuring.`,
      '',
    ].join('\n');
    console.log(report);
    if (!values['no-write']) {
      mkdirSync(path.dirname(RESULT), { recursive: true });
      writeFileSync(RESULT, report);
    }
    await engine.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
