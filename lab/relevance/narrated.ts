import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { blank, documentsOf } from '#server/features/library/ingest/document.ts';
import type { LibraryDocument, LibraryEngine } from '#server/platform/search/engine.ts';
import { provisionsOfData } from './narrated-provisions.ts';
import { openEngine } from './open-engine.ts';

// npx tsx lab/relevance/narrated.ts [--no-write]: how well *find similar* finds the precedents of narrated situations
// (FIRE 2019 AILA, the queries with odd numbers) and the sections of acts that apply, read by the product's own reader and
// asked through the engine. The weights of sections were chosen on every second situation; the others were asked once.

const RESULT = path.join(import.meta.dirname, '..', 'results', 'narrated.md');
const RANKS = 100;
/** More than the candidates of any text. */
const ALL = 600;
const GOALS = { map: 0.2, ndcg: 0.48, sections: 0.2 } as const;

interface Situation {
  id: string;
  text: string;
  relevant: ReadonlySet<string>;
}

function situations(folder: string, judgedIn: 'cases.qrel' | 'statutes.qrel'): Situation[] {
  const relevant = new Map<string, Set<string>>();
  for (const line of readFileSync(path.join(folder, judgedIn), 'utf8').split('\n')) {
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

/** The sections of the data as the library has sections: with the number, where the act could be told. */
function sections(folder: string): LibraryDocument[] {
  return readdirSync(folder).map((name): LibraryDocument => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const [, heading = '', body = text] = /^Title:\s*(.*?)\s*\n?Desc:\s*(.*)$/su.exec(text) ?? [];
    const id = name.replace(/\.txt$/u, '');
    const key = provisionsOfData.get(id);
    const [law = '', number = ''] = key?.split(':') ?? [];
    return {
      ...blank({ folder: 'sections', key: name, size: text.length }, 'act', id, heading),
      case_facts: body,
      paragraphs: [{ text: body }],
      ...(key === undefined
        ? {}
        : { citation_keys: [key], section_law: [{ law, section_number: number, key }] }),
    };
  });
}

/** Average precision of the sections of each situation: by the words of the sections alone, and as *find similar* gives them. */
async function sectionScores(engine: LibraryEngine, asked: readonly Situation[]) {
  const scores: { words: number; given: number }[] = [];
  for (const { text, relevant } of asked) {
    const { hits } = await engine.similar({ like: { text }, filters: { type: 'act' }, size: RANKS });
    const { acts = [] } = await engine.similar({ like: { text }, size: 1, acts: RANKS });
    scores.push({
      words: averagePrecision(
        hits.map(({ id }) => id),
        relevant,
      ),
      given: averagePrecision(
        acts.map(({ id }) => id),
        relevant,
      ),
    });
  }
  return scores;
}

function sectionRows(scores: readonly { words: number; given: number }[]): string[] {
  const half = (at: number, of: 'words' | 'given') =>
    mean(scores.filter((_, i) => i % 2 === at).map((one) => one[of]));
  const [tuned, held] = [half(0, 'given'), half(1, 'given')];
  return [
    '',
    'Sections of acts for the same situations, among 197 sections; the weights were chosen on one half, the other was asked once.',
    '',
    '| MAP of sections | Tuned half | Held half | Goal |',
    '|---|---|---|---|',
    `| by their words alone | ${half(0, 'words').toFixed(3)} | ${half(1, 'words').toFixed(3)} | |`,
    `| as *find similar* gives them, with what the nearest judgments refer to | ${tuned.toFixed(3)} | ${held.toFixed(3)} | ≥ ${GOALS.sections} on the held half: ${verdict(held, GOALS.sections)} |`,
    '',
    'The data gives no numbers of sections; the library knows them (`narrated-provisions.ts`). Sections that judgments name most often are many of the right ones.',
  ];
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
    const asked = situations(data, 'cases.qrel');
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
    await engine.upsert(sections(path.join(folder, 'statutes')));
    await engine.settled();
    const ofSections = await sectionScores(engine, situations(data, 'statutes.qrel'));
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
      ...sectionRows(ofSections),
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
