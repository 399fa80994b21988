import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { documentsOf } from '#server/features/library/ingest/document.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { openEngine } from './open-engine.ts';

// npx tsx lab/relevance/narrated.ts [--no-write]: how well *find similar* finds the precedents of narrated situations
// (FIRE 2019 AILA, the queries with odd numbers), read by the product's own reader and asked through the engine.

const RESULT = path.join(import.meta.dirname, '..', 'results', 'narrated.md');
const RANKS = 100;
/** More than the candidates of any text. */
const ALL = 600;
const GOALS = { map: 0.2, ndcg: 0.48 } as const;

interface Situation {
  id: string;
  text: string;
  relevant: ReadonlySet<string>;
}

function situations(folder: string): Situation[] {
  const relevant = new Map<string, Set<string>>();
  for (const line of readFileSync(path.join(folder, 'cases.qrel'), 'utf8').split('\n')) {
    const [query, , document, judged] = line.trim().split(/\s+/u);
    if (query === undefined || document === undefined || judged !== '1') continue;
    relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
  }
  return readFileSync(path.join(folder, 'queries.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [id = '', text = ''] = line.split('||');
      const wanted = relevant.get(id);
      return wanted === undefined ? [] : [{ id, text, relevant: wanted }];
    });
}

function judgments(folder: string): LibraryDocument[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const file = { folder: 'narrated', key: name, size: text.length };
      return documentsOf(file, [text]).map((document) => ({ ...document, id: name.replace(/\.txt$/u, '') }));
    });
}

function averagePrecision(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  let [hits, sum] = [0, 0];
  for (const [at, id] of ranked.entries()) {
    if (!relevant.has(id)) continue;
    hits += 1;
    sum += hits / (at + 1);
  }
  return sum / relevant.size;
}

/** nDCG of the first ten among the documents that are relevant to any situation. */
function ndcg(ranked: readonly string[], relevant: ReadonlySet<string>, pool: ReadonlySet<string>): number {
  const gain = (at: number) => 1 / Math.log2(at + 2);
  const judged = ranked.filter((id) => pool.has(id)).slice(0, 10);
  const found = judged.reduce((sum, id, at) => sum + (relevant.has(id) ? gain(at) : 0), 0);
  const best = Array.from({ length: Math.min(10, relevant.size) }, (_, at) => gain(at));
  return found / best.reduce((sum, one) => sum + one, 0);
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const verdict = (value: number, goal: number) => (value >= goal ? 'reached' : 'missed');

async function main(data: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-narrated-'));
  try {
    execFileSync('tar', ['-xJf', path.join(data, 'documents.tar.xz'), '-C', folder]);
    const documents = judgments(path.join(folder, 'cases'));
    const { engine } = await openEngine(folder, documents);
    const asked = situations(data);
    const pool = new Set(asked.flatMap(({ relevant }) => [...relevant]));
    const scores: { map: number; ndcg: number }[] = [];
    for (const { text, relevant } of asked) {
      const ranked: string[] = [];
      for (let from = 0; from < ALL; from += RANKS) {
        const { hits } = await engine.similar({ like: { text }, from, size: RANKS });
        ranked.push(...hits.map(({ id }) => id));
      }
      scores.push({
        map: averagePrecision(ranked.slice(0, RANKS), relevant),
        ndcg: ndcg(ranked, relevant, pool),
      });
    }
    await engine.close();
    const map = mean(scores.map((one) => one.map));
    const cumulated = mean(scores.map((one) => one.ndcg));
    const halves = [0, 1].map((half) => mean(scores.filter((_, i) => i % 2 === half).map((one) => one.map)));
    const report = [
      '## Narrated facts',
      '',
      `${asked.length} situations without names, citations or sections, as queries over ${documents.length.toLocaleString('en-IN')} Supreme Court judgments;`,
      `relevant are those that the judgment behind the situation cited. First ${RANKS} ranks of *find similar*; nDCG of the first ten among the judged ones.`,
      '',
      '| Figure | Value | Goal |',
      '|---|---|---|',
      `| MAP | ${map.toFixed(3)} | ≥ ${GOALS.map}: ${verdict(map, GOALS.map)} |`,
      `| MAP of every second situation, and of the others | ${halves.map((one) => one.toFixed(3)).join(' and ')} | |`,
      `| nDCG@10 in the pool | ${cumulated.toFixed(3)} | ≥ ${GOALS.ndcg}: ${verdict(cumulated, GOALS.ndcg)} |`,
      '',
    ].join('\n');
    console.log(report);
    if (process.argv.includes('--no-write')) return;
    mkdirSync(path.dirname(RESULT), { recursive: true });
    writeFileSync(RESULT, report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const data = sharedData('aila-odd');
if (data === undefined) console.log('No situations: the shared data folder is not beside the repository.');
else await main(data);
