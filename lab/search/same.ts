import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { pino } from 'pino';
import { documentsOf } from '#server/features/library/ingest/document.ts';
import type {
  EmbeddedEngine,
  EmbeddedEngineOptions,
} from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryDocument, SearchAnswer, SearchHit } from '#server/platform/search/engine.ts';
import { Documents } from './documents.ts';
import { benchEmbedder } from './embedder.ts';
import { type Question, sameQuestions } from './same-questions.ts';

// npx tsx lab/search/same.ts <another checkout> [--questions 600] [--documents 100000]: asks this checkout and another
// the same over copies of one index, of real judgments and acts (small segments, some documents replaced or removed)
// and of the bench's documents where lab/search/run.ts has made them; their answers must be the same to the last figure.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', default: '600' },
    documents: { type: 'string', default: '100000' },
  },
});
const home = path.join(tmpdir(), 'munshi-bench-search');
const other = path.resolve(positionals[0] ?? '.');
const log = pino({ level: 'error' });
const embedder = benchEmbedder();

async function openFrom(checkout: string, options: EmbeddedEngineOptions): Promise<EmbeddedEngine> {
  const file = path.join(checkout, 'src/server/platform/search/embedded/embedded-engine.ts');
  const { openEmbeddedEngine } = (await import(
    pathToFileURL(file).href
  )) as typeof import('#server/platform/search/embedded/embedded-engine.ts');
  return openEmbeddedEngine(options);
}

function realDocuments(): LibraryDocument[] {
  const documents: LibraryDocument[] = [];
  const read = (folder: string | undefined, extension: string, most: number) => {
    for (const key of (folder ? readdirSync(folder) : [])
      .filter((name) => name.endsWith(extension))
      .slice(0, most)) {
      const text = readFileSync(path.join(folder ?? '', key), 'utf8');
      documents.push(...documentsOf({ folder: 'same', key, size: text.length }, [text]));
    }
  };
  read(path.join(import.meta.dirname, '../../library/judgments'), '.md', 100);
  read(sharedData('statutes'), '.json', 100);
  read(sharedData('judgments-supreme-court'), '.txt', 1200);
  return documents;
}

/** Written by the other checkout, so that this one also proves that it reads what is there. */
async function writeReal(folder: string, documents: readonly LibraryDocument[]): Promise<void> {
  const segmentLimits = { rows: 300, words: 8_000_000, appends: 100 };
  const engine = await openFrom(other, { folder, log, embedder, segmentLimits });
  for (let from = 0; from < documents.length; from += 150)
    await engine.upsert(documents.slice(from, from + 150));
  await engine.upsert(documents.filter((_, i) => i % 17 === 0));
  await engine.remove(documents.filter((_, i) => i % 23 === 5).map(({ id }) => id));
  await engine.settled();
  await engine.upsert(documents.filter((_, i) => i % 41 === 0));
  await engine.settled();
  await engine.close();
}

interface Difference {
  kind: string;
  what: string;
}

/**
 * Searches by meaning once counted, and fused, as far as the page asked for. With a checkout of that time only what it
 * answers in the same way is compared: the order of the first 200 hits by relevance.
 */
function comparable({ search, similar }: Question, { totalRelation }: Partial<SearchAnswer>) {
  const whole = totalRelation !== undefined;
  const meant = similar !== undefined || search.mode !== 'keyword';
  const { from = 0, size = 0 } = search ?? similar;
  const hits = whole || !meant || ((search?.sort ?? 'relevance') === 'relevance' && from + size <= 200);
  return { hits, counts: whole || !meant };
}

const rankOf = ({ id, score, boost }: SearchHit) => `${id} ${boost} ${score}`;

function difference(question: Question, a: SearchAnswer, b: SearchAnswer): Difference | undefined {
  const { kind } = question;
  const { hits, counts } = comparable(question, b);
  if (counts && a.total !== b.total) return { kind, what: `total ${a.total} and ${b.total}` };
  if (counts && !isDeepStrictEqual(a.facets, b.facets)) return { kind, what: 'facets' };
  if (!hits || isDeepStrictEqual(a.hits, b.hits)) return undefined;
  for (const [i, hit] of a.hits.entries()) {
    const there = b.hits[i];
    if (there?.id !== hit.id || there.score !== hit.score || there.boost !== hit.boost)
      return { kind, what: `hit ${i}: ${rankOf(hit)} and ${there && rankOf(there)}` };
  }
  return { kind, what: 'what a hit shows' };
}

async function compare(index: string, documents: readonly LibraryDocument[]): Promise<number> {
  const [here, there] = await Promise.all(
    [path.resolve(import.meta.dirname, '../..'), other].map(async (checkout, i) => {
      const folder = `${index}-${i}`;
      cpSync(index, folder, { recursive: true });
      return openFrom(checkout, { folder, log, embedder });
    }),
  );
  if (!here || !there) throw new Error('Two checkouts are compared.');
  await here.settled();
  await there.settled();
  const differences: Difference[] = [];
  const kinds = new Map<string, number>();
  let hits = 0;
  const questions = sameQuestions(documents, Number(values.questions));
  for (const question of questions) {
    const ask = (engine: EmbeddedEngine) =>
      question.search ? engine.search(question.search) : engine.similar(question.similar);
    const [a, b] = [await ask(here), await ask(there)];
    hits += a.hits.length;
    kinds.set(question.kind, (kinds.get(question.kind) ?? 0) + 1);
    const found = difference(question, a, b);
    if (found) differences.push(found);
    if (found && differences.length < 12) console.log(found, JSON.stringify(question).slice(0, 300));
  }
  await here.close();
  await there.close();
  console.log(
    `${index}: ${questions.length} questions of ${kinds.size} kinds, ${hits} hits, ${differences.length} differences`,
  );
  return differences.length;
}

const real = realDocuments();
const realIndex = path.join(home, 'same-real');
if (!existsSync(realIndex)) {
  mkdirSync(home, { recursive: true });
  await writeReal(realIndex, real);
}
let differences = await compare(realIndex, real);
const made = path.join(home, values.documents, 'index');
if (existsSync(made)) {
  const documents = new Documents();
  const drawn = Array.from({ length: 400 }, (_, i) => documents.get((i * 7919) % Number(values.documents)));
  differences += await compare(made, drawn);
}
process.exitCode = differences > 0 ? 1 : 0;
