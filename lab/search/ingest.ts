import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { mergeInThread } from '#server/platform/search/embedded/segments/merge-thread.ts';
import type { Documents } from './documents.ts';
import { benchEmbedder } from './embedder.ts';
import { diskBytes, type Load } from './measure.ts';
import { byStage, type StageSeconds } from './stages.ts';

const BATCH = 500;

export interface IngestFigures {
  documents: number;
  /** Seconds until the last document is written and searchable by words. */
  seconds: number;
  /** Seconds until every vector is made, and all is flushed and merged. */
  settledSeconds: number;
  /**
   * Seconds from then until it is merged as an index at rest is; absent in figures that were noted before that was
   * done.
   */
  restSeconds?: number;
  /** Processor time of all cores, until all is settled. */
  cpuSeconds: number;
  peakBytes: number;
  /** Absent in figures that were noted before loads were. */
  load?: Load;
  diskBytes: number;
  /** Absent unless they were asked for. */
  stages?: StageSeconds;
}

/**
 * Opens the index of the bench, writing it first where it is not in the cache; `stages` says what the processor does
 * meanwhile, which takes some time itself.
 */
export async function openBench(
  folder: string,
  documents: Documents,
  count: number,
  stages = false,
): Promise<{ engine: EmbeddedEngine; figures: IngestFigures; openMs: number }> {
  const index = path.join(folder, 'index');
  const noted = path.join(folder, 'ingest.json');
  const log = pino({ level: 'error' });
  const embedder = benchEmbedder(documents);
  if (!existsSync(noted)) {
    const engine = await openEmbeddedEngine({
      folder: index,
      log,
      embedder,
      mergeFiles: mergeInThread(),
    });
    const loadBefore = loadavg()[0] ?? 0;
    let peakBytes = 0;
    const watch = setInterval(() => {
      peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
    }, 100);
    const started = performance.now();
    const cpu = process.cpuUsage();
    let [seconds, settledSeconds] = [0, 0];
    const ingest = async () => {
      for (let from = 0; from < count; from += BATCH) {
        await engine.upsert(
          Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => documents.get(from + i)),
        );
        if (from % 10_000 === 0) {
          const { user, system } = process.cpuUsage(cpu);
          const seconds = [performance.now() - started, (user + system) / 1000].map((ms) =>
            Math.round(ms / 1000),
          );
          console.log(`  ${from} written, ${seconds[0]} s, ${seconds[1]} s of the processors`);
        }
      }
      seconds = (performance.now() - started) / 1000;
      await engine.settled();
      settledSeconds = (performance.now() - started) / 1000;
    };
    const found = stages ? await byStage(ingest) : await ingest();
    const { user, system } = process.cpuUsage(cpu);
    const settled = performance.now();
    await engine.rested();
    const restSeconds = (performance.now() - settled) / 1000;
    clearInterval(watch);
    await engine.close();
    const figures: IngestFigures = {
      documents: count,
      seconds,
      settledSeconds,
      restSeconds,
      cpuSeconds: (user + system) / 1e6,
      peakBytes,
      load: [loadBefore, loadavg()[0] ?? 0],
      diskBytes: diskBytes(index),
      ...(found ? { stages: found } : {}),
    };
    writeFileSync(noted, JSON.stringify(figures));
  }
  const started = performance.now();
  const engine = await openEmbeddedEngine({
    folder: index,
    log,
    embedder,
    mergeFiles: mergeInThread(),
  });
  const openMs = performance.now() - started;
  await engine.rested();
  return { engine, figures: JSON.parse(readFileSync(noted, 'utf8')) as IngestFigures, openMs };
}
