import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from './questions.ts';
import type { Figures } from './report.ts';

const results = path.join(import.meta.dirname, '..', 'results');
const file = path.join(results, 'search-growth.json');

interface Latency {
  /** Milliseconds. */
  p50: number;
  p95: number;
}

/** The load of the machine before and after. */
interface KeptLoad {
  before: number;
  after: number;
}

/** The figures of one size of the library, as they are kept for the picture. */
export interface KeptFigures {
  documents: number;
  load: KeptLoad;
  ours: Partial<Record<Kind, Latency>>;
  /** Each with the load while it was asked: a run without peers keeps those of an earlier run. */
  peers: Record<string, { words: Latency; phrase: Latency; load: KeptLoad }>;
  answersASecond: number;
  documentsASecond: number;
}

export const pictureFile = path.join(results, 'search-growth.svg');

export function readFigures(): KeptFigures[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptFigures[]) : [];
}

const rounded = ({ p50, p95 }: Latency): Latency => ({
  p50: Number(p50.toPrecision(3)),
  p95: Number(p95.toPrecision(3)),
});

/** Keeps the figures of a run in the place of those of the same size. Peers that were left out keep their figures. */
export function keepFigures({ count, ingest, ours, theirs, perSecond, loads }: Figures): void {
  const all = readFigures();
  const before = all.find(({ documents }) => documents === count);
  const [loadBefore, loadAfter] = loads.questions.map((value) => Number(value.toFixed(1)));
  const load = { before: loadBefore ?? 0, after: loadAfter ?? 0 };
  const peers = Object.fromEntries(
    [...theirs].map(([name, { words, phrase }]) => [
      name,
      { words: rounded(words), phrase: rounded(phrase), load },
    ]),
  );
  const kept: KeptFigures = {
    documents: count,
    load,
    ours: Object.fromEntries([...ours].map(([kind, times]) => [kind, rounded(times)])),
    peers: { ...before?.peers, ...peers },
    answersASecond: Math.round(perSecond),
    documentsASecond: Math.round(ingest.documents / ingest.seconds),
  };
  const figures = [...all.filter((one) => one !== before), kept].sort((a, b) => a.documents - b.documents);
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
}
