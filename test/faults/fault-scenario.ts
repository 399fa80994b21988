import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import {
  type EmbeddedEngine,
  type EmbeddedEngineOptions,
  openEmbeddedEngine,
} from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { ProblemError } from '#shared/errors.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { FaultyDisk } from './faulty-disk.ts';

// For tests and benches: what an index does on a disk that fails.

/** Retries by the clock come too late: an attempt is made where somebody asks for the outcome. */
const never = { firstMs: 3_600_000, mostMs: 3_600_000 };
const tiny = { rows: 2, words: 1000, appends: 100 };

/** An index in a folder, on a disk with faults. */
export class FaultyIndex {
  readonly folder: string;
  readonly faulty = new FaultyDisk();
  readonly lines: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  async open(more: Partial<EmbeddedEngineOptions> = {}): Promise<EmbeddedEngine> {
    const log = pino({ level: 'warn' }, { write: (line: string) => this.lines.push(line) });
    const embedder = {
      id: 'length',
      dimensions: 2,
      embed: async (texts: readonly string[]) => texts.map(() => Float32Array.of(0.6, 0.8)),
    };
    const { folder, faulty } = this;
    const options = { folder, log, embedder, segmentLimits: tiny, retry: never, disk: faulty.disk };
    return openEmbeddedEngine({ ...options, ...more });
  }

  /** Files in the folder that the manifest does not name. */
  async leftovers(): Promise<string[]> {
    const manifest = JSON.parse(await readFile(path.join(this.folder, 'manifest.json'), 'utf8')) as {
      generations: { name: string; sealed: boolean; vectors: Record<string, string> }[];
    };
    const named = manifest.generations.flatMap(({ name, vectors }) => [
      `${name}.rows`,
      `${name}.words`,
      `${name}.values`,
      ...Object.values(vectors).map((table) => `${table}.vectors`),
    ]);
    return (await readdir(this.folder)).filter((name) => name !== 'manifest.json' && !named.includes(name));
  }

  /** Inverted-index files that this process has open. */
  async openFiles(): Promise<string[]> {
    const entries = await readdir('/proc/self/fd').catch(() => []);
    const targets = await Promise.all(entries.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
    return targets.filter((target) => target.startsWith(this.folder));
  }
}

const understood = (error: unknown) =>
  error instanceof ProblemError && ['disk_full', 'index_unavailable'].includes(error.code);

/** Tries until it succeeds; every failure must be one that a caller understands. */
export async function insist<T>(engine: EmbeddedEngine, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 3 || !understood(error)) throw error;
      await engine.settled().catch(() => undefined);
    }
  }
}

export const roundDocument = (i: number): LibraryDocument =>
  madeUpDocument(`d${i % 9}`, `easement round${i}`);

/** Adds, replaces and removes documents in enough segments for flushes, vectors and merges. */
export async function scenario(engine: EmbeddedEngine): Promise<void> {
  for (let i = 0; i < 12; i += 1) await insist(engine, () => engine.upsert([roundDocument(i)]));
  await insist(engine, () => engine.remove(['d4']));
  await insist(engine, () => engine.upsert([madeUpDocument('last', 'easement')]));
  await insist(engine, () => engine.settled());
}

/** Ids of the documents in the library after the scenario. */
export const scenarioIds = ['d0', 'd1', 'd2', 'd3', 'd5', 'd6', 'd7', 'd8', 'last'];
